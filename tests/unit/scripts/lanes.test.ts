import { expect, test } from 'vitest';
import { runInLanes, type NamedStep } from '../../../scripts/test/lanes.ts';

/** A step that notes nothing itself: the tests watch when it is started. */
const step = (name: string, expectedSeconds: number, after: string[] = [], isAlone = false): NamedStep => [
  name,
  { expectedSeconds, after, isAlone, run: () => Promise.reject(new Error('started by the test itself')) },
];

/** Runs steps whose ends the test decides; returns what has begun, in order, and how to end a step. */
function watched(all: NamedStep[], lanes: number) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const done = runInLanes(all, lanes, (name) => {
    begun.push(name);
    return new Promise((end) => ends.set(name, end));
  });
  const end = async (name: string) => {
    ends.get(name)?.();
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  return { begun, end, done };
}

test('long steps and those that others wait for begin first, as many as there are lanes', async () => {
  const { begun, end } = watched(
    [step('short', 1), step('long', 50), step('first', 10, []), step('last', 60, ['first'])],
    2,
  );
  expect(begun).toEqual(['first', 'long']);
  await end('long');
  expect(begun).toEqual(['first', 'long', 'short']);
  await end('first');
  expect(begun.at(-1)).toBe('last');
});

test('a step that wants the machine for itself begins when everything else has ended', async () => {
  const { begun, end, done } = watched([step('browser', 300, ['site'], true), step('site', 100), step('unit', 50)], 2);
  expect(begun).toEqual(['site', 'unit']);
  await end('site');
  expect(begun).toHaveLength(2);
  await end('unit');
  expect(begun.at(-1)).toBe('browser');
  await end('browser');
  await done;
});

test('a step is not kept waiting by one that nobody asked for', () => {
  expect(watched([step('browser', 300, ['site'], true)], 2).begun).toEqual(['browser']);
  expect(watched([step('site', 300, ['types'])], 2).begun).toEqual(['site']);
});
