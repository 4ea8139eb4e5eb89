/** Weekdays in calendar order, as content files spell them. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

export type Weekday = (typeof weekdays)[number];

/** Opening and closing time of one day: 24-hour `HH:MM`, venue time. */
export interface DayHours {
  opens: string;
  closes: string;
}

/** Neighbouring weekdays that share the same hours. */
export interface HoursRow extends DayHours {
  days: Weekday[];
}

/** Groups neighbouring weekdays with equal hours: `Mon–Fri`, `Sat`, `Sun`. */
export function groupHours(hours: Record<Weekday, DayHours>): HoursRow[] {
  return weekdays.reduce<HoursRow[]>((rows, day) => {
    const { opens, closes } = hours[day];
    const last = rows.at(-1);
    if (last && last.opens === opens && last.closes === closes) last.days.push(day);
    else rows.push({ days: [day], opens, closes });
    return rows;
  }, []);
}

/** `16:00` as people in the US say it: `4:00 PM`. */
export function formatTimeOfDay(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

const shortDay = (day: Weekday) => day.charAt(0).toUpperCase() + day.slice(1, 3);

/** `Mon–Fri`, or `Sat` for a single day. */
export function formatDays(days: Weekday[]): string {
  const first = days[0];
  const last = days.at(-1);
  if (!first || !last) return '';
  return first === last ? shortDay(first) : `${shortDay(first)}–${shortDay(last)}`;
}

/** The whole week in one line: `Mon–Fri 4:00 PM–9:30 PM; Sat 12:00 PM–10:00 PM; …`. */
export function summarizeHours(hours: Record<Weekday, DayHours>): string {
  return groupHours(hours)
    .map((row) => `${formatDays(row.days)} ${formatTimeOfDay(row.opens)}–${formatTimeOfDay(row.closes)}`)
    .join('; ');
}
