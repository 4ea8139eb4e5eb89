import type { VenueFactsFile } from '../contracts/venue-facts.ts';
import { venueDay } from '../../../src/domain/venue-time.ts';
import compiled from '../facts/sayings.json' with { type: 'json' };
import { unpackSaying } from './compile-sayings.ts';
import { readSaying, writtenSayings, type Saying } from './read-sayings.ts';
import type { Clause } from './reading.ts';

const kept = new WeakMap<VenueFactsFile, { day: string; sayings: readonly Saying[] }>();

/** Everything that the venue says on a day; taken apart once a day, as far as that was not done when the site was built. */
export function sayingsOf(facts: VenueFactsFile, now: Date): readonly Saying[] {
  const day = venueDay(now);
  const before = kept.get(facts);
  if (before?.day === day) return before.sayings;
  const unpack = unpackSaying(facts, compiled);
  const sayings = writtenSayings(facts, now).map((written) => unpack(written) ?? readSaying(facts, written));
  kept.set(facts, { day, sayings });
  return sayings;
}

/** Every clause of the venue's texts with where it stands. */
export const clausesOf = (sayings: readonly Saying[]): { clause: Clause; saying: Saying }[] =>
  sayings.flatMap((each) =>
    each.sentences.flatMap(({ clauses }) => clauses.map((clause) => ({ clause, saying: each }))),
  );
