import type { RankedTeam } from './leaderboard.ts';
import type { OpeningHours } from './opening-hours.ts';
import { isDarkHour, sayWhyDark } from './tv-hours.ts';
import { newRecords, type TvRecord } from './tv-records.ts';
import {
  heardRemote,
  isQuestionDue,
  nextQuestion,
  pausedUntil,
  shownTeam,
  type TvRemote,
  type TvSteering,
} from './tv-remote.ts';
import { tvSlides, type TvBoards, type TvRoom, type TvSlide } from './tv-slides.ts';
import { amongBoards, wordsSlides, type OwnSlide, type WordsSlide } from './tv-words.ts';

/** What the screen is told once and keeps. */
export interface TvPlan {
  rooms: readonly TvRoom[];
  openingHours: OpeningHours;
  /** Slides that the venue wrote. */
  ownSlides: readonly OwnSlide[];
  /** How long a slide stays. */
  seconds: number;
}

/** Everything the screen knows. Its size does not grow: boards replace boards, and lists have an end. */
export interface TvState {
  /** The last good reading and its moment; kept whatever happens afterwards. */
  reading: { boards: TvBoards; at: number } | undefined;
  /** Refused or unanswered calls since then. */
  failures: number;
  nextPoll: number;
  slide: number;
  slideSince: number;
  /** Records that wait to be shown; the first one is on the screen since `momentSince`. */
  moments: readonly TvRecord[];
  momentSince: number;
  /** Teams whose record was shown: nobody is celebrated twice. */
  celebrated: readonly string[];
  /** When somebody touched the dark screen last. */
  wokenAt: number | undefined;
  /** What the remote at the counter asked for, and when to ask it again. */
  steering: TvSteering | undefined;
  nextQuestion: number;
}

/** What is on the screen. `drift` is one of the places to which everything is pushed against burn-in. */
export type TvPicture =
  | { kind: 'starting' }
  | { kind: 'unreachable' }
  | { kind: 'dark' }
  | { kind: 'closed'; why: string }
  | { kind: 'moment'; record: TvRecord }
  | { kind: 'team'; team: RankedTeam }
  | { kind: 'slide'; slide: TvSlide | WordsSlide; place: number; of: number };

/** Milliseconds between two polls: a time that staff enter is on the screen within fifteen seconds. */
const pollEvery = 10_000;
const pollEveryInTheDark = 300_000;
const slowestPoll = 60_000;
/** Without a good answer for so long the moment of the last one turns amber. */
const staleAfter = 90_000;
/** How long a record has the screen. */
const momentLength = 20_000;
const keptCelebrations = 50;
/** How long a screen that was touched in the dark says why it is dark. */
const wakeLength = 60_000;
const minute = 60_000;

/** Places of the pixel drift, see the stylesheet of the screen. */
export const driftPlaces = 12;

/** A screen that was just switched on, with what it remembers from before. */
export function startedTv(now: number, remembered?: TvState['reading']): TvState {
  return {
    reading: remembered,
    failures: 0,
    nextPoll: now,
    slide: 0,
    slideSince: now,
    moments: [],
    momentSince: now,
    celebrated: [],
    wokenAt: undefined,
    steering: undefined,
    nextQuestion: now,
  };
}

/** The state after somebody touched the screen: in the dark it wakes for a minute, lit it stays as it is. */
export function tvWoken(state: TvState, plan: TvPlan, now: number): TvState {
  return isDarkHour(plan.openingHours, new Date(now)) ? { ...state, wokenAt: now } : state;
}

const isAwake = ({ wokenAt }: TvState, now: number) => wokenAt !== undefined && Math.abs(now - wokenAt) < wakeLength;

/** The state after a good answer. A team that was hidden meanwhile leaves the screen at once, also in its great moment. */
export function tvHeard(state: TvState, boards: TvBoards, now: number): TvState {
  const landed = state.reading ? newRecords(state.reading.boards, boards, new Date(now)) : [];
  const fresh = landed.filter(({ team }) => !state.celebrated.includes(team.id));
  const listed = new Set([...boards.allTime, ...boards.thisMonth].map(({ id }) => id));
  const kept = state.moments.filter(({ team }) => listed.has(team.id));
  return {
    ...state,
    reading: { boards, at: now },
    failures: 0,
    nextPoll: now + pollEvery,
    moments: [...kept, ...fresh],
    momentSince: kept.length > 0 && kept[0] === state.moments[0] ? state.momentSince : now,
    celebrated: [...state.celebrated, ...fresh.map(({ team }) => team.id)].slice(-keptCelebrations),
  };
}

