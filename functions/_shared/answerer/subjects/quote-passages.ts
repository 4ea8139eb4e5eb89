import type { AnswerPart, Asked, Passage } from '../answer-parts.ts';
import { fitsOf } from '../composing/fitting-sentences.ts';
import { answerOf } from '../composing/own-verdict.ts';
import { sentencesOf } from '../composing/units.ts';
import { saidAfter } from '../composing/verdict.ts';
import { ideasOf } from '../reading/clause.ts';
import { normalize } from '../reading/normalize.ts';
import { asksYesOrNo } from '../reading/yes-or-no.ts';
import { standsFor } from './from-content.ts';

/** Answers in the content's own words: the passages of the keys, several of one section as a list. */
export function quotePassages(
  keys: readonly string[],
  asked: Asked,
  passages: ReadonlyMap<string, Passage>,
): AnswerPart | undefined {
  const groups = keys.map((key) => select(key, asked, passages)).filter((group) => group.length > 0);
  const all = groups.flat();
  if (all.length === 0) return undefined;
  const links = all.flatMap(({ link }) => (link ? [link] : []));
  return {
    text: groups.map((group) => quote(group, asked, all.length === 1)).join('\n\n'),
    sources: [...new Map(all.map(({ source }) => [source.href, source])).values(), ...links].slice(0, 3),
  };
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

function quote(group: readonly Passage[], asked: Asked, isOnly: boolean): string {
  const [first] = group;
  // what a venue says it does not have is a No to whoever asks for it
  if (first?.key.startsWith('silence/') && asksYesOrNo(asked.text)) return saidAfter('No', first.text);
  if (group.length === 1 && first) return isQuestion(first) ? answerOf(first, asked, isOnly) : sentenceOf(first);
  return group.map((passage) => `- ${titled(passage)}`).join('\n');
}

const isQuestion = ({ key, title }: Passage) => title.endsWith('?') || key.startsWith('faq/');

/** A line of a table is no sentence without its title: `All rooms at once: Up to 20 players.` */
const sentenceOf = ({ title, text, isTitled }: Passage) =>
  isTitled && !/[.!?…”)]\s*$/.test(text) ? `${title}: ${text}.` : text;

/** A card or step carries its title; a plain line of a section does not repeat the section's heading. */
const titled = ({ title, text, isTitled }: Passage) => (isTitled ? `**${title}**: ${text}` : text);
