import { expect, test } from 'vitest';
import { codeIn, everyFile, linesMatching, read } from '../support/sources.ts';

/** Files that hold examples of what is forbidden, to see that it is found. */
const examples = ['tests/conventions/words.test.ts', 'tests/conventions/lint.test.ts'];
const tests = codeIn('tests').filter((path) => !examples.includes(path));
const work = [...codeIn('src', 'scripts', 'functions', 'supabase'), ...tests];

test('types are not talked away with any', () => {
  expect(linesMatching(work, /\bas any\b|:\s*any\s*([;,)=\]}|&>]|$)|<any>|@ts-(ignore|nocheck|expect-error)/)).toEqual(
    [],
  );
});

test('nothing is left to do later in a comment', () => {
  expect(linesMatching(work, /\b(TODO|FIXME|HACK|XXX)\b/)).toEqual([]);
});

test('the site logs nothing but unknown addresses and failed calls to the console of a visitor', () => {
  const files = codeIn('src').filter((path) => !path.startsWith('src/integrations/'));
  expect(linesMatching(files, /\bconsole\.(log|info|debug|warn|table)\b|\bdebugger\b|\balert\(/)).toEqual([]);
  expect(linesMatching(files, /\bconsole\.error\b/).map((line) => line.split(':')[0])).toEqual([
    'src/lib/report.ts',
    'src/pages/404.astro',
  ]);
});

test('every test file has tests, and their names are sentences about somebody or something', () => {
  const files = tests.filter((path) => /\.(test|spec)\.tsx?$/.test(path));
  const short = files.flatMap((path) =>
    [...read(path).matchAll(/^\s*test(?:\.each\([^]*?\))?\(\s*(['"`])(.+?)\1/gm)]
      .map(([, , name = '']) => name)
      .filter((name) => !name.startsWith('$') && name.split(/\s+/).length < 3)
      .map((name) => `${path}: “${name}”`),
  );
  expect(files.filter((path) => !/\btest(\.each)?\(/.test(read(path)))).toEqual([]);
  expect(short).toEqual([]);
});

test('no file names a path of somebody’s machine', () => {
  const text = everyFile.filter((path) =>
    /\.(ts|tsx|astro|mjs|js|css|sql|md|json|jsonc|ya?ml|toml|svg|html)$/.test(path),
  );
  const machine = /(?<![\w.$@}-])\/(work|home|root|Users|private)\/[\w-]|[A-Z]:\\\\?Users/;
  expect(
    linesMatching(
      [...text, '.ci/run', '.gitignore'].filter((path) => !examples.includes(path)),
      machine,
    ),
  ).toEqual([]);
});

test('no file names a secret', () => {
  const secret =
    /sb_secret_[A-Za-z0-9]{10,}|eyJhbGciOi[\w-]+\.[\w-]+\.|-----BEGIN [A-Z ]*PRIVATE KEY|\bsk-[A-Za-z0-9]{20,}/;
  const text = everyFile.filter((path) => !/\.(webp|png|ico|mp4|woff2|jpe?g)$/.test(path));
  expect(linesMatching(text, secret)).toEqual([]);
});
