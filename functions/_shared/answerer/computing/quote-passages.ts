import { uncapitalized } from '../../../../src/domain/words.ts';
import type { AnswerPart, Asked, Passage } from '../answer-parts.ts';
import { fitsOf } from '../composing/fitting-sentences.ts';
import { answerOf } from '../composing/own-verdict.ts';
import { sentencesOf } from '../composing/units.ts';
import { saidAfter } from '../composing/verdict.ts';
import { tellingWords } from '../finding/words.ts';
import { sharesOf } from '../finding/shares.ts';
import { ideasOf } from '../reading/clause.ts';
import { normalize } from '../reading/normalize.ts';
import { asksYesOrNo } from '../reading/yes-or-no.ts';
import { standsFor } from './from-content.ts';

/** How passages are quoted. */
interface Quoting {
  /** True where the question was heard clearly as one for these very texts. */
  isHeard?: boolean;
  /** True where each of them tells a part of the answer. */
  areParts?: boolean;
}

/** Answers in the content's own words: the passages of the keys, several of one section as a list. */
export function quotePassages(
  keys: readonly string[],
  asked: Asked,
  passages: ReadonlyMap<string, Passage>,
  { isHeard = false, areParts = false }: Quoting = {},
): AnswerPart | undefined {
  const selected = keys.map((key) => select(key, asked, passages)).filter((group) => group.length > 0);
  const groups = areParts ? selected : likeliestOf(selected, asked);
  const all = groups.flat();
  if (all.length === 0) return undefined;
  const links = all.flatMap(({ link }) => (link ? [link] : []));
  return {
    text: groups.map((group) => quote(group, asked, all.length === 1, isHeard)).join('\n\n'),
    sources: [...new Map(all.map(({ source }) => [source.href, source])).values(), ...links].slice(0, 3),
  };
}

/** From this share on one of several texts is what was asked for, and the others are beside the point. */
const isAskedFor = 0.8;
/** A clause of fewer telling words says too little without the message around it. */
const fewWords = 3;

/** Of several texts for one subject the one whose sentences answer, where that is plain; otherwise all of them. */
function likeliestOf(groups: readonly Passage[][], { text, message }: Asked): readonly Passage[][] {
  const asked = tellingWords(text).length < fewWords ? message : text;
  if (groups.length < 2 || tellingWords(asked).length < fewWords) return groups;
  const sentences = groups.flatMap((group, at) =>
    group.flatMap((passage) => sentencesOf(passage.text).map((sentence) => ({ at, sentence }))),
  );
  const shares = sharesOf(fitsOf(sentences.map(({ sentence }) => sentence))(asked));
  const shareOf = (group: number) =>
    sentences.reduce((sum, { at }, index) => sum + (at === group ? (shares[index] ?? 0) : 0), 0);
  const best = groups.findIndex((_, at) => shareOf(at) >= isAskedFor);
  return best < 0 ? groups : [groups[best] ?? []];
}

function select(key: string, asked: Asked, passages: ReadonlyMap<string, Passage>): Passage[] {
  const single = passages.get(key);
  if (single) return [single];
  if (!/\/[*?]$/.test(key)) return [];
  const isOfSection = standsFor(key);
  const section = [...passages.values()].filter((passage) => isOfSection(passage.key));
  if (key.endsWith('*')) return section.slice(0, 7);
  const words = new Set(asked.ideas.filter((idea) => idea.length > 2 && !idea.startsWith('<')));
  const shared = (passage: Passage) =>
    ideasOf(normalize(`${passage.title} ${passage.text}`)).filter((idea) => words.has(idea)).length;
  const speaking = section.filter((passage) => shared(passage) > 0);
  const sentences = speaking.flatMap((passage) => sentencesOf(passage.text).map((sentence) => ({ passage, sentence })));
  const fits = fitsOf(sentences.map(({ sentence }) => sentence))(asked.text);
  const best = sentences[fits.indexOf(Math.max(...fits))];
  return best ? [best.passage] : [];
}

function quote(group: readonly Passage[], asked: Asked, isOnly: boolean, isHeard: boolean): string {
  const [first] = group;
  // what a venue says it does not have is a No to whoever asks for it
  if (first?.key.startsWith('silence/') && asksYesOrNo(asked.text)) return saidAfter('No', first.text);
  if (group.length === 1 && first)
    return isQuestion(first) ? answerOf(first, asked, isOnly, isHeard) : sentenceOf(first);
  return group.map((passage) => `- ${titled(passage)}`).join('\n');
}

const isQuestion = ({ key, title }: Passage) => title.endsWith('?') || key.startsWith('faq/');

/** A title that says when what it stands over happens: `The next business day`. */
const tellsWhen = /^the (?:next|same|following|day|evening|week)\b[^:]*$/i;

/** A line of a table is no sentence without its title: `All rooms at once: Up to 20 players.` A title that tells when is said, too. */
function sentenceOf({ title, text, isTitled }: Passage): string {
  if (!isTitled) return text;
  if (tellsWhen.test(title)) return `${title}: ${uncapitalized(text)}`;
  return /[.!?…”)]\s*$/.test(text) ? text : `${title}: ${text}.`;
}

/** A card or step carries its title; a plain line of a section does not repeat the section's heading. */
const titled = ({ title, text, isTitled }: Passage) => (isTitled ? `**${title}**: ${text}` : text);
