import { expect, test } from 'vitest';
import { codeIn, read } from '../support/sources.ts';

const areas = ['src', 'scripts', 'functions', 'supabase', 'tests'];

/** Style rule 6: half of the files at most 60 lines, nine of ten at most 200, none more than 300. */
const longest = 300;
const targets = { median: 60, ninetieth: 200 };

/** Pictures are drawn by long lists of shapes; they keep the hard limit and are left out of the statistics. */
const isDrawing = (path: string) => path.startsWith('scripts/art/');

const lines = (path: string) => read(path).split('\n').length - 1;
const percentile = (sizes: number[], share: number) =>
  sizes.toSorted((one, other) => one - other)[Math.min(sizes.length - 1, Math.floor(sizes.length * share))] ?? 0;

test(`no file is longer than ${longest} lines`, () => {
  const long = codeIn(...areas)
    .map((path) => ({ path, size: lines(path) }))
    .filter(({ size }) => size > longest)
    .map(({ path, size }) => `${path} has ${size} lines; take a noun out of it into a file of its own`);
  expect(long).toEqual([]);
});

test('files are short on the whole: the median and the ninetieth of a hundred are printed', () => {
  const rows = areas.map((area) => {
    const sizes = codeIn(area)
      .filter((path) => !isDrawing(path))
      .map(lines);
    return { area, files: sizes.length, median: percentile(sizes, 0.5), ninetieth: percentile(sizes, 0.9), sizes };
  });
  const table = rows.map(({ area, files, median, ninetieth, sizes }) =>
    [area.padEnd(10), files, median, ninetieth, Math.max(0, ...sizes)].map((cell) => String(cell).padStart(8)).join(''),
  );
  console.log(['    lines     files  median     p90     max', ...table].join('\n'));

  const source = rows.find(({ area }) => area === 'src');
  expect(source?.median).toBeLessThanOrEqual(targets.median);
  expect(source?.ninetieth).toBeLessThanOrEqual(targets.ninetieth);
});
