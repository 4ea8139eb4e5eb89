import type { AnswerPart, Asked, Passage } from '../answer-parts.ts';
import { answerOf } from '../composing/own-verdict.ts';
import { sentencesOf } from '../composing/units.ts';
import { likeness, meaningOf } from '../finding/meaning.ts';
import { wordsOf } from '../finding/words.ts';
import { ideasOf } from '../reading/clause.ts';
import { normalize } from '../reading/normalize.ts';
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
  const meaning = meaningOf(wordsOf(asked.text));
  const likest = ({ text }: Passage) =>
    Math.max(...sentencesOf(text).map((sentence) => likeness(meaning, meaningOf(wordsOf(sentence)))));
  return section
    .filter((passage) => shared(passage) > 0)
    .map((passage) => ({ passage, near: likest(passage) }))
    .sort((one, other) => other.near - one.near)
    .slice(0, 1)
    .map(({ passage }) => passage);
}

function quote(group: readonly Passage[], asked: Asked, isOnly: boolean): string {
  const [first] = group;
  if (group.length === 1 && first) return isQuestion(first) ? answerOf(first, asked, isOnly) : sentenceOf(first);
  return group.map((passage) => `- ${titled(passage)}`).join('\n');
}

const isQuestion = ({ key, title }: Passage) => title.endsWith('?') || key.startsWith('faq/');

/** A line of a table is no sentence without its title: `All rooms at once: Up to 20 players.` */
const sentenceOf = ({ title, text, isTitled }: Passage) =>
  isTitled && !/[.!?…”)]\s*$/.test(text) ? `${title}: ${text}.` : text;

/** A card or step carries its title; a plain line of a section does not repeat the section's heading. */
const titled = ({ title, text, isTitled }: Passage) => (isTitled ? `**${title}**: ${text}` : text);
