import { beforeEach, expect, test, vi } from 'vitest';
import { openStaffTab } from '../../support/account-stores.ts';

const service = vi.hoisted(() => ({
  exportVisitor: vi.fn<typeof import('#services/visitors.ts').exportVisitor>(),
  eraseVisitor: vi.fn<typeof import('#services/visitors.ts').eraseVisitor>(),
}));
const staff = vi.hoisted(() => ({ lookAgain: vi.fn<() => Promise<void>>() }));
vi.mock('#services/visitors.ts', () => service);
vi.mock('#stores/staff.ts', () => staff);

const document = { chat_sessions: [{ id: 'one' }] };
const receipt = { id: 7, erased_at: '2026-11-20T12:00:00Z', erased_by_name: 'Robin', counts: { chat_sessions: 1 } };

beforeEach(() => {
  for (const call of [...Object.values(service), staff.lookAgain]) call.mockReset();
  openStaffTab();
});

async function found() {
  const store = await import('#stores/dashboard-visitor.ts');
  service.exportVisitor.mockResolvedValueOnce({ status: 'ready', read: document });
  await store.findVisitor(' dana@example.com ');
  return store;
}

test('an owner looks up a visitor by an address', async () => {
  const { $visitorSearch } = await found();
  expect(service.exportVisitor).toHaveBeenCalledExactlyOnceWith('dana@example.com');
  expect($visitorSearch.get()).toMatchObject({ status: 'found', wanted: 'dana@example.com', document });
});

test('what is no address goes nowhere, and the owner hears what to enter', async () => {
  const { $visitorSearch, findVisitor } = await import('#stores/dashboard-visitor.ts');
  await findVisitor(' me ');
  expect(service.exportVisitor).not.toHaveBeenCalled();
  expect($visitorSearch.get()).toMatchObject({
    status: 'idle',
    problem: expect.stringContaining('whole email address'),
  });
});

test('nothing is erased before the word for it is typed', async () => {
  const { $visitorSearch, eraseFoundVisitor } = await found();
  await eraseFoundVisitor('yes');
  expect(service.eraseVisitor).not.toHaveBeenCalled();
  expect($visitorSearch.get()).toMatchObject({ status: 'found', problem: 'Type the word “erase” to erase for good.' });
});

test('an owner who types the word erases once for two presses, and gets the receipt', async () => {
  const { $visitorSearch, eraseFoundVisitor } = await found();
  service.eraseVisitor.mockResolvedValueOnce({ status: 'ready', read: receipt });
  await Promise.all([eraseFoundVisitor('Erase '), eraseFoundVisitor('erase')]);
  expect(service.eraseVisitor).toHaveBeenCalledExactlyOnceWith('dana@example.com');
  expect($visitorSearch.get()).toEqual({ status: 'erased', receipt });
});

test('a session without the second factor is told what it needs, and keeps what was found', async () => {
  const { $visitorSearch, eraseFoundVisitor } = await found();
  service.eraseVisitor.mockResolvedValueOnce({ status: 'denied' });
  await eraseFoundVisitor('erase');
  expect($visitorSearch.get()).toMatchObject({
    status: 'found',
    isErasing: false,
    problem: expect.stringContaining('second factor'),
  });
  expect(staff.lookAgain).toHaveBeenCalled();
});
