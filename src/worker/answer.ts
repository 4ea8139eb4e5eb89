import * as z from 'zod/mini';
import { readShareCode } from '#domain/share-card.ts';
import { previewOf, type PreviewFacts } from '#domain/share-preview.ts';
import { fillHead } from './fill-head.ts';
import { readCard, type KeptAnswers } from './read-card.ts';

/** The files of the build, with their redirects, headers and the page for unknown addresses. */
export interface Files {
  fetch(request: Request): Promise<Response>;
}

const factsSchema: z.ZodMiniType<PreviewFacts> = z.object({
  site: z.url(),
  venue: z.string(),
  backend: z.object({ url: z.url(), key: z.string() }),
  pictures: z.record(z.string(), z.string()),
});

/**
 * Answers an address with the file that the build made for it. What it made of a share card goes with the team: once hidden,
 * its page is the page for all cards and its picture is gone. A card that was born since the build has the page for all cards
 * with what a messenger shows of this one in its head, because messengers run no script. Without the backend, files as they are.
 */
export async function answer(request: Request, files: Files, kept: KeptAnswers): Promise<Response> {
  const built = await files.fetch(request);
  const { origin, pathname } = new URL(request.url);
  const [, folder, name = ''] = /^(\/share|\/social\/share)\/(.+)$/.exec(pathname) ?? [];
  if (!folder) return built;
  const isPage = folder === '/share';
  const shell = () => files.fetch(new Request(`${origin}/share`));
  const asBuilt = () => (built.status === 404 && isPage ? shell() : built);

  const code = readShareCode(name.replace(/\.jpg$/, ''));
  const facts = code && (await readFacts(files, origin));
  if (!facts) return asBuilt();
  const card = await readCard(code, facts, kept);
  if (card === undefined) return asBuilt();
  if (card === null) return isPage ? shell() : new Response(null, { status: 404 });
  if (!isPage || built.status !== 404) return built;

  const page = await shell();
  if (!page.ok) return page;
  const headers = new Headers(page.headers);
  headers.delete('etag'); // it names the page for all cards
  return new Response(fillHead(await page.text(), previewOf(card, code, facts)), { headers });
}

async function readFacts(files: Files, origin: string): Promise<PreviewFacts | undefined> {
  try {
    const answered = await files.fetch(new Request(`${origin}/share-preview.json`));
    return factsSchema.parse(await answered.json());
  } catch {
    return undefined;
  }
}
