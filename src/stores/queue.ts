import { atom, computed, onMount, type ReadableAtom } from 'nanostores';
import { entryQueueKey } from '#domain/browser-keys.ts';
import { mergeChanges } from '#domain/entry-merge.ts';
import { notEscapedLabel, type EntryValues, type GameNotEscaped, type ManagedEntry } from '#domain/entry.ts';
import { uploadLogo } from '#services/entries-logo.ts';
import { saveEntry, type SaveAnswer } from '#services/entries.ts';
import { logGameNotEscaped, takeOutGameNotEscaped, type LogAnswer } from '#services/games-not-escaped.ts';
import { ofPerson, readQueue, writeQueue, type QueuedEntry } from './queue-storage.ts';
import { $account } from './session-account.ts';

/**
 * What the line to the backend does: nothing to do, sending for the first time, sending again after a failure, or
 * waiting for the connection or a new sign-in.
 */
export type LineState = 'idle' | 'sending' | 'retrying' | 'no-connection' | 'signed-out';

/** A game without an escape that reached the backend, and whether it was taken out again. */
export interface LoggedGame {
  key: string;
  room: string;
  undo: 'possible' | 'done' | 'failed';
}

/** Waits between attempts, in milliseconds: the last one repeats. */
const delays = [2000, 5000, 15_000, 30_000];

const everything = atom<readonly QueuedEntry[]>([]);
const stored = atom(true);
const line = atom<LineState>('idle');
const saved = atom<ManagedEntry | null>(null);
const logged = atom<LoggedGame | null>(null);
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Games that this person saved here and that have not reached the backend, oldest first. */
export const $queue: ReadableAtom<readonly QueuedEntry[]> = computed([everything, $account], ofPerson);

/** False when the browser cannot keep what waits, so that it is lost with the page. */
export const $isStored: ReadableAtom<boolean> = stored;

/** What the line to the backend does. */
export const $line: ReadableAtom<LineState> = line;

/** The game that reached the backend last. */
export const $lastSaved: ReadableAtom<ManagedEntry | null> = saved;

/** The game without an escape that reached the backend last, null when one with an escape came after it. */
export const $lastLogged: ReadableAtom<LoggedGame | null> = logged;

function keep(entries: readonly QueuedEntry[]): void {
  stored.set(writeQueue(entries));
  everything.set(entries);
}

/** What waits of this person's games. Nobody else's are sent under their name. */
const waiting = () => ofPerson(readQueue(), $account.get()).filter(({ state }) => state.status === 'waiting');

function replace(key: string, changed?: QueuedEntry): void {
  keep(readQueue().flatMap((each) => (each.key !== key ? [each] : changed ? [changed] : [])));
}

/**
 * Saves a game: it is kept in this browser first and then sent, now or when the connection is back. `target` is the game
 * that it changes, as the person saw it; `otherThan` are games that it does not repeat although it looks so.
 */
export function enqueueEntry(values: EntryValues, target?: ManagedEntry, otherThan: readonly string[] = []): void {
  const owner = $account.get();
  keep([
    ...readQueue(),
    {
      key: crypto.randomUUID(),
      values,
      ...(owner !== null && { owner }),
      ...(target && { target: { id: target.id, version: target.version }, seen: valuesOf(target) }),
      ...(otherThan.length > 0 && { other_than: [...otherThan] }),
      state: { status: 'waiting' },
    },
  ]);
  void sendQueue();
}

/** Saves a game whose team did not get out; it waits and is sent like any other. */
export function enqueueNotEscaped({ time_left_seconds, ...game }: GameNotEscaped): void {
  const owner = $account.get();
  const values = { team_name: notEscapedLabel, time_seconds: 0, adjustment_seconds: 0, team_logo_url: null, ...game };
  keep([
    ...readQueue(),
    {
      key: crypto.randomUUID(),
      values,
      not_escaped: true,
      ...(time_left_seconds !== null && { time_left_seconds }),
      ...(owner !== null && { owner }),
      state: { status: 'waiting' },
    },
  ]);
  void sendQueue();
}

/** Takes the game without an escape that was logged last out again. */
export async function undoLogged(): Promise<void> {
  const game = logged.get();
  if (game) logged.set({ ...game, undo: (await takeOutGameNotEscaped(game.key)) ? 'done' : 'failed' });
}

const valuesOf = (entry: ManagedEntry): EntryValues => ({
  room_name: entry.room_name,
  team_name: entry.team_name,
  time_seconds: entry.time_seconds,
  adjustment_seconds: entry.adjustment_seconds,
  date: entry.date,
  hints_used: entry.hints_used,
  team_size: entry.team_size,
  category: entry.category,
  team_logo_url: entry.team_logo_url,
});

