import type { PreviewFacts } from '#domain/share-preview.ts';
import type { ShareCard } from '#domain/share-card.ts';
import { shareCardAnswerSchema } from './card-schema.ts';

/** A visitor waits so many milliseconds for a preview, and a card is about so many bytes. */
const patience = 1500;
const longest = 10_000;
/** Seconds that an answer is kept: a link that is posted in a large group is fetched by many at one moment. */
const keptFor = 15;

/** A store of answers by address, as the CDN has one at each of its places. */
export interface KeptAnswers {
  match(address: string): Promise<Response | undefined>;
  put(address: string, answer: Response): Promise<void>;
}

/** The card of a code; null when it is unknown or its team hidden; undefined when the backend is away or slower than a visitor waits. Never throws. */
export async function readCard(
  code: string,
  { site, backend }: Pick<PreviewFacts, 'site' | 'backend'>,
  kept: KeptAnswers,
): Promise<ShareCard | null | undefined> {
  const address = new URL(`/share/${code}?card`, site).href;
  try {
    const before = await kept.match(address);
    const text = await (before ?? (await askBackend(code, backend))).text();
    if (text.length > longest) return undefined;
    const card = shareCardAnswerSchema.parse(JSON.parse(text));
    if (!before) {
      await kept.put(address, new Response(text, { headers: { 'cache-control': `max-age=${keptFor}` } }));
    }
    return card;
  } catch {
    return undefined;
  }
}

/** By POST, so that the code stands in no log of addresses. */
async function askBackend(code: string, { url, key }: PreviewFacts['backend']): Promise<Response> {
  const answer = await fetch(`${url}/rest/v1/rpc/share_card`, {
    method: 'POST',
    headers: { apikey: key, 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
    signal: AbortSignal.timeout(patience),
  });
  if (!answer.ok) throw new Error(`The backend answers ${answer.status}.`);
  return answer;
}
