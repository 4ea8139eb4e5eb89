import { formatTimeOfDay, summarizeHours, type Weekday } from '../../../../src/domain/opening-hours.ts';
import { venueDay } from '../../../../src/domain/venue-time.ts';
import type { AnswerPart, Asked, Subject } from '../answer-parts.ts';
import type { AnswerContext } from '../answer-types.ts';
import { addMinutes } from '../reading/times.ts';
import { addDays, weekdayOf, weekdaysOf, type DayMention } from '../reading/dates.ts';
import { bookingCard, capitalized, dayName, openRooms, reachUs, sayDay, sayHours, venueClock } from '../venue/venue.ts';

const source = { title: 'Hours and directions', href: '/#location' };

/** When the venue is open: at all, on a day, at a time, or right now. */
const hours: Subject = {
  key: 'hours',
  signs: [
    /\b(?:are|you|is it|still|be) open\b|\bopen(?:ing)? (?:hours|times?|today|now|tonight|late)|\bwhat time (?:do|does|are) .*(?:open|close)|\bclosing time|\bhours\b(?! (?:ahead|before|notice|early|in advance|prior))|\bclosed\b/,
    /\bopen\b.*\bthis (?:very )?(?:second|minute|moment|instant)\b/,
  ],
  unless:
    /virtual ?reality|\bjobs?\b|position|opening date|birthday|party|parties|(?:\d+|a few|how many) hours?\b|room for debate|cancel/,
  answer(asked, context) {
    const { business } = context.facts;
    const nowAsked =
      /\b(?:right now|now|currently|at the moment|still open|(?:right )?this (?:very )?(?:second|minute|moment|instant))\b/.test(
        asked.text,
      ) && asked.days.every(({ words }) => /now|current|today/.test(words));
    if (nowAsked && asked.times.length === 0) return { ...openNow(context), sources: [source] };
    const [first, ...more] = asked.days;
    if (!first) {
      const [time] = asked.times;
      const today =
        time && !/\b(?:everyday|every day|usually|normally)\b/.test(asked.text)
          ? ` ${timesOfWeek(asked, context)}`
          : '';
      return {
        text: `We are open ${summarizeHours(business.hours)}.${today}${/\bholidays?\b/.test(asked.text) ? ` My notes list no holiday exceptions, so check the booking page or ${reachUs(business)}.` : ''}`,
        sources: [source],
        followUps: ['Are you open today?', 'How do I book?'],
      };
    }
    const named = more.filter(
      (day) => !(day.kind === 'weekday' && first.kind === 'date' && first.weekday === day.weekday),
    );
    const days = [first, ...named].slice(0, 3);
    return {
      text: days.map((day) => sentenceOf(day, asked, context)).join(' '),
      computed: asked.times.flatMap(({ time }) => Object.values(endOf(time, context)).map(formatTimeOfDay)),
      sources: [source],
      cards: [bookingCard(business)],
    };
  },
};

function openNow({ facts, now }: AnswerContext): AnswerPart {
  const weekday = weekdayOf(venueDay(now));
  const { opens, closes } = facts.business.hours[weekday];
  const clock = venueClock(now);
  if (clock >= opens && clock < closes)
    return { text: `Yes, we are open right now, until ${formatTimeOfDay(closes)} tonight.` };
  if (clock < opens)
    return { text: `Not yet: today we open at ${formatTimeOfDay(opens)} and close at ${formatTimeOfDay(closes)}.` };
  const next = weekdayOf(addDays(venueDay(now), 1));
  return {
    text: `No, we closed at ${formatTimeOfDay(closes)} today. Tomorrow, ${dayName(next)}, we are open ${sayHours(facts.business.hours[next])}.`,
  };
}

/** Whether a time falls into the hours of a weekday. */
function isOpenAt(weekday: Weekday, time: string, { facts }: AnswerContext): boolean {
  const { opens, closes } = facts.business.hours[weekday];
  return time >= opens && time < closes;
}

function timesOfWeek(asked: Asked, context: AnswerContext): string {
  const [mention] = asked.times;
  if (!mention) return '';
  const open = (Object.keys(context.facts.business.hours) as Weekday[]).filter((day) =>
    isOpenAt(day, mention.time, context),
  );
  if (open.length === 7) return `At ${formatTimeOfDay(mention.time)} we are open every day.`;
  if (open.length === 0) return `At ${formatTimeOfDay(mention.time)} we are closed on every day.`;
  return `At ${formatTimeOfDay(mention.time)} we are open on ${open.map((day) => `${dayName(day)}s`).join(', ')} only.`;
}

