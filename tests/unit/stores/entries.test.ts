import { beforeEach, expect, test, vi } from 'vitest';
import type { ManagedEntry } from '#domain/entry.ts';
import type { SaveAnswer } from '#services/entries.ts';
import { listOf, managed } from '../../support/entries.ts';

const service = vi.hoisted(() => ({
  readEntries: vi.fn<typeof import('#services/entries.ts').readEntries>(),
  hideEntry: vi.fn<typeof import('#services/entries.ts').hideEntry>(),
  deleteEntry: vi.fn<typeof import('#services/entries.ts').deleteEntry>(),
  restoreEntry: vi.fn<typeof import('#services/entries.ts').restoreEntry>(),
}));
const lookAgain = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('#services/entries.ts', () => service);
vi.mock('#stores/queue.ts', async () => ({
  $lastSaved: (await import('nanostores')).atom(null),
  $line: (await import('nanostores')).atom('idle'),
}));
vi.mock('#stores/staff.ts', () => ({ lookAgain }));

const owls = managed({ id: 'owls', team_name: 'The Copper Owls' });
const foxes = managed({ id: 'foxes', team_name: 'The Patient Foxes' });
const deleted = managed({ ...owls, version: 2, deleted_at: '2026-11-20T22:30:00Z' });
const back = managed({ ...owls, version: 3 });
const hidden = managed({ ...owls, version: 2, hidden_by: 'staff' });
const saved = (entry: ManagedEntry): SaveAnswer => ({ status: 'saved', entry });

/** A page of teams on which the owls and the foxes are listed. */
async function openTeams() {
  service.readEntries.mockResolvedValue(listOf(owls, foxes));
  const stores = await import('#stores/entries.ts');
  await stores.loadEntries();
  const listed = () => {
    const state = stores.$entries.get();
    return state.status === 'ready' ? state.entries.map(({ id }) => id) : state;
  };
  const told = () => stores.$notice.get()?.text;
  return { ...stores, listed, told };
}

beforeEach(() => {
  vi.resetModules();
  for (const call of [...Object.values(service), lookAgain]) call.mockReset();
});

test('a host deletes a team, and brings it back with the offer that appears', async () => {
  const page = await openTeams();
  service.deleteEntry.mockResolvedValueOnce(saved(deleted));
  await page.remove(owls);
  expect(page.listed()).toEqual(['foxes']);
  expect(page.$notice.get()).toEqual({ text: 'The Copper Owls is deleted.', undo: deleted });

  service.restoreEntry.mockResolvedValueOnce(saved(back));
  service.readEntries.mockResolvedValueOnce(listOf(back, foxes));
  await page.restore(page.$notice.get()!.undo!);
  expect(service.restoreEntry).toHaveBeenCalledExactlyOnceWith(deleted);
  await vi.waitFor(() => expect(page.listed()).toEqual(['owls', 'foxes']));
  expect(page.$notice.get()).toEqual({ text: 'The Copper Owls is back.' });
});

test.each([
  { answer: { status: 'unreachable' } as const, told: 'Not done: there is no connection.' },
  { answer: { status: 'denied' } as const, told: 'Your session has ended. Sign in again.' },
  { answer: { status: 'gone' } as const, told: 'This game does not exist any more.' },
  { answer: { status: 'invalid', message: 'date is not in the future' } as const, told: 'date is not in the future' },
])('a team that cannot be brought back stays away, and the host reads why: $told', async ({ answer, told }) => {
  const page = await openTeams();
  service.deleteEntry.mockResolvedValueOnce(saved(deleted));
  await page.remove(owls);
  service.restoreEntry.mockResolvedValueOnce(answer);
  await page.restore(deleted);
  expect(page.told()).toBe(told);
  expect(page.listed()).toEqual(['foxes']);
});

test('a deletion that fails leaves the team where it is, and offers nothing to undo', async () => {
  const page = await openTeams();
  service.deleteEntry.mockResolvedValueOnce({ status: 'unreachable' });
  await page.remove(owls);
  expect(page.$notice.get()).toEqual({ text: 'Not done: there is no connection.' });
  expect(page.listed()).toEqual(['owls', 'foxes']);
});

