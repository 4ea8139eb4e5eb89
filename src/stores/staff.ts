import { atom, onMount, type ReadableAtom } from 'nanostores';
import {
  pathAfterSignIn,
  staffPaths,
  tooManyAttempts,
  unreachable,
  wrongCredentials,
  type StaffPerson,
} from '#domain/staff.ts';
import { readMembership, signInStaff, signOutStaff, watchSession } from '#services/staff.ts';

/**
 * Who sits at this screen. `offline`: somebody has a session here and the backend cannot say who it is; the pages work
 * and what is typed waits, because it is the backend that decides in the end.
 */
export type StaffState =
  | { status: 'checking' }
  | { status: 'signed-out' }
  | { status: 'stranger' }
  | { status: 'offline' }
  | { status: 'signed-in'; person: StaffPerson };

/** The sign-in form: nothing yet, on its way, or the sentence that says what went wrong. */
export type SignInState = { status: 'idle' } | { status: 'sending' } | { status: 'failed'; message: string };

/** How often an unreachable backend is asked again, in milliseconds. */
const askAgainAfter = 10_000;

const staff = atom<StaffState>({ status: 'checking' });
const signingIn = atom<SignInState>({ status: 'idle' });
let known: string | null | undefined;

/** Who sits at this screen. */
export const $staff: ReadableAtom<StaffState> = staff;

/** How signing in goes. */
export const $signIn: ReadableAtom<SignInState> = signingIn;

const messages = { refused: wrongCredentials, 'too-many': tooManyAttempts, unreachable };

/** Signs in; the page then follows the session. */
export async function signIn(email: string, password: string): Promise<void> {
  if (signingIn.get().status === 'sending') return;
  signingIn.set({ status: 'sending' });
  const result = await signInStaff(email.trim(), password);
  signingIn.set(result === 'signed-in' ? { status: 'idle' } : { status: 'failed', message: messages[result] });
}

/** Signs out here, or on every device. */
export async function signOut(everywhere = false): Promise<void> {
  await signOutStaff(everywhere);
  known = null;
  staff.set({ status: 'signed-out' });
}

/** Leaves the sign-in page for the staff page that was asked for. */
export function goToStaffPage(): void {
  location.replace(pathAfterSignIn(location.search));
}

/** Leaves a staff page for the sign-in page, which leads back here. */
export function goToSignIn(): void {
  location.replace(`${staffPaths.signIn}?next=${encodeURIComponent(location.pathname.replace(/\.html$/, ''))}`);
}

async function check(account: string | null): Promise<void> {
  if (account === known && staff.get().status === 'signed-in') return;
  known = account;
  if (!account) return staff.set({ status: 'signed-out' });
  const membership = await readMembership(account);
  if (known !== account) return;
  if (membership.status === 'staff') staff.set({ status: 'signed-in', person: membership.person });
  else if (membership.status === 'stranger') staff.set({ status: 'stranger' });
  else if (membership.status === 'ended') await signOut();
  else {
    staff.set({ status: 'offline' });
    setTimeout(() => known === account && staff.get().status === 'offline' && void check(account), askAgainAfter);
  }
}

onMount(staff, () =>
  // Later, because the client cannot be used while it tells about a change.
  watchSession((account) => void setTimeout(() => void check(account), 0)),
);