function sentenceOf(day: DayMention, asked: Asked, context: AnswerContext): string {
  const { business } = context.facts;
  const covered = weekdaysOf(day);
  const [weekday] = covered;
  if (!weekday) return '';
  if (covered.length > 1) {
    const parts =
      covered.length === 5
        ? [`Monday to Friday we are open ${sayHours(business.hours[weekday])}`]
        : covered.map((each) => `on ${dayName(each)}s ${sayHours(business.hours[each])}`);
    return `${capitalized(parts.length === 1 ? parts.join('') : `we are open ${parts.join(', and ')}`)}.`;
  }
  const [mention] = asked.times;
  const said = sayDay(day, context.now);
  const regular = sayHours(business.hours[weekday]);
  const caution =
    day.kind === 'date' && day.name
      ? ` These are our regular ${dayName(weekday)} hours; my notes list no holiday exceptions, so check the booking page or ${reachUs(business)}.`
      : '';
  if (mention) {
    const isOpen = isOpenAt(weekday, mention.time, context);
    const time = formatTimeOfDay(mention.time);
    if (isOpen && /\b(?:too late|start|begin)\b/.test(asked.text))
      return lateStart(weekday, mention.time, said, context);
    return isOpen
      ? `Yes, on ${said} we are open at ${time}: ${regular}.${caution}`
      : `No, on ${said} we are not open at ${time}. We are open ${regular}.${caution}`;
  }
  const isToday = day.kind === 'date' && day.day === venueDay(context.now);
  const closedNow =
    isToday && venueClock(context.now) >= business.hours[weekday].closes ? ' We have closed for today.' : '';
  return `${isToday ? `Today, ${dayName(weekday)},` : `On ${said}`} we are open ${regular}.${closedNow}${caution}`;
}

/** When the game ends that starts at a time, and when its players are out. */
function endOf(start: string, context: AnswerContext): { over: string; out: string } {
  const { visitMinutes, arriveMinutesEarly } = context.facts.business.policies;
  const minutes = openRooms(context)[0]?.duration ?? visitMinutes;
  return { over: addMinutes(start, minutes), out: addMinutes(start, visitMinutes - arriveMinutesEarly) };
}

/** Whether a game that starts at a time is over before closing. */
function lateStart(weekday: Weekday, time: string, said: string, { facts, now }: AnswerContext): string {
  const { business } = facts;
  const { closes } = business.hours[weekday];
  const { over, out } = endOf(time, { facts, now });
  const rest = `The booking page shows the last start of each day.`;
  return out <= closes && out > time
    ? `A game on ${said} that starts at ${formatTimeOfDay(time)} leaves you out by about ${formatTimeOfDay(out)}, before we close at ${formatTimeOfDay(closes)}. ${rest}`
    : `That is late: on ${said} we close at ${formatTimeOfDay(closes)}, and a game from ${formatTimeOfDay(time)} would run until ${formatTimeOfDay(over)}. ${rest}`;
}

/** Open slots: only the booking page knows them. */
const availability: Subject = {
  key: 'availability',
  signs: [
    /\b(?:availab\w+|sold out|fully booked|any (?:openings|slots|spots)|slots? (?:left|free|open)|spots? left|start times?|time ?slots?|last (?:slot|game|booking)|first (?:slot|game))\b/,
  ],
  unless: /\bjob|position|hiring|gift ?card|virtual|wheelchair|accessib/,
  answer(asked, context) {
    const { business } = context.facts;
    const day = asked.days[0];
    const weekday = day ? weekdaysOf(day)[0] : undefined;
    const open =
      day && weekday
        ? ` On ${sayDay(day, context.now)} we are open ${sayHours(business.hours[weekday])}.`
        : ` We are open ${summarizeHours(business.hours)}.`;
    return {
      text: `I can’t see live availability, so I don’t know which slots are free. The booking page shows every open slot and start time of each day.${open} If in doubt, ${reachUs(business)}.`,
      sources: [source],
      cards: [
        asked.rooms[0]
          ? {
              kind: 'booking',
              label: `Book ${asked.rooms[0].title}`,
              href: business.booking.rooms[asked.rooms[0].slug] ?? business.booking.general,
            }
          : bookingCard(business),
      ],
      offerPerson: true,
    };
  },
};

export const openingSubjects: readonly Subject[] = [hours, availability];
