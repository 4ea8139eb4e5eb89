import type { RankedTeam } from './leaderboard.ts';

/** What the counter may ask of the lobby screens. `resume` ends a pause and a team that is shown. */
export type TvWish = 'next' | 'previous' | 'pause' | 'resume' | 'show';

/** How the remote stands, for every screen the same. */
export interface TvRemote {
  /** Slides gone on less slides gone back, since ever. */
  steps: number;
  /** Seconds for which the slides stand still; 0 when they turn. */
  paused_seconds: number;
  /** Seconds for which the team has the screen. */
  shown_seconds: number;
  /** The team for everybody to see. */
  team: RankedTeam | null;
}

/** What one screen has heard of the remote; moments by the clock of the screen, in milliseconds. */
export interface TvSteering {
  steps: number;
  pausedUntil: number;
  shown: { team: RankedTeam; until: number } | undefined;
}

/** Milliseconds between two questions for the remote: who presses a button looks up at the screen and waits. */
const askEvery = 3000;
/** While the screen is dark, and when there was no answer. */
const askSeldom = 30_000;

/** What a screen takes from an answer: by how many slides to turn, and what holds from now on. The first answer turns nothing. */
export function heardRemote(
  before: TvSteering | undefined,
  remote: TvRemote,
  now: number,
): { turns: number; steering: TvSteering } {
  const { steps, team } = remote;
  return {
    turns: before ? steps - before.steps : 0,
    steering: {
      steps,
      pausedUntil: now + remote.paused_seconds * 1000,
      shown: team ? { team, until: now + remote.shown_seconds * 1000 } : undefined,
    },
  };
}

/** When to ask again. */
export const nextQuestion = (now: number, isDark: boolean, wasAnswered: boolean): number =>
  now + (isDark || !wasAnswered ? askSeldom : askEvery);

/** Whether it is time to ask, also after the clock was set back. */
export const isQuestionDue = (next: number, now: number): boolean => now >= next || next - now > askSeldom;

/** The team that has the screen at a moment. */
export const shownTeam = (steering: TvSteering | undefined, now: number): RankedTeam | undefined =>
  steering?.shown && now < steering.shown.until ? steering.shown.team : undefined;

/** Until when the slides stand still; undefined when they turn. */
export const pausedUntil = (steering: TvSteering | undefined, now: number): number | undefined =>
  steering && now < steering.pausedUntil ? steering.pausedUntil : undefined;
