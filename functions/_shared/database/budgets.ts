import { venueDay } from '../../../src/domain/venue-time.ts';
import type { Dependencies } from '../dependencies.ts';
import { clientAddress } from '../http/client-address.ts';
import type { DailyLimits } from '../limits.ts';
import { hashAddress } from '../privacy/hash.ts';

/** What is counted; the names are those of the table `chat_budgets`. */
export type BudgetUnit =
  | 'model_calls'
  | 'model_tokens'
  | 'stored_messages'
  | 'contact_requests'
  | 'summary_mails'
  | 'poll_votes'
  | 'staff_invitations'
  | 'presses';

/** An amount of one unit, for one session, address or the venue. */
export interface BudgetChange {
  scope: 'session' | 'address' | 'venue';
  subject: string;
  unit: BudgetUnit;
  amount: number;
}

/** An amount that is only taken while the day's sum stays within the limit. */
export interface BudgetTake extends BudgetChange {
  limit: number;
}

/** Whose budgets a call uses, and on which day of the venue's calendar. */
export interface Spender {
  day: string;
  /** Absent for a vote, and for a contact form that was not opened from a chat. */
  session: string | undefined;
  /** Keyed hash of the address. */
  address: string;
}

/** Finds out who spends in a call. */
export async function spenderOf(
  request: Request,
  session: string | undefined,
  { settings, now }: Pick<Dependencies, 'settings' | 'now'>,
): Promise<Spender> {
  const day = venueDay(now());
  return {
    day,
    session,
    address: await hashAddress(clientAddress(request, settings.addressTrust), settings.backend.key, day),
  };
}

/** An amount taken from the session, the address and the venue, always in this order so that nobody waits in a circle. */
export function takesOf(spender: Spender, unit: BudgetUnit, amount: number, limits: DailyLimits): BudgetTake[] {
  return changesOf(spender, unit, amount).map((change) => ({ ...change, limit: limits[change.scope] }));
}

/** The same amount for the session, the address and the venue, without a limit: to correct what was taken. */
export function changesOf({ session, address }: Spender, unit: BudgetUnit, amount: number): BudgetChange[] {
  return [
    ...(session ? [{ scope: 'session' as const, subject: session, unit, amount }] : []),
    { scope: 'address', subject: address, unit, amount },
    { scope: 'venue', subject: 'all', unit, amount },
  ];
}
