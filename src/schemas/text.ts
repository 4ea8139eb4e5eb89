import { z } from 'astro/zod';

/** What a part of an address has to be, in the words of messages. */
export const slugAdvice = 'lower-case words joined by hyphens';

/** Part of an address: lower-case words joined by hyphens. */
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, `write ${slugAdvice}`);

/** A color with red, green and blue as two hexadecimal digits each. */
export const color = z.string().regex(/^#[0-9a-f]{6}$/, 'write a color such as "#e2ad52", in lower case');

/** Text that is not blank and not longer than `longest` characters. */
export const text = (longest: number) =>
  z.string().trim().min(1, 'must not be empty').max(longest, `must be at most ${longest} characters`);

/** A day of the venue's calendar, `YYYY-MM-DD`. YAML reads a bare date as a timestamp, so both are taken. */
export const calendarDay = z
  .union([z.string(), z.date()])
  .transform((value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value))
  .refine(isCalendarDay, 'write an existing day as "2026-03-31"');

/** True for an existing day written `YYYY-MM-DD`. */
export function isCalendarDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}