test('among the deleted teams, the one that is brought back leaves the list', async () => {
  const page = await openTeams();
  service.readEntries.mockResolvedValueOnce(listOf(deleted));
  page.filterEntries({ state: 'deleted' });
  await vi.waitFor(() => expect(page.listed()).toEqual(['owls']));

  service.restoreEntry.mockResolvedValueOnce(saved(back));
  await page.restore(deleted);
  expect(page.$entries.get()).toEqual(listOf());
});

test('a host hides a team from visitors and shows it again; it stays on the list of the staff', async () => {
  const page = await openTeams();
  service.hideEntry.mockResolvedValueOnce(saved(hidden));
  await page.hide(owls, true);
  expect(service.hideEntry).toHaveBeenLastCalledWith(owls, true);
  expect(page.told()).toBe('The Copper Owls is hidden from every board and from its share card.');
  expect(page.$entries.get()).toEqual(listOf(hidden, foxes));

  service.hideEntry.mockResolvedValueOnce(saved(back));
  await page.hide(hidden, false);
  expect(service.hideEntry).toHaveBeenLastCalledWith(hidden, false);
  expect(page.told()).toBe('The Copper Owls is on the boards again.');
  expect(page.$entries.get()).toEqual(listOf(back, foxes));
});

test('whoever hides what somebody else changed meanwhile is told, and sees the other’s version', async () => {
  const page = await openTeams();
  const theirs = managed({ ...owls, version: 5, team_name: 'The Silver Owls', updated_by_name: 'Robin' });
  service.hideEntry.mockResolvedValueOnce({ status: 'conflict', entry: theirs });
  await page.hide(owls, true);
  expect(page.told()).toBe('Robin changed The Silver Owls in the meantime. Look at it and try again.');
  expect(page.$entries.get()).toMatchObject({ entries: [{ team_name: 'The Silver Owls', hidden_by: null }, foxes] });
});

test('a session that has ended is noticed when the list cannot be read', async () => {
  const page = await openTeams();
  service.readEntries.mockResolvedValueOnce({ status: 'denied' });
  await page.loadEntries();
  expect(page.listed()).toEqual({ status: 'failed', message: 'Your session has ended. Sign in again.' });
  expect(lookAgain).toHaveBeenCalledOnce();
});

test('an action that is refused because the session has ended looks at once who this is', async () => {
  const page = await openTeams();
  service.deleteEntry.mockResolvedValueOnce({ status: 'denied' });
  await page.remove(owls);
  expect(lookAgain).toHaveBeenCalledOnce();
});

test('a slow answer to an earlier search does not take the place of the later one', async () => {
  const page = await openTeams();
  const slow = Promise.withResolvers<Awaited<ReturnType<typeof service.readEntries>>>();
  service.readEntries.mockReturnValueOnce(slow.promise);
  page.filterEntries({ search: 'owl' });
  service.readEntries.mockResolvedValueOnce(listOf(foxes));
  page.filterEntries({ search: 'fox' });
  await vi.waitFor(() => expect(page.listed()).toEqual(['foxes']));

  slow.resolve(listOf(owls));
  await slow.promise;
  await Promise.resolve();
  expect(page.listed()).toEqual(['foxes']);
});

test('the list goes on behind the last game as it was read, although somebody changed it since', async () => {
  const page = await openTeams();
  service.readEntries.mockResolvedValueOnce({ ...listOf(owls, foxes), more: true, total: 1000, uncounted: true });
  await page.loadEntries();
  service.hideEntry.mockResolvedValueOnce(saved(managed({ ...foxes, version: 2, updated_at: '2026-11-21T00:00:00Z' })));
  await page.hide(foxes, true);

  const third = managed({ id: 'third' });
  service.readEntries.mockResolvedValueOnce({ ...listOf(third), total: null });
  await page.loadMoreEntries();
  expect(service.readEntries.mock.lastCall?.[1]).toEqual(foxes);
  expect(page.listed()).toEqual(['owls', 'foxes', 'third']);
  expect(page.$entries.get()).toMatchObject({ more: false, total: 1000, uncounted: true });
});
