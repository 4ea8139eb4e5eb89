import { expect, test } from 'vitest';
import type { TvRemote } from '#domain/tv-remote.ts';
import { isRemoteDue, startedTv, tvHeard, tvPausedUntil, tvPicture, tvSteered, tvWaited } from '#domain/tv.ts';
import { rankedTeam, team, teams } from '../../support/leaderboard.ts';
import { boardsOf, plan } from '../../support/tv.ts';

const evening = Date.parse('2026-06-20T23:00:00Z');
const night = Date.parse('2026-06-20T07:00:00Z');
const second = 1000;
const old = teams(3, '2026-06-02');
const boards = boardsOf(old, new Date(evening));
const lit = tvHeard(startedTv(evening), boards, evening);

const resting: TvRemote = { steps: 70, paused_seconds: 0, shown_seconds: 0, team: null };
const otters = rankedTeam({ id: 'otters', team_name: 'The Otters' });
const steered = tvSteered(lit, plan, resting, evening);
const placeOf = (state: typeof lit, now = evening) => {
  const picture = tvPicture(state, plan, now);
  return picture.kind === 'slide' ? picture.place : picture.kind;
};

test('a screen turns by what was pressed since it asked last, and not by what was pressed before it was switched on', () => {
  expect(placeOf(steered)).toBe(0);
  expect(placeOf(tvSteered(steered, plan, { ...resting, steps: 71 }, evening))).toBe(1);
  expect(placeOf(tvSteered(steered, plan, { ...resting, steps: 69 }, evening))).toBe(2);
  expect(placeOf(tvSteered(steered, plan, { ...resting, steps: 63 }, evening))).toBe(2); // seven back among three
});

test('a pause holds the slides to its last second, says until when, and ends by itself', () => {
  const paused = tvSteered(steered, plan, { ...resting, paused_seconds: 900 }, evening);

  expect(tvPausedUntil(paused, evening)).toBe(evening + 900 * second);
  expect(placeOf(tvWaited(paused, plan, evening + 899 * second))).toBe(0);
  expect(placeOf(tvWaited(paused, plan, evening + 900 * second))).toBe(1);
  expect(tvPausedUntil(paused, evening + 900 * second)).toBeUndefined();
  const resumed = tvSteered(paused, plan, resting, evening + 60 * second);
  expect(placeOf(tvWaited(resumed, plan, evening + 60 * second))).toBe(1);
});

test('while the slides stand still, who presses Next sees the next one', () => {
  const paused = tvSteered(steered, plan, { ...resting, paused_seconds: 900 }, evening);

  expect(placeOf(tvSteered(paused, plan, { ...resting, steps: 71, paused_seconds: 890 }, evening))).toBe(1);
});

test('a team that the counter shows has the screen for its minute, and leaves it at once when it is hidden', () => {
  const shown = tvSteered(steered, plan, { ...resting, team: otters, shown_seconds: 60 }, evening);

  expect(tvPicture(shown, plan, evening + 59 * second)).toEqual({ kind: 'team', team: otters });
  expect(placeOf(shown, evening + 60 * second)).toBe(0);
  expect(placeOf(tvSteered(shown, plan, { ...resting, shown_seconds: 50 }, evening))).toBe(0);
  expect(tvPicture(tvSteered(shown, plan, undefined, evening), plan, evening).kind).toBe('team');
});

test('a team can be shown on a dark screen, and a press of Next wakes one', () => {
  const dark = tvSteered(tvHeard(startedTv(night), boards, night), plan, resting, night);

  expect(tvPicture(dark, plan, night).kind).toBe('dark');
  const shown = tvSteered(dark, plan, { ...resting, team: otters, shown_seconds: 60 }, night);
  expect(tvPicture(shown, plan, night).kind).toBe('team');
  const pressed = tvSteered(dark, plan, { ...resting, steps: 71 }, night);
  expect(tvPicture(pressed, plan, night).kind).toBe('closed');
});

test('a record that lands while a team is shown waits and gets its twenty seconds afterwards', () => {
  const record = team({ adjusted_time_seconds: 1400, date: '2026-06-20' });
  const landed = tvHeard(steered, boardsOf([...old, record], new Date(evening)), evening);
  let state = tvSteered(landed, plan, { ...resting, team: otters, shown_seconds: 60 }, evening);

  for (let passed = 1; passed <= 60; passed += 1) state = tvWaited(state, plan, evening + passed * second);
  expect(tvPicture(state, plan, evening + 60 * second)).toMatchObject({ kind: 'moment' });
  expect(tvPicture(tvWaited(state, plan, evening + 78 * second), plan, evening + 78 * second).kind).toBe('moment');
  expect(tvPicture(tvWaited(state, plan, evening + 80 * second), plan, evening + 80 * second).kind).toBe('slide');
});

test('the remote is asked every three seconds, seldom in the dark and when nobody answers, and at once after a clock was set back', () => {
  const dueAfter = (state: typeof lit, seconds: number, since = evening) =>
    isRemoteDue(state, since + seconds * second);

  expect(isRemoteDue(lit, evening)).toBe(true);
  expect([2.999, 3].map((seconds) => dueAfter(steered, seconds))).toEqual([false, true]);
  const unanswered = tvSteered(lit, plan, undefined, evening);
  expect([29.999, 30].map((seconds) => dueAfter(unanswered, seconds))).toEqual([false, true]);
  const dark = tvSteered(startedTv(night), plan, resting, night);
  expect([29.999, 30].map((seconds) => dueAfter(dark, seconds, night))).toEqual([false, true]);
  expect(dueAfter(steered, -3600)).toBe(true);
});
