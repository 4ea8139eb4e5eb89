import { stemOf, tellingWords } from '../answerer/finding/words.ts';
import { ideaOfWord } from '../answerer/reading/concepts.ts';
import type { Venue } from './judgment.ts';
import type { Saying } from './read-sayings.ts';
import { sayingsOf } from './sayings.ts';

/** What the venue's texts speak of, one by one, and how much it tells that a text has some word. */
interface Texts {
  ideas: readonly ReadonlySet<string>[];
  worthOf: (idea: string) => number;
}

const kept = new WeakMap<readonly Saying[], Texts>();

/** The ideas of a text in plain form, each once: `kids` and `children` are one. Rooms are left out. */
export const ideasOf = (plain: string): string[] => [
  ...new Set(tellingWords(plain.replace(/§\p{L}+/gu, ' ')).map((word) => stemOf(ideaOfWord(word)))),
];

function textsOf({ facts, now }: Venue): Texts {
  const sayings = sayingsOf(facts, now);
  const known = kept.get(sayings);
  if (known) return known;
  const ideas = sayings.map(
    ({ sentences }) =>
      new Set(ideasOf(`${sentences[0]?.question ?? ''} ${sentences.map(({ text }) => text).join(' ')}`)),
  );
  const spread = new Map<string, number>();
  for (const each of ideas) for (const idea of each) spread.set(idea, (spread.get(idea) ?? 0) + 1);
  // A word that the venue never uses tells most.
  const worthOf = (idea: string) => Math.log((ideas.length + 1) / ((spread.get(idea) ?? 0.5) + 0.5));
  const made = { ideas, worthOf };
  kept.set(sayings, made);
  return made;
}

/** How much it tells at a venue that a text has some idea: a rare one more. */
export const worthIn = (venue: Venue): ((idea: string) => number) => textsOf(venue).worthOf;

/** How much of what a text in plain form speaks of stands together in one text of the venue: 1 for all, 0 for nothing. */
export function supportOf(plain: string, venue: Venue): number {
  const { ideas, worthOf } = textsOf(venue);
  const own = ideasOf(plain).map((idea) => ({ idea, worth: worthOf(idea) }));
  const whole = own.reduce((sum, { worth }) => sum + worth, 0);
  if (whole === 0) return 0;
  return (
    ideas.reduce(
      (best, each) =>
        Math.max(
          best,
          own.reduce((sum, { idea, worth }) => sum + (each.has(idea) ? worth : 0), 0),
        ),
      0,
    ) / whole
  );
}
