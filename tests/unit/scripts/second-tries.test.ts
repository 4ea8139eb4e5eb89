import { expect, test } from 'vitest';
import { judge } from '../../../scripts/test/second-tries.ts';

const today = '2026-11-20';

test('a test that needs a second try for the first time is new, and one seen last week has time left', () => {
  expect(judge(['the bell', 'the bolt'], { 'the bolt': '2026-11-13' }, today)).toEqual({
    fresh: ['the bell'],
    patient: ['the bolt'],
    failed: [],
  });
});

test('fourteen days after it was first seen, a second try counts as failing', () => {
  expect(judge(['the bolt'], { 'the bolt': '2026-11-07' }, today).patient).toEqual(['the bolt']);
  expect(judge(['the bolt'], { 'the bolt': '2026-11-06' }, today).failed).toEqual(['the bolt']);
});

test('a known test that passes at once troubles nobody, however long it has been known', () => {
  expect(judge([], { 'the bolt': '2025-01-01' }, today)).toEqual({ fresh: [], patient: [], failed: [] });
});

test('more than three second tries in one run are no chance: all of them fail, known or not', () => {
  const four = ['a bell', 'a bolt', 'a lock', 'a key'];
  expect(judge(four, { 'a bell': today }, today)).toEqual({ fresh: [], patient: [], failed: four });
  expect(judge(four.slice(1), {}, today).fresh).toHaveLength(3);
});
