import { existsSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as browserKeys from '#domain/browser-keys.ts';
import { everyFile, linesMatching, read } from '../support/sources.ts';

const manifest = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};
/** Text of a document without its examples of code. */
const prose = (path: string) => read(path).replace(/```[^]*?```|`[^`\n]*`/g, '');
const documents = everyFile.filter((path) => path.endsWith('.md'));

test('every dependency is named with its exact version', () => {
  const all = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});

test('nothing is named twice, as needed to run and as needed to develop', () => {
  const both = Object.keys(manifest.dependencies).filter((name) => name in manifest.devDependencies);
  expect(both).toEqual([]);
});

test('the lockfile holds for any registry: it names no host', () => {
  const lock = read('package-lock.json');
  expect(lock.match(/"resolved": "(?!file:)[^"]+"/g) ?? []).toEqual([]);
  expect(lock.match(/https?:\/\/[^"]*(registry|npmjs|artifact|proxy|mirror)[^"]*/g) ?? []).toEqual([]);
});

test('the lockfile knows the optional packages of every platform, without which `npm ci` refuses it', () => {
  interface Locked {
    version: string;
    optionalDependencies?: Record<string, string>;
  }
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> };
  /** The entry that a package at a path finds by a name: its own, or that of a folder around it. */
  const foundFrom = (path: string, name: string): Locked | undefined =>
    packages[`${path && `${path}/`}node_modules/${name}`] ??
    (path === '' ? undefined : foundFrom(path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))), name));
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, wanted]) => {
        const found = foundFrom(path, name)?.version;
        return found === undefined || (/^\d/.test(wanted) && found !== wanted);
      })
      .map(([name, wanted]) => `${path} may need ${name} ${wanted}`),
  );
  expect(missing).toEqual([]);
});

test('no file names a package registry', () => {
  const text = everyFile.filter((path) => /\.(ts|mjs|js|json|md|ya?ml|toml)$|^\.(npmrc|nvmrc)$|^\.ci\//.test(path));
  const host = /registry\.(npmjs|yarnpkg)|npm\.pkg\.github|artifactory|verdaccio/i;
  const others = text.filter((path) => path !== 'tests/conventions/repository.test.ts');
  expect(linesMatching(others, host)).toEqual([]);
});

test('the newer Node that comes with the install is the one that .nvmrc names', () => {
  expect(manifest.devDependencies['node']).toBe(read('.nvmrc').trim().replace(/^v/, ''));
});

test('every command of package.json starts a file that exists', () => {
  const missing = Object.entries(manifest.scripts).flatMap(([name, command]) =>
    command
      .split(' ')
      .filter((word) => /\.(ts|mjs)$/.test(word) && !existsSync(word))
      .map((word) => `npm run ${name}: ${word} is missing`),
  );
  expect(missing).toEqual([]);
});

test('every command that the documents name exists', () => {
  expect(documents).toContain('README.md');
  const unknown = documents.flatMap((path) =>
    [...read(path).matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)]
      .map(([, name, short]) => name ?? short ?? '')
      .filter((name) => !(name in manifest.scripts))
      .map((name) => `${path}: npm run ${name}`),
  );
  expect(unknown).toEqual([]);
});

test('the README names every command that people type', () => {
  const named = read('README.md');
  const quiet = ['backend']; // part of `npm start` and `npm run dev`
  const missing = Object.keys(manifest.scripts).filter(
    (name) => !quiet.includes(name) && !new RegExp(`(npm |npm run |\`)${name}\\b`).test(named),
  );
  expect(missing).toEqual([]);
});

test('the README names the steps of the tests as they are', () => {
  const steps = [...read('scripts/test/steps.ts').matchAll(/^ {2}(\w+): (?:tool|vitest|playwright)\(/gm)].map(
    ([, name]) => name,
  );
  const [, named = ''] = /some steps only: (\w+(?:, \w+)*)/.exec(read('README.md')) ?? [];
  expect(named.split(', ')).toEqual(steps);
});

/** Documents speak of the sample's files, and another venue may have none of them. */
const isOfKnownVenue = (name: string) =>
  /^src\/(?:content\/public|assets\/scenes)\//.test(name) ||
  existsSync(name.replace(/^src\/content\//, 'tests/fixtures/known-venue/content/'));

test('every file and folder that the documents name exists', () => {
  const place = /`((?:src|tests|scripts|functions|supabase|public|docs)\/[\w./@-]*)`/g;
  const missing = documents.flatMap((path) =>
    [...read(path).matchAll(place)]
      .map(([, name = '']) => name)
      .filter((name) => !existsSync(name) && !isOfKnownVenue(name))
      .map((name) => `${path}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test('every link between documents leads to a file', () => {
  // The pictures of these venues are not kept: the check of their content knows which of them are named.
  const ownDocuments = documents.filter((path) => !path.startsWith('tests/fixtures/'));
  const missing = ownDocuments.flatMap((path) =>
    [...prose(path).matchAll(/\]\((?!https?:|#|\/|mailto:|tel:)([^)#\s]+)[^)]*\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !existsSync(new URL(target, `file://${process.cwd()}/${path}`)))
      .map((target) => `${path}: ${target}`),
  );
  expect(missing).toEqual([]);
});

test('continuous integration runs what a newcomer runs', () => {
  expect(read('.ci/run')).toMatch(/^npm test$/m);
  expect(statSync('.ci/run').mode & 0o111).not.toBe(0);
});

test('the legal page lists every name under which the browser remembers something', () => {
  const [, cookies = ''] = /- id: cookies\n([^]*?)(?=\n {2}- id: |$)/.exec(read('src/content/pages/legal.yaml')) ?? [];
  const hasPosts = existsSync('src/content/posts');
  const names = Object.entries(browserKeys)
    .filter(([name]) => hasPosts || !/^(?:promo|poll)/.test(name)) // banners and polls come with posts
    .map(([, key]) => (typeof key === 'string' ? key : key('')));
  expect(names.length).toBeGreaterThanOrEqual(2);
  expect(names.filter((name) => !cookies.includes(name))).toEqual([]);
});

test('no other name is used to remember something in the browser', () => {
  const sources = everyFile.filter((path) => /^src\/.*\.(ts|tsx|astro|js)$/.test(path));
  const literal = /(local|session)Storage\.\w+\(\s*['"`](?!(PROMO|COOKIE)_KEY)|document\.cookie|indexedDB/;
  expect(linesMatching(sources, literal)).toEqual([]);
});
