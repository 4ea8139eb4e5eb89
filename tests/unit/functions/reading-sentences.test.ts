import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CORE_SCHEMA, load } from 'js-yaml';
import { findDays, spanOf } from '../../../functions/_shared/answerer/reading/dates.ts';
import { findGroup, type Group } from '../../../functions/_shared/answerer/reading/group.ts';
import { normalize } from '../../../functions/_shared/answerer/reading/normalize.ts';
import { findTimes } from '../../../functions/_shared/answerer/reading/times.ts';
import { loadFacts } from '../../../functions/_shared/facts/facts-file.ts';

/** What a sentence says of people: a field that is null must not be read, one that is left out may be anything. */
type People = { [field in keyof Group]?: Group[field] | null };

const sentences = load(readFileSync(new URL('./reading-sentences.yaml', import.meta.url), 'utf8'), {
  schema: CORE_SCHEMA,
}) as {
  people: [sentence: string, who: People][];
  dates: [sentence: string, days: string[]][];
  times: [sentence: string, times: string[]][];
};
const facts = loadFacts();
const now = new Date('2026-11-20T15:00:00-05:00');

test.each(sentences.people)('“%s” says who comes', (sentence, who) => {
  const group = findGroup(normalize(sentence), 'the vault|vault|crypt');
  const read = Object.fromEntries(Object.keys(who).map((field) => [field, group[field as keyof Group] ?? null]));
  const sorted = ({ ages, ...rest }: People) => ({ ...rest, ages: ages?.toSorted((one, other) => one - other) });
  expect(sorted(read)).toEqual(sorted(who));
});

test.each(sentences.dates)('“%s” names days of the calendar', (sentence, days) => {
  const text = normalize(sentence);
  const read = spanOf(findDays(text, facts, now), text).map((day) =>
    day.kind === 'date' ? day.day : day.kind === 'weekday' ? day.weekday : day.kind,
  );
  expect(read).toEqual(days);
});

test.each(sentences.times)('“%s” names times of day', (sentence, times) => {
  expect(findTimes(normalize(sentence)).map(({ time }) => time)).toEqual(times);
});
