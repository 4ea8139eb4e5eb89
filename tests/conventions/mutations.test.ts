import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { applyBreak, areas, parseBreaks } from '../../scripts/mutate/breaks.ts';
import { read } from '../support/sources.ts';

const breaks = areas.flatMap((area) => parseBreaks(area, read(`tests/mutations/${area}.yaml`)));

test('every deliberate break still fits the code, and the tests that should notice it are there', () => {
  const wrong = breaks.flatMap((broken) => {
    const missing = [broken.file, ...broken.tests].filter((path) => !existsSync(path));
    if (missing.length > 0) return [`“${broken.name}” names ${missing.join(', ')}, which is not there`];
    try {
      applyBreak(broken, read(broken.file));
      return [];
    } catch (error) {
      return [(error as Error).message];
    }
  });
  expect(wrong).toEqual([]);
});

test('there are at least a hundred of them, each with a name of its own', () => {
  expect(breaks.length).toBeGreaterThanOrEqual(100);
  expect(new Set(breaks.map(({ name }) => name)).size).toBe(breaks.length);
});
