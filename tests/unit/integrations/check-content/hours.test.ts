import { dump } from 'js-yaml';
import { expect, test } from 'vitest';
import { problems, type Edits } from './content-folder.ts';
import { sampleFiles } from './sample-content.ts';

const business = 'src/content/business.yaml';

/** Lines of the report when the business file, on July 1, 2026, ends with these lines. */
const withLines = (lines: string) => problems({ [business]: `${sampleFiles()[business]}\n${lines}\n` });
const replacing = (...pieces: [string | RegExp, string][]) => problems({ [business]: pieces } satisfies Edits);
const exceptions = (...written: object[]) => withLines(dump({ hoursExceptions: written }));

test('an exception may be over for thirty days, whether somebody quoted its date or not', () => {
  expect(exceptions({ on: '2026-06-01', hours: 'closed' })).toEqual([]);
  expect(withLines('hoursExceptions:\n  - { on: 2026-06-01, hours: closed }')).toEqual([]);
  expect(exceptions({ from: '2026-01-02', through: '2026-06-01', hours: 'closed' })).toEqual([]);
  expect(exceptions({ every: { kind: 'fixed', month: 5, day: 31 }, hours: 'closed' })).toEqual([]);
});

test('an exception that has been over for longer stops the build in one line', () => {
  expect(
    exceptions({ on: '2026-12-24', hours: 'closed' }, { from: '2026-05-01', through: '2026-05-31', hours: 'closed' }),
  ).toEqual([
    `${business} – hoursExceptions, entry 2: has been over since 2026-05-31; take it out, or write the days of its next time`,
  ]);
});

test('a party on a day on which the venue is closed stops the build in one line', () => {
  expect(
    replacing([/tuesday: .*/, 'tuesday: closed'], ['partyTimes: {}', "partyTimes: { tuesday: [{ before: '13:00' }] }"]),
  ).toEqual([
    `${business} – birthday.partyTimes.tuesday: is a day on which hours.tuesday says closed; take one of the two out`,
  ]);
});

test('every mistake in the hours is one line with its field and what to write', () => {
  const lines = exceptions(
    { hours: 'closed' },
    { on: '2026-12-24', hours: [{ opens: '12:00', closes: '12:00' }] },
    { from: '2026-12-24', through: '2026-12-20', hours: 'closed' },
  );
  expect(lines).toEqual([
    `${business} – hoursExceptions, entry 1: does not say for which days it is; write "on", "from" and "through", or "every"`,
    `${business} – hoursExceptions, entry 2, hours, entry 1, closes: "12:00" cannot be used; write a closing time that is ` +
      'later than the opening time, or one after midnight up to "06:00"',
    `${business} – hoursExceptions, entry 3, through: "2026-12-20" cannot be used; write a day within a year from 2026-12-24`,
  ]);
});

test('a night of an exception that is not over when the next day opens stops the build in one line', () => {
  const late = { opens: '18:00', closes: '02:00' };
  const early = { opens: '01:30', closes: '12:00' };
  const onEve = { on: '2026-12-24', hours: late };
  expect(exceptions(onEve)).toEqual([]);
  expect(exceptions(onEve, { on: '2026-12-25', hours: { ...early, opens: '02:00' } })).toEqual([]);
  expect(exceptions(onEve, { on: '2026-12-25', hours: early })).toEqual([
    `${business} – hoursExceptions, entry 1: makes Thu, Dec 24 run until 02:00 into Fri, Dec 25, which opens at 01:30; ` +
      'close before that, or open later on the day after',
  ]);
});

test('a regular night that is not over when an exception of every year opens stops the build in one line', () => {
  const everyChristmas = { kind: 'fixed', month: 12, day: 25 };
  const lines = dump({ hoursExceptions: [{ every: everyChristmas, hours: { opens: '00:30', closes: '12:00' } }] });
  const written = sampleFiles()[business]?.replace(/thursday: .*/, "thursday: { opens: '18:00', closes: '01:00' }");
  expect(problems({ [business]: `${written}\n${lines}` })).toEqual([
    `${business} – hoursExceptions, entry 1: makes Thu, Dec 24 run until 01:00 into Fri, Dec 25, which opens at 00:30; ` +
      'close before that, or open later on the day after',
  ]);
});

test('an unknown time zone is one line', () => {
  expect(replacing(['America/New_York', 'America/Philadelphia'])).toEqual([
    `${business} – timeZone: "America/Philadelphia" cannot be used; write the IANA name of a time zone: a region, a ` +
      'slash and a city',
  ]);
});

test('hours that cannot be read at all are said to be so, with what to write', () => {
  expect(replacing([/tuesday: .*/, 'tuesday: maybe'])).toEqual([
    `${business} – hours.tuesday: "maybe" cannot be used; write closed, a span such as { opens: "16:00", closes: "21:30" }, ` +
      'or a list of such spans',
  ]);
});
