import { FunctionsHttpError } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import type { InviteStaffRequest, StaffMemberRequest } from '#contracts/staff-accounts.ts';
import type { StaffRole } from '#domain/staff.ts';
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

const refusals = {
  yourself: 'Another owner has to change your own role.',
  last_owner: 'The venue needs an owner. Make somebody else an owner first.',
  not_on_staff: 'This person is no longer on the staff.',
  unknown_role: 'This page is older than the venue’s server. Load it again.',
  second_factor_needed: 'This needs a second factor, and a session that has shown it.',
  not_owner: 'Only an owner may do this.',
};
const changeSchema = z.enum([
  'changed',
  'yourself',
  'last_owner',
  'not_on_staff',
  'unknown_role',
  'second_factor_needed',
]);

/** Gives a person on the staff another role. */
export async function changeColleagueRole(account: string, role: StaffRole): Promise<StaffOutcome> {
  const { data, error } = await staffClient.rpc('change_staff_role', { account, new_role: role });
  const missingRight = '42501';
  const answer = error?.code === missingRight ? 'not_owner' : changeSchema.safeParse(data).data;
  if (answer === 'changed') return { status: 'done' };
  return answer ? { status: 'failed', code: answer, message: refusals[answer] } : notReached;
}
