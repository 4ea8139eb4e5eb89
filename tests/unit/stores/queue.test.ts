import { beforeEach, expect, test, vi } from 'vitest';
import { entryQueueKey } from '#domain/browser-keys.ts';
import { uploadLogo } from '#services/entries-logo.ts';
import { saveEntry, type EntryRequest, type SaveAnswer } from '#services/entries.ts';
import { logGameNotEscaped, takeOutGameNotEscaped } from '#services/games-not-escaped.ts';
import { useEmptyStorage } from '../../support/browser-storage.ts';
import { managed, values } from '../../support/entries.ts';

vi.mock('#services/entries-logo.ts', () => ({ uploadLogo: vi.fn<typeof uploadLogo>() }));
vi.mock('#services/entries-schema.ts', async () => {
  const z = await import('zod/mini');
  return { managedEntrySchema: z.looseObject({ id: z.string(), version: z.number() }) };
});
vi.mock('#services/games-not-escaped.ts', () => ({
  logGameNotEscaped: vi.fn<typeof logGameNotEscaped>(),
  takeOutGameNotEscaped: vi.fn<typeof takeOutGameNotEscaped>(),
}));
vi.mock('#services/entries.ts', () => ({ saveEntry: vi.fn<typeof saveEntry>() }));

/** Account of the person who sits at the page that was opened last. */
let account: string;
let signIn: (next: string) => void;

let kept: Map<string, string>;
let sent: EntryRequest[];
let browser: EventTarget;

/** A page that was just opened: nothing in memory, only what the browser kept. */
async function openPage(...answers: SaveAnswer[]) {
  vi.resetModules();
  const { atom } = await import('nanostores');
  const $account = atom(account);
  signIn = (next) => $account.set(next);
  vi.doMock('#stores/session-account.ts', () => ({ $account }));
  vi.mocked(saveEntry).mockImplementation(async (request) => {
    sent.push(request);
    return answers.shift() ?? { status: 'unreachable' };
  });
  return import('#stores/queue.ts');
}

const stored = () => JSON.parse(kept.get(entryQueueKey) ?? '[]') as { key: string }[];

beforeEach(() => {
  vi.useFakeTimers();
  kept = useEmptyStorage();
  sent = [];
  account = 'maya';
  vi.stubGlobal('navigator', { onLine: true, locks: { request: (_name: string, job: () => unknown) => job() } });
  browser = new EventTarget();
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
});

test('a saved game is kept on the device before it is sent, and leaves when it has arrived', async () => {
  const { enqueueEntry, $queue, $lastSaved } = await openPage({ status: 'saved', entry: managed({ id: 'new' }) });
  enqueueEntry(values());
  expect(stored()).toHaveLength(1);
  await vi.waitFor(() => expect($queue.get()).toEqual([]));
  expect(stored()).toEqual([]);
  expect($lastSaved.get()?.id).toBe('new');
});

test('a game that could not be sent survives a reload and is sent again under the same key', async () => {
  const before = await openPage({ status: 'unreachable' });
  before.enqueueEntry(values());
  await vi.waitFor(() => expect(before.$line.get()).toBe('no-connection'));
  const after = await openPage({ status: 'saved', entry: managed() });
  const stop = after.$queue.listen(() => undefined);
  await vi.waitFor(() => expect(stored()).toEqual([]));
  stop();
  expect(sent).toHaveLength(2);
  expect(sent[1]?.request_key).toBe(sent[0]?.request_key);
});

test('without a connection it is tried again by itself, less and less often', async () => {
  const { enqueueEntry, $line } = await openPage();
  enqueueEntry(values());
  await vi.advanceTimersByTimeAsync(0);
  expect($line.get()).toBe('no-connection');
  for (const wait of [2000, 5000, 15_000, 30_000, 30_000]) {
    const before = sent.length;
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(sent).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(before + 1);
  }
});

test('when the browser is online again, what waits is sent at once', async () => {
  const page = await openPage({ status: 'unreachable' }, { status: 'saved', entry: managed() });
  const close = page.$queue.listen(() => undefined);
  page.enqueueEntry(values());
  await vi.advanceTimersByTimeAsync(0);
  expect([page.$line.get(), stored().length]).toEqual(['no-connection', 1]);

  browser.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect([page.$line.get(), stored().length, sent.length]).toEqual(['idle', 0, 2]);
  close();
});

test('a first try on a new connection that still fails is followed by the next one soon, however long the outage was', async () => {
  const { enqueueEntry, $queue } = await openPage();
  const close = $queue.listen(() => undefined);
  enqueueEntry(values());
  await vi.advanceTimersByTimeAsync(60_000);
  browser.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(1999);
  const before = sent.length;
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toHaveLength(before + 1);
  close();
});

