import { describe, expect, test } from 'vitest';
import { calendarDay, slug, text } from '#schemas/text.ts';
import { problems } from '../../support/schema.ts';

describe('a day in a content file', () => {
  test.each(['2026-03-31', '2028-02-29', '2025-12-31'])('may be %s', (day) => {
    expect(calendarDay.parse(day)).toBe(day);
  });

  test('may stand without quotes, where YAML makes a moment of it', () => {
    expect(calendarDay.parse(new Date('2025-10-31T00:00:00Z'))).toBe('2025-10-31');
  });

  test.each(['2026-02-29', '2026-02-30', '2026-13-01', '2026-3-31', '31.03.2026', 'tomorrow', '', '2026-03-31T09:00Z'])(
    'is refused when it is “%s”',
    (day) => {
      expect(problems(calendarDay, day)).toEqual([': write an existing day as "2026-03-31"']);
    },
  );

  test('is refused when it is a number', () => {
    expect(problems(calendarDay, 2026)).toHaveLength(1);
  });
});

describe('part of an address', () => {
  test.each(['jack-the-ripper', 'rooms', 'room-101'])('may be “%s”', (part) => {
    expect(problems(slug, part)).toEqual([]);
  });

  test.each([
    'Jack',
    'jack_the_ripper',
    'jack--ripper',
    '-jack',
    'jack-',
    'jack the ripper',
    'jack/ripper',
    'café',
    '',
  ])('is refused when it is “%s”', (part) => {
    expect(problems(slug, part)).toEqual([': write lower-case words joined by hyphens']);
  });
});

describe('a text of at most ten characters', () => {
  test('loses the space around it', () => {
    expect(text(10).parse('  ten chars  ')).toBe('ten chars');
  });

  test('may use all ten and not one more', () => {
    expect(problems(text(10), '1234567890')).toEqual([]);
    expect(problems(text(10), '12345678901')).toEqual([': must be at most 10 characters']);
  });

  test.each(['', '   ', '\n'])('is refused when it is blank (%j)', (blank) => {
    expect(problems(text(10), blank)).toEqual([': must not be empty']);
  });
});
