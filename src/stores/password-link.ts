import { atom, onMount, type ReadableAtom } from 'nanostores';
import { accountMessage } from '#domain/account-messages.ts';
import { readPasswordLink, type LinkKind } from '#domain/password-link.ts';
import { spendLink } from '#services/password.ts';

/**
 * The link that opened the password page. It is spent when a button is pressed and not before, because programs that
 * look for viruses open the links of a mail too. `spent`: whoever opened it is signed in now.
 */
export type LinkState =
  | { status: 'none' }
  | { status: 'unspent'; kind: LinkKind; problem: string | undefined; isSending: boolean }
  | { status: 'dead'; message: string }
  | { status: 'spent'; kind: LinkKind };

const state = atom<LinkState>({ status: 'none' });

/** The link that opened the password page. */
export const $passwordLink: ReadableAtom<LinkState> = state;

/** Failures that leave the link good. */
const worthTrying = new Set(['unreachable', 'request_timeout', 'over_request_rate_limit', 'unexpected_failure']);

function readAddress(): void {
  const link = readPasswordLink(location.hash);
  if (link.status === 'rejected') state.set({ status: 'dead', message: accountMessage(link.code) });
  else if (link.status === 'unspent')
    state.set({ status: 'unspent', kind: link.kind, problem: undefined, isSending: false });
}

/** Spends the link. Nothing of it stays in the address or in the history of the browser. */
export async function openLink(): Promise<void> {
  const link = readPasswordLink(location.hash);
  const before = state.get();
  if (link.status !== 'unspent' || (before.status === 'unspent' && before.isSending)) return;
  const { kind, tokenHash } = link;
  state.set({ status: 'unspent', kind, problem: undefined, isSending: true });
  const outcome = await spendLink(kind, tokenHash);
  if (outcome.status === 'failed' && worthTrying.has(outcome.code)) {
    return state.set({ status: 'unspent', kind, problem: accountMessage(outcome.code), isSending: false });
  }
  history.replaceState(null, '', location.pathname);
  state.set(
    outcome.status === 'done' ? { status: 'spent', kind } : { status: 'dead', message: accountMessage(outcome.code) },
  );
}

onMount(state, () => {
  readAddress();
  addEventListener('hashchange', readAddress);
  return () => removeEventListener('hashchange', readAddress);
});
