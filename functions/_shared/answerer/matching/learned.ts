import type { VenueFactsFile } from '../../contracts/venue-facts.ts';
import { readWays } from '../finding/findables.ts';
import type { ReadWays } from '../finding/finder.ts';
import { WordNumbers } from '../finding/word-numbers.ts';
import { stemsOf } from '../finding/words.ts';
import { packLists, packNumbers, unpackLists, unpackNumbers, type PackedLists } from './packed-numbers.ts';
import { betweenWays, namesRooms, plainPhrase, waysToAsk, type WayToAsk } from './ways-to-ask.ts';

/** What is learned from the ways to ask; nothing of it depends on the venue but what its rooms are called. */
export interface Learned {
  /** Every way to ask, in the order of the lists. */
  ways: readonly Pick<WayToAsk, 'key' | 'ideas'>[];
  read: ReadWays;
  /** The stems that tell a subject from others, by its key: `lock door exit`. */
  telling: Readonly<Record<string, string>>;
  /** Every word of every way to ask. */
  spoken: readonly string[];
}

/** The same as the build writes it: learning it anew would take most of a second of every cold start. */
interface LearnedFile {
  spoken: string;
  /** Ways to ask by subject, in plain words, the names of rooms not yet replaced. */
  plain: Readonly<Record<string, string>>;
  /** The ideas that they are made of, and each way as their numbers; how many ways each subject has. */
  ideas: string;
  ways: PackedLists;
  counts: string;
  read: PackedWays;
  telling: Readonly<Record<string, string>>;
}

/** `ReadWays` as text. */
interface PackedWays extends Readonly<
  Record<'counts' | 'rowCounts' | 'rows' | 'lengths' | 'stemCounts' | 'stems' | 'stemWords', string>
> {
  keys: readonly string[];
}

const words = (text: string) => text.split(' ');

/** Learns from the ways to ask of each subject, and packs what was learned for a file. */
export function learnWays(phrasings: Readonly<Record<string, readonly string[]>>): LearnedFile {
  const plain = Object.fromEntries(
    Object.entries(phrasings).map(([key, phrases]) => [key, plainPhrase(phrases.join(betweenWays))]),
  );
  const spoken = new Set<string>();
  for (const phrases of Object.values(phrasings))
    for (const word of phrases
      .join(' ')
      .replace(/<\w+>/g, ' ')
      .match(/[a-z]+/g) ?? [])
      spoken.add(word);
  const ways = waysToAsk(plain);
  const ideas = new WordNumbers();
  const packedWays = packLists(ways.map((way) => way.ideas.map((idea) => ideas.add(idea))));
  return {
    spoken: [...spoken].join(' '),
    plain,
    ideas: ideas.words.join(' '),
    ways: packedWays,
    counts: packNumbers(Object.keys(plain).map((key) => ways.filter((way) => way.key === key).length)),
    read: packRead(readWays(ways)),
    telling: tellingStems(plain),
  };
}

/** How many stems tell a subject from others. */
const mostTelling = 3;

/** The stems that most ways to ask of a subject have and few other subjects use. */
function tellingStems(plain: Readonly<Record<string, string>>): Record<string, string> {
  const countsOf = Object.entries(plain).map(([key, phrases]) => {
    const stems = phrases
      .replace(/<\w+>/g, ' ')
      .split(betweenWays.trim())
      .flatMap((phrase) => [...new Set(stemsOf(phrase))]);
    return [key, Map.groupBy(stems, (stem) => stem)] as const;
  });
  const spreads = Map.groupBy(
    countsOf.flatMap(([, counts]) => [...counts.keys()]),
    (stem) => stem,
  );
  return Object.fromEntries(
    countsOf.map(([key, counts]) => {
      const weighed = [...counts].map(([stem, uses]) => ({
        stem,
        weight: uses.length * Math.log(countsOf.length / (spreads.get(stem)?.length ?? 1)),
      }));
      const best = weighed.toSorted((one, other) => other.weight - one.weight).slice(0, mostTelling);
      return [key, best.map(({ stem }) => stem).join(' ')] as const;
    }),
  );
}

/** Packs ways to ask as they are compared by meaning. */
const packRead = ({ keys, counts, texts }: ReadWays): PackedWays => ({
  keys,
  counts: packNumbers(counts),
  rowCounts: packNumbers(texts.rowCounts),
  rows: packNumbers(texts.rows),
  lengths: packNumbers(texts.lengths),
  stemCounts: packNumbers(texts.stemCounts),
  stems: packNumbers(texts.stems),
  stemWords: texts.stemWords.join(' '),
});

/** Reads the ways to ask of each topic, and packs them for a file. */
export function readTopics(topics: Readonly<Record<string, readonly string[]>>): PackedWays {
  const plain = Object.fromEntries(
    Object.entries(topics).map(([key, phrases]) => [key, plainPhrase(phrases.join(betweenWays))]),
  );
  return packRead(readWays(waysToAsk(plain)));
}

/** What was learned, for a venue: from the file, or anew where a room is called by words that ways to ask use. */
export function learnedFor(file: LearnedFile, facts: Pick<VenueFactsFile, 'rooms'>): Learned {
  const learned = namesRooms(file.plain, facts) ? learnAnew(waysToAsk(file.plain, facts)) : unpack(file);
  return { ...learned, telling: file.telling, spoken: words(file.spoken) };
}

/** What depends on what rooms are called. */
type LearnedWays = Omit<Learned, 'spoken' | 'telling'>;

const learnAnew = (ways: readonly WayToAsk[]): LearnedWays => ({
  ways,
  read: readWays(ways),
});

function unpack({ plain, ideas, ways, counts, read }: LearnedFile): LearnedWays {
  const ideaWords = words(ideas);
  const perSubject = unpackNumbers(counts);
  const subjects = Object.keys(plain).flatMap((key, at) => Array.from({ length: perSubject[at] ?? 0 }, () => key));
  const ideasOfWays = unpackLists(ways, (number) => ideaWords[number] ?? '');
  return {
    ways: ideasOfWays.map((each, at) => ({ key: subjects[at] ?? '', ideas: each })),
    read: unpackRead(read),
  };
}

/** The ways to ask of a file, by subject or topic. */
export const unpackRead = (packed: PackedWays): ReadWays => ({
  keys: packed.keys,
  counts: unpackNumbers(packed.counts),
  texts: {
    rowCounts: unpackNumbers(packed.rowCounts),
    rows: unpackNumbers(packed.rows),
    lengths: unpackNumbers(packed.lengths),
    stemCounts: unpackNumbers(packed.stemCounts),
    stems: unpackNumbers(packed.stems),
    stemWords: words(packed.stemWords),
  },
});
