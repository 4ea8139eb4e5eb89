import { z } from 'astro/zod';
import { PUBLIC_SUPABASE_ANON_KEY, PUBLIC_SUPABASE_URL } from 'astro:env/client';
import { SUPABASE_SECRET_KEY } from 'astro:env/server';
import type { ShareCard } from '#domain/share-card.ts';

/** A card that the build may turn into a page of its own. */
export interface KnownCard {
  code: string;
  card: ShareCard;
  /** The team's logo, where our own backend serves it: a build fetches nothing from anybody else's server. */
  logo?: string;
}

/** Newest cards that get a page and a picture of their own; drawing more would make builds longer. */
const mostCards = 300;
/** Identifiers named in one address, and cards asked for at once. */
const perRequest = 50;
const atOnce = 8;
const patience = 15_000;

const idsSchema = z.array(z.object({ id: z.string() }));
const codesSchema = z.array(z.object({ code: z.string() }));
const cardSchema: z.ZodType<ShareCard> = z.object({
  room_name: z.string(),
  team_name: z.string(),
  team_logo_url: z.string().nullable(),
  adjusted_time_seconds: z.number(),
  date: z.string(),
  hints_used: z.number().nullable(),
  team_size: z.number().nullable(),
  category: z.string().nullable(),
  rank: z.number(),
  total: z.number(),
  percentile: z.number(),
  month_rank: z.number(),
  month_total: z.number(),
});

/** A key of today goes as `apikey`; one that is a signed token, as older projects have, goes as the bearer. */
function identify(key: string): Record<string, string> {
  const isToken = key.split('.').length === 3;
  return isToken ? { apikey: PUBLIC_SUPABASE_ANON_KEY, authorization: `Bearer ${key}` } : { apikey: key };
}

async function ask(path: string, key: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(`${PUBLIC_SUPABASE_URL}/rest/v1/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { ...identify(key), 'content-type': 'application/json' },
    signal: AbortSignal.timeout(patience),
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`The backend answers ${answer.status} to ${path.split('?')[0]}.`);
  return answer.json();
}

const chunks = <Item>(items: readonly Item[], size: number) =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));

/** Codes of the newest games that visitors may see: what they may see is asked with the visitors' key. */
async function readCodes(secretKey: string): Promise<string[]> {
  const newest = `leaderboard_entries?select=id&order=date.desc&limit=${mostCards}`;
  const ids = idsSchema.parse(await ask(newest, PUBLIC_SUPABASE_ANON_KEY));
  const codes: string[] = [];
  for (const chunk of chunks(ids, perRequest)) {
    const wanted = chunk.map(({ id }) => id).join(',');
    const found = await ask(`share_codes?select=code&entry_id=in.(${wanted})`, secretKey);
    codes.push(...codesSchema.parse(found).map(({ code }) => code));
  }
  return codes;
}

async function readCards(secretKey: string): Promise<KnownCard[]> {
  const cards: KnownCard[] = [];
  for (const chunk of chunks(await readCodes(secretKey), atOnce)) {
    const answers = chunk.map(async (code) => ({
      code,
      card: cardSchema.nullable().parse(await ask('rpc/share_card', PUBLIC_SUPABASE_ANON_KEY, { code })),
    }));
    for (const { code, card } of await Promise.all(answers)) {
      const logo = card?.team_logo_url;
      if (card) cards.push({ code, card, ...(logo?.startsWith(`${PUBLIC_SUPABASE_URL}/`) && { logo }) });
    }
  }
  return cards;
}

let known: Promise<KnownCard[]> | undefined;

/**
 * Cards that are known when the site is built. None without SUPABASE_SECRET_KEY, because share codes can be listed with
 * that key alone; and none when the backend does not answer: every card then comes from the shell at `/share`.
 */
export function getKnownCards(): Promise<KnownCard[]> {
  known ??= SUPABASE_SECRET_KEY ? readCards(SUPABASE_SECRET_KEY).catch(() => []) : Promise.resolve([]);
  return known;
}
