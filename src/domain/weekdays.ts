/** Weekdays in calendar order, as content files spell them. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

export type Weekday = (typeof weekdays)[number];

/** `Mon`. */
export const shortDay = (day: Weekday) => day.charAt(0).toUpperCase() + day.slice(1, 3);

/** Weekday of a calendar day, `YYYY-MM-DD`. */
export function weekdayOf(day: string): Weekday {
  return weekdays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'monday';
}
