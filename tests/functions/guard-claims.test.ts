import { readFileSync } from 'node:fs';
import { CORE_SCHEMA, load } from 'js-yaml';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { guardReply } from '../../functions/_shared/guard/guard-reply.ts';
import { testVenues } from '../unit/functions/guard-venues.ts';

/** Friday, 3 PM at the sample venue. */
const now = new Date('2026-11-20T15:00:00-05:00');
const venues = testVenues(now);

const claims = z.array(
  z.object({
    venue: z.enum(['sample', 'bare', 'large']),
    text: z.string(),
    isTrue: z.boolean(),
    asked: z.string().optional(),
  }),
);
const read = (name: string) =>
  claims.parse(
    load(readFileSync(new URL(`../eval/guard/${name}.yaml`, import.meta.url), 'utf8'), { schema: CORE_SCHEMA }),
  );

/** Floors a little below what was measured: `held-out` was measured once, after the last change to the guard. */
test.each([
  { name: 'held-out', truths: 0.92, lies: 0.82 },
  { name: 'tuning', truths: 0.97, lies: 0.97 },
  { name: 'worked-on', truths: 0.975, lies: 0.95 },
])('of the $name claims, true ones reach the visitor and false ones are withheld', ({ name, truths, lies }) => {
  const all = read(name);
  const isLetThrough = ({ venue, text, asked = '' }: (typeof all)[number]) =>
    guardReply(text, { facts: venues[venue], now, asked: [asked] }).ok;
  const [right, wrong] = [all.filter(({ isTrue }) => isTrue), all.filter(({ isTrue }) => !isTrue)];
  // Only counts are told: whoever reads held-out sentences while working on the guard has nothing left to measure it by.
  expect(right.filter(isLetThrough).length / right.length, 'true claims that pass').toBeGreaterThanOrEqual(truths);
  expect(
    wrong.filter((each) => !isLetThrough(each)).length / wrong.length,
    'false claims that are withheld',
  ).toBeGreaterThanOrEqual(lies);
});
