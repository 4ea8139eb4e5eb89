import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { readEntryFile, writeBadRows, writeEntryFile, type FileRow } from '#domain/entry-file.ts';
import type { ManagedGameNotEscaped } from '#domain/entry.ts';
import { managed, playedRooms } from '../../support/entries.ts';

const today = '2026-06-10';
const read = (text: string, known = [managed()]) => readEntryFile(text, playedRooms, known, today);

function rowsOf(text: string): FileRow[] {
  const answer = read(text);
  if (answer.status !== 'read') throw new Error(answer.reason);
  return answer.rows;
}

test('a file as spreadsheets write it is read: other headings, US days, a mark at its start, empty lines', () => {
  const [first, second] = rowsOf(
    '\uFEFFTeam Name;Game;Time;Day;Clues\r\n"Owls; the";thai-prison;38:05;6/9/2026;3\r\n\r\nFoxes;JACK THE RIPPER;3510;2026-06-08;\r\n',
  );
  expect(first).toMatchObject({
    status: 'good',
    line: 2,
    values: { team_name: 'Owls; the', room_name: 'Thai Prison', time_seconds: 2285, date: '2026-06-09', hints_used: 3 },
  });
  expect(second).toMatchObject({
    status: 'good',
    line: 4,
    values: { room_name: 'Jack the Ripper', time_seconds: 2110 },
  });
});

test.each([
  ['Thai Prison,,38:05,2026-06-01', /Enter the team/],
  ['Mars,Owls,38:05,2026-06-01', /no room “Mars”/],
  [',Owls,38:05,2026-06-01', /room is missing/],
  ['Thai Prison,Owls,38:75,2026-06-01', /38:05 or 3805/],
  ['Thai Prison,Owls,38:05,2026-06-31', /day of the game/],
  ['Thai Prison,Owls,38:05,2026-06-11', /future/],
  ['Thai Prison,Owls', /38:05 or 3805/],
  ['Thai Prison,The Copper Owls,38:05,2026-06-10', /there already/],
])('the line “%s” is left out with a reason', (line, reason) => {
  expect(rowsOf(`room,team,time,date\n${line}`)).toEqual([
    expect.objectContaining({
      status: 'bad',
      line: 2,
      problems: expect.arrayContaining([expect.stringMatching(reason)]),
    }),
  ]);
});

test('a line that repeats an earlier line is left out', () => {
  const line = 'Thai Prison,Owls,38:05,2026-06-01';
  expect(rowsOf(`room,team,time,date\n${line}\n${line}`).map(({ status }) => status)).toEqual(['good', 'bad']);
});

test.each([
  ['', /no lines/],
  ['room,team,time,date\n', /no lines/],
  ['team,time\nOwls,38:05', /no column room, date/],
  [`room,team,time,date\n${'a,b,c,d\n'.repeat(5001)}`, /more than 5000/],
])('a file that cannot be used is refused as a whole', (text, reason) => {
  expect(read(text)).toEqual({ status: 'unreadable', reason: expect.stringMatching(reason) });
});

test('an unusual line is good and says what to look at', () => {
  expect(rowsOf('room,team,time,date\nThai Prison,Emma Stone,4:00,2026-06-01')).toEqual([
    expect.objectContaining({
      status: 'good',
      warnings: [expect.stringMatching(/last name/), expect.stringMatching(/fast/)],
    }),
  ]);
});

test.each(['=HYPERLINK("https://evil.example")', '+1+1', '-2+3', '@SUM(A1)', '\tx'])(
  'the name %s leaves as text that no spreadsheet runs, and comes back as it was',
  (name) => {
    const text = writeEntryFile([managed({ team_name: name })]);
    const { data } = Papa.parse<Record<string, string>>(text, { header: true });
    expect(data[0]?.['team']).toBe(`'${name}`);
    expect(rowsOf(text)).toMatchObject([{ status: 'good', values: { team_name: name.trim() } }]);
  },
);

test('what is taken out of the leaderboard can be read in again', () => {
  const games = [
    managed({ adjustment_seconds: -30, team_size: null, date: '2026-05-01' }),
    managed({ team_name: 'A, "B"' }),
  ];
  const rows = rowsOf(writeEntryFile(games));
  expect(rows).toMatchObject(
    games.map(({ team_name, time_seconds, adjustment_seconds, team_size, category }) => ({
      status: 'good',
      values: { team_name, time_seconds, adjustment_seconds, team_size, category },
    })),
  );
});

