/**
 * Tests that passed only at their second try, remembered by name and day in a file that is committed: docs/decisions/019.
 */
import { appendFileSync, readFileSync } from 'node:fs';
import { dump, JSON_SCHEMA, load } from 'js-yaml';

/** For so many days the cause may be looked for; from then on a second try counts as failing. */
export const patienceDays = 14;
/** More than so many in one run are no chance: they count as failing at once. */
export const mostInOneRun = 3;

const file = 'tests/second-tries.yaml';
/** The tests that are known, each with its day as \`YYYY-MM-DD\`. */
export type KnownTests = Record<string, string>;

/** What a run says of the tests that needed a second try. */
export interface Verdict {
  /** Seen for the first time. */
  fresh: string[];
  /** Known, with days left. */
  patient: string[];
  /** Known for too long, or too many at once: they count as failed. */
  failed: string[];
}

/** Judges the tests that needed a second try on a day. */
export function judge(names: readonly string[], known: KnownTests, today: string): Verdict {
  if (names.length > mostInOneRun) return { fresh: [], patient: [], failed: [...names] };
  const age = (name: string) => (Date.parse(today) - Date.parse(known[name] ?? today)) / 86_400_000;
  const failed = names.filter((name) => age(name) >= patienceDays);
  const tolerated = names.filter((name) => age(name) < patienceDays);
  return {
    fresh: tolerated.filter((name) => !(name in known)),
    patient: tolerated.filter((name) => name in known),
    failed,
  };
}

/** The tests that the committed file names. */
export function readKnown(): KnownTests {
  return (load(readFileSync(file, 'utf8'), { schema: JSON_SCHEMA }) ?? {}) as KnownTests;
}

/** Adds tests to the committed file. */
export function remember(names: readonly string[], today: string): void {
  if (names.length === 0) return;
  const lines = names.map((name) => dump({ [name]: today }, { schema: JSON_SCHEMA, lineWidth: -1 }));
  appendFileSync(file, lines.join(''));
}
