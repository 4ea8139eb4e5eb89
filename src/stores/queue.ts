import { atom, onMount, type ReadableAtom } from 'nanostores';
import { entryQueueKey } from '#domain/browser-keys.ts';
import type { EntryValues, ManagedEntry } from '#domain/entry.ts';
import { uploadLogo } from '#services/entries-logo.ts';
import { saveEntry, type SaveAnswer } from '#services/entries.ts';
import { readQueue, writeQueue, type QueuedEntry } from './queue-storage.ts';

/**
 * What the line to the backend does: nothing to do, sending for the first time, sending again after a failure, or
 * waiting for the connection or a new sign-in.
 */
export type LineState = 'idle' | 'sending' | 'retrying' | 'no-connection' | 'signed-out';

/** Waits between attempts, in milliseconds: the last one repeats. */
const delays = [2000, 5000, 15_000, 30_000];

const queue = atom<readonly QueuedEntry[]>([]);
const line = atom<LineState>('idle');
const saved = atom<ManagedEntry | null>(null);
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Games that were saved here and have not reached the backend, oldest first. */
export const $queue: ReadableAtom<readonly QueuedEntry[]> = queue;

/** What the line to the backend does. */
export const $line: ReadableAtom<LineState> = line;

/** The game that reached the backend last. */
export const $lastSaved: ReadableAtom<ManagedEntry | null> = saved;

function keep(entries: readonly QueuedEntry[]): void {
  queue.set(entries);
  writeQueue(entries);
}

function replace(key: string, changed?: QueuedEntry): void {
  keep(readQueue().flatMap((each) => (each.key !== key ? [each] : changed ? [changed] : [])));
}

/** Saves a game: it is kept in this browser first and then sent, now or when the connection is back. */
export function enqueueEntry(values: EntryValues, target?: Pick<ManagedEntry, 'id' | 'version'>): void {
  const place = target ? { target: { id: target.id, version: target.version } } : {};
  keep([...readQueue(), { key: crypto.randomUUID(), values, ...place, state: { status: 'waiting' } }]);
  void sendQueue();
}

/** Gives up on a game that waits, was refused or was overtaken. */
export function dropQueued(key: string): void {
  replace(key);
}

/** Saves a change over somebody else's, which the person has seen now. */
export function overwrite(entry: QueuedEntry): void {
  if (entry.state.status !== 'conflict') return;
  const { id, version } = entry.state.theirs;
  replace(entry.key, { ...entry, key: crypto.randomUUID(), target: { id, version }, state: { status: 'waiting' } });
  void sendQueue();
}

async function send(entry: QueuedEntry): Promise<SaveAnswer> {
  let { values } = entry;
  if (values.team_logo_url?.startsWith('data:')) {
    const url = await uploadLogo(values.team_logo_url, entry.key);
    if (!url)
      return navigator.onLine ? saveEntry({ ...withoutLogo(values), ...request(entry) }) : { status: 'unreachable' };
    values = { ...values, team_logo_url: url };
  }
  return saveEntry({ ...values, ...request(entry) });
}

const withoutLogo = (values: EntryValues): EntryValues => ({ ...values, team_logo_url: null });

const request = ({ key, target }: QueuedEntry) => ({
  request_key: key,
  ...(target && { id: target.id, expected_version: target.version }),
});

/** Deals with an answer; returns why sending has to stop, if it has to. */
function settle(entry: QueuedEntry, answer: SaveAnswer): LineState | undefined {
  switch (answer.status) {
    case 'saved':
      replace(entry.key);
      saved.set(answer.entry);
      return undefined;
    case 'conflict':
      return void replace(entry.key, { ...entry, state: { status: 'conflict', theirs: answer.entry } });
    case 'gone':
      return void replace(entry.key, {
        ...entry,
        state: { status: 'refused', reason: 'Somebody deleted this game in the meantime.' },
      });
    case 'invalid':
      return void replace(entry.key, { ...entry, state: { status: 'refused', reason: answer.message } });
    case 'denied':
      return 'signed-out';
    case 'unreachable':
      return 'no-connection';
  }
}

async function sendAll(): Promise<LineState> {
  for (const entry of readQueue()) {
    if (entry.state.status !== 'waiting') continue;
    const stop = settle(entry, await send(entry));
    if (stop) return stop;
  }
  return 'idle';
}

/** Sends what waits, oldest first, in one tab at a time. When the connection is bad it tries again by itself. */
export async function sendQueue(): Promise<void> {
  clearTimeout(timer);
  const before = line.get();
  if (before === 'sending' || before === 'retrying' || !readQueue().some(({ state }) => state.status === 'waiting'))
    return;
  line.set(before === 'idle' ? 'sending' : 'retrying');
  const outcome = await navigator.locks.request(entryQueueKey, sendAll);
  queue.set(readQueue());
  line.set(outcome);
  failures = outcome === 'no-connection' ? failures + 1 : 0;
  if (outcome === 'no-connection') timer = setTimeout(() => void sendQueue(), delays[failures - 1] ?? delays.at(-1));
  else if (outcome === 'idle' && readQueue().some(({ state }) => state.status === 'waiting')) void sendQueue();
}

onMount(queue, () => {
  queue.set(readQueue());
  const follow = (event: StorageEvent) => event.key === entryQueueKey && queue.set(readQueue());
  const now = () => void sendQueue();
  addEventListener('storage', follow);
  addEventListener('online', now);
  now();
  return () => {
    removeEventListener('storage', follow);
    removeEventListener('online', now);
    clearTimeout(timer);
  };
});
