import { listOf, oneOf } from './patterns.ts';

/** A time of day that somebody speaks of: 24-hour `HH:MM`, venue time. */
export interface TimeMention {
  time: string;
  words: string;
  /** True where nobody said AM or PM: the other half of the day may be meant. */
  isGuessed?: true;
}

const behindHour = [
  'on, for, to, too, and, or, is, we, good, sharp, exactly, as, i, do, does, can, if, when, but, then, start, starts',
  'game, slot, session, booking, reservation, tonight, tomorrow, today, this, next, the, at, in, my, our, until, till',
  'with, what, where, how, would, will, please, work, works, ok, possible, right, so, because, dinner, show, party',
  'that, you, are, monday, tuesday, wednesday, thursday, friday, saturday, sunday, <day>',
].join(', ');
/** What may follow a time that is written as a bare hour: `at 7 on friday`, but not `after 6 beers`. */
const endsTime = new RegExp(String.raw`^ ?(?:$|[,.?!;)-]|${listOf(behindHour)}\b)`);

const beforeTime = listOf(
  'at, by, until, till, til, from, around, about, before, after, between, start(?:s|ing)?(?: at)?, past, to, -',
);
/** A time: the word before it, its hour and minute, and its half of the day. */
const clock = new RegExp(
  String.raw`(?:\b(${beforeTime}) ?(?:(?:like|about|around|maybe|say|exactly) )?)?\b(\d{1,2})(?:[:.](\d{2}))?` +
    String.raw` ?(am|pm|oclock|(?<=\d)[ap]\b)?(?![\d%/]|:\d|st\b|nd\b|rd\b|th\b)`,
  'g',
);

const counted = [
  'people, person, player, kid, child, adult, of us, year, hour, minute, day, guest, friend, ticket, week, month',
  String.raw`percent, dollar, room, inch, feet, foot, coworker, employee, colleague, or \d, star, team, mile, block`,
].join(', ');
/** What follows a number that is no hour: `5 to 6 people`. */
const countsSomething = new RegExp(String.raw`^ ?-?(?:(?:to|-|or|and|up to) ?\d{1,2} )?${listOf(counted)}`);

const pad = (value: number) => String(value).padStart(2, '0');

/** A morning of which the hour is told: `saturday morning at 10`; and 10 as an hour to open at. */
const inTheMorning = oneOf(
  /\bmorning\b[^.?!]{0,12}\b(?:at|around|about) (?:8|9|10|11)\b/,
  /\b(?:open\w*|let in) (?:up )?(?:at|by|from|before) 10\b/,
  /\bmornings?\b.*\b(?:at|around|about|like) (?:9|10|11)\b/,
);
/** Words that make 11 an hour of the night. */
const atNight = /\b(?:nights?|tonight|evening|close[sd]?|closing|until|till|til|late|open past|after)\b/;

/** The hour after it ends a span: `from 5 to 6`, `between 5 and 6`. */
const endsSpan = /\b(?:from \d{1,2}(?::\d\d)? ?(?:to|until|till|-) ?|between \d{1,2}(?::\d\d)? ?and )$/;

const months = [
  'jan, feb, mar, apr, may, jun, jul, aug, sep, sept, oct, nov, dec',
  'january, february, march, april, june, july, august, september, october, november, december',
].join(', ');
/** `dec 24 in the morning`, and as well `the 24 in the evening`: the number is a day of the month. */
const ofMonth = new RegExp(String.raw`\b${listOf(months)}\.? $`);

/** `our table is booked for 9`. */
const bookedFor = oneOf(
  /\b(?:table|dinner|lunch|reservation|show|movie|concert) (?:is |was )?(?:booked |reserved |set )(?:for|at) ?$/,
  /\b(?:slot|game|session|booking|start(?:ing)? time) (?:is|was) $/,
);

