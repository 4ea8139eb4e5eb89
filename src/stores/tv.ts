import { atom, type ReadableAtom } from 'nanostores';
import {
  isPollDue,
  isRemoteDue,
  isTvStale,
  startedTv,
  tvDrift,
  tvHeard,
  tvMissed,
  tvPausedUntil,
  tvPicture,
  tvSteered,
  tvTurned,
  tvWaited,
  tvWoken,
  type TvPicture,
  type TvPlan,
} from '#domain/tv.ts';
import { sayReadAt } from '#domain/tv-hours.ts';
import { readTvBoards } from '#services/tv.ts';
import { readTvRemote } from '#services/tv-remote.ts';
import { readVersion } from '#services/version.ts';
import { isReloadDone, noteOwnReload, rememberedReading, rememberReading, wasOwnReload } from './tv-memory.ts';

/** The screen in the lobby: its picture, the moment of the last good boards, and the place it is pushed to. */
export interface TvScreen {
  picture: TvPicture;
  updatedAt: Date | undefined;
  /** That moment in words, with its day when it is not today. */
  updated: string;
  isStale: boolean;
  /** Until when the counter paused the slides, in words; empty when they turn. */
  paused: string;
  drift: number;
}

const screen = atom<TvScreen>({
  picture: { kind: 'starting' },
  updatedAt: undefined,
  updated: '',
  isStale: false,
  paused: '',
  drift: 0,
});

/** What is on the screen. */
export const $tvScreen: ReadableAtom<TvScreen> = screen;

const second = 1000;
/** How often the site is asked for a new build. */
const versionEvery = 60 * second;
/** A page that has run so long is loaded anew in the dark, whatever it may have gathered. */
const longestRun = 20 * 3600 * second;

let turn: (by: 1 | -1) => void = () => {};
let wake: () => void = () => {};

/** Goes to the next slide or to the one before, for somebody with a remote control. */
export function turnTv(by: 1 | -1): void {
  turn(by);
}

/** Lights a dark screen for a minute, for somebody who touched it. */
export function wakeTv(): void {
  wake();
}

/**
 * Runs the screen until the returned function is called. Everything happens on one beat a second, so a screen that
 * slept, lost its network or had its clock set simply goes on with the next beat.
 */
export function startTv(plan: TvPlan, version: string, reload = () => location.reload()): () => void {
  const startedAt = Date.now();
  let state = startedTv(startedAt, rememberedReading());
  if (!wasOwnReload()) state = tvWoken(state, plan, startedAt);
  let isPolling = false;
  let isAsking = false;
  let nextVersionCheck = startedAt + versionEvery;
  let newVersion: string | undefined;
  let shown = '';

  const show = (now: number) => {
    const paused = tvPausedUntil(state, now);
    const next: TvScreen = {
      picture: tvPicture(state, plan, now),
      updatedAt: state.reading && new Date(state.reading.at),
      updated: state.reading ? sayReadAt(new Date(state.reading.at), new Date(now)) : '',
      isStale: isTvStale(state, now),
      paused: paused === undefined ? '' : sayReadAt(new Date(paused), new Date(now)),
      drift: tvDrift(now),
    };
    const told = JSON.stringify(next);
    if (told !== shown) screen.set(next);
    shown = told;
  };
  const poll = async () => {
    isPolling = true;
    const boards = await readTvBoards(new Date()).catch(() => undefined);
    isPolling = false;
    const now = Date.now();
    state = boards ? tvHeard(state, boards, now) : tvMissed(state, now);
    if (state.reading && boards) rememberReading(state.reading);
    show(now);
  };
  const askRemote = async () => {
    isAsking = true;
    const remote = await readTvRemote();
    isAsking = false;
    state = tvSteered(state, plan, remote, Date.now());
    show(Date.now());
  };
  const checkVersion = async (now: number) => {
    nextVersionCheck = now + versionEvery;
    const latest = await readVersion();
    newVersion = latest !== undefined && latest !== version ? latest : undefined;
  };
  /** Between two slides and in the dark nobody misses the picture; without an answer the page might not come back. */
  const reloadWhenUnseen = (now: number, slideBefore: number) => {
    const { kind } = tvPicture(state, plan, now);
    const isWatched = kind === 'moment' || kind === 'team' || kind === 'closed';
    const isUnseen = kind === 'dark' || (!isWatched && state.slideSince !== slideBefore);
    if (!isUnseen || state.failures > 0) return;
    const isNew = newVersion !== undefined && !isReloadDone(newVersion);
    if (!isNew && !(kind === 'dark' && now - startedAt > longestRun)) return;
    noteOwnReload();
    reload();
  };
  const beat = () => {
    const now = Date.now();
    const { slideSince } = state;
    state = tvWaited(state, plan, now);
    reloadWhenUnseen(now, slideSince);
    show(now);
    if (!isAsking && isRemoteDue(state, now)) void askRemote();
    if (!isPolling && isPollDue(state, plan, now)) void poll();
    if (now >= nextVersionCheck || nextVersionCheck - now > versionEvery) void checkVersion(now);
  };

  turn = (by) => {
    state = tvTurned(state, plan, Date.now(), by);
    show(Date.now());
  };
  wake = () => {
    state = tvWoken(state, plan, Date.now());
    show(Date.now());
  };
  beat();
  const timer = setInterval(beat, second);
  return () => {
    clearInterval(timer);
    turn = () => {};
    wake = () => {};
  };
}