/** Gives up on a game that waits, was refused or was overtaken. */
export function dropQueued(key: string): void {
  replace(key);
}

/** Saves a change over somebody else's, which the person has seen now; what only the other one changed stays. */
export function overwrite(entry: QueuedEntry): void {
  if (entry.state.status !== 'conflict') return;
  const { theirs } = entry.state;
  sendAnew(entry, {
    target: { id: theirs.id, version: theirs.version },
    seen: valuesOf(theirs),
    values: mergeChanges(entry.seen, entry.values, theirs),
  });
}

/** Logs a game that looks like one that is there: the person has seen that one and says that they are two. */
export function logAnyway(entry: QueuedEntry): void {
  if (entry.state.status !== 'twin') return;
  sendAnew(entry, { other_than: [...(entry.other_than ?? []), entry.state.theirs.id] });
}

function sendAnew(entry: QueuedEntry, changes: Partial<QueuedEntry>): void {
  replace(entry.key, { ...entry, ...changes, key: crypto.randomUUID(), state: { status: 'waiting' } });
  void sendQueue();
}

async function send(entry: QueuedEntry): Promise<SaveAnswer | LogAnswer> {
  let { values } = entry;
  if (entry.not_escaped) {
    const { room_name, date, hints_used, team_size, category } = values;
    const { key: request_key, time_left_seconds = null } = entry;
    return logGameNotEscaped({ request_key, room_name, date, hints_used, team_size, category, time_left_seconds });
  }
  if (values.team_logo_url?.startsWith('data:')) {
    const url = await uploadLogo(values.team_logo_url, entry.key);
    if (!url)
      return navigator.onLine ? saveEntry({ ...withoutLogo(values), ...request(entry) }) : { status: 'unreachable' };
    values = { ...values, team_logo_url: url };
  }
  return saveEntry({ ...values, ...request(entry) });
}

const withoutLogo = (values: EntryValues): EntryValues => ({ ...values, team_logo_url: null });

const request = ({ key, target, other_than }: QueuedEntry) => ({
  request_key: key,
  ...(other_than && { other_than }),
  ...(target && { id: target.id, expected_version: target.version }),
});

/** Deals with an answer; returns why sending has to stop, if it has to. */
function settle(entry: QueuedEntry, answer: SaveAnswer | LogAnswer): LineState | undefined {
  switch (answer.status) {
    case 'saved':
      replace(entry.key);
      saved.set(answer.entry);
      logged.set(null);
      return undefined;
    case 'logged':
      replace(entry.key);
      logged.set({ key: entry.key, room: entry.values.room_name, undo: 'possible' });
      return undefined;
    case 'twin':
    case 'conflict':
      return void replace(entry.key, { ...entry, state: { status: answer.status, theirs: answer.entry } });
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
  for (const entry of waiting()) {
    // Somebody else may have signed in on this device meanwhile.
    if (!waiting().some(({ key }) => key === entry.key)) continue;
    const stop = settle(entry, await send(entry));
    if (stop) return stop;
  }
  return 'idle';
}

/** Sends what waits, oldest first, in one tab at a time. When the connection is bad it tries again by itself. */
export async function sendQueue(): Promise<void> {
  clearTimeout(timer);
  const before = line.get();
  if (before === 'sending' || before === 'retrying' || waiting().length === 0) return;
  line.set(before === 'idle' ? 'sending' : 'retrying');
  const outcome = await navigator.locks.request(entryQueueKey, sendAll);
  everything.set(readQueue());
  line.set(outcome);
  failures = outcome === 'no-connection' ? failures + 1 : 0;
  if (outcome === 'no-connection') timer = setTimeout(() => void sendQueue(), delays[failures - 1] ?? delays.at(-1));
  else if (outcome === 'idle' && waiting().length > 0) void sendQueue();
}

onMount($queue, () => {
  everything.set(readQueue());
  const follow = (event: StorageEvent) => event.key === entryQueueKey && everything.set(readQueue());
  const now = () => void sendQueue();
  // What was under way may still fail, and the first try on a new connection, too: neither waits as long as in an outage.
  const online = () => {
    failures = 0;
    now();
  };
  addEventListener('storage', follow);
  addEventListener('online', online);
  const forget = $account.subscribe(now);
  const hold = (event: Event) => !stored.get() && event.preventDefault();
  addEventListener('beforeunload', hold);
  return () => {
    forget();
    removeEventListener('beforeunload', hold);
    removeEventListener('storage', follow);
    removeEventListener('online', online);
    clearTimeout(timer);
  };
});
