import { describe, expect, test } from 'vitest';
import { holidaySchema } from '#schemas/holiday.ts';
import { problems } from '../../support/schema.ts';

const holiday = (rule: unknown) => ({
  name: 'Safe Day',
  rule,
  headline: 'Crack something',
  cta: 'A gift card opens it.',
  emoji: '🔐',
});

describe('a marketer can say that a holiday falls on', () => {
  test.each([
    { what: 'the same day every year', rule: { kind: 'fixed', month: 12, day: 31 } },
    { what: 'the last day of February', rule: { kind: 'fixed', month: 2, day: 28 } },
    { what: 'a weekday of a month', rule: { kind: 'weekday', month: 5, weekday: 'sunday', nth: 2 } },
    { what: 'the last such weekday', rule: { kind: 'weekday', month: 8, weekday: 'monday', nth: -1 } },
    { what: 'a day before Easter', rule: { kind: 'easter', offset: -2 } },
  ])('$what', ({ rule }) => {
    expect(holidaySchema.parse(holiday(rule))).toEqual(holiday(rule));
  });
});

describe('a marketer is told that there is no', () => {
  test.each([
    { what: 'thirteenth month', rule: { kind: 'fixed', month: 13, day: 1 }, field: 'rule.month' },
    { what: 'day 32', rule: { kind: 'fixed', month: 1, day: 32 }, field: 'rule.day' },
    { what: 'February 30', rule: { kind: 'fixed', month: 2, day: 30 }, field: 'rule.day' },
    { what: 'February 29 in most years', rule: { kind: 'fixed', month: 2, day: 29 }, field: 'rule.day' },
    { what: 'April 31', rule: { kind: 'fixed', month: 4, day: 31 }, field: 'rule.day' },
    { what: 'such weekday', rule: { kind: 'weekday', month: 5, weekday: 'Sunday', nth: 2 }, field: 'rule.weekday' },
    { what: 'sixth Sunday', rule: { kind: 'weekday', month: 5, weekday: 'sunday', nth: 6 }, field: 'rule.nth' },
    { what: 'Sunday number zero', rule: { kind: 'weekday', month: 5, weekday: 'sunday', nth: 0 }, field: 'rule.nth' },
    { what: 'rule by the moon', rule: { kind: 'moon', month: 5 }, field: 'rule.kind' },
    { what: 'day in a rule by Easter', rule: { kind: 'easter', offset: 0, day: 1 }, field: 'rule' },
  ])('$what', ({ rule, field }) => {
    expect(problems(holidaySchema, holiday(rule)).map((problem) => problem.split(':')[0])).toEqual([field]);
  });
});
