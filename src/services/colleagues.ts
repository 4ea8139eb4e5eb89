import { FunctionsHttpError } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import type { InviteStaffRequest, StaffMemberRequest } from '#contracts/staff-accounts.ts';
import { report } from '#lib/report.ts';
import { staffClient } from './staff-client.ts';

/** How a change of the staff went: done, or not, with a code of the contract and a sentence for the owner. */
export type StaffOutcome = { status: 'done' } | { status: 'failed'; code: string; message: string };

const notReached: StaffOutcome = {
  status: 'failed',
  code: 'unreachable',
  message: 'The venue’s server cannot be reached. Check the connection and try again; nothing is done twice.',
};

const refusalSchema = z.object({ error: z.object({ code: z.string(), message: z.string() }) });

async function call(name: string, body: InviteStaffRequest | StaffMemberRequest): Promise<StaffOutcome> {
  try {
    const { error } = await staffClient.functions.invoke(name, { body: { ...body } });
    if (!error) return { status: 'done' };
    const answer: unknown = error instanceof FunctionsHttpError ? await (error.context as Response).json() : undefined;
    const refusal = refusalSchema.safeParse(answer);
    return refusal.success ? { status: 'failed', ...refusal.data.error } : notReached;
  } catch (reason) {
    report(`${name} failed`, reason);
    return notReached;
  }
}

/** Mails an invitation and takes the person on the staff. Never throws; like everything below. */
export const inviteColleague = (invitation: InviteStaffRequest) => call('invite-staff', invitation);

/** Takes a person off the staff, with the account. */
export const removeColleague = (userId: string) => call('remove-staff', { userId });

/** Removes every second factor of a person who cannot show a code any more. */
export const removeColleagueFactor = (userId: string) => call('remove-second-factor', { userId });
