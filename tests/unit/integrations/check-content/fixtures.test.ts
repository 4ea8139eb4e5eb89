import { expect, test } from 'vitest';
import { findProblems } from '#integrations/check-content/find-problems.ts';
import { testMoment } from '../../../support/clock.ts';
import { fixtureSource } from '../../../support/fixture-source.ts';

test.each(['known-venue', 'bare-venue'])('the content of %s, on which tests stand, has no problem', (name) => {
  expect(findProblems(fixtureSource(name), { now: testMoment, origin: 'https://venue.example' })).toEqual([]);
});
