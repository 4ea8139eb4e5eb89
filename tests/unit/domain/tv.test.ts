import { expect, test } from 'vitest';
import {
  isPollDue,
  isTvStale,
  startedTv,
  tvDrift,
  tvHeard,
  tvMissed,
  tvPicture,
  tvTurned,
  tvWaited,
  tvWoken,
} from '#domain/tv.ts';
import { team, teams } from '../../support/leaderboard.ts';
import { boardsOf, plan } from '../../support/tv.ts';

const evening = Date.parse('2026-06-20T23:00:00Z');
const night = Date.parse('2026-06-20T07:00:00Z');
const second = 1000;
const old = teams(3, '2026-06-02');
const boards = boardsOf(old, new Date(evening));
const lit = tvHeard(startedTv(evening), boards, evening);

test('a screen that has read nothing yet starts, and says so when it cannot read', () => {
  const started = startedTv(evening);

  expect(tvPicture(started, plan, evening)).toEqual({ kind: 'starting' });
  expect(tvPicture(tvMissed(started, evening), plan, evening)).toEqual({ kind: 'unreachable' });
});

test('slides turn after their seconds, and begin again after the last', () => {
  let state = lit;
  const places = [12, 24, 36, 48, 60].map((seconds) => {
    state = tvWaited(state, plan, evening + seconds * second);
    const picture = tvPicture(state, plan, evening);
    return picture.kind === 'slide' ? picture.place : picture.kind;
  });

  expect(places).toEqual([1, 2, 0, 1, 2]);
  expect(tvWaited(lit, plan, evening + 11_999)).toBe(lit);
});

test('somebody with a remote control goes on and back', () => {
  const back = tvTurned(lit, plan, evening, -1);

  expect(tvPicture(back, plan, evening)).toMatchObject({ place: 2, of: 3 });
  expect(tvPicture(tvTurned(back, plan, evening, 1), plan, evening)).toMatchObject({ place: 0 });
});

test('a record has the screen for twenty seconds, once, even after closing time', () => {
  const record = team({ adjusted_time_seconds: 1400, date: '2026-06-20' });
  const after = boardsOf([...old, record], new Date(evening));
  const landed = tvHeard(lit, after, evening);

  expect(tvPicture(landed, plan, night)).toMatchObject({ kind: 'moment', record: { team: { id: record.id } } });
  expect(tvPicture(tvWaited(landed, plan, evening + 19_999), plan, evening).kind).toBe('moment');
  const over = tvWaited(landed, plan, evening + 20_000);
  expect(tvPicture(over, plan, evening).kind).toBe('slide');
  const hiddenAndBack = tvHeard(tvHeard(over, boards, evening), after, evening);
  expect(tvPicture(hiddenAndBack, plan, evening).kind).toBe('slide');
});

test('while the backend is away the last good boards stay, and turn amber after a minute and a half', () => {
  const lost = tvMissed(tvMissed(lit, evening), evening);

  expect(tvPicture(lost, plan, evening).kind).toBe('slide');
  expect(isTvStale(lost, evening + 89_999)).toBe(false);
  expect(isTvStale(lost, evening + 90_000)).toBe(true);
  expect(isTvStale(startedTv(evening), evening)).toBe(false);
  expect(isTvStale(lit, evening + 300_000)).toBe(false); // nobody asked meanwhile
});

test('a backend that is away is asked less and less often, once a minute in the end', () => {
  let state = lit;
  const waits = Array.from({ length: 6 }, () => {
    state = tvMissed(state, evening);
    return (state.nextPoll - evening) / second;
  });

  expect(waits).toEqual([10, 20, 40, 60, 60, 60]);
  expect(tvHeard(state, boards, evening).nextPoll).toBe(evening + 10 * second);
});

test('in the dark the backend is asked every five minutes, and nothing is shown', () => {
  const dark = tvHeard(startedTv(night), boards, night);

  expect(tvPicture(dark, plan, night)).toEqual({ kind: 'dark' });
  expect(isPollDue(dark, plan, night + 60 * second)).toBe(false);
  expect(isPollDue(dark, plan, night + 300 * second)).toBe(true);
});

test('a clock that is set back an hour stops neither the slides nor the calls', () => {
  const earlier = evening - 3600 * second;

  expect(isPollDue(lit, plan, earlier)).toBe(true);
  expect(tvWaited(lit, plan, earlier).slide).toBe(1);
});

test('everything stands somewhere else each minute', () => {
  const places = Array.from({ length: 13 }, (_, index) => tvDrift(evening + index * 60 * second));

  expect(new Set(places).size).toBe(12);
  expect(places[12]).toBe(places[0]);
});

test('who touches a dark screen reads why it is dark for a minute, and it asks for the boards as by day', () => {
  const dark = tvHeard(startedTv(night), boards, night);
  const woken = tvWoken(dark, plan, night + 30 * second);
  const kindAt = (seconds: number) => tvPicture(woken, plan, night + seconds * second).kind;

  expect(tvPicture(woken, plan, night + 30 * second)).toEqual({
    kind: 'closed',
    why: 'This screen rests outside business hours and lights up at 11:30 AM. Opens at 12:00 PM.',
  });
  expect([89.999, 90].map(kindAt)).toEqual(['closed', 'dark']);
  expect(isPollDue(woken, plan, night + 31 * second)).toBe(true);
  expect(tvPicture(tvWoken(woken, plan, night + 80 * second), plan, night + 100 * second).kind).toBe('closed');
});

test('a touch by day changes nothing, also not when the screen goes dark a moment later', () => {
  expect(tvWoken(lit, plan, evening)).toBe(lit);
});

test('what the venue wrote itself turns with its boards', () => {
  const withRules = { ...plan, ownSlides: [{ heading: 'House rules', lines: ['Nothing needs force.'] }] };

  expect(tvPicture(tvTurned(lit, withRules, evening, -1), withRules, evening)).toMatchObject({
    slide: { kind: 'words', heading: 'House rules' },
    place: 3,
    of: 4,
  });
});

test('a team that is hidden while its record is shown leaves the screen with the next answer, and the next record gets its time', () => {
  const first = team({ adjusted_time_seconds: 1400, date: '2026-06-20' });
  const other = team({ adjusted_time_seconds: 1500, date: '2026-06-20', room_name: 'Thai Prison' });
  const slow = team({ adjusted_time_seconds: 3000, date: '2026-06-02', room_name: 'Thai Prison' });
  const heard = (games: typeof old, state: typeof lit, at: number) => tvHeard(state, boardsOf(games, new Date(at)), at);
  const before = heard([...old, slow], startedTv(evening), evening);
  const both = heard([...old, slow, first, other], before, evening);
  const later = evening + 10_000;

  expect(both.moments).toHaveLength(2);
  const [gone, next] = both.moments;
  const hidden = heard(
    [...old, slow, first, other].filter(({ id }) => id !== gone?.team.id),
    both,
    later,
  );
  expect(tvPicture(hidden, plan, later)).toEqual({ kind: 'moment', record: next });
  expect(tvWaited(hidden, plan, later + 19_999).moments).toHaveLength(1);
});
