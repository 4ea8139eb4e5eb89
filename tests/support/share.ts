/** Share cards as the tests of the site find them. */
import { createHmac } from 'node:crypto';
import { localPublishableKey, localTokenSecret } from '../../scripts/backend/local-keys.ts';
import { backendUrl } from './addresses.ts';

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** The key of server code for the embedded backend: a token that says `service_role`. It opens sample data and nothing else. */
export function localSecretKey(): string {
  const words = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ role: 'service_role', exp: 4_102_444_800 })}`;
  return `${words}.${createHmac('sha256', localTokenSecret).update(words).digest('base64url')}`;
}

const headers = {
  apikey: localPublishableKey,
  authorization: `Bearer ${localSecretKey()}`,
  'content-type': 'application/json',
};

async function call<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
  const answer = await fetch(`${backendUrl}/rest/v1/${path}`, { headers, ...init });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  const text = await answer.text();
  return (text === '' ? undefined : JSON.parse(text)) as Answer;
}

/** Enters a game past the staff pages, as server code may, and tells its id and the code of its card. */
export async function enterGame(game: {
  room_name: string;
  team_name: string;
  adjusted_time_seconds: number;
  date?: string;
  hints_used?: number;
  team_logo_url?: string;
}): Promise<{ id: string; code: string; secret: string }> {
  const [entry] = await call<{ id: string }[]>('leaderboard_entries', {
    method: 'POST',
    headers: { ...headers, prefer: 'return=representation' },
    body: JSON.stringify(game),
  });
  const id = entry?.id ?? '';
  const [share] = await call<{ code: string; removal_code: string }[]>(
    `share_codes?select=code,removal_code&entry_id=eq.${id}`,
  );
  return { id, code: share?.code ?? '', secret: share?.removal_code ?? '' };
}

/** Takes a game away again. */
export async function removeGame(id: string): Promise<void> {
  await call(`leaderboard_entries?id=eq.${id}`, { method: 'DELETE' });
}
