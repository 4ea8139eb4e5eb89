import { atom, onMount, type ReadableAtom } from 'nanostores';
import { everyEntry } from '#domain/entry-filter.ts';
import type { ManagedEntry } from '#domain/entry.ts';
import type { TvRemote, TvWish } from '#domain/tv-remote.ts';
import { readEntries } from '#services/entries.ts';
import { steerTv } from '#services/steer-tv.ts';
import { readTvRemote } from '#services/tv-remote.ts';
import { lookAgain } from './staff.ts';

/** How the lobby screens stand as the counter knows it; `unknown` until the backend said so, or while it does not answer. */
export type TvRemoteState = { status: 'unknown' } | { status: 'known'; remote: TvRemote };

/** Games that can be shown with one press: the newest ones on the boards. */
const offered = 8;
/** How often the counter looks what another device asked for, in milliseconds. */
const lookEvery = 5000;

const state = atom<TvRemoteState>({ status: 'unknown' });
const notice = atom('');
const games = atom<readonly ManagedEntry[] | undefined>(undefined);
const steering = atom(false);

/** How the lobby screens stand. */
export const $tvRemote: ReadableAtom<TvRemoteState> = state;

/** What came of the last press, for who does not see the screen. */
export const $tvNotice: ReadableAtom<string> = notice;

/** The newest games on the boards; undefined until they are read. */
export const $showableGames: ReadableAtom<readonly ManagedEntry[] | undefined> = games;

/** Whether a press is on its way. */
export const $isSteering: ReadableAtom<boolean> = steering;

const done: Record<Exclude<TvWish, 'show'>, string> = {
  next: 'The screens go on.',
  previous: 'The screens go back.',
  pause: 'The slides stand still.',
  resume: 'The slides turn again.',
};

const failures = {
  denied: 'Your session has ended. Sign in again.',
  unreachable: 'Not done: there is no connection.',
};

async function steer(wish: TvWish, said: string, entryId?: string): Promise<string> {
  steering.set(true);
  const answer = await steerTv(wish, entryId);
  steering.set(false);
  if (answer.status === 'heard') state.set({ status: 'known', remote: answer.remote });
  const told =
    answer.status === 'heard' ? said : answer.status === 'invalid' ? answer.message : failures[answer.status];
  notice.set(told);
  if (answer.status === 'denied') await lookAgain();
  return told;
}

/** Turns the slides, or makes them stand still and turn again, on every screen. Answers what came of it, in a sentence. */
export const steerScreens = (wish: Exclude<TvWish, 'show'>): Promise<string> => steer(wish, done[wish]);

/** Gives every screen to a team for a minute. Answers what came of it, in a sentence. */
export const showOnScreens = ({ id, team_name: name }: ManagedEntry): Promise<string> =>
  steer('show', `${name} has the screen for a minute.`, id);

async function look(): Promise<void> {
  const remote = await readTvRemote();
  if (!steering.get()) state.set(remote ? { status: 'known', remote } : { status: 'unknown' });
}

async function readGames(): Promise<void> {
  const answer = await readEntries({ ...everyEntry, state: 'listed' }, undefined, offered);
  if (answer.status === 'ready') games.set(answer.entries);
  else if (answer.status === 'denied') await lookAgain();
}

onMount(state, () => {
  notice.set('');
  void look();
  void readGames();
  const timer = setInterval(() => void look(), lookEvery);
  return () => clearInterval(timer);
});
