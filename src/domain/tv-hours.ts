import { weekdays, type DayHours, type Weekday } from './opening-hours.ts';
import { venueTimeZone } from './venue-time.ts';

/** Minutes that the screen is lit before the doors open, and after they close: the last team looks at it on its way out. */
const lightsBefore = 30;
const lightsAfter = 60;
const dayMinutes = 24 * 60;

const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: venueTimeZone,
  weekday: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

const minutesOf = (time: string) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
};

/** Whether the screen is dark at a moment: outside the venue's opening hours and the margins around them, venue time. */
export function isDarkHour(hours: Record<Weekday, DayHours>, now: Date): boolean {
  const parts = Object.fromEntries(clock.formatToParts(now).map(({ type, value }) => [type, value]));
  const minute = minutesOf(`${parts['hour']}:${parts['minute']}`);
  const today = weekdays.findIndex((day) => day === parts['weekday']?.toLowerCase());
  const isLit = (daysAgo: number) => {
    const day = weekdays[(today - daysAgo + weekdays.length) % weekdays.length];
    if (!day) return false;
    const opens = minutesOf(hours[day].opens);
    const closes = minutesOf(hours[day].closes);
    const end = closes > opens ? closes : closes + dayMinutes; // a day that closes after midnight
    const since = minute + daysAgo * dayMinutes;
    return since >= opens - lightsBefore && since < end + lightsAfter;
  };
  return !isLit(0) && !isLit(1);
}
