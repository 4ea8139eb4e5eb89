import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod';
import { staffRoles, type StaffRole } from '../../../src/domain/staff.ts';
import { DatabaseError } from '../database/chat-database.ts';
import type { Refusal } from '../http/refusal.ts';

/** What a session is good for; see `staff_standing` in the database. */
export const standings = z.enum([...staffRoles, 'code_needed', 'stranger', 'ended']);
export type Standing = z.infer<typeof standings>;

const removals = z.enum(['removed', 'yourself', 'last_owner', 'not_on_staff']);
const beginnings = z.enum(['begun', 'yourself', 'not_on_staff']);

/** What an owner does to the staff in person, under the same policies as on the pages. Throws when it did not happen. */
export interface OwnerDesk {
  /** Refuses an owner whose session has shown no second factor: what cannot be undone asks for one. */
  confirm(): Promise<void>;
  /** Takes an account on the staff; somebody invited again gets the new name and role. */
  add(account: string, name: string, role: StaffRole): Promise<void>;
  /** Takes a person off the staff and ends their sessions; the account stays. */
  remove(account: string): Promise<z.infer<typeof removals>>;
  /** Writes to the trail that second factors are about to be removed, and ends the sessions. */
  beginFactorRemoval(account: string): Promise<z.infer<typeof beginnings>>;
}

/** Milliseconds until the database has to answer. */
export const databasePatience = 10_000;

/** Postgres' code for a right that is missing. */
export const missingRight = '42501';

/** The desk of the owner whose session a client carries; `refuse` says why a right is missing. */
export function createOwnerDesk(client: SupabaseClient, refuse: () => Promise<Refusal>): OwnerDesk {
  const call = async <Result>(schema: z.ZodType<Result>, name: string, parameters: object): Promise<Result> => {
    const { data, error } = await client.rpc(name, parameters).abortSignal(AbortSignal.timeout(databasePatience));
    if (error?.code === missingRight) throw await refuse();
    if (error) throw new DatabaseError(error.code || 'nothing');
    return schema.parse(data);
  };
  return {
    confirm: async () => {
      if (!(await call(z.boolean(), 'owner_is_confirmed', {}))) throw await refuse();
    },
    add: (account, name, role) =>
      call(
        z.unknown().transform(() => undefined),
        'add_staff',
        { account, person_name: name, person_role: role },
      ),
    remove: (account) => call(removals, 'remove_staff', { account }),
    beginFactorRemoval: (account) => call(beginnings, 'begin_second_factor_removal', { account }),
  };
}