test('a page that was left sends nothing more, neither when the browser is online again nor by itself', async () => {
  const page = await openPage();
  const close = page.$queue.listen(() => undefined);
  page.enqueueEntry(values());
  await vi.advanceTimersByTimeAsync(0);
  close();
  await vi.advanceTimersByTimeAsync(1000); // a store is put away a moment after its last reader has gone

  browser.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(sent).toHaveLength(1);
});

test('a game that is saved in another tab shows here as well', async () => {
  const page = await openPage();
  const close = page.$queue.listen(() => undefined);
  kept.set(entryQueueKey, JSON.stringify([{ key: 'elsewhere', values: values(), state: { status: 'waiting' } }]));
  browser.dispatchEvent(Object.assign(new Event('storage'), { key: entryQueueKey }));
  expect(page.$queue.get()).toMatchObject([{ key: 'elsewhere' }]);
  close();
});

test('a game that somebody else changed waits for a decision, and the others go on', async () => {
  const theirs = managed({ id: 'shared', version: 7 });
  const { enqueueEntry, $queue, overwrite } = await openPage(
    { status: 'conflict', entry: theirs },
    { status: 'saved', entry: managed() },
    { status: 'saved', entry: theirs },
  );
  enqueueEntry(values({ team_name: 'Mine' }), managed({ id: 'shared', version: 6 }));
  enqueueEntry(values({ team_name: 'Another' }));
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  await vi.waitFor(() => expect($queue.get()).toHaveLength(1));
  const [conflict] = $queue.get();
  expect(conflict?.state).toMatchObject({ status: 'conflict', theirs: { version: 7 } });

  if (conflict) overwrite(conflict);
  await vi.waitFor(() => expect($queue.get()).toEqual([]));
  expect(sent[2]).toMatchObject({ id: 'shared', expected_version: 7, team_name: 'Mine' });
  expect(sent[2]?.request_key).not.toBe(sent[0]?.request_key);
});

test.each([
  { answer: { status: 'gone' } as const, reason: /deleted/ },
  { answer: { status: 'invalid', message: 'category is known' } as const, reason: /category is known/ },
])('a game that was refused says why and is not sent again', async ({ answer, reason }) => {
  const { enqueueEntry, $queue, dropQueued, $line } = await openPage(answer);
  enqueueEntry(values());
  await vi.waitFor(() => expect($line.get()).toBe('idle'));
  expect($queue.get()[0]?.state).toEqual({ status: 'refused', reason: expect.stringMatching(reason) });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(sent).toHaveLength(1);
  dropQueued($queue.get()[0]?.key ?? '');
  expect($queue.get()).toEqual([]);
});

test('when the session has ended everything stays on the device', async () => {
  const { enqueueEntry, $line } = await openPage({ status: 'denied' });
  enqueueEntry(values());
  await vi.waitFor(() => expect($line.get()).toBe('signed-out'));
  expect(stored()).toHaveLength(1);
});

test('two tabs that wake up together send a time once', async () => {
  let turn: Promise<unknown> = Promise.resolve();
  const request = (_name: string, job: () => Promise<unknown>) => (turn = turn.then(job));
  vi.stubGlobal('navigator', { onLine: true, locks: { request } });
  const first = await openPage({ status: 'unreachable' });
  first.enqueueEntry(values());
  await vi.waitFor(() => expect(first.$line.get()).toBe('no-connection'));
  const second = await openPage({ status: 'saved', entry: managed() }, { status: 'saved', entry: managed() });
  sent = [];

  await Promise.all([first.sendQueue(), second.sendQueue()]);
  expect(sent).toHaveLength(1);
  expect([first.$queue.get(), second.$queue.get()]).toEqual([[], []]);
});

test('a picture is stored first, and the game is sent with its address', async () => {
  vi.mocked(uploadLogo).mockResolvedValue('https://backend.example.com/logo.webp');
  const { enqueueEntry } = await openPage({ status: 'saved', entry: managed() });
  enqueueEntry(values({ team_logo_url: 'data:image/webp;base64,AAAA' }));
  await vi.waitFor(() => expect(stored()).toEqual([]));
  expect(sent[0]?.team_logo_url).toBe('https://backend.example.com/logo.webp');
  expect(uploadLogo).toHaveBeenCalledWith('data:image/webp;base64,AAAA', sent[0]?.request_key);
});

test.each(['nonsense', '{"key":1}', '[{"key":1}]'])('what the browser kept can be nonsense: %s', async (text) => {
  kept.set(entryQueueKey, text);
  const { readQueue } = await import('#stores/queue-storage.ts');
  expect(readQueue()).toEqual([]);
});

