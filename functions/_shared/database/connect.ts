import { PostgrestClient } from '@supabase/postgrest-js';

/** A client of the project's tables and functions, with a key that may be secret. Accounts and files are not loaded for it. */
export const connectDatabase = ({ url, key }: { url: string; key: string }, ownFetch?: typeof fetch): PostgrestClient =>
  new PostgrestClient(`${url.replace(/\/$/, '')}/rest/v1`, {
    headers: { apikey: key, authorization: `Bearer ${key}` },
    ...(ownFetch && { fetch: ownFetch }),
  });
