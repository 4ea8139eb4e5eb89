import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SessionNews } from '#services/session.ts';
import { gone, openStaffTab, present } from '../../support/account-stores.ts';

const session = vi.hoisted(() => ({
  listen: (_news: SessionNews): void => undefined,
  endSession: vi.fn<typeof import('#services/session.ts').endSession>(),
}));
const readMembership = vi.hoisted(() => vi.fn<typeof import('#services/staff.ts').readMembership>());
vi.mock('#services/session.ts', () => ({
  watchSession: (listen: (news: SessionNews) => void) => {
    session.listen = listen;
    return () => undefined;
  },
  endSession: session.endSession,
}));
vi.mock('#services/staff.ts', () => ({ readMembership }));
vi.mock('#services/kept-account.ts', () => ({ readKeptAccount: () => 'maya' }));

const maya = { status: 'staff', person: { id: 'maya', name: 'Maya', role: 'manager' } } as const;
const phone = { id: 'factor', name: 'My phone' };

beforeEach(() => {
  vi.useFakeTimers();
  readMembership.mockReset().mockResolvedValue(maya);
  session.endSession.mockClear();
});
afterEach(() => void vi.useRealTimers());

/** Opens a staff page and tells it the first news. */
async function openPage(news: SessionNews, address?: string) {
  const tab = openStaffTab(address);
  const stores = await import('#stores/staff.ts');
  const states: string[] = [];
  stores.$staff.subscribe(({ status }) => void states.push(status));
  const hear = async (next: SessionNews) => {
    session.listen(next);
    await vi.advanceTimersByTimeAsync(0);
  };
  await hear(news);
  return { ...tab, ...stores, states, hear };
}

test('somebody on the staff is let in', async () => {
  const { $staff } = await openPage(present());
  expect($staff.get()).toEqual({ status: 'signed-in', person: maya.person });
});

test('somebody with a second factor is asked for a code first, and nothing was shown until then', async () => {
  readMembership.mockResolvedValueOnce({ status: 'code', factors: [phone] });
  const { $staff, states, hear, goToSignIn, went } = await openPage(present());
  expect($staff.get()).toEqual({ status: 'code', factors: [phone] });
  expect(states).not.toContain('signed-in');
  goToSignIn();
  expect(went).toEqual(['/xtra?next=%2Fxtra%2Fdashboard']);
  await hear(present({ level: 'aal2' })); // the code was typed here, or in another tab
  expect($staff.get().status).toBe('signed-in');
});

test('an account that is not on the staff sees a refusal', async () => {
  readMembership.mockResolvedValue({ status: 'stranger' });
  const { $staff } = await openPage(present());
  expect($staff.get()).toEqual({ status: 'stranger' });
});

test('somebody who never signed in is led to the sign-in page without a reproach', async () => {
  const { $staff, goToSignIn, went } = await openPage(gone());
  expect($staff.get()).toEqual({ status: 'signed-out', reason: undefined });
  goToSignIn();
  expect(went).toEqual(['/xtra?next=%2Fxtra%2Fdashboard']);
});

test.each(['tab', 'expired', 'ended'] as const)('who lost the session is told why: %s', async (reason) => {
  const { $staff, hear, goToSignIn, went } = await openPage(present());
  await hear(gone(reason));
  await hear(gone()); // told twice while a page opens
  expect($staff.get()).toEqual({ status: 'signed-out', reason });
  goToSignIn();
  expect(went).toEqual([`/xtra?next=%2Fxtra%2Fdashboard&why=${reason}`]);
});

test('a session that was ended on another device is put away here', async () => {
  readMembership.mockResolvedValue({ status: 'ended' });
  const { $staff } = await openPage(present());
  expect(session.endSession).toHaveBeenCalledWith(false, 'ended');
  expect($staff.get()).toEqual({ status: 'signed-out', reason: 'ended' });
});

test('a renewed token changes nothing for somebody who works', async () => {
  const { $staff, hear } = await openPage(present());
  await hear(present());
  expect(readMembership).toHaveBeenCalledOnce();
  expect($staff.get().status).toBe('signed-in');
});

test('somebody back from a long sleep is looked up again, and stays while the backend is silent', async () => {
  const { $staff, states, hear } = await openPage(present());
  await vi.advanceTimersByTimeAsync(6 * 60_000);
  readMembership.mockResolvedValueOnce({ status: 'unreachable' });
  await hear(present());
  expect(readMembership).toHaveBeenCalledTimes(2);
  expect(states.at(-1)).toBe('signed-in');
  await vi.advanceTimersByTimeAsync(6 * 60_000);
  readMembership.mockResolvedValueOnce({ status: 'code', factors: [phone] }); // added on another device meanwhile
  await hear(present());
  expect($staff.get().status).toBe('code');
});

test('without a connection the pages work, and the backend is asked again until it answers', async () => {
  readMembership.mockResolvedValueOnce({ status: 'unreachable' });
  const { $staff } = await openPage(present());
  expect($staff.get().status).toBe('offline');
  await vi.advanceTimersByTimeAsync(10_000);
  expect($staff.get().status).toBe('signed-in');
});

test('a session that cannot be renewed just now is kept', async () => {
  const { $staff, hear } = await openPage({ status: 'waiting' });
  expect($staff.get().status).toBe('offline');
  expect(session.endSession).not.toHaveBeenCalled();
  await hear(present());
  expect($staff.get().status).toBe('signed-in');
});

test('a page that hears nothing for five seconds goes on without a connection', async () => {
  openStaffTab();
  const { $staff } = await import('#stores/staff.ts');
  $staff.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(5000);
  expect($staff.get().status).toBe('offline');
});

test('a slow clock is mentioned, and one that ends every session at once leads to the sign-in page', async () => {
  const { $staff, $clockNotice, hear } = await openPage(present({ clock: 'behind' }));
  expect($staff.get().status).toBe('signed-in');
  expect($clockNotice.get()).toContain('The clock of this device is slow');
  await hear(present({ clock: 'right' }));
  expect($clockNotice.get()).toBeNull();
  await hear(present({ clock: 'useless' }));
  expect($staff.get()).toEqual({ status: 'signed-out', reason: 'clock' });
});

test('an answer about an account that left meanwhile is dropped', async () => {
  const slow = Promise.withResolvers<typeof maya>();
  readMembership.mockReturnValueOnce(slow.promise);
  const { $staff, hear } = await openPage(present());
  await hear(gone('tab'));
  slow.resolve(maya);
  await vi.advanceTimersByTimeAsync(0);
  expect($staff.get().status).toBe('signed-out');
});

test('signing out on every device is said to the backend', async () => {
  const { $staff, signOut } = await openPage(present());
  await signOut(true);
  expect(session.endSession).toHaveBeenCalledWith(true, undefined);
  expect($staff.get()).toEqual({ status: 'signed-out', reason: undefined });
});
