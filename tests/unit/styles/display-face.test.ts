import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Rules of a style sheet or of a component that have no rules inside them. */
const rule = /\{([^{}]*)\}/g;

test('whatever is written in the display face has its words apart by the one rule of the house', () => {
  const written = globSync('src/**/*.{css,astro}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(rule)]
      .map(([, declarations = '']) => declarations)
      .filter((declarations) => /\bfont(?:-family)?:[^;]*--font-display/.test(declarations))
      .map((declarations) => ({ file, isApart: declarations.includes('word-spacing: var(--word-gap);') })),
  );
  expect(written.length).toBeGreaterThan(20);
  expect(written.filter(({ isApart }) => !isApart)).toEqual([]);
});
