import { atom, type ReadableAtom } from 'nanostores';
import { ofPerson, readQueue } from './queue-storage.ts';
import { $account } from './session-account.ts';
import { signOut } from './staff.ts';

/** Somebody wants to sign out while games of theirs have not been sent. */
export interface Leaving {
  everywhere: boolean;
  /** How many games wait on this device. */
  unsent: number;
}

const leaving = atom<Leaving | null>(null);

/** The question before signing out; null while there is none. */
export const $leaving: ReadableAtom<Leaving | null> = leaving;

/** Signs out, unless games that this person saved here would stay behind: then it asks first. */
export function askToSignOut(everywhere = false): void {
  const unsent = ofPerson(readQueue(), $account.get()).length;
  if (unsent > 0) leaving.set({ everywhere, unsent });
  else void signOut(everywhere);
}

/** Signs out although games wait; they stay on this device for the same person. */
export function signOutAnyway(): void {
  const asked = leaving.get();
  leaving.set(null);
  if (asked) void signOut(asked.everywhere);
}

/** Stays signed in. */
export function stay(): void {
  leaving.set(null);
}
