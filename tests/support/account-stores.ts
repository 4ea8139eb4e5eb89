/** A browser tab for the stores of sign-in: an address, and a session whose news a test makes up. */
import { vi } from 'vitest';
import type { SessionNews } from '#services/session.ts';

/** Opens a tab at an address. `went` holds where the page left for; `history` what it wrote into the address bar. */
export function openStaffTab(address = '/xtra/dashboard') {
  const url = new URL(address, 'https://example.com');
  const went: string[] = [];
  const shown: string[] = [];
  vi.resetModules();
  vi.stubGlobal('location', {
    origin: url.origin,
    pathname: url.pathname,
    search: url.search,
    hash: url.hash,
    replace: (path: string) => went.push(path),
  });
  vi.stubGlobal('history', { replaceState: (_state: unknown, _title: string, path: string) => shown.push(path) });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  return { went, shown };
}

/** News of a session that is there. */
export const present = (changes: Partial<Extract<SessionNews, { status: 'present' }>> = {}): SessionNews => ({
  status: 'present',
  accountId: 'maya',
  email: 'maya@example.com',
  level: 'aal1',
  clock: 'right',
  isFromLink: false,
  ...changes,
});

/** News that nobody is signed in any more. */
export const gone = (reason?: 'tab' | 'expired' | 'ended' | 'clock'): SessionNews => ({ status: 'none', reason });
