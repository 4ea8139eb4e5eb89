import { readToken, signToken } from './access-token.ts';
import { readFactors, type Query } from './account-rows.ts';

/** How a session proved who it is. */
export type Method = 'password' | 'otp' | 'totp';

/** Remembers how a session proved who it is. */
export async function recordMethod(query: Query, sessionId: string, method: Method): Promise<void> {
  await query(
    `insert into auth.mfa_amr_claims (session_id, authentication_method, created_at, updated_at)
     values ($1, $2, now(), now())
     on conflict (session_id, authentication_method) do update set updated_at = now()`,
    [sessionId, method],
  );
}

/** How a session proved who it is, latest first, as the claim `amr` says it. */
export async function readMethods(query: Query, sessionId: string) {
  const rows = await query<{ method: string; at: string }>(
    `select authentication_method as method, updated_at as at
     from auth.mfa_amr_claims where session_id = $1 order by updated_at desc`,
    [sessionId],
  );
  return rows.map(({ method, at }) => ({ method, timestamp: Math.floor(Date.parse(at) / 1000) }));
}

/** A session as the embedded sign-in answers it. */
interface SessionAnswer {
  access_token: string;
  user: { id: string };
}

/** Adds to a new session what the embedded sign-in leaves out: the level of assurance, how it was reached, the factors. */
export async function completeSession(query: Query, answer: SessionAnswer, method?: Method): Promise<object> {
  const claims = readToken(answer.access_token);
  if (method) await recordMethod(query, claims.session_id, method);
  const amr = await readMethods(query, claims.session_id);
  // From the methods and not from the session, as Supabase Auth has it: who removes a factor keeps the level till the end.
  const aal = amr.some((entry) => entry.method === 'totp') ? 'aal2' : 'aal1';
  const user = await completeUser(query, answer.user);
  return { ...answer, access_token: signToken({ ...claims, aal, amr, is_anonymous: false }), user };
}

/** Adds the second factors to an account as it is shown to its owner. */
export async function completeUser<User extends { id: string }>(query: Query, user: User): Promise<object> {
  const factors = await readFactors(query, user.id);
  return { ...user, ...(factors.length > 0 && { factors }) };
}
