import { expect, test } from 'vitest';
import { everyImport, importsIn, type Import } from '../support/imports.ts';
import { codeIn, linesMatching } from '../support/sources.ts';

/** What each layer may import besides itself; `islands` and `apps` stand for all of them. */
const mayImport: Record<string, string[]> = {
  pages: [
    'layouts',
    'components',
    'islands',
    'apps',
    'feeds',
    'social',
    'queries',
    'schemas',
    'domain',
    'lib',
    'styles',
    'assets',
  ],
  layouts: ['components', 'islands', 'apps', 'queries', 'schemas', 'domain', 'lib', 'styles'],
  components: ['elements', 'queries', 'schemas', 'domain', 'lib', 'styles', 'assets'],
  elements: ['stores', 'domain', 'lib'],
  islands: ['ui', 'stores', 'domain', 'lib', 'styles', 'assets'],
  apps: ['ui', 'stores', 'domain', 'lib', 'styles'],
  ui: ['lib', 'styles'],
  stores: ['services', 'domain', 'lib', 'contracts'],
  services: ['domain', 'lib', 'contracts'],
  queries: ['schemas', 'contracts', 'domain', 'lib'],
  feeds: ['schemas', 'domain', 'lib'],
  social: ['queries', 'domain', 'lib', 'assets'],
  integrations: ['schemas', 'domain', 'lib', 'contracts'],
  schemas: ['domain'],
  worker: ['domain'],
  domain: [],
  lib: [],
  styles: [],
  'content.config.ts': ['schemas'],
};

/** Packages that belong to some layers only. */
const packagesOf: { pattern: RegExp; layers: string[] }[] = [
  { pattern: /^react(-dom)?(\/|$)/, layers: ['islands', 'apps', 'ui'] },
  { pattern: /^@nanostores\/react$/, layers: ['islands', 'apps'] },
  { pattern: /^nanostores$/, layers: ['stores'] },
  { pattern: /^@supabase\//, layers: ['services'] },
  { pattern: /^astro:content$/, layers: ['content.config.ts', 'queries', 'social', 'schemas', 'pages'] },
  { pattern: /^astro:env/, layers: ['queries', 'services'] },
  { pattern: /^astro:assets$/, layers: ['components', 'layouts', 'pages'] },
  { pattern: /^node:/, layers: ['integrations', 'social', 'styles', 'content.config.ts'] },
  {
    pattern: /^(cheerio|satteri|satori|sharp|vite|github-slugger)$/,
    layers: ['integrations', 'social', 'content.config.ts'],
  },
  { pattern: /^js-yaml$/, layers: ['integrations', 'social', 'content.config.ts', 'apps'] },
];

/** What compiles the facts hears each question of the venue as the assistant does (decision 048): the one step from the site to it. */
const hearsAsTheAssistant = ({ path, words }: Import): boolean =>
  path === 'src/integrations/compile-facts/compile-facts.ts' && words.endsWith('/answerer/venue/matters.ts');

const kindOf = (layer: string) => /^(islands|apps)\//.exec(layer)?.[1] ?? layer;

/** Why an import is wrong, if it is. */
function objection(found: Import): string[] {
  if (hearsAsTheAssistant(found)) return [];
  const { path, from, to, words } = found;
  const [kind, target] = [kindOf(from), kindOf(to)];
  const isLayer = target in mayImport || ['assets', 'contracts'].includes(target);
  if (!isLayer) {
    if (/^(\.|tests\/|functions\/|scripts\/)/.test(to))
      return [`${path} imports ${words}, which is no part of the site`];
    const owner = packagesOf.find(({ pattern }) => pattern.test(to));
    const isFree = owner === undefined || owner.layers.includes(kind);
    return isFree ? [] : [`${path} imports ${words}, which only ${owner.layers.join(', ')} may`];
  }
  if (from === to) return [];
  const allowed = mayImport[kind] ?? [];
  const choice = allowed.join(', ') || 'nothing';
  return allowed.includes(target) ? [] : [`${path} imports ${words}; ${kind} may import ${choice}`];
}

test('every layer of the site is named in the rules', () => {
  const layers = new Set(everyImport.map(({ from }) => kindOf(from)));
  expect([...layers].filter((layer) => !(layer in mayImport))).toEqual([]);
});

test('imports go in one direction: pages show, stores decide, services call, the domain knows nobody', () => {
  expect(everyImport.length).toBeGreaterThan(200);
  expect(everyImport.flatMap(objection)).toEqual([]);
});

test('an import names the file with its ending', () => {
  const files = everyImport.filter(
    ({ words }) => /^[.#]/.test(words) && !/\.(ts|tsx|astro|css|svg|webp|js|json|woff2)(\?(raw|inline))?$/.test(words),
  );
  expect(files.map(({ path, words }) => `${path}: ${words}`)).toEqual([]);
});

test('nobody imports tests or scripts, and content files import nothing', () => {
  const ways = linesMatching(codeIn('src', 'functions'), /from ['"][^'"]*\/(tests|scripts)\//);
  expect(ways).toEqual([]);
  expect(linesMatching(codeIn('scripts'), /from ['"][^'"]*\/tests\//)).toEqual([]);
});

test.each([
  [
    'a page asks the backend',
    'src/pages/index.astro',
    `---\nimport { readLeaderboard } from '#services/leaderboard.ts';\n---`,
  ],
  ['a component uses React', 'src/components/site/Header.astro', `---\nimport { useState } from 'react';\n---`],
  [
    'a script of a component places an island',
    'src/components/site/Header.astro',
    `---\n---\n<script>\nimport { Board } from '#islands/hall-of-fame/Board.tsx';\n</script>`,
  ],
  [
    'an island uses another',
    'src/islands/cookie-notice/CookieNotice.tsx',
    `import { Board } from '../hall-of-fame/Board.tsx';`,
  ],
  [
    'an island asks Supabase',
    'src/islands/hall-of-fame/Board.tsx',
    `import { PostgrestClient } from '@supabase/postgrest-js';`,
  ],
  ['a store knows a view', 'src/stores/promo.ts', `import { Board } from '../islands/hall-of-fame/Board.tsx';`],
  ['a service knows a store', 'src/services/leaderboard.ts', `import { $leaderboard } from '#stores/leaderboard.ts';`],
  ['a rule reads content', 'src/domain/promo.ts', `import { getPublishedPosts } from '../queries/posts.ts';`],
  ['a rule is loaded later', 'src/domain/promo.ts', `const later = () => import('#stores/promo.ts');`],
  ['a helper knows a room', 'src/lib/links.ts', `import { roomStatus } from '#domain/retirement.ts';`],
  ['the site uses a test', 'src/lib/links.ts', `import { team } from '../../tests/support/leaderboard.ts';`],
])('these rules notice when %s', (_what, path, text) => {
  expect(importsIn(path, text).flatMap(objection)).toHaveLength(1);
});