/** `6 to 8, enough?`: nobody counts people so. */
export const enoughSpan =
  /\b\d{1,2}(?::\d\d)? ?(?:to|-|until|till) ?\d{1,2}(?::\d\d)? ?,? ?(?:is )?(?:that |it |this )?(?:long )?enough\b/;

/** `6 to 8pm` begins in the afternoon, too. */
function halfOfRange(hour: number, after: string): string | undefined {
  const [, end, half] = /^ ?(?:to|-|until|till) ?(\d{1,2})(?::\d\d)? ?([ap]m)\b/.exec(after) ?? [];
  if (end === '12' && hour < 12) return half === 'pm' ? 'am' : 'pm';
  return end !== undefined && Number(end) % 12 > hour % 12 ? half : undefined;
}

/**
 * Times of a normalized text. Without AM or PM an hour from 1 to 10 is taken for the afternoon, when people play;
 * only after "at", "by", "until" and the like, so that "6 of us" is not read as a time.
 */
export function findTimes(text: string): TimeMention[] {
  const found: { at: number; mention: TimeMention }[] = [];
  for (const match of text.matchAll(/\b(noon|midday|midnight|lunchtime)\b/g)) {
    found.push({
      at: match.index,
      mention: { time: match[1] === 'midnight' ? '00:00' : '12:00', words: match[0] },
    });
  }
  const span = enoughSpan.exec(text);
  for (const match of text.matchAll(clock)) {
    const [words, before, hourText = '', minuteText, ownHalf] = match;
    const hour = Number(hourText);
    const minute = Number(minuteText ?? 0);
    const after = text.slice(match.index + words.length);
    const half = ownHalf ?? halfOfRange(hour, after);
    const isMarked =
      half !== undefined ||
      (minuteText !== undefined && match[0].includes(':')) ||
      /^ ?too (?:late|early)\b/.test(after) ||
      /^ ?(?:in the (?:morning|afternoon|evening)|at night)\b/.test(after) ||
      bookedFor.test(text.slice(0, match.index)) ||
      (span !== null && match.index < span.index + span[0].length && match.index + words.length > span.index);
    const isCount = countsSomething.test(after);
    if (hour > 24 || minute > 59 || text[match.index - 1] === '$') continue;
    const until = text.slice(0, match.index + words.search(/\d/));
    const isDay = ofMonth.test(until) || (hour > 12 && /\bthe $/.test(until));
    if (half === undefined && minuteText === undefined && isDay) continue;
    if (
      !isMarked &&
      (((!before || !/^(at|by|until|till|til|start|past|from|around|before|after|between)/.test(before)) &&
        !endsSpan.test(text.slice(0, match.index + words.search(/\d/)))) ||
        isCount ||
        hour > 12)
    )
      continue;
    if (half === undefined && isCount) continue;
    if (!isMarked && !endsTime.test(after)) continue;
    const isMorning =
      half?.startsWith('a') ??
      ((hour === 11 && !atNight.test(text)) ||
        /^ ?(?:in the |this |tomorrow )?mornings?\b/.test(after) ||
        inTheMorning.test(text));
    const base = hour % 12;
    const hour24 = half?.startsWith('p')
      ? base + 12
      : isMorning
        ? base
        : hour >= 12
          ? hour % 24
          : hour < 12 && hour > 0
            ? hour === 12
              ? 12
              : hour + 12
            : hour;
    found.push({
      at: match.index,
      mention: {
        time: `${pad(hour24 === 24 ? 0 : hour24)}:${pad(minute)}`,
        words: words.trim(),
        ...(half === undefined && hour < 12 && { isGuessed: true }),
      },
    });
  }
  return found.sort((one, other) => one.at - other.at).map(({ mention }) => mention);
}

/** A time some minutes later or, with a negative number, earlier; stays within one day. */
export function addMinutes(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const total = (((hour * 60 + minute + minutes) % 1440) + 1440) % 1440;
  return `${pad(Math.floor(total / 60))}:${pad(total % 60)}`;
}
