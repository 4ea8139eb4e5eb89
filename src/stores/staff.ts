import { atom, onMount, type ReadableAtom } from 'nanostores';
import { clockSentence } from '#domain/session-clock.ts';
import type { SignOutReason } from '#domain/sign-out-reasons.ts';
import { pathAfterSignIn, staffPaths, type SecondFactor, type StaffPerson } from '#domain/staff.ts';
import { endSession, watchSession, type SessionNews } from '#services/session.ts';
import { readMembership } from '#services/staff.ts';
import { readKeptAccount } from '#services/kept-account.ts';
import { noteAccount } from './session-account.ts';

/**
 * Who sits at this screen. `code`: the password was right and a second factor is still asked for; nothing is shown.
 * `offline`: somebody has a session here and the backend cannot say who it is; the pages work and what is typed waits,
 * because it is the backend that decides in the end.
 */
export type StaffState =
  | { status: 'checking' }
  | { status: 'signed-out'; reason: SignOutReason | undefined }
  | { status: 'code'; factors: SecondFactor[] }
  | { status: 'stranger' }
  | { status: 'offline' }
  | { status: 'signed-in'; person: StaffPerson };

/** How often an unreachable backend is asked again, in milliseconds. */
const askAgainAfter = 10_000;
/** How long the first answer may take before the page goes on without it. */
const patience = 5000;
/** A person who comes back after this long is looked up again: much may have happened elsewhere. */
const knownFor = 5 * 60_000;

const staff = atom<StaffState>({ status: 'checking' });
const clockNotice = atom<string | null>(null);
const openedByLink = atom(false);
const email = atom('');
/** Account and level of the session that is looked at. */
let known: string | null | undefined;
let knownSince = 0;

/** Who sits at this screen. */
export const $staff: ReadableAtom<StaffState> = staff;

/** What is wrong with the clock of this device, as a sentence. */
export const $clockNotice: ReadableAtom<string | null> = clockNotice;

/** True when a link from a mail opened the session, so that a password may be chosen without the present one. */
export const $openedByLink: ReadableAtom<boolean> = openedByLink;

/** Address that the person signs in with; password managers are told with every password. */
export const $email: ReadableAtom<string> = email;

/** Signs out here, or on every device. */
export async function signOut(everywhere = false, reason?: SignOutReason): Promise<void> {
  await endSession(everywhere, reason);
  leave(reason);
}

/** Looks again who this is: something was refused that staff may do. */
export async function lookAgain(): Promise<void> {
  if (known) await identify(known);
}

/** Leaves the sign-in page for the staff page that was asked for. */
export function goToStaffPage(): void {
  const state = staff.get();
  location.replace(pathAfterSignIn(location.search, state.status === 'signed-in' ? state.person.role : 'manager'));
}

/** Leaves a staff page for the sign-in page, which leads back here and says why. */
export function goToSignIn(): void {
  const state = staff.get();
  const query = new URLSearchParams({ next: location.pathname.replace(/\.html$/, '') });
  if (state.status === 'signed-out' && state.reason) query.set('why', state.reason);
  location.replace(`${staffPaths.signIn}?${query}`);
}

function leave(reason: SignOutReason | undefined): void {
  const before = staff.get();
  known = null;
  noteAccount(null);
  // The reason came with the news before: the same loss is told twice while a page opens.
  staff.set({ status: 'signed-out', reason: reason ?? (before.status === 'signed-out' ? before.reason : undefined) });
}

async function identify(session: string): Promise<void> {
  known = session;
  const membership = await readMembership(session.split('/')[0] ?? '');
  if (known !== session) return;
  knownSince = Date.now();
  const { status } = staff.get();
  if (membership.status === 'staff') staff.set({ status: 'signed-in', person: membership.person });
  else if (membership.status === 'code') staff.set(membership);
  else if (membership.status === 'stranger') staff.set({ status: 'stranger' });
  else if (membership.status === 'ended') await signOut(false, 'ended');
  else {
    if (status !== 'signed-in') staff.set({ status: 'offline' });
    setTimeout(() => known === session && staff.get().status === 'offline' && void identify(session), askAgainAfter);
  }
}

function follow(news: SessionNews): void {
  if (news.status === 'waiting') {
    noteAccount(readKeptAccount());
    return staff.set({ status: 'offline' });
  }
  if (news.status === 'none') return leave(news.reason);
  if (news.clock === 'useless') return void signOut(false, 'clock');
  clockNotice.set(news.clock === 'right' ? null : clockSentence[news.clock]);
  openedByLink.set(news.isFromLink);
  email.set(news.email ?? '');
  noteAccount(news.accountId);
  const session = `${news.accountId}/${news.level}`;
  const isKnown = session === known && staff.get().status === 'signed-in';
  if (!isKnown || Date.now() - knownSince > knownFor) void identify(session);
}

onMount(staff, () => {
  const late = setTimeout(() => staff.get().status === 'checking' && staff.set({ status: 'offline' }), patience);
  const stop = watchSession(follow);
  return () => {
    clearTimeout(late);
    stop();
  };
});
