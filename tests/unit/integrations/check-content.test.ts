import { EventEmitter } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegrationLogger } from 'astro';
import { expect, test, vi } from 'vitest';
import { checkContent } from '#integrations/check-content.ts';
import { checkedCollections } from '#integrations/check-content/collections.ts';
import { contentFolder, otherPost, post } from './check-content/content-folder.ts';

vi.mock('astro:content', () => ({ defineCollection: (collection: object) => collection }));

const broken = {
  [post]: [
    ['category: Announcements', 'category: Newz'],
    ['../../assets/vault.webp', '../../assets/volt.webp'],
    ['publishedAt: 2026-03-01', 'publishedAt: 2026-02-30'],
    ['(#what-it-costs)', '(#what-it-cost)'],
  ] as [string, string][],
  [otherPost]: [['title: Summer offer', 'title: Summer: offer']] as [string, string][],
  'src/content/reviews.yaml': [['rating: 5', 'rating: 6']] as [string, string][],
};

async function start(command: 'build' | 'dev' | 'preview' | 'sync', root: URL): Promise<string[]> {
  const warn = vi.fn<AstroIntegrationLogger['warn']>();
  const setup = checkContent().hooks['astro:config:setup'];
  await setup?.({ command, config: { root, site: 'https://bell.example.com' }, logger: { warn } } as never);
  return warn.mock.calls.map(([message]) => message);
}

test('a marketer who makes several mistakes learns of all of them at once, by file', async () => {
  await expect(start('build', contentFolder(broken))).rejects.toThrow(
    /^6 problems in 3 content files\. Repair each line:\n\n(src\/content\/posts\/a-new-safe\.md – .*\n){4}\nsrc\/content\/posts\/summer-offer\.md – .*\n\nsrc\/content\/reviews\.yaml – .*$/,
  );
});

test('a marketer who checks without building is stopped too', async () => {
  await expect(start('sync', contentFolder(broken))).rejects.toThrow('6 problems');
});

test('a marketer who is still writing is warned and sees the site', async () => {
  expect(await start('dev', contentFolder(broken))).toEqual([expect.stringContaining('6 problems')]);
  expect(await start('preview', contentFolder(broken))).toEqual([]);
});

test('a marketer who saves a mistake is told at once, and again when it is repaired', async () => {
  const root = contentFolder();
  const watcher = new EventEmitter();
  const logger = { warn: vi.fn<(text: string) => void>(), info: vi.fn<(text: string) => void>() };
  const { hooks } = checkContent();
  await hooks['astro:config:setup']?.({
    command: 'dev',
    config: { root, site: 'https://bell.example.com' },
    logger,
  } as never);
  await hooks['astro:server:setup']?.({ server: { watcher }, logger } as never);
  const file = fileURLToPath(new URL(post, root));
  const written = readFileSync(file, 'utf8');
  const save = (text: string) => {
    writeFileSync(file, text);
    watcher.emit('all', 'change', file);
  };

  save(written.replace('category: Announcements', 'category: Newz'));
  await vi.waitFor(() =>
    expect(logger.warn).toHaveBeenCalledWith(expect.stringContaining(`${post} – category: "Newz"`)),
  );
  save(written);
  await vi.waitFor(() => expect(logger.info).toHaveBeenCalledWith('The content is in order again.'));
  expect(logger.warn).toHaveBeenCalledTimes(1);
});

test('the real content has no error', async () => {
  expect(await start('build', new URL('../../../', import.meta.url))).toEqual([]);
});

test('a developer who adds a collection is reminded to check it', async () => {
  const { collections } = await import('#content.config.ts');
  const readByNoPage = ['silences', 'redirects'];
  expect(Object.keys(checkedCollections).sort()).toEqual([...Object.keys(collections), ...readByNoPage].sort());
});
