import { createClient } from '@supabase/supabase-js';
import { staffSessionKey } from '#domain/browser-keys.ts';
import type { SignOutReason } from '#domain/sign-out-reasons.ts';
import { backend } from './environment.ts';

/** Why this tab lost its session, where an answer said so: the client itself only tells that it is gone. */
let cause: SignOutReason | undefined;

/** Tells once why this tab lost its session; without a reason of its own it was another tab. */
export function takeCause(): SignOutReason | undefined {
  const taken = cause;
  cause = undefined;
  return taken;
}

async function fetchAndNote(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const answer = await fetch(input, init);
  const { pathname, search } = new URL(input instanceof Request ? input.url : input);
  const isRefused = answer.status >= 400 && answer.status < 500 && answer.status !== 429;
  if (pathname.endsWith('/auth/v1/token') && search.includes('grant_type=refresh_token')) {
    cause = isRefused ? 'expired' : undefined;
  } else if (pathname.endsWith('/auth/v1/user') && isRefused && init?.method !== 'PUT') cause = 'ended';
  return answer;
}

/**
 * The client of the staff pages: it carries the session of the person who signed in, keeps it fresh while the tab is
 * visible, and shares it with the other tabs of this browser.
 */
export const staffClient = createClient(backend.url, backend.key, {
  auth: { storageKey: staffSessionKey, detectSessionInUrl: false },
  global: { fetch: fetchAndNote },
});
