import { createClient } from '@supabase/supabase-js';
import { staffSessionKey } from '#domain/browser-keys.ts';
import { backend } from './environment.ts';

/**
 * The client of the staff pages: it carries the session of the person who signed in, keeps it fresh while the tab is
 * visible, and shares it with the other tabs of this browser.
 */
export const staffClient = createClient(backend.url, backend.key, {
  auth: { storageKey: staffSessionKey, detectSessionInUrl: false },
});
