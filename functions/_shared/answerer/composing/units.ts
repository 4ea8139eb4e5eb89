import { listOf } from '../reading/patterns.ts';

/** A piece of an answer that can be said or left out on its own. */
export interface Unit {
  text: string;
  /** What separates it from the one before it. */
  before: string;
  /** What its line speaks of, where the line says so at its start: `**Room**:`. The piece is true of nothing else. */
  label: string;
  /** True where its own words say that already. */
  saysLabel: boolean;
}

/** Words that begin a sentence which means nothing without the one before it. */
const leaningWords = [
  'it, its, they, them, their, he, she, his, her, one, this, that, these, those, there, then, so, but, and, or, both',
  'neither, either, otherwise, also, instead, which, nothing, as many, as much, if not, after that, after it, before that',
  'until then, for that, in that case, the same, with that, with those',
].join(', ');
const leansOnBefore = new RegExp(String.raw`^(?:\*\*)?${listOf(leaningWords)}\b`, 'i');
/** Or one that is about a thing which the sentence before it named: `We’ll skip it if you ask.` */
const namesNothing = /^(?:we|you)(?:['’]\w+)?(?: \w+){1,2} (?:it|them)\b/i;
/** A sentence that only says for whom the next one is: `Prefer none?` */
const asksFirst = /\?$/;

const abbreviation = /(?:\b(?:a\.m|p\.m|e\.g|i\.e|st|mr|ms|mrs|dr|vs)\.|\d\.)$/i;

/** The sentences of a line; one that leans on the sentence before it stays with it. */
export function sentencesOf(line: string): string[] {
  const sentences: string[] = [];
  for (const sentence of line.split(/(?<=[.!?])\s+(?=[“"(*[]*[A-Z\d$])/)) {
    const last = sentences.at(-1);
    const leans = leansOnBefore.test(sentence) || namesNothing.test(sentence);
    if (last !== undefined && (leans || abbreviation.test(last) || asksFirst.test(last)))
      sentences[sentences.length - 1] = `${last} ${sentence}`;
    else sentences.push(sentence);
  }
  return sentences;
}

/** A name at the start of a line, and whether a colon sets it apart from what is said of it. */
const nameOf = (line: string): { name: string; isApart: boolean; rest: string } => {
  const [whole = '', name = '', colon = ''] = /^(\*\*[^*]+\*\*(?: \([^)]*\))?)(:?)/.exec(line) ?? [];
  return { name, isApart: colon !== '', rest: colon === '' ? line : line.slice(whole.length).trim() };
};

/** Stands for the end of a line within one piece. */
const itemBreak = '\u2028';

/** An item's name and its first sentence. */
const briefItem = (item: string) => sentencesOf(item)[0] ?? item;

/** A list that is announced (`We have 2 rooms:`) is one piece: what it counts may not be left out. Its items get short. */
const withWholeLists = (text: string): string =>
  text.replace(/(:)\n+((?:- .*(?:\n|$))+)/g, (_, colon: string, items: string) => {
    const brief = items.trimEnd().split('\n').map(briefItem);
    return `${colon}${itemBreak}${brief.join(itemBreak)}\n`;
  });

/** An answer's pieces in order: its sentences, and the items of its lists. */
export function unitsOf(text: string): Unit[] {
  /** What the lines are about since the last one that began with a name. */
  let label = '';
  return withWholeLists(text)
    .trim()
    .split(/\n+/)
    .flatMap((line, index) => {
      const isItem = line.startsWith('- ');
      const before = index === 0 ? '' : isItem ? '\n' : '\n\n';
      if (isItem) return [{ text: line, before, label: line.startsWith('- **') ? '' : label, saysLabel: false }];
      const { name, isApart, rest } = nameOf(line);
      label = name && `${name}:`;
      return sentencesOf(rest)
        .filter(Boolean)
        .map((sentence, at) => ({
          text: sentence,
          before: at === 0 ? before : ' ',
          label,
          saysLabel: at === 0 && name !== '' && !isApart,
        }));
    });
}

/** Pieces as one text again; what they speak of is said once, before the first of them. */
export function textOf(units: readonly Unit[]): string {
  let text = '';
  let spokenOf = '';
  let wasItem = false;
  for (const { text: words, before, label, saysLabel } of units) {
    const isNew = label !== spokenOf;
    const isItem = words.startsWith('- ');
    const gap = text === '' ? '' : isNew ? '\n\n' : before || (!isItem ? ' ' : wasItem ? '\n' : '\n\n');
    const name = isNew && label && !saysLabel ? `${label}${isItem ? '\n' : ' '}` : '';
    text += `${gap}${name}${words.replaceAll(itemBreak, '\n')}`;
    spokenOf = label;
    wasItem = isItem;
  }
  return text;
}

/** Words of a text as a reader counts them. */
export const wordCount = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
