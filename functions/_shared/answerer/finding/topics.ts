import { packNumbers, unpackNumbers } from './packed-numbers.ts';
import { normalizeTagged } from '../reading/normalize.ts';
import { flatten, readText, type ReadTexts } from './read-texts.ts';

/** Ways to ask by topic, all read. A topic answers nothing itself: it leads to texts whose own question is one of its ways. */
export interface Topics {
  keys: readonly string[];
  /** How many of the texts belong to each key, in their order. */
  counts: ArrayLike<number>;
  texts: ReadTexts;
}

/** What stands for a tag when a way to ask is compared with what visitors write. */
const spokenTags: Readonly<Record<string, string>> = {
  n: 'five',
  day: 'saturday',
  time: 'seven',
  room: 'room',
  age: 'ten year old',
  money: 'dollars',
};
const spoken = (way: string) => normalizeTagged(way).replace(/<(\w+)>/g, (_, tag: string) => spokenTags[tag] ?? '');

/** `Topics` as text. */
interface PackedTopics extends Readonly<
  Record<'counts' | 'rowCounts' | 'rows' | 'lengths' | 'stemCounts' | 'stems' | 'stemWords', string>
> {
  keys: readonly string[];
}

/** Reads the ways to ask of each topic, and packs them for a file: reading them anew would take long at every cold start. */
export function packTopics(topics: Readonly<Record<string, readonly string[]>>): PackedTopics {
  const texts = flatten(Object.values(topics).flatMap((ways) => ways.map((way) => readText(spoken(way)))));
  return {
    keys: Object.keys(topics),
    counts: packNumbers(Object.values(topics).map(({ length }) => length)),
    rowCounts: packNumbers(texts.rowCounts),
    rows: packNumbers(texts.rows),
    lengths: packNumbers(texts.lengths),
    stemCounts: packNumbers(texts.stemCounts),
    stems: packNumbers(texts.stems),
    stemWords: texts.stemWords.join(' '),
  };
}

/** The topics of a file. */
export const unpackTopics = (packed: PackedTopics): Topics => ({
  keys: packed.keys,
  counts: unpackNumbers(packed.counts),
  texts: {
    rowCounts: unpackNumbers(packed.rowCounts),
    rows: unpackNumbers(packed.rows),
    lengths: unpackNumbers(packed.lengths),
    stemCounts: unpackNumbers(packed.stemCounts),
    stems: unpackNumbers(packed.stems),
    stemWords: packed.stemWords.split(' '),
  },
});
