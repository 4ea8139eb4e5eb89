import { formatWalk } from '../../../../src/domain/directions.ts';
import { formatTimeOfDay, spansOf, summarizeOpenDays } from '../../../../src/domain/opening-hours.ts';
import { weekdays, type Weekday } from '../../../../src/domain/weekdays.ts';
import type { AnswerPart, Asked, Subject } from '../answer-parts.ts';
import type { AnswerContext } from '../answer-types.ts';
import { weekdaysOf, type DayMention } from '../reading/dates.ts';
import { oneOf, wholeWords } from '../reading/patterns.ts';
import { addMinutes } from '../reading/times.ts';
import { endsWithin, isWithin, sayHours, sayOpen, spansFor } from '../venue/hours.ts';
import { capitalized, listed } from '../../../../src/domain/words.ts';
import { bookingCard, dayName, faqSource, faqText, placesTogether, roundsTogether, sayDay } from '../venue/venue.ts';
import { anySuch, endOf, latestStart, openDaysAt, sayOpenDays } from './day-hours.ts';
import { arrivalNamed } from './arrivals.ts';
import { visitTimes } from './visit-times.ts';

const say = formatTimeOfDay;

const times = (count: number) => (count === 2 ? 'twice' : `${count} times`);

/** Words of somebody who means all rooms, or several games. */
const bothGames = oneOf(
  /\b(?:both|2|all)(?: of)?(?: the| your)? (?:rooms|games)\b/,
  /^(?:ok |and |for |what about )*both[?! ]*$/,
  /\b(?:rooms|games) (?:in a row|back to back|1 after)/,
);
/** Words for one game after another. */
const inTurn = oneOf(
  wholeWords('then, (?:straight|right|directly) after(?:wards?)?, followed by, and after that, and afterwards?'),
  /\b(?:after|behind) (?:each|1|one) (?:other|another)\b/,
  wholeWords('back to back, in a row'),
);

/** Games that somebody means to play one after the other, and why they are several. */
export function gamesInARow({ message, group, rooms }: Asked, context: AnswerContext): { games: number; why: string } {
  const together = placesTogether(context);
  const players = group.players ?? 0;
  if (players > together) {
    const games = roundsTogether(players, context);
    return {
      games,
      why: `${players} people play in ${games} rounds, as all rooms together hold ${together}: roughly ${times(games)} as long in all.`,
    };
  }
  const isBoth = bothGames.test(message);
  const isInTurn = inTurn.test(message) && rooms.length === 2;
  const isAtOnce = /\b(?:same time|at once|split|simultaneously|at the same|half of us)\b/.test(message);
  return (isInTurn || (isBoth && rooms.length !== 1)) && !isAtOnce
    ? { games: 2, why: 'Two games one after the other are two bookings.' }
    : { games: 1, why: '' };
}

/** The one day that a question is about; undefined where none or several are named. */
const dayAsked = ({ days: [day] }: Asked): DayMention | undefined =>
  day && weekdaysOf(day).length === 1 ? day : undefined;

/** `on Fridays` for any such weekday, a date with its name for one that keeps other hours. */
function onDay(day: DayMention, context: AnswerContext): string {
  const [weekday] = weekdaysOf(day);
  const regular = weekday && spansOf(context.facts.business.hours[weekday]);
  const isRegular = regular && sayHours(regular) === sayHours(spansFor(day, context));
  return `on ${isRegular ? `${dayName(weekday)}s` : sayDay(day, context.now)}`;
}

/** Whether a visit is over before closing; nothing where that was not asked and is no problem. */
function closingNote(out: string, start: string, asked: Asked, context: AnswerContext): string {
  const day = dayAsked(asked);
  const { hours } = context.facts.business;
  const spans = day ? spansFor(day, context) : weekdays.flatMap((each) => spansOf(hours[each]).slice(-1));
  if (day && spans.length === 0) return `Mind that ${onDay(day, context)} we are closed. `;
  const around = spans.filter((span) => isWithin(span, start));
  // on any day: the one that closes first
  const span = around.sort(
    (one, other) => Number(endsWithin(one, start, out)) - Number(endsWithin(other, start, out)),
  )[0];
  const closing = span ?? spans.at(-1);
  if (!closing) return '';
  // what starts before the doors open is not late, and what starts after they close is
  const isLate = span ? !endsWithin(span, start, out) : start > closing.opens;
  const asksIt = /\b(?:you|we) (?:close|shut)\b|\bclosing\b/.test(asked.message);
  const when = `${day ? `${onDay(day, context)} ` : ''}we close at ${say(closing.closes)}`;
  if (isLate && (day !== undefined || asksIt))
    return asksIt
      ? `No, ${when}. `
      : `Mind the closing time: ${when}, so the last start may be earlier; the booking page shows it. `;
  return asksIt ? `Yes: ${when}. ` : '';
}

