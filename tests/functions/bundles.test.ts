import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleFunctions, functionNames, type FunctionBundle } from '../../scripts/deploy/bundle-functions.ts';

const folder = mkdtempSync(join(tmpdir(), 'bundles-'));
let bundles: FunctionBundle[];
beforeAll(async () => {
  bundles = await bundleFunctions(functionNames(), folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('every function but the assistant starts from less than a megabyte', () => {
  const large = bundles.filter(({ bytes }) => bytes >= 1_000_000).map(({ name }) => name);
  expect(large).toEqual(['ai-chat']);
});

test('a function needs nothing but its one file: no package is looked for where it runs', () => {
  for (const { name } of bundles) {
    const text = readFileSync(join(folder, `${name}.js`), 'utf8');
    const imported = [...text.matchAll(/(?:^|[;}])(?:import|export)\b[^;(]{0,200}?from"([^"]+)"/g)];
    expect(imported.map(([, from = '']) => from).filter((from) => !from.startsWith('node:'))).toEqual([]);
  }
});

test('the table of sizes says what they are, give or take a twentieth', () => {
  const rows = readFileSync('functions/README.md', 'utf8').matchAll(/^\| `([\w-]+)` \| ([\d,]+) \| ([\d,]+) \|$/gm);
  const told = [...rows].map(([, name = '', ...sizes]) => ({
    name,
    sizes: sizes.map((size) => Number(size.replace(',', '')) * 1000),
  }));
  expect(told.map(({ name }) => name).toSorted()).toEqual(functionNames().toSorted());
  for (const { name, sizes } of told) {
    const { bytes, compressedBytes } = bundles.find((bundle) => bundle.name === name)!;
    for (const [index, size] of [bytes, compressedBytes].entries()) {
      expect(sizes[index], `${name}: npm run bundle prints the table`).toBeGreaterThan(size * 0.95);
      expect(sizes[index], `${name}: npm run bundle prints the table`).toBeLessThan(size * 1.05);
    }
  }
});
