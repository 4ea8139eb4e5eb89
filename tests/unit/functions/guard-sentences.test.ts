import { readFileSync } from 'node:fs';
import { CORE_SCHEMA, load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { guardReply } from '../../../functions/_shared/guard/guard-reply.ts';
import { testVenues } from './guard-venues.ts';

/** Friday, 3 PM. */
const now = new Date('2026-11-20T15:00:00-05:00');

const sentences = z
  .array(
    z.object({
      /** Whose assistant says it. */
      venue: z.enum(['sample', 'bare', 'large']),
      /** What the visitor asked; the guard does not see it. */
      asked: z.string(),
      text: z.string(),
      isTrue: z.boolean(),
      /** Where the facts say so. */
      why: z.string(),
      about: z.string(),
    }),
  )
  .parse(load(readFileSync(new URL('guard-sentences.yaml', import.meta.url), 'utf8'), { schema: CORE_SCHEMA }));

const venues = testVenues(now);
const isLetThrough = ({ venue, text }: (typeof sentences)[number]) =>
  guardReply(text, { facts: venues[venue], now }).ok;
const share = (right: number, all: number) => right / all;

describe('of sentences written by somebody who did not know the guard', () => {
  test('at least 97 of 100 false ones are withheld', () => {
    const wrong = sentences.filter(({ isTrue }) => !isTrue);
    const passed = wrong.filter(isLetThrough);
    expect(
      share(wrong.length - passed.length, wrong.length),
      passed.map(({ text }) => text).join('\n'),
    ).toBeGreaterThan(0.97);
  });

  test('at least 97 of 100 true ones reach the visitor', () => {
    const right = sentences.filter(({ isTrue }) => isTrue);
    const withheld = right.filter((sentence) => !isLetThrough(sentence));
    expect(
      share(right.length - withheld.length, right.length),
      withheld.map(({ text }) => text).join('\n'),
    ).toBeGreaterThan(0.97);
  });
});