/** Whether a visit is over by a time; where it ends at that very minute there is no time for the way. */
function verdictOn(out: string, start: string, limit: string, fears: boolean): string {
  if (out === limit) return `Only just: you would be out at ${say(limit)} itself, with no time for the way. `;
  const isInTime = out < limit && out > start;
  const word = isInTime === fears ? 'No' : 'Yes';
  const inTime = fears ? 'you are there before' : 'before';
  const what = isInTime ? inTime : 'that is after';
  return `${word}, ${what} ${say(limit)}. `;
}

/** Words of somebody who asks whether it does not work: a Yes means that it does not. */
const tight = String.raw`\b(?:too (?:tight|close|late|risky|short)|(?:cut|cutting|push|pushing) it)\b`;
const asksWhetherTight = new RegExp(tight);

function fromStart(start: string, limit: string | undefined, asked: Asked, context: AnswerContext): AnswerPart {
  const { visitMinutes, arriveMinutesEarly } = context.facts.business.policies;
  const { games, why } = gamesInARow(asked, context);
  const arrive = addMinutes(start, -arriveMinutesEarly);
  const { over, out: single } = endOf(start, context, asked.rooms);
  const out = games > 1 ? addMinutes(arrive, games * visitMinutes) : single;
  const place = limit ? arrivalNamed(asked, context) : undefined;
  const there = place ? addMinutes(out, place.minutes) : out;
  const fears = asksWhetherTight.test(asked.message);
  const verdict = limit ? verdictOn(there, start, limit, fears) : '';
  const way = place ? ` ${place.name} is a ${formatWalk(place.minutes)}, so you are there at about ${say(there)}.` : '';
  const day = dayAsked(asked);
  const opens = day && spansFor(day, context)[0]?.opens;
  const isParty = asked.family === 'birthday';
  const early =
    !isParty && day && opens !== undefined && start < opens
      ? ` ${capitalized(onDay(day, context))} we open at ${say(opens)}.`
      : '';
  const rest =
    games > 1
      ? `You are out at about ${say(out)}, at about ${visitMinutes} minutes each. ${why}`
      : `Walk in at ${say(arrive)} and you are out at about ${say(out)}, ${visitMinutes} minutes from door to door${isParty ? ', plus cake' : ''}; the game is over by ${say(over)}.`;
  return {
    text: `${verdict}${isParty ? '' : closingNote(out, start, asked, context)}${rest}${way}${early}`,
    sources: faqSource(context.facts, 'how-long'),
    computed: [...[start, arrive, over, out, there, limit ?? start].map(say), `${games} rounds`],
  };
}

function untilLimit(limit: string, free: string | undefined, asked: Asked, context: AnswerContext): AnswerPart {
  const { visitMinutes, arriveMinutesEarly } = context.facts.business.policies;
  const { games, why } = gamesInARow(asked, context);
  const walkIn = addMinutes(limit, -games * visitMinutes);
  const latest = addMinutes(walkIn, arriveMinutesEarly);
  const day = dayAsked(asked);
  const spans = day && spansFor(day, context);
  const opens = spans?.[0]?.opens;
  const earliest = [opens, free]
    .filter((time) => time !== undefined)
    .sort()
    .at(-1);
  const isOpen = spans ? opens !== undefined && latest >= opens : openDaysAt(latest, context).length > 0;
  const verdict =
    earliest !== undefined && spans
      ? opens !== undefined && earliest <= latest
        ? 'Yes, there is time for a game. '
        : 'No, there is no public game by then. '
      : '';
  const hours =
    day && spans
      ? ` ${capitalized(onDay(day, context))} ${opens === undefined ? 'we are closed' : `we open at ${say(opens)}`}.`
      : openDaysAt(latest, context).length < 7
        ? ` ${sayOpenDays(latest, context)}`
        : '';
  const plan = isOpen
    ? `To be out by ${say(limit)}, start by about ${say(latest)} and walk in at ${say(walkIn)}: with arrival and the briefing a visit takes about ${visitMinutes} minutes.${why ? ` ${why}` : ''}`
    : `A visit takes about ${visitMinutes} minutes, so to be out by ${say(limit)} you would have to start by about ${say(latest)}.`;
  return {
    text: `${verdict}${plan}${hours} Which start times there are is on the booking page.`,
    sources: faqSource(context.facts, 'how-long'),
    computed: [...[limit, latest, walkIn, free ?? limit].map(say), `${games} rounds`],
  };
}