/** The state after a call that failed: the boards stay, and the next call waits longer each time, a minute at most. */
export function tvMissed(state: TvState, now: number): TvState {
  const failures = state.failures + 1;
  return { ...state, failures, nextPoll: now + Math.min(pollEvery * 2 ** Math.min(failures - 1, 8), slowestPoll) };
}

/** The state a moment later: slides turn, and moments end. A team that has the screen keeps both waiting, a pause the slides. */
export function tvWaited(state: TvState, plan: TvPlan, now: number): TvState {
  if (shownTeam(state.steering, now)) return { ...state, momentSince: now, slideSince: now };
  if (state.moments.length > 0 && now - state.momentSince >= momentLength) {
    return { ...state, moments: state.moments.slice(1), momentSince: now, slideSince: now };
  }
  const isSlideOver = Math.abs(now - state.slideSince) >= plan.seconds * 1000;
  const isTurning = state.moments.length === 0 && isSlideOver && !pausedUntil(state.steering, now);
  return isTurning ? tvTurned(state, plan, now, 1) : state;
}

/** Everything that turns on the screen at a moment. */
function rotation(boards: TvBoards, { rooms, ownSlides, openingHours }: TvPlan, now: number): (TvSlide | WordsSlide)[] {
  const moment = new Date(now);
  return amongBoards(tvSlides(boards, rooms, moment), wordsSlides(ownSlides, openingHours, moment));
}

/** The state with another slide, so many on or, below zero, back. */
export function tvTurned(state: TvState, plan: TvPlan, now: number, by: number): TvState {
  const count = state.reading ? rotation(state.reading.boards, plan, now).length : 1;
  return { ...state, slide: (((state.slide + by) % count) + count) % count, slideSince: now };
}

/** The state after the remote was asked; without an answer what it said before goes on until its end. */
export function tvSteered(state: TvState, plan: TvPlan, remote: TvRemote | undefined, now: number): TvState {
  const isDark = isDarkHour(plan.openingHours, new Date(now)) && !isAwake(state, now);
  const asked = { ...state, nextQuestion: nextQuestion(now, isDark, remote !== undefined) };
  if (!remote) return asked;
  const { turns, steering } = heardRemote(state.steering, remote, now);
  const heard = { ...asked, steering };
  return turns === 0 ? heard : tvTurned(tvWoken(heard, plan, now), plan, now, turns);
}

/** Whether it is time to ask how the remote stands. */
export const isRemoteDue = ({ nextQuestion: next }: TvState, now: number): boolean => isQuestionDue(next, now);

/** Until when the counter paused the slides; undefined when they turn. */
export const tvPausedUntil = ({ steering }: TvState, now: number): number | undefined => pausedUntil(steering, now);

/** Whether it is time to ask the backend; in dark hours seldom, so that the morning begins with today's boards. */
export function isPollDue(state: TvState, plan: TvPlan, now: number): boolean {
  const isDark = isDarkHour(plan.openingHours, new Date(now)) && !isAwake(state, now);
  const last = state.reading?.at ?? 0;
  const isDue = now >= state.nextPoll || state.nextPoll - now > slowestPoll; // the second when the clock was set back
  return isDue && !(isDark && state.failures === 0 && now - last < pollEveryInTheDark);
}

/**
 * What the screen shows. A team that the counter shows goes before everything, then a record, even when a late team sets
 * it after closing time.
 */
export function tvPicture(state: TvState, plan: TvPlan, now: number): TvPicture {
  const team = shownTeam(state.steering, now);
  if (team) return { kind: 'team', team };
  const [record] = state.moments;
  if (record) return { kind: 'moment', record };
  if (isDarkHour(plan.openingHours, new Date(now))) {
    return isAwake(state, now)
      ? { kind: 'closed', why: sayWhyDark(plan.openingHours, new Date(now)) }
      : { kind: 'dark' };
  }
  if (!state.reading) return state.failures > 0 ? { kind: 'unreachable' } : { kind: 'starting' };
  const slides = rotation(state.reading.boards, plan, now);
  const place = state.slide % Math.max(slides.length, 1);
  const slide = slides[place];
  return slide ? { kind: 'slide', slide, place, of: slides.length } : { kind: 'starting' };
}

/** Whether the boards on the screen are older than they should be. In the dark they may be: nobody asks so often. */
export function isTvStale(state: TvState, now: number): boolean {
  return state.reading !== undefined && state.failures > 0 && now - state.reading.at >= staleAfter;
}

/** Where everything stands at a moment: another place each minute. */
export function tvDrift(now: number): number {
  return Math.floor(now / minute) % driftPlaces;
}