test('what one person saved is neither seen nor sent by the next one on the same device, and waits for its owner', async () => {
  const before = await openPage({ status: 'unreachable' });
  before.enqueueEntry(values({ team_name: 'Of Maya' }));
  await vi.waitFor(() => expect(before.$line.get()).toBe('no-connection'));

  vi.clearAllTimers(); // the first page is closed
  account = 'robin';
  sent = [];
  const page = await openPage({ status: 'saved', entry: managed() }, { status: 'saved', entry: managed() });
  const close = page.$queue.listen(() => undefined);
  expect(page.$queue.get()).toEqual([]);
  page.enqueueEntry(values({ team_name: 'Of Robin' }));
  await vi.waitFor(() => expect(page.$line.get()).toBe('idle'));
  await page.sendQueue();
  expect(sent.map(({ team_name: name }) => name)).toEqual(['Of Robin']);

  signIn('maya');
  await vi.waitFor(() => expect(stored()).toEqual([]));
  expect(sent.map(({ team_name: name }) => name)).toEqual(['Of Robin', 'Of Maya']);
  close();
});

test('a browser that keeps nothing says so, sends while it is online, and holds whoever leaves the page', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  const page = await openPage({ status: 'unreachable' }, { status: 'saved', entry: managed() });
  const close = page.$queue.listen(() => undefined);
  page.enqueueEntry(values());
  await vi.waitFor(() => expect(page.$line.get()).toBe('no-connection'));
  expect([page.$isStored.get(), page.$queue.get().length]).toEqual([false, 1]);
  const leave = new Event('beforeunload', { cancelable: true });
  browser.dispatchEvent(leave);
  expect(leave.defaultPrevented).toBe(true);

  await vi.advanceTimersByTimeAsync(2000);
  expect([page.$isStored.get(), page.$queue.get().length]).toEqual([true, 0]);
  expect(sent[1]?.request_key).toBe(sent[0]?.request_key);
  close();
});

test('a game that is there already waits for a decision, and is logged when somebody says that it is another one', async () => {
  const theirs = managed({ id: 'there' });
  const page = await openPage({ status: 'twin', entry: theirs }, { status: 'saved', entry: managed() });
  page.enqueueEntry(values(), undefined, ['another']);
  await vi.waitFor(() =>
    expect(page.$queue.get()[0]?.state).toMatchObject({ status: 'twin', theirs: { id: 'there' } }),
  );
  await vi.advanceTimersByTimeAsync(120_000);
  expect(sent).toHaveLength(1);

  page.logAnyway(page.$queue.get()[0]!);
  await vi.waitFor(() => expect(page.$queue.get()).toEqual([]));
  expect(sent[1]?.other_than).toEqual(['another', 'there']);
  expect(sent[1]?.request_key).not.toBe(sent[0]?.request_key);
});

test('my changes over somebody else’s keep what only they changed', async () => {
  const seen = managed({ id: 'shared', version: 6, team_name: 'Before', hints_used: 1 });
  const theirs = managed({ ...seen, version: 7, hints_used: 5 });
  const page = await openPage({ status: 'conflict', entry: theirs }, { status: 'saved', entry: theirs });
  page.enqueueEntry(values({ ...seen, team_name: 'Mine' }), seen);
  await vi.waitFor(() => expect(page.$queue.get()[0]?.state.status).toBe('conflict'));
  page.overwrite(page.$queue.get()[0]!);
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ expected_version: 7, team_name: 'Mine', hints_used: 5 });
});

test('a game without an escape waits through an outage, is sent without a name or a time, and can be taken out', async () => {
  const { room_name, date, hints_used, team_size, category } = values();
  const { $lastLogged, $queue, enqueueNotEscaped, sendQueue, undoLogged } = await openPage();
  const stop = $queue.listen(() => undefined);
  vi.mocked(logGameNotEscaped)
    .mockResolvedValueOnce({ status: 'unreachable' })
    .mockResolvedValueOnce({ status: 'logged' });
  const game = { room_name, date, hints_used, team_size, category, time_left_seconds: 750 };
  enqueueNotEscaped(game);
  await vi.advanceTimersByTimeAsync(0);
  const [waiting] = stored();
  expect(waiting).toMatchObject({ not_escaped: true, owner: 'maya' });
  await sendQueue();
  expect([stored(), sent]).toEqual([[], []]);
  const request = { request_key: waiting?.key, ...game };
  expect(vi.mocked(logGameNotEscaped).mock.calls).toEqual([[request], [request]]);
  vi.mocked(takeOutGameNotEscaped).mockResolvedValueOnce(true);
  await undoLogged();
  expect($lastLogged.get()).toEqual({ key: waiting?.key, room: room_name, undo: 'done' });
  stop();
});
