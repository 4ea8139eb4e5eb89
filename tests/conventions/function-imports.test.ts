import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { codeIn, read } from '../support/sources.ts';

const manifest = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
const functionNames = readdirSync('functions', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== '_shared')
  .map(({ name }) => name);

const importsOf = (path: string, text = read(path)) =>
  ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);

/** Why an import of a function is wrong, if it is. */
function objection(path: string, words: string): string[] {
  if (!words.startsWith('.')) return words in packages ? [] : [`${path} imports ${words}, which no deno.json names`];
  const [, own = ''] = path.split('/');
  const target = join(dirname(path), words);
  const allowed = [`functions/${own}/`, 'functions/_shared/', 'src/domain/'];
  return allowed.some((folder) => target.startsWith(folder)) ? [] : [`${path} imports ${words}`];
}

const { imports: packages } = JSON.parse(read('functions/ai-chat/deno.json')) as { imports: Record<string, string> };

test('a function imports its own folder, what functions share, and the rules of the domain', () => {
  const files = codeIn('functions');
  expect(files.length).toBeGreaterThan(30);
  expect(files.flatMap((path) => importsOf(path).flatMap((words) => objection(path, words)))).toEqual([]);
});

test.each([
  ['another function', `import { handleRating } from '../rate-chat-reply/handler.ts';`],
  ['a service of the site', `import { readLeaderboard } from '../../src/services/leaderboard.ts';`],
  ['an alias', `import { venueDay } from '#domain/venue-time.ts';`],
  ['a package nobody declared', `import { map } from 'lodash';`],
])('this rule notices %s', (_what, text) => {
  const path = 'functions/ai-chat/handler.ts';
  expect(importsOf(path, text).flatMap((words) => objection(path, words))).toHaveLength(1);
});

test('every function names the same packages, in the versions of package.json', () => {
  expect(functionNames.length).toBeGreaterThan(3);
  for (const name of functionNames) {
    expect(JSON.parse(read(`functions/${name}/deno.json`))).toEqual({ imports: packages });
  }
  for (const [words, target] of Object.entries(packages)) {
    const name = words === 'zod/mini' ? 'zod' : words;
    expect(target).toBe(`npm:${name}@${manifest.dependencies[name]}${words === 'zod/mini' ? '/mini' : ''}`);
  }
});

/** Every file that is loaded with one, through whatever it imports; what is imported only for its types is not. */
function loadedWith(path: string, known: Set<string> = new Set()): Set<string> {
  if (known.has(path)) return known;
  known.add(path);
  if (!path.endsWith('.ts')) return known;
  const { outputText } = ts.transpileModule(read(path), {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ESNext },
  });
  for (const words of importsOf(path, outputText))
    if (words.startsWith('.')) loadedWith(join(dirname(path), words), known);
    else known.add(words);
  return known;
}

const isOfAnswering = (path: string) =>
  /^functions\/_shared\/(?:answerer|guard)\/|\/(?:topics|word-vectors)\.json$/.test(path);

test('only the function that answers questions loads the answerer, its ways to ask and its table of meanings', () => {
  const chat = [...loadedWith('functions/ai-chat/index.ts')];
  expect(chat).toContain('functions/_shared/facts/topics.json');
  expect(chat).toContain('functions/_shared/answerer/finding/word-vectors.json');
  for (const name of functionNames.filter((each) => each !== 'ai-chat'))
    expect([...loadedWith(`functions/${name}/index.ts`)].filter(isOfAnswering), name).toEqual([]);
});

test('only functions that change the staff load the library of accounts', () => {
  const ofStaff = functionNames.filter((name) => loadedWith(`functions/${name}/index.ts`).has('@supabase/supabase-js'));
  expect(ofStaff.sort()).toEqual(['invite-staff', 'remove-second-factor', 'remove-staff']);
});

test('every function is declared, listed and short to start', () => {
  const config = read('supabase/config.toml');
  const list = read('functions/README.md');
  for (const name of functionNames) {
    expect(config).toContain(`[functions.${name}]\nentrypoint = "./compiled/functions/${name}.js"\nverify_jwt = false`);
    expect(list).toContain(`| \`${name}\` |`);
    expect(read(`functions/${name}/index.ts`).split('\n').length).toBeLessThanOrEqual(15);
  }
});
