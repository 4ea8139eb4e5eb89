import { createClient, type AuthError, type SupabaseClient } from '@supabase/supabase-js';
import { DatabaseError } from '../database/chat-database.ts';
import { Refusal } from '../http/refusal.ts';
import {
  createOwnerDesk,
  databasePatience,
  missingRight,
  standings,
  type OwnerDesk,
  type Standing,
} from './owner-desk.ts';

/** How an invitation went: the account that waits for its password, or why there is none. */
export type Invitation = { status: 'invited'; account: string } | { status: 'known' } | { status: 'too_many' };

/** The accounts of the staff. What a project only lets the secret key do is here; the rest the owner does in person. */
export interface StaffAccounts {
  /** The owner who calls, or a refusal `not_signed_in` or `not_owner`: the database decides, not the token. */
  ownerOf(request: Request): Promise<OwnerDesk>;
  /** Makes an account and mails a link; for one that was never used, mails a new link. */
  invite(email: string, name: string): Promise<Invitation>;
  /** Deletes an account. One that is gone already is deleted. */
  deleteAccount(account: string): Promise<void>;
  /** Removes every second factor of an account; how many there were. */
  removeFactors(account: string): Promise<number>;
}

/** The accounts behind a Supabase client that holds the secret key. */
export function createStaffAccounts(client: SupabaseClient, url: string, ownFetch?: typeof fetch): StaffAccounts {
  const { admin } = client.auth;
  return {
    ownerOf: async (request) => {
      const token = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
      const key = request.headers.get('apikey');
      if (!token || !key) throw refusalFor('ended');
      // With the caller's own keys: whatever they are, they open no more here than elsewhere.
      const asCaller = createClient(url, key, {
        auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
        global: { headers: { authorization: `Bearer ${token}` }, ...(ownFetch && { fetch: ownFetch }) },
      });
      const standingNow = async () => {
        const { data, error, status } = await asCaller
          .rpc('staff_standing')
          .abortSignal(AbortSignal.timeout(databasePatience));
        const refused = error && (status === 401 || error.code === missingRight);
        if (error && !refused) throw new DatabaseError(error.code || 'nothing');
        return refused ? 'ended' : standings.parse(data);
      };
      const standing = await standingNow();
      if (standing !== 'owner') throw refusalFor(standing);
      // Another owner may have been quicker; whoever is an owner still lacks only the second factor.
      return createOwnerDesk(asCaller, async () => {
        const now = await standingNow();
        return now === 'owner' ? factorIsMissing() : refusalFor(now);
      });
    },
    invite: async (email, name) => {
      const { data, error } = await admin.inviteUserByEmail(email, { data: { name } });
      if (error?.code === 'email_exists') return { status: 'known' };
      if (error?.status === 429) return { status: 'too_many' };
      if (error) throw failure(error);
      return { status: 'invited', account: data.user.id };
    },
    deleteAccount: async (account) => {
      const { error } = await admin.deleteUser(account);
      if (error && error.code !== 'user_not_found') throw failure(error);
    },
    removeFactors: async (account) => {
      const { data, error } = await admin.mfa.listFactors({ userId: account });
      if (error) throw failure(error);
      for (const { id } of data.factors) {
        const { error: refused } = await admin.mfa.deleteFactor({ userId: account, id });
        if (refused && refused.code !== 'mfa_factor_not_found') throw failure(refused);
      }
      return data.factors.length;
    },
  };
}

/** An error for the log, without the words of the other side. */
const failure = ({ code, status }: AuthError) => new DatabaseError(code ?? `status ${status ?? 0}`);

const factorIsMissing = () =>
  new Refusal(
    'second_factor_needed',
    'This cannot be undone, so it needs your second factor. Add one to your account, then come back and do it here.',
  );

function refusalFor(standing: Exclude<Standing, 'owner'>): Refusal {
  if (standing === 'ended') return new Refusal('not_signed_in', 'You are signed out. Please sign in again.');
  if (standing === 'code_needed') {
    return new Refusal('not_owner', 'Please sign in again with the code of your second factor.');
  }
  return new Refusal('not_owner', 'Only an owner may do this.');
}
