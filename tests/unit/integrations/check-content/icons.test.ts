import { expect, test } from 'vitest';
import { makeIcons } from '../../../../scripts/icons/make-icons.ts';
import { problems } from './content-folder.ts';

const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="currentColor" d="M0 0h8v8z"/></svg>';

test('every icon that the command draws and the venue does not have is one line', async () => {
  const names = Object.keys(await makeIcons(mark));
  const paths = names.map((name) => `src/content/public/${name}`);
  expect(problems(Object.fromEntries(paths.map((path) => [path, null]))).sort()).toEqual(
    paths
      .map(
        (path) =>
          `${path} – whole file: is missing, and every page names it; draw it from the mark with "npm run icons"`,
      )
      .sort(),
  );
});
