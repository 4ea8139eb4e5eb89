import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Contact, Today } from '#domain/dashboard.ts';
import * as service from '#services/dashboard.ts';
import { titleWith } from '#stores/desk-watch.ts';

vi.mock('#services/dashboard.ts', { spy: true });
const backend = vi.mocked(service);

const contact = (changes: Partial<Contact> = {}): Contact => ({
  id: 'one',
  session_id: null,
  name: 'Mara',
  reach: 'mara@example.com',
  message: 'Call me.',
  receipt: 'K7QF',
  status: 'new',
  received_at: '2026-11-20T12:00:00Z',
  done_at: null,
  done_by_name: null,
  taken_by_name: null,
  mine: false,
  note: null,
  ...changes,
});
const part = (...items: Contact[]) => ({ status: 'ready' as const, read: { items, more: false } });
const settled = (status: 'saved' | 'changed', changes: Partial<Contact>) => ({
  status: 'ready' as const,
  read: { status, contact: contact(changes) },
});
const today = (contacts: number): { status: 'ready'; read: Today } => ({
  status: 'ready',
  read: { day: '2026-11-20', plays: 0, chats: 0, contacts, questions: 0, undelivered: 0 },
});

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  for (const call of Object.values(backend)) call.mockReset();
  vi.stubGlobal('document', { title: 'Dashboard' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a request that is marked done leaves those that wait, says by whom, and comes back', async () => {
  const { $contactNotice, $contacts, loadContacts, mark } = await import('#stores/dashboard-contacts.ts');
  backend.readContacts.mockResolvedValue(part(contact(), contact({ id: 'two', name: 'Ben' })));
  await loadContacts();
  const done = contact({ status: 'done', done_at: '2026-11-20T13:00:00Z', done_by_name: 'Maya' });
  backend.markContact.mockResolvedValueOnce(settled('saved', done));
  await Promise.all([mark(contact(), true), mark(contact(), true)]);
  expect(backend.markContact).toHaveBeenCalledTimes(1);
  expect($contacts.get()).toMatchObject({ items: [{ id: 'two' }] });
  expect($contactNotice.get()).toEqual({ text: 'Mara is answered. Marked by Maya.', undo: done });

  backend.markContact.mockResolvedValueOnce(settled('saved', {}));
  await mark(done, false);
  expect(backend.markContact).toHaveBeenLastCalledWith(done, false);
  expect(backend.readContacts).toHaveBeenCalledTimes(2);
});

test('a mark that did not arrive leaves the request where it is', async () => {
  const { $contactNotice, $contacts, loadContacts, mark } = await import('#stores/dashboard-contacts.ts');
  backend.readContacts.mockResolvedValue(part(contact()));
  await loadContacts();
  backend.markContact.mockResolvedValueOnce({ status: 'unreachable' });
  await mark(contact(), true);
  expect($contacts.get()).toMatchObject({ items: [contact()] });
  expect($contactNotice.get()?.text).toMatch(/^Not done\./);
});

test('who takes a request reads so, and who comes second reads who has it', async () => {
  const { $contacts, $contactNotice, loadContacts, take } = await import('#stores/dashboard-contacts.ts');
  backend.readContacts.mockResolvedValueOnce(part(contact()));
  await loadContacts();
  backend.takeContact.mockResolvedValueOnce(settled('saved', { taken_by_name: 'Robin', mine: true }));
  await take(contact(), true);
  expect($contactNotice.get()?.text).toBe('You answer Mara.');
  backend.takeContact.mockResolvedValueOnce(settled('changed', { taken_by_name: 'Maya' }));
  await take(contact(), true);
  expect($contactNotice.get()?.text).toBe('Maya answers Mara already.');
  expect($contacts.get()).toMatchObject({ items: [{ taken_by_name: 'Maya', mine: false }] });
});

test('a note that a colleague wrote meanwhile is shown and not written over', async () => {
  const { $contacts, $contactNotice, loadContacts, note } = await import('#stores/dashboard-contacts.ts');
  backend.readContacts.mockResolvedValueOnce(part(contact()));
  await loadContacts();
  backend.noteContact.mockResolvedValueOnce(settled('changed', { note: 'Called twice.' }));
  expect(await note(contact(), 'Will call.')).toBe(false);
  expect($contactNotice.get()?.text).toMatch(/colleague wrote this note/);
  expect($contacts.get()).toMatchObject({ items: [{ note: 'Called twice.' }] });
  backend.noteContact.mockResolvedValueOnce(settled('saved', { note: 'Called twice. Will call.' }));
  expect(await note(contact({ note: 'Called twice.' }), 'Called twice. Will call.')).toBe(true);
});

test('a request that comes while the dashboard is open is in the list and in the tab’s title within twenty seconds', async () => {
  const { $contacts, loadContacts } = await import('#stores/dashboard-contacts.ts');
  const { watchDesk } = await import('#stores/desk-watch.ts');
  backend.readContacts.mockResolvedValueOnce(part(contact()));
  await loadContacts();
  backend.readToday.mockResolvedValueOnce(today(1)).mockResolvedValueOnce(today(2));
  backend.readContacts.mockResolvedValueOnce(part(contact({ id: 'two', name: 'Jo' })));
  const stop = watchDesk();
  await vi.advanceTimersByTimeAsync(0);
  expect(document.title).toBe('(1) Dashboard');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(document.title).toBe('(2) Dashboard');
  expect($contacts.get()).toMatchObject({ items: [{ name: 'Mara' }, { name: 'Jo' }] });
  expect(backend.readContacts).toHaveBeenLastCalledWith('new', contact());
  stop();
  expect(document.title).toBe('Dashboard');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(backend.readToday).toHaveBeenCalledTimes(2);
});

test('a title shows how many wait, once, and none without any', () => {
  expect(titleWith(3, 'Dashboard')).toBe('(3) Dashboard');
  expect(titleWith(4, '(3) Dashboard')).toBe('(4) Dashboard');
  expect(titleWith(0, '(12) Dashboard')).toBe('Dashboard');
});
