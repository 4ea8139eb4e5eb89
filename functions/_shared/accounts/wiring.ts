import { createClient } from '@supabase/supabase-js';
import type { StaffDependencies } from '../dependencies.ts';
import { createDependencies, type Changes } from '../wiring.ts';
import { createStaffAccounts } from './staff-accounts.ts';

/** What a function runs with that changes who is on the staff: the door to the accounts beside the usual. */
export function createStaffDependencies(
  environment: Record<string, string | undefined>,
  changes: Changes<StaffDependencies> = {},
): StaffDependencies {
  const dependencies = createDependencies(environment, changes);
  const { url, key } = dependencies.settings.backend;
  const client = createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    ...(changes.fetch && { global: { fetch: changes.fetch } }),
  });
  return Object.assign(dependencies, { accounts: createStaffAccounts(client, url, changes.fetch) });
}
