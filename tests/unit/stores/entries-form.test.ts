import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { QueuedEntry } from '#stores/queue-storage.ts';
import { useEmptyStorage } from '../../support/browser-storage.ts';
import { listOf, managed, playedRooms, values } from '../../support/entries.ts';
import { venueMoment } from '../../support/time.ts';

const enqueueEntry = vi.hoisted(() => vi.fn<typeof import('#stores/queue.ts').enqueueEntry>());
const waiting = vi.hoisted(() => ({ entries: [] as QueuedEntry[] }));
vi.mock('#stores/queue.ts', () => ({ enqueueEntry, $queue: { get: () => waiting.entries } }));
vi.mock('#services/entries-logo.ts', () => ({ shrinkLogo: vi.fn<() => void>() }));
vi.mock('#services/entries.ts', () => ({ readEntries: async () => listOf() }));

let browser: EventTarget;

beforeEach(() => {
  vi.resetModules();
  enqueueEntry.mockReset();
  waiting.entries = [];
  useEmptyStorage();
  browser = new EventTarget();
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
  vi.useFakeTimers({ now: venueMoment('2026-11-20', '23:50:00') });
});
afterEach(() => void vi.useRealTimers());

/** The form at the counter, opened ten minutes before midnight at the venue. */
async function openForm() {
  const { quickForm } = await import('#stores/entries-form.ts');
  const close = quickForm.$state.listen(() => undefined);
  quickForm.open(playedRooms);
  const log = (team: string, time = '38:05') => {
    quickForm.type('team', team);
    quickForm.type('time', time);
    return quickForm.save();
  };
  const day = () => quickForm.$state.get().fields.date;
  const filed = () => enqueueEntry.mock.calls.map(([{ date }]) => date);
  return { ...quickForm, close, log, day, filed };
}

test('a page that is left open over midnight shows and files games under the venue’s new day', async () => {
  const form = await openForm();
  form.log('Before Midnight');
  expect(form.day()).toBe('2026-11-20');
  await vi.advanceTimersByTimeAsync(11 * 60_000);
  expect(form.day()).toBe('2026-11-21');
  form.log('After Midnight');
  expect(form.filed()).toEqual(['2026-11-20', '2026-11-21']);
  form.close();
});

test('a device that slept over midnight files under the new day too, at the first press', async () => {
  const form = await openForm();
  form.type('team', 'The Sleepers');
  form.type('time', '38:05');
  vi.setSystemTime(venueMoment('2026-11-21', '11:00:00')); // no timer ran
  form.save();
  expect(form.filed()).toEqual(['2026-11-21']);
  form.close();
});

test('a day that somebody chose stays over midnight, until they choose today again', async () => {
  const form = await openForm();
  form.type('date', '2026-11-18');
  await vi.advanceTimersByTimeAsync(11 * 60_000);
  form.log('On Paper');
  form.log('On Paper Too');
  expect(form.$state.get().isDayChosen).toBe(true);
  form.type('date', '2026-11-21');
  await vi.advanceTimersByTimeAsync(24 * 3_600_000);
  form.log('Next Day');
  expect(form.filed()).toEqual(['2026-11-18', '2026-11-18', '2026-11-22']);
  form.close();
});

test('a game that is corrected keeps its day, whatever day it becomes', async () => {
  const { editForm } = await import('#stores/entries-form.ts');
  const close = editForm.$state.listen(() => undefined);
  editForm.edit(playedRooms, managed({ date: '2026-11-20' }));
  await vi.advanceTimersByTimeAsync(11 * 60_000);
  expect(editForm.$state.get().fields.date).toBe('2026-11-20');
  close();
});

test('a game that waits on this device is a twin as well: the host is asked, and says that it is another one', async () => {
  const form = await openForm();
  waiting.entries = [
    {
      key: 'waits',
      values: values({ room_name: 'Jack the Ripper', date: '2026-11-20' }),
      state: { status: 'waiting' },
    },
  ];
  form.type('room', 'Jack the Ripper');
  expect(form.log('the copper owls', '38:35')).toBe(false);
  expect(form.$state.get().warnings).toEqual(['The Copper Owls waits on this device already: 38:05 on the same day.']);
  expect(form.save()).toBe(true);
  expect(enqueueEntry.mock.calls[0]?.[2]).toEqual(['waits']);
  form.close();
});
