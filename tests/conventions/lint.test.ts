import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { read } from '../support/sources.ts';

interface Override {
  files: string[];
  rules: { 'no-restricted-imports'?: [string, { patterns: { group: string[]; message: string }[] }] };
}

const config = JSON.parse(read('.oxlintrc.json')) as { rules: Record<string, string>; overrides: Override[] };

/** A file that breaks one rule on imports, and what the linter has to say to it. */
interface Offence {
  path: string;
  text: string;
  message: string;
  imported: string;
}

const inAstro = ['src/pages', 'src/layouts', 'src/components'];

const offences: Offence[] = config.overrides.flatMap(({ files, rules }) =>
  files.flatMap((glob) => {
    const folder = glob.replace('/**', '');
    const [, { patterns } = { patterns: [] }] = rules['no-restricted-imports'] ?? [];
    return patterns.flatMap(({ group, message }) =>
      group.map((pattern, index) => {
        const imported = pattern.replace('*', 'something.ts');
        const code = `import { something } from '${imported}';`;
        const isAstro = inAstro.includes(folder);
        return {
          path: `${folder}/offence-${index}.${isAstro ? 'astro' : 'ts'}`,
          text: isAstro ? `---\n${code}\n---\n<p>{something}</p>\n` : `${code}\nexport const used = something;\n`,
          message,
          imported,
        };
      }),
    );
  }),
);

const folder = mkdtempSync(join(tmpdir(), 'lint-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What the linter says to files, with the repository's own rules: `path: code message`. */
function lint(files: { path: string; text: string }[]): string[] {
  for (const top of ['src', 'functions', 'tests']) rmSync(join(folder, top), { recursive: true, force: true });
  cpSync('.oxlintrc.json', join(folder, '.oxlintrc.json'));
  for (const { path, text } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const linter = resolve('node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [linter, '--format', 'json', '.'], { cwd: folder, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { filename: string; code: string; message: string; help?: string }[];
  };
  return diagnostics.map(({ filename, code, message, help }) => `${filename}: ${code} ${message} ${help ?? ''}`);
}

test('the linter stops every import that its rules name, in pages, components, islands, stores and all other layers', () => {
  const said = lint(offences);
  const silent = offences.filter(
    ({ path, imported, message }) =>
      !said.some((line) => line.startsWith(`${path}:`) && line.includes(`'${imported}'`) && line.includes(message)),
  );
  expect(offences.length).toBeGreaterThan(40);
  expect(silent.map(({ path, imported }) => `${imported} in ${path}`)).toEqual([]);
});

test('every layer that has a direction has a rule of the linter', () => {
  const layers = [
    'pages',
    'layouts',
    'components',
    'islands',
    'apps',
    'ui',
    'stores',
    'services',
    'domain',
    'lib',
    'schemas',
  ];
  const ruled = new Set(offences.map(({ path }) => path.split('/')[1]));
  expect(layers.filter((layer) => !ruled.has(layer))).toEqual([]);
});

test('the linter lets pass what a layer may import', () => {
  const said = lint([
    {
      path: 'src/islands/board/Board.tsx',
      text: `import { $board } from '#stores/board.ts';\nexport const board = $board;\n`,
    },
    {
      path: 'src/stores/board.ts',
      text: `import { read } from '#services/board.ts';\nexport const load = () => read();\n`,
    },
    {
      path: 'src/pages/index.astro',
      text: `---\nimport Board from '#components/Board.astro';\n---\n<Board />\n`,
    },
  ]);
  expect(said).toEqual([]);
});

test.each([
  ['a value of any type', 'src/lib/a.ts', 'export const a = (b: any) => b;\n', 'no-explicit-any'],
  ['words to the console', 'src/stores/a.ts', `export const a = () => console.log('here');\n`, 'no-console'],
  ['a debugger', 'src/lib/a.ts', 'export function a() {\n  debugger;\n}\n', 'no-debugger'],
  [
    'a picture without a description',
    'src/islands/a/A.tsx',
    'export const A = () => <img src="/a.webp" />;\n',
    'alt-text',
  ],
  [
    'a test that runs alone',
    'tests/a.test.ts',
    `import { test, expect } from 'vitest';\ntest.only('a', () => expect(1).toBe(1));\n`,
    'no-focused-tests',
  ],
])('the linter stops %s', (_what, path, text, rule) => {
  expect(lint([{ path, text }])).toEqual([expect.stringContaining(rule)]);
});