const lost = (changes: Partial<ManagedGameNotEscaped> = {}): ManagedGameNotEscaped => ({
  id: '6f1c2f4e-0000-4000-8000-000000000001',
  version: 1,
  logged_by_name: 'Maya',
  room_name: 'Thai Prison',
  date: '2026-06-03',
  hints_used: 3,
  team_size: 4,
  category: 'family',
  time_left_seconds: 750,
  ...changes,
});
const fieldsOf = ({ room_name, date, hints_used, team_size, category, time_left_seconds }: ManagedGameNotEscaped) => ({
  room_name,
  date,
  hints_used,
  team_size,
  category,
  time_left_seconds,
});

/** What a spreadsheet writes when it opens a file of ours and saves it. */
const savedBy: Record<string, (text: string) => string> = {
  nobody: (text) => text,
  Excel: (text) =>
    text.replaceAll(/(\d{4})-(\d{2})-(\d{2})/g, (_, year, month, day) => `${Number(month)}/${Number(day)}/${year}`),
  'Excel in Europe': (text) => text.replaceAll(/(\d{4})-(\d{2})-(\d{2})/g, '$3.$2.$1').replaceAll(',', ';'),
  Numbers: (text) => text.replace('\uFEFF', '').replaceAll('\r\n', '\n'),
  'Google Sheets': (text) =>
    text
      .replace('\uFEFF', '')
      .replaceAll(/\b0:(\d\d:\d\d)/g, '0:$1')
      .trimEnd(),
};

test.each(Object.keys(savedBy))(
  'games with and without an escape come back unchanged from a file that %s has saved',
  (program) => {
    const games = [managed({ team_name: 'Foxes', date: '2026-05-01' }), managed({ adjustment_seconds: 60 })];
    const others = [
      lost(),
      lost({
        id: '6f1c2f4e-0000-4000-8000-000000000002',
        hints_used: null,
        team_size: null,
        category: null,
        time_left_seconds: null,
      }),
      lost({ id: '6f1c2f4e-0000-4000-8000-000000000003', time_left_seconds: 0 }),
    ];
    const rows = rowsOf(savedBy[program]!(writeEntryFile(games, others)));
    expect(rows.slice(0, 2)).toMatchObject(
      games.map(({ team_name, time_seconds, adjustment_seconds, date, hints_used, team_size, category }) => ({
        status: 'good',
        values: { team_name, time_seconds, adjustment_seconds, date, hints_used, team_size, category },
      })),
    );
    expect(rows.slice(2)).toMatchObject(
      others.map((game) => ({ status: 'not escaped', key: game.id, game: fieldsOf(game), warnings: [] })),
    );
  },
);

test('a game without an escape that is there already is left out, by its key alone', () => {
  const answer = readEntryFile(writeEntryFile([], [lost()]), playedRooms, [], today, [lost({ team_size: 5 })]);
  expect(answer).toMatchObject({ rows: [{ status: 'bad', problems: ['This game is there already.'] }] });
});

test.each([
  ['Thai Prison,,,2026-06-01,,did not get out', { status: 'not escaped', warnings: [] }],
  [
    'Thai Prison,Owls,,2026-06-01,,DID NOT GET OUT',
    { status: 'not escaped', warnings: [expect.stringMatching(/No name/)] },
  ],
  ['Thai Prison,,38:05,2026-06-01,,did not get out', { problems: [expect.stringMatching(/has no time/)] }],
  ['Mars,,,2026-06-01,,did not get out', { problems: [expect.stringMatching(/no room “Mars”/)] }],
  ['Thai Prison,,,2027-06-01,,did not get out', { problems: [expect.stringMatching(/future/)] }],
  ['Thai Prison,,,2026-06-01,pirates,did not get out', { problems: [expect.stringMatching(/Use one of/)] }],
])('a line of somebody’s own about a team that did not get out is read: %s', (line, expected) => {
  expect(rowsOf(`room,team,time,date,kind,state\n${line}`)).toMatchObject([expected]);
});

test('two such lines that look alike are both good, and the second asks for a look', () => {
  const line = 'Thai Prison,,,2026-06-01,did not get out';
  const rows = rowsOf(`room,team,time,date,state\n${line}\n${line}`);
  expect(rows).toMatchObject([{ warnings: [] }, { warnings: ['A game like this one is there already.'] }]);
});

test('the lines to mend come back as they were, with the reason in a last column', () => {
  const answer = read('room,team,time,date\nMars,Owls,38:05,2026-06-01\nThai Prison,Foxes,38:05,2026-06-01');
  if (answer.status !== 'read') throw new Error(answer.reason);
  const { data } = Papa.parse<string[]>(writeBadRows(answer.heading, answer.rows));
  expect(data).toEqual([
    ['room', 'team', 'time', 'date', 'problem'],
    ['Mars', 'Owls', '38:05', '2026-06-01', 'There is no room “Mars”.'],
  ]);
});
