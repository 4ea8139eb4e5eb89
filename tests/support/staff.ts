/** People who sign in, and what they may reach with the session they get. */
import { PostgrestClient } from '@supabase/postgrest-js';
import { localPublishableKey } from '../../scripts/backend/local-keys.ts';
import { samplePassword, sampleStaff } from '../../scripts/backend/sample-staff.ts';
import type { Backend } from '../../scripts/backend/server.ts';
import { ownWord } from './own-word.ts';

/** A session as the backend gives it. */
export interface Session {
  access_token: string;
  refresh_token: string;
}

/** Headers that show who asks. */
export const headersOf = ({ access_token: token }: Session) => ({
  apikey: localPublishableKey,
  authorization: `Bearer ${token}`,
});

/** Signs one of the sample staff in. */
export async function signIn(backend: Backend, who: keyof typeof sampleStaff): Promise<Session> {
  const answer = await fetch(`${backend.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: localPublishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email: sampleStaff[who].email, password: samplePassword }),
  });
  if (!answer.ok) throw new Error(`${who} cannot sign in: ${answer.status}`);
  return (await answer.json()) as Session;
}

/** Data calls of somebody with a session. */
export const withSession = (backend: Backend, session: Session) =>
  new PostgrestClient(`${backend.url}/rest/v1`, { headers: headersOf(session) });

/** Somebody who works at the counter, and sees no visitor's data. */
export const counter = async (backend: Backend) => withSession(backend, await signIn(backend, 'counter'));

/** A host who also answers visitors: a manager. */
export const host = async (backend: Backend) => withSession(backend, await signIn(backend, 'host'));

/** The owner. */
export const owner = async (backend: Backend) => withSession(backend, await signIn(backend, 'owner'));

/** A game as staff send it. */
export function newGame(changes: object = {}) {
  return {
    request_key: crypto.randomUUID(),
    room_name: 'Thai Prison',
    team_name: `Team ${ownWord()}`,
    time_seconds: 2400,
    adjustment_seconds: 0,
    date: '2026-06-01',
    hints_used: 2,
    team_size: 4,
    category: 'friends',
    team_logo_url: null,
    ...changes,
  };
}

/** A game as the backend answers it. */
export interface SavedGame {
  id: string;
  team_name: string;
  version: number;
  share_code: string;
  removal_code: string;
  time_seconds: number;
  adjusted_time_seconds: number;
  updated_by_name: string | null;
  hidden_by: string | null;
  deleted_at: string | null;
}

/** Sends a game and returns what came back. */
export async function save(person: PostgrestClient, changes: object = {}) {
  const { data, error } = await person.rpc('save_entry', { entry: newGame(changes) });
  if (error) throw Object.assign(new Error(error.message), { code: error.code });
  return data as { status: string; entry: SavedGame };
}
