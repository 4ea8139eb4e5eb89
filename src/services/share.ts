import * as z from 'zod/mini';
import type { ShareCard } from '#domain/share-card.ts';
import { ask } from './ask.ts';
import { backend } from './environment.ts';

const cardSchema: z.ZodMiniType<ShareCard> = z.object({
  room_name: z.string(),
  team_name: z.string(),
  team_logo_url: z.nullable(z.string()),
  adjusted_time_seconds: z.number(),
  date: z.string(),
  hints_used: z.nullable(z.number()),
  team_size: z.nullable(z.number()),
  category: z.nullable(z.string()),
  rank: z.number(),
  total: z.number(),
  percentile: z.number(),
  month_rank: z.number(),
  month_total: z.number(),
});

/** By POST, so that a code stands in no log of addresses. */
const call = (name: string, code: string) =>
  ask(`rpc/${name}`, { 'content-type': 'application/json' }, { method: 'POST', body: JSON.stringify({ code }) });

/** What came of asking for a card. Nothing tells an unknown code from a hidden team. */
export type ShareCardAnswer = { status: 'ready'; card: ShareCard } | { status: 'unknown' } | { status: 'unreachable' };

/** Reads the card of a code. Never throws: without an answer within eight seconds, or with nonsense, it is unreachable. */
export async function readShareCard(code: string): Promise<ShareCardAnswer> {
  try {
    const answer = await call('share_card', code);
    const card = z.nullable(cardSchema).parse(await answer.json());
    return card ? { status: 'ready', card: withOwnLogo(card) } : { status: 'unknown' };
  } catch {
    return { status: 'unreachable' };
  }
}

/** Takes the team of a removal code, its own secret, off every board at once. False when the request did not arrive. */
export async function requestRemoval(code: string): Promise<boolean> {
  try {
    await call('request_removal', code);
    return true;
  } catch {
    return false;
  }
}

/** Asks the staff to take the team of a share code off the wall. False when the request did not arrive. */
export async function askForRemoval(code: string): Promise<boolean> {
  try {
    await call('ask_for_removal', code);
    return true;
  } catch {
    return false;
  }
}

/** A logo is shown, and drawn into pictures, only when our own backend serves it. */
function withOwnLogo(card: ShareCard): ShareCard {
  return { ...card, team_logo_url: card.team_logo_url?.startsWith(`${backend.url}/`) ? card.team_logo_url : null };
}
