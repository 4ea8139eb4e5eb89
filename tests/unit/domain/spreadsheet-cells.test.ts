import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { readEntryFile, writeEntryFile } from '#domain/entry-file.ts';
import { decodeText } from '#domain/spreadsheet-cells.ts';
import { managed, playedRooms } from '../../support/entries.ts';

const games = [
  managed({ team_name: 'Löwen', time_seconds: 2285, date: '2026-11-10', adjustment_seconds: 120 }),
  managed({ team_name: 'Quick', time_seconds: 965, date: '2026-11-09', adjustment_seconds: -30, category: null }),
  managed({ team_name: 'Slow', time_seconds: 3729, date: '2026-06-01', hints_used: null, hidden_by: 'team' }),
];
const heading = 'room,team,time,adjustment,date,hints,players,category,state,share code';

function read(text: string) {
  const answer = readEntryFile(text, playedRooms, [], '2026-11-20');
  if (answer.status !== 'read') throw new Error(answer.reason);
  return answer.rows;
}

const expected = games.map(
  ({ team_name, time_seconds, adjustment_seconds, date, hints_used, category, hidden_by }) => ({
    status: 'good',
    values: { team_name, time_seconds, adjustment_seconds, date, hints_used, category },
    hidden_by,
  }),
);

/** Opens our export in a spreadsheet and writes it again: `write` says how it prints a time and a day. */
function saveFrom(write: {
  time(cell: string): string;
  day(cell: string): string;
  delimiter?: string;
  start?: string;
}) {
  const { data } = Papa.parse<Record<string, string>>(writeEntryFile(games), { header: true });
  const rows = data.map((row) => ({
    ...row,
    time: write.time(row['time'] ?? ''),
    adjustment: row['adjustment']?.startsWith("'") ? row['adjustment'] : write.time(row['adjustment'] ?? ''),
    date: write.day(row['date'] ?? ''),
  }));
  return (write.start ?? '') + Papa.unparse(rows, { delimiter: write.delimiter ?? ',' });
}

const us = (day: string, year: string) => `${Number(day.slice(5, 7))}/${Number(day.slice(8))}/${year}`;

test.each([
  { program: 'Excel', time: (cell: string) => cell, day: (day: string) => us(day, day.slice(0, 4)), start: '\uFEFF' },
  { program: 'Excel, days short', time: (cell: string) => cell, day: (day: string) => us(day, day.slice(2, 4)) },
  {
    program: 'Excel as a clock',
    time: (cell: string) => cell && `${cell.replace(/^0:/, '12:')} AM`,
    day: (day: string) => us(day, day.slice(0, 4)),
  },
  {
    program: 'Excel in German',
    time: (cell: string) => cell && `0${cell}`,
    day: (day: string) => day.split('-').toReversed().join('.'),
    delimiter: ';',
  },
  { program: 'Numbers', time: (cell: string) => cell, day: (day: string) => us(day, day.slice(2, 4)) },
  { program: 'Google Sheets', time: (cell: string) => cell, day: (day: string) => day },
])('what $program makes of our export comes back unchanged', ({ time, day, ...rest }) => {
  expect(read(saveFrom({ time, day, ...rest }))).toMatchObject(expected);
});

test.each([
  ['38:05:00', 2285], // what Excel makes of 38:05
  ['16:05:00', 965],
  ['38:05.0', 2285],
  ['1:02:09', 3729],
  ['0:38:05', 2285],
  ['1:02:09 AM', 3729],
])('the time %s is %i seconds', (cell, seconds) => {
  expect(read(`room,team,time,date\nThai Prison,Owls,${cell},2026-11-10`)).toMatchObject([
    { status: 'good', values: { time_seconds: seconds } },
  ]);
});

test.each([
  ['11/10/26', '2026-11-10'],
  ['11/10/2026', '2026-11-10'],
  ['2026/11/10', '2026-11-10'],
  ['10.11.2026', '2026-11-10'],
  ['2026-11-10 00:00:00', '2026-11-10'],
])('the day %s is %s', (cell, date) => {
  expect(read(`room,team,time,date\nThai Prison,Owls,38:05,${cell}`)).toMatchObject([{ values: { date } }]);
});

test('a file in which one day can only be written day first is read so as a whole', () => {
  const rows = read('room,team,time,date\nThai Prison,A,38:05,05/11/2026\nThai Prison,B,38:05,15/11/2026');
  expect(rows).toMatchObject([{ values: { date: '2026-11-05' } }, { values: { date: '2026-11-15' } }]);
});

test('columns of seconds hold seconds, and anything else in them is no time', () => {
  const rows = read(
    'room,team,time_seconds,adjustment_seconds,date\n' +
      ['2285,-30', '45,', '2285.0,120', '38:05,']
        .map((times) => `Thai Prison,T${times.length},${times},2026-11-10`)
        .join('\n'),
  );
  expect(rows).toMatchObject([
    { values: { time_seconds: 2285, adjustment_seconds: -30 } },
    { values: { time_seconds: 45, adjustment_seconds: 0 } },
    { values: { time_seconds: 2285, adjustment_seconds: 120 } },
    { status: 'bad' },
  ]);
});

test('every column that is written is read: who was hidden stays so, who was deleted is left out, a known card is the same game', () => {
  const code = '0123456789ab';
  const line = (state: string, shareCode = '') =>
    `Thai Prison,Owls ${state},38:05,,2026-11-10,2,4,friends,${state},${shareCode}`;
  const text = [heading, line('hidden by team', code), line('deleted'), line('listed', 'ba9876543210')].join('\n');
  const known = [managed({ team_name: 'Renamed since', share_code: 'ba9876543210' })];
  const answer = readEntryFile(text, playedRooms, known, '2026-11-20');
  expect(answer).toMatchObject({
    rows: [
      { status: 'good', hidden_by: 'team', share_code: code },
      { status: 'bad', problems: ['It was deleted when the file was written.'] },
      { status: 'bad', problems: ['This game is there already.'] },
    ],
  });
});

test('a file of an older spreadsheet keeps its letters', () => {
  expect(decodeText(Uint8Array.from([0x4c, 0xf6, 0x77, 0x65]).buffer)).toBe('Löwe');
  expect(decodeText(new TextEncoder().encode('Löwe').buffer)).toBe('Löwe');
});
