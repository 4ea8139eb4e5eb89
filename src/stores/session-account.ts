import { atom, onMount, type ReadableAtom } from 'nanostores';
import { readKeptAccount } from '#services/kept-account.ts';

const account = atom<string | null>(null);

/** Account whose session this browser has, also while the backend cannot say who that is; null for nobody. */
export const $account: ReadableAtom<string | null> = account;

/** Notes whose session this browser has. */
export function noteAccount(id: string | null): void {
  account.set(id);
}

onMount(account, () => {
  if (account.get() === null) account.set(readKeptAccount());
});
