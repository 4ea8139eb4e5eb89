import { expect, test } from 'vitest';
import { nameSize, tvSlides, type TvSlide } from '#domain/tv-slides.ts';
import { names, team, teams } from '../../support/leaderboard.ts';
import { alice, boardsOf, prison, ripper } from '../../support/tv.ts';

const now = new Date('2026-06-20T23:00:00Z');
const slidesOf = (games: ReturnType<typeof teams>, rooms = [ripper, prison], at = now) =>
  tvSlides(boardsOf(games, at), rooms, at);

/** A slide in a few words. */
function told(slide: TvSlide): string {
  if (slide.kind === 'champions') {
    return `champions: ${slide.rooms.map(({ room, period }) => `${room.name}, ${period}`).join('; ')}`;
  }
  return slide.kind === 'empty' ? `${slide.room.name} opens soon` : `${slide.room.name}, ${slide.label}`;
}

test('each room shows today, its month and all time, as far as there are teams; then come the champions', () => {
  const games = [
    ...teams(2, '2026-06-20'),
    ...teams(10, '2026-06-10'),
    ...teams(4, '2026-05-10', { room_name: prison.name }),
  ];

  expect(slidesOf(games).map(told)).toEqual([
    'Jack the Ripper, Played today',
    'Jack the Ripper, June',
    'Jack the Ripper, All time',
    'Thai Prison, All time',
    'champions: Jack the Ripper, This month’s champions; Thai Prison, Last month’s champions',
  ]);
});

test('in the first week of a month last month’s champions stand beside the new board', () => {
  const games = [...teams(12, '2026-06-02'), ...teams(3, '2026-05-10')];
  const slides = slidesOf(games, [ripper], new Date('2026-06-05T23:00:00Z'));

  expect(slides.map(told)).toEqual([
    'Jack the Ripper, June',
    'Jack the Ripper, All time',
    'champions: Jack the Ripper, Last month’s champions',
  ]);
});

test('a room without a game says that its board opens soon', () => {
  expect(slidesOf([]).map(told)).toEqual(['Jack the Ripper opens soon', 'Thai Prison opens soon']);
});

test('a retired room shows its final board and its final champions', () => {
  const games = teams(12, '2025-12-30', { room_name: alice.name });

  expect(slidesOf(games, [alice]).map(told)).toEqual([
    'Alice in Wonderland, Final board',
    'champions: Alice in Wonderland, Final champions',
  ]);
});

test('a board lists its teams fastest first', () => {
  const [slow, fast] = [team({ adjusted_time_seconds: 3000 }), team({ adjusted_time_seconds: 2000 })];
  const [first] = slidesOf([slow, fast], [ripper]);

  expect(first?.kind === 'board' ? names(first.teams) : []).toEqual([fast.team_name, slow.team_name]);
});

test('champions of many rooms are shared out over slides that hold three at the most', () => {
  const rooms = ['A', 'B', 'C', 'D'].map((name) => ({ name, slug: name.toLowerCase(), retired: false }));
  const games = rooms.flatMap(({ name }) => teams(10, '2026-06-10', { room_name: name }));
  const slides = slidesOf(games, rooms).filter((slide) => slide.kind === 'champions');

  expect(slides.map(({ rooms: plates }) => plates.map(({ room }) => room.name).join(''))).toEqual(['AB', 'CD']);
});

test('boards that outlive midnight say of which day they are', () => {
  const boards = boardsOf(teams(2, '2026-06-20'), now);
  const first = (at: string) => tvSlides(boards, [ripper], new Date(at)).slice(0, 1).map(told);

  expect(first('2026-06-21T03:59:59Z')).toEqual(['Jack the Ripper, Played today']);
  expect(first('2026-06-21T04:00:00Z')).toEqual(['Jack the Ripper, Played Sat, Jun 20']);
});

test('in boards that outlive the end of a month, its champions are those of last month', () => {
  const boards = boardsOf([...teams(12, '2026-06-20'), ...teams(3, '2026-05-10')], new Date('2026-06-30T23:00:00Z'));
  const last = (at: string) => tvSlides(boards, [ripper], new Date(at)).map(told);

  expect(last('2026-06-30T23:00:00Z')).toContain('champions: Jack the Ripper, This month’s champions');
  expect(last('2026-07-01T12:00:00Z')).toEqual([
    'Jack the Ripper, June',
    'Jack the Ripper, All time',
    'champions: Jack the Ripper, Last month’s champions',
  ]);
  expect(last('2026-08-20T12:00:00Z')).toEqual(['Jack the Ripper, June', 'Jack the Ripper, All time']);
});

test.each([
  ['Thai Prison', 'usual'],
  ['Nine char words in thirty-two on', 'usual'],
  ['Nine char words in thirty-three on', 'long'],
  ['Ten letter', 'usual'],
  ['Alcatrazes', 'long'],
  ['Countermeasure', 'long'],
  ['Countermeasures', 'longest'],
  ['Self-made-and-well', 'usual'],
])('the name %s is written %s', (name, size) => {
  expect(nameSize(name)).toBe(size);
});
