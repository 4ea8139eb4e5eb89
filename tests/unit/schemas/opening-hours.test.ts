import { describe, expect, test } from 'vitest';
import { businessSchema } from '#schemas/business.ts';
import { nightHours } from '../../support/night-venue.ts';
import { problems } from '../../support/schema.ts';
import { venue } from '../../support/venue.ts';

const neighborhoods = [{ keyword: 'center', title: 'Center City', text: 'Near.', minutesAway: 15 }];
const against = (changes: Record<string, unknown>) =>
  problems(businessSchema, { ...venue(), neighborhoods, ...changes });
const friday = (written: unknown) => against({ hours: { ...venue().hours, friday: written } });
const exception = (written: Record<string, unknown>) => against({ hoursExceptions: [written] });

test('hours of every kind are taken as they are written', () => {
  const written = { ...venue(), neighborhoods, ...nightHours };

  expect(businessSchema.parse(written)).toEqual(written);
});

describe('an owner is told', () => {
  const advice = 'write closed, a span such as { opens: "16:00", closes: "21:30" }, or a list of such spans';
  const closing = 'write a closing time that is later than the opening time, or one after midnight up to "06:00"';

  test.each([
    ['that a weekday is written in another way', 'shut', [`hours.friday: ${advice}`]],
    ['that an empty list says nothing', [], [`hours.friday: ${advice}`]],
    ['that a weekday is forgotten', undefined, [`hours.friday: ${advice}`]],
    ['that a day cannot close when it opens', { opens: '16:00', closes: '16:00' }, [`hours.friday.closes: ${closing}`]],
    [
      'that 9:30 in the morning is no closing',
      { opens: '16:00', closes: '09:30' },
      [`hours.friday.closes: ${closing}`],
    ],
    ['that a closing is missing', { opens: '16:00' }, [expect.stringMatching(/^hours\.friday\.closes: /)]],
    [
      'which of two times is none',
      [
        { opens: '12:00', closes: '14:00' },
        { opens: '5 PM', closes: '22:00' },
      ],
      ['hours.friday.1.opens: write a 24-hour time such as "16:00"'],
    ],
    [
      'that there is no such field',
      { opens: '16:00', closes: '22:00', until: '23:00' },
      ['hours.friday.until: there is no field of this name'],
    ],
    [
      'that two times overlap',
      [
        { opens: '12:00', closes: '17:30' },
        { opens: '17:00', closes: '22:00' },
      ],
      ['hours.friday.1: opens before the time before it is over'],
    ],
    [
      'that only the last time of a day goes past midnight',
      [
        { opens: '12:00', closes: '01:00' },
        { opens: '17:00', closes: '22:00' },
      ],
      ['hours.friday.1: opens before the time before it is over'],
    ],
  ])('of a Friday %s', (_what, written, told) => {
    expect(friday(written)).toEqual(told);
  });

  test('that a night runs into the next day, also from Sunday into Monday', () => {
    const { hours } = venue();
    const early = { opens: '01:00', closes: '12:00' };

    expect(against({ hours: { ...hours, friday: { opens: '18:00', closes: '02:00' }, saturday: early } })).toEqual([
      'hours.friday: runs until 02:00 into Saturday, which opens at 01:00',
    ]);
    expect(against({ hours: { ...hours, sunday: { opens: '18:00', closes: '02:00' }, monday: early } })).toEqual([
      'hours.sunday: runs until 02:00 into Monday, which opens at 01:00',
    ]);
  });

  test.each([
    ['no day', { hours: 'closed' }],
    ['two kinds of days', { on: '2026-12-23', every: { kind: 'fixed', month: 12, day: 23 }, hours: 'closed' }],
    ['a first day without a last', { from: '2026-12-23', hours: 'closed' }],
    ['a last day without a first', { through: '2026-12-23', hours: 'closed' }],
  ])('that an exception with %s is for nothing that anybody knows', (_what, written) => {
    expect(exception(written)).toEqual(['hoursExceptions.0: does not say for which days it is']);
  });

  test.each([
    ['a day that is not in the calendar', { on: '2026-02-30', hours: 'closed' }, 'on'],
    ['a last day before the first', { from: '2026-12-30', through: '2026-12-20', hours: 'closed' }, 'through'],
    ['a year that is a slip of the pen', { from: '2026-12-20', through: '2062-12-30', hours: 'closed' }, 'through'],
    ['a day that not every year has', { every: { kind: 'fixed', month: 2, day: 29 }, hours: 'closed' }, 'every.day'],
    ['hours that are none', { on: '2026-12-23', hours: 'open' }, 'hours'],
    ['no hours', { on: '2026-12-23' }, 'hours'],
    ['a note as long as a letter', { on: '2026-12-23', hours: 'closed', note: 'x'.repeat(121) }, 'note'],
    ['a name', { on: '2026-12-23', hours: 'closed', name: 'Festivus' }, ''],
  ])('that an exception cannot have %s', (_what, written, field) => {
    expect(exception(written).map((problem) => problem.split(':')[0])).toEqual([
      ['hoursExceptions', '0', field].filter(Boolean).join('.'),
    ]);
  });

  test.each([
    ['one date', { on: '2026-12-23' }, { on: '2026-12-23' }],
    ['weeks', { from: '2026-12-20', through: '2026-12-27' }, { from: '2026-12-27', through: '2026-12-31' }],
    [
      'a day of every year',
      { every: { kind: 'fixed', month: 12, day: 23 } },
      { every: { kind: 'fixed', month: 12, day: 23 } },
    ],
  ])('that two exceptions are for %s', (_what, one, other) => {
    const entries = [one, other].map((days) => ({ ...days, hours: 'closed' }));

    expect(against({ hoursExceptions: entries })).toEqual(['hoursExceptions.1: is for days that entry 1 is for, too']);
  });

  test.each(['Philadelphia', 'EST', 'america/new_york', 'America/Philadelphia', 'GMT+5', '+05:00', ''])(
    'that “%s” is no time zone',
    (timeZone) => {
      expect(against({ timeZone })).toEqual([
        'timeZone: write the IANA name of a time zone: a region, a slash and a city',
      ]);
    },
  );
});

test.each(['America/Los_Angeles', 'America/Phoenix', 'Pacific/Honolulu', 'America/Argentina/Buenos_Aires', 'UTC'])(
  'a venue may be in %s',
  (timeZone) => {
    expect(against({ timeZone })).toEqual([]);
  },
);
