import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, test } from 'vitest';
import { codeIn, everyFile, linesMatching, read } from '../support/sources.ts';

const words = '[a-z0-9]+(?:-[a-z0-9]+)*';

/** Lower-case words joined by hyphens, with any number of endings: `hall-of-fame.test.ts`, `llms.txt.ts`. */
const kebabCase = new RegExp(`^${words}(?:\\.${words})+$`);
const component = /^([A-Z][a-z0-9]*)+\.(astro|tsx)$/;

/** Folders whose `.astro` and `.tsx` files are components. */
const isComponentFolder = (path: string) => /^src\/(components|layouts|islands|apps|ui)\//.test(path);

/** Names that a tool chooses: routes, migrations, files of Cloudflare, GitHub and Git, decisions. */
const chosenByTools = [
  /^src\/pages\/.*\[[.a-z]+\].*\.(astro|ts)$/,
  /^supabase\/migrations\/\d{14}_[a-z_]+\.sql$/,
  /^public\/_(headers|redirects)$/,
  /(^|\/)README\.md$/,
  /^(LICENSE|CHANGELOG\.md|AGENTS\.md)$/,
  /^docs\/decisions\/\d{3}-[a-z0-9-]+\.md$/,
  /^src\/pages\/404\.astro$/,
  /^scripts\/art\/(sets|sounds)\/([a-z-]+\/)?[a-z]+(_[a-z]+)*\.py$/, // Python imports a file by its name
  /(^|\/)\.[a-z]/,
];

test('files are named in lower-case words joined by hyphens, components like the component', () => {
  const wrong = everyFile.filter((path) => {
    if (chosenByTools.some((rule) => rule.test(path))) return false;
    const name = basename(path);
    if (isComponentFolder(path) && /\.(astro|tsx)$/.test(name)) return !component.test(name);
    return !kebabCase.test(name);
  });
  expect(wrong).toEqual([]);
});

test('folders are named in lower-case words joined by hyphens', () => {
  const folders = new Set(everyFile.flatMap((path) => dirname(path).split('/')));
  const wrong = [...folders].filter((name) => !new RegExp(`^[._]?${words}$|^\\.$|^\\[[.a-z]+\\]$`).test(name));
  expect(wrong).toEqual([]);
});

test('a component file exports the component it is named after', () => {
  const wrong = codeIn('src')
    .filter((path) => path.endsWith('.tsx') && isComponentFolder(path))
    .filter((path) => !new RegExp(`export function ${basename(path, '.tsx')}[(<]`).test(read(path)))
    .map((path) => `${path} does not export function ${basename(path, '.tsx')}`);
  expect(wrong).toEqual([]);
});

test('there are five islands at most; a new one is a decision, not an accident', () => {
  const islands = readdirSync('src/islands', { withFileTypes: true });
  const allowed = ['bottom-sheet', 'chat-overlay', 'cookie-notice', 'hall-of-fame', 'promo-banner'];
  expect(islands.filter((entry) => !entry.isDirectory()).map(({ name }) => name)).toEqual([]);
  expect(allowed).toEqual(expect.arrayContaining(islands.map(({ name }) => name)));
});

test('every exported store starts with $ and can only be read', () => {
  const files = codeIn('src/stores');
  const store = /^export const .*(?:(?:Atom|Map|Store)<|= (?:atom|map|deepMap|computed|persistent\w+)\b)/;
  const readable = /: export const \$[a-z]\w*(?:: Readable(?:Atom|Map)<| = computed\()/;
  const exported = linesMatching(files, store);
  expect(exported.length).toBeGreaterThan(3);
  expect(exported.filter((line) => !readable.test(line))).toEqual([]);
});

test('nothing else that is exported starts with $', () => {
  const others = codeIn('src', 'functions', 'scripts').filter((path) => !path.startsWith('src/stores/'));
  expect(linesMatching(others, /export (const|let|function) \$/)).toEqual([]);
});

test('only stores change stores', () => {
  const others = codeIn('src').filter((path) => !path.startsWith('src/stores/'));
  const users = others.filter((path) => /['"](#stores\/|nanostores['"])/.test(read(path)));
  expect(users.length).toBeGreaterThan(3);
  expect(linesMatching(users, /\.(set|setKey|notify)\(/)).toEqual([]);
  expect(linesMatching(others, /from ['"]nanostores['"]/)).toEqual([]);
});

/** Places in which a framework asks for a default export. */
const defaultExports = [
  /\.d\.ts$/,
  /\.config\.(ts|mjs)$/,
  /^src\/integrations\/(touch|near)\.ts$/, // client directives of Astro
  /^src\/integrations\/plain-islands\/(server|visit)\.ts$/, // a renderer of Astro
  /^src\/integrations\/cut-pictures\.ts$/, // an image service of Astro
  /^src\/worker\/main\.ts$/, // what the CDN starts
  /^tests\/.*\/(prepare|serve)\.ts$/, // global setup of vitest and Playwright
  /^tests\/support\/progress-reporter\.ts$/, // a reporter of Playwright
];

test('files export by name; by default only where a framework asks for it', () => {
  const files = codeIn('src', 'scripts', 'functions', 'tests', 'supabase').filter(
    (path) => !defaultExports.some((rule) => rule.test(path)),
  );
  expect(linesMatching(files, /^\s*export default\b|export \{[^}]*\bas default\b/)).toEqual([]);
});

test('nobody re-exports what another file exports, except a test helper that wraps it', () => {
  const files = codeIn('src', 'functions', 'scripts');
  expect(linesMatching(files, /^export (\*|\{[^}]*\}|type \{[^}]*\}) from /)).toEqual([]);
  expect(files.filter((path) => basename(path) === 'index.ts' && !path.startsWith('functions/'))).toEqual([]);
});
