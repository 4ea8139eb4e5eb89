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

test('what goes back to the face of the text, inside a heading or a figure, has its words as near as the text has them', () => {
  const back = globSync('src/**/*.{css,astro}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(rule)]
      .map(([, declarations = '']) => declarations)
      .filter((declarations) => /\bfont:[^;]*--font-body/.test(declarations) && !/\bcontent:/.test(declarations))
      .map((declarations) => ({ file, declarations })),
  );
  // the page itself sets the face that all others go back to, and a single sign has no words
  const wrong = back.filter(
    ({ file, declarations }) =>
      !declarations.includes('word-spacing: normal;') && !/global\.css$|QuestionList|RoomTool/.test(file),
  );
  expect(back.length).toBeGreaterThan(5);
  expect(wrong.map(({ file }) => file)).toEqual([]);
});