/** What is left of a day after something else: until when a game can start. */
function afterFree(free: string, asked: Asked, context: AnswerContext): AnswerPart {
  const asks = dayAsked(asked);
  const day = asks ?? anySuch(weekdays.find((each) => spansFor(anySuch(each), context).length > 0) ?? 'monday');
  const latest = latestStart(day, context);
  const named = asks ? onDay(asks, context) : 'on weekdays';
  const isFitting = latest !== undefined && free <= latest;
  const verdict = isFitting ? 'Yes, by the hours there is time' : 'By the hours there is hardly time';
  const start = latest ? `, and a game that starts by about ${say(latest)} is over before we close` : '';
  return {
    text: `${verdict}: ${named} ${sayOpen(spansFor(day, context))}${start}. Which start times there are is on the booking page.`,
    sources: faqSource(context.facts, 'how-long'),
    cards: [bookingCard(context.facts.business)],
    computed: latest ? [say(latest)] : [],
  };
}

/** How games and closing go together, when no time is named: until when a visit can start and be over in time. */
export function aboutClosing(asked: Asked, context: AnswerContext): AnswerPart {
  const { hours } = context.facts.business;
  const day = dayAsked(asked);
  const days = day ? [day] : weekdays.map(anySuch);
  const starts = days.flatMap((each) => ({ start: latestStart(each, context), of: weekdaysOf(each) }));
  const latest = [...Map.groupBy(starts, ({ start }) => start)]
    .flatMap(([start, same]) => (start === undefined ? [] : { start, days: same.flatMap(({ of }) => of) }))
    .sort((one, other) => other.days.length - one.days.length);
  const said = latest.map(({ start, days: same }, index) =>
    index === 0 ? say(start) : `${say(start)} on ${listed(same.map((each: Weekday) => `${dayName(each)}s`))}`,
  );
  const open = day
    ? `${capitalized(onDay(day, context))} ${sayOpen(spansFor(day, context))}.`
    : `We are open ${summarizeOpenDays(hours)}.`;
  const start =
    said.length > 0 ? `To be over before we close, a game has to start by about ${listed(said, 'or')}. ` : '';
  return {
    text: `${start}${open} The booking page shows the last start of each day.`,
    sources: faqSource(context.facts, 'how-long'),
    cards: [bookingCard(context.facts.business)],
    computed: latest.map((each) => say(each.start)),
  };
}

/** Words of people who have to be somewhere after the game. */
const hasToLeave = wholeWords(
  [
    '(?:be|get) (?:back|done|out|home|gone), leave (?:at|by), eat at, gap, window, dinner, train, flight, bus, show',
    'theater, concert, movie, sitter, babysitter, bed ?time',
  ].join(', '),
);

/** True where the hours matter for somebody who has to be done: by a time, or before closing. */
export const asksToFinish = (asked: Asked): boolean =>
  (visitTimes(asked).limit !== undefined && hasToLeave.test(asked.message)) ||
  (/\bbefore (?:you )?clos/.test(asked.text) && /\b(?:start|late|finish)\b/.test(asked.text));

/** When a visit ends that starts at a given time, or when to start to be out in time. */
export const finishTime: Subject = {
  key: 'finish-time',
  answer(asked, context) {
    const { start, limit, free } = visitTimes(asked);
    if (start) return fromStart(start, limit, asked, context);
    if (limit) return untilLimit(limit, free, asked, context);
    if (free) return afterFree(free, asked, context);
    if (/\bclos(?:e|ing)\b/.test(asked.text)) return aboutClosing(asked, context);
    const text = faqText(context.facts, 'how-long');
    return text === undefined ? undefined : { text, sources: faqSource(context.facts, 'how-long') };
  },
};
