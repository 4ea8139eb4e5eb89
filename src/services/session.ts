import type { AuthChangeEvent, Session } from '@supabase/supabase-js';
import { judgeClock } from '#domain/session-clock.ts';
import type { SignOutReason } from '#domain/sign-out-reasons.ts';
import { readToken } from './access-token.ts';
import { readKeptAccount } from './kept-account.ts';
import { staffClient, takeCause } from './staff-client.ts';

/**
 * What this browser knows of a session. `none`: nobody is signed in, with the reason when a session was lost just now.
 * `waiting`: a session is kept here and cannot be renewed without a connection.
 */
export type SessionNews =
  | { status: 'none'; reason: SignOutReason | undefined }
  | { status: 'waiting' }
  | {
      status: 'present';
      accountId: string;
      email: string | undefined;
      level: 'aal1' | 'aal2';
      clock: ReturnType<typeof judgeClock>;
      isFromLink: boolean;
    };

/** Events with which a token arrives that was made a moment ago. */
const freshEvents = new Set<AuthChangeEvent>(['TOKEN_REFRESHED', 'MFA_CHALLENGE_VERIFIED', 'PASSWORD_RECOVERY']);

/** Set while this tab itself signs out: with the reason, when it is not the person's wish. */
let leaving: { reason: SignOutReason | undefined } | null = null;

function newsOf(event: AuthChangeEvent, session: Session | null): SessionNews {
  if (session) {
    const { level, times, isFromLink } = readToken(session.access_token);
    const clock = times ? judgeClock(times, new Date(), freshEvents.has(event)) : 'right';
    const { id: accountId, email } = session.user;
    return { status: 'present', accountId, email, level, clock, isFromLink };
  }
  if (event === 'SIGNED_OUT') {
    const cause = takeCause();
    return { status: 'none', reason: leaving ? leaving.reason : (cause ?? 'tab') };
  }
  return readKeptAccount() !== null ? { status: 'waiting' } : { status: 'none', reason: undefined };
}

/**
 * Tells whose session this browser has, now and whenever it changes: signed in or out here, in another tab, renewed, or
 * because the session ended. Returns the function that stops it.
 */
export function watchSession(listen: (news: SessionNews) => void): () => void {
  // Later, because the client cannot be used while it tells about a change.
  const { data } = staffClient.auth.onAuthStateChange((event, session) => {
    const news = newsOf(event, session);
    setTimeout(() => listen(news), 0);
  });
  return () => data.subscription.unsubscribe();
}

/**
 * Signs out, on every device of the person when `everywhere`; this browser forgets the session in any case. The reason
 * is told with the news.
 */
export async function endSession(everywhere: boolean, reason?: SignOutReason): Promise<void> {
  leaving = { reason };
  if (everywhere) await staffClient.auth.signOut({ scope: 'global' });
  await staffClient.auth.signOut({ scope: 'local' });
  leaving = null;
}
