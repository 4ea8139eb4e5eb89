import { meantWords } from '../../../domain/facts.ts';
import { fieldName, textsIn } from '../fields.ts';
import type { Entry } from '../read-entries.ts';

/** A sentence of the content and where it starts. */
export interface Sentence {
  /** Name of the field, or the line. */
  field: string;
  text: string;
}

/** Ends a sentence besides full stops: an empty line, a tag, a line of a list or a table. */
const edge = '\u2029';
const blank = (words: string) => words.replace(/[^\n]/g, ' ');

/** The text without what is no prose, every letter of the rest at its place. */
const prose = (text: string) =>
  text
    .replace(meantWords, blank)
    .replace(/\{\{[^}]*\}\}/g, (fact) => '_'.repeat(fact.length))
    .replace(/(?<=\])\([^)\s]*\)|https?:\/\/\S+/g, blank)
    .replace(/<\/?(?:b|strong|em|i|a|span)\b[^>]*>/g, blank)
    .replace(/<[^>]*>/g, (tag) => edge + blank(tag.slice(1)))
    .replace(/\n(?=[ \t]*(?:\n|[-*+|#>] |\d+\. ))/g, edge)
    .replace(/[*_`]/g, ' ');

/** The sentences of a text with their place in it. */
function split(text: string): { at: number; text: string }[] {
  const plain = prose(text);
  const starts = [
    0,
    ...[...plain.matchAll(/[.!?][”’")]*(?=\s)|\u2029/g)].map(({ 0: end, index }) => index + end.length),
  ];
  return starts.map((at, index) => ({ at, text: plain.slice(at, starts[index + 1]) }));
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Every sentence that visitors read in an entry; a sentence of a post may go on over several lines. */
export function sentencesOf({ written, path, body = '' }: Entry): Sentence[] {
  const fields = textsIn(written, path).flatMap((each) =>
    split(each.text).map(({ text }) => ({ field: fieldName(each.path), text: oneLine(text) })),
  );
  const lines = split(body).map(({ at, text }) => {
    const start = at + (text.length - text.trimStart().length);
    return { field: `line ${body.slice(0, start).split('\n').length}`, text: oneLine(text) };
  });
  return [...fields, ...lines].filter(({ text }) => /\d|[a-z]/i.test(text));
}
