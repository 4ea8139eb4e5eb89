import { atom, type ReadableAtom } from 'nanostores';
import { inviteStaffRequestSchema } from '#contracts/staff-accounts.ts';
import type { Colleague, StaffList } from '#domain/dashboard.ts';
import type { Attempt, StaffRole } from '#domain/staff.ts';
import {
  changeColleagueRole,
  inviteColleague,
  removeColleague,
  removeColleagueFactor,
  type StaffOutcome,
} from '#services/colleagues.ts';
import { readStaff } from '#services/dashboard.ts';
import { createReading, type Reading } from './dashboard-list.ts';
import { lookAgain } from './staff.ts';

/**
 * What an owner is about to do: invite somebody, give somebody another role, take somebody off the staff, or remove a second factor. `needsFactor` once the
 * backend has said that it cannot be undone and that this owner has no second factor.
 */
export type ColleagueTask =
  | { kind: 'none' }
  | { kind: 'invite'; attempt: Attempt; needsFactor?: boolean; problems: Partial<Record<'name' | 'email', string>> }
  | ({ kind: 'role' } & OfColleague)
  | ({ kind: 'remove' | 'factor' } & OfColleague);

interface OfColleague {
  person: Colleague;
  attempt: Attempt;
  needsFactor?: boolean;
}

const list = createReading(readStaff);
const task = atom<ColleagueTask>({ kind: 'none' });
const notice = atom<string | null>(null);
let isInviting = false;

/** Who is on the staff, and the latest changes. */
export const $staffList: ReadableAtom<Reading<StaffList>> = list.$state;

/** What an owner is about to do. */
export const $colleagueTask: ReadableAtom<ColleagueTask> = task;

/** What was just done, as a sentence. */
export const $colleagueNotice: ReadableAtom<string | null> = notice;

/** Reads the list. */
export const loadColleagues = list.load;

/** Leaves everything as it is. */
export function closeColleagueTask(): void {
  task.set({ kind: 'none' });
}

/** Puts away what belongs to this part of the dashboard. */
export function closeColleagues(): void {
  closeColleagueTask();
  notice.set(null);
}

/** Opens the form for an invitation. */
export function startInviting(): void {
  task.set({ kind: 'invite', attempt: { status: 'idle' }, problems: {} });
}

/** Asks which role a person is to have. */
export function startChangingRole(person: Colleague): void {
  task.set({ kind: 'role', person, attempt: { status: 'idle' } });
}

/** Gives the person who is asked about a role. */
export async function changeRole(role: StaffRole): Promise<void> {
  const before = task.get();
  if (before.kind !== 'role' || before.attempt.status === 'sending') return;
  const { name, user_id: account, role: present } = before.person;
  if (role === present) return closeColleagueTask();
  task.set({ ...before, attempt: { status: 'sending' } });
  await finish(await changeColleagueRole(account, role), `${name} is ${roleName[role]} now.`);
}

/** A role after `is`. */
const roleName: Record<StaffRole, string> = { counter: 'at the counter', manager: 'a manager', owner: 'an owner' };

/** Asks whether a person, or their second factor, is really to go. */
export function startRemovingFrom(person: Colleague, kind: 'remove' | 'factor'): void {
  task.set({ kind, person, attempt: { status: 'idle' } });
}

const problems = {
  name: 'Enter the name that colleagues know, 60 characters at most.',
  email: 'Enter an email address, such as maya@example.com.',
};

/** Invites somebody. Returns the first field that is wrong. */
export async function invite(words: {
  name: string;
  email: string;
  role: string;
}): Promise<'name' | 'email' | undefined> {
  const before = task.get();
  if (before.kind !== 'invite' || before.attempt.status === 'sending') return undefined;
  const request = inviteStaffRequestSchema.safeParse(words);
  if (!request.success) {
    const wrong = (['name', 'email'] as const).filter((field) =>
      request.error.issues.some(({ path }) => path[0] === field),
    );
    task.set({ ...before, problems: Object.fromEntries(wrong.map((field) => [field, problems[field]])) });
    return wrong[0];
  }
  task.set({ ...before, problems: {}, attempt: { status: 'sending' } });
  const { name, email } = request.data;
  await finish(await inviteColleague(request.data), `${name} is invited. The mail went to ${email}.`);
  return undefined;
}

/** Mails the invitation again to somebody whose link ran out or got lost. */
export async function inviteAgain({ name, email = '', role }: Colleague): Promise<void> {
  if (isInviting) return;
  isInviting = true;
  notice.set(null);
  const outcome = await inviteColleague({ name, email, role });
  isInviting = false;
  notice.set(outcome.status === 'done' ? `${name} has a new invitation in the mail.` : outcome.message);
}

/** Does what was asked for. */
export async function confirmColleagueTask(): Promise<void> {
  const before = task.get();
  if ((before.kind !== 'remove' && before.kind !== 'factor') || before.attempt.status === 'sending') return;
  const { kind, person } = before;
  task.set({ ...before, attempt: { status: 'sending' } });
  if (kind === 'remove') await finish(await removeColleague(person.user_id), `${person.name} is off the staff.`);
  else {
    const done = `${person.name} has no second factor any more and signs in with the password alone.`;
    await finish(await removeColleagueFactor(person.user_id), done);
  }
}

async function finish(outcome: StaffOutcome, sentence: string): Promise<void> {
  const before = task.get();
  if (outcome.status === 'done') {
    task.set({ kind: 'none' });
    notice.set(sentence);
    return list.load();
  }
  const needsFactor = outcome.code === 'second_factor_needed';
  if (before.kind !== 'none') {
    task.set({ ...before, needsFactor, attempt: { status: 'failed', message: outcome.message } });
  }
  if (outcome.code === 'not_signed_in' || outcome.code === 'not_owner') await lookAgain();
}
