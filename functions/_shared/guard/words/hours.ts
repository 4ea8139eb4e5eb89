/** Patterns by which sentences about opening hours are told and read. A table. */
import { anyOf, listOf, oneOf, wholeWords } from '../../answerer/reading/patterns.ts';

export const ofHours = wholeWords(
  [
    String.raw`open, opens, opened, close, closes, closed, closing, opening, hours, day off, take \w+ off`,
    '24/7, around the clock, break, doors, off for the, off on',
  ].join(', '),
);
/** Other things than the doors of the venue: rooms that close for good, doors of a room, parties, starts of games. */
export const ofOthers = wholeWords(
  [
    'for good, gate, gates, exit, locks?, locked, unlocked, button, party, parties, birthdays?, open to, open slots?',
    'open for, open it, open up, date so far, opening date, closest, close by, close to, close they, closed room',
    'retired',
  ].join(', '),
);
/** A day told by another one, which nobody looks up. */
export const dayBeside = /\b(?:next day|following day|day after|(?:day|evening|night) before)\b/;
export const ofStarts = /\b(?:starts?|games?|arrive|slots?|booked|by|party|parties|birthdays?|last|latest)\b/;
export const saysOpen = /\b(?:open|opens|doors (?:are|be) open|opening)\b/;
export const saysClosed = /\b(?:closed|off (?:for|on) |closes? (?:from|between|on)|day off|take \w+ off|break)\b/;
export const partOfDay = wholeWords(
  'by then, already, again, for today, after, before, late, early, except, unless, yet, until, soon',
);
const months = listOf('jan, feb, mar, apr, may, jun, jul, aug, sep, oct, nov, dec');
export const dayWords = oneOf(
  /day|tonight|tomorrow|evening|morning|week|now/,
  new RegExp(String.raw`\b${months}`),
  /\d(?:st|nd|rd|th)\b|\d\/\d|\bin \d/,
);
/** A time that says that it is one. */
export const clock = /\b(?:noon|midnight|\d{1,2}:\d{2}|\d{1,2} ?[ap]m)\b/;
export const exceptDays = /\b(?:except|but|apart from|other than|besides)(?: for| on)? (.*)/;

/** `December 28 to Thursday, December 31`. */
export const datesInARow = /\b[a-z]+ \d{1,2} (?:to|through|until|-) (?:[a-z]+day, )?[a-z]+ \d{1,2}\b/;
export const everyDay = wholeWords(
  [
    'every day, each day, daily, 7 days, all week, 24/7, around the clock, any day, year[- ]round, 365 days',
    'every single day',
  ].join(', '),
);
export const otherDays = wholeWords(
  'every other day, all other days, other days, rest of the week, remaining days, otherwise',
);
/** The doors of the venue, and not of somebody else. */
export const ofVenue = oneOf(
  /\b(?:we|our|us|venue|doors|hours|lobby)\b|^(?:open|closed|hours)\b/,
  /(?<!\bthey )\b(?:is|are) (?:open|closed)\b/,
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/,
);
export const rightNow =
  /\b(?:right now|as we speak|this minute|currently|at the moment|(?<!from |\d )now|come on by|at this moment)\b/;

/** A time that is granted: its `no` denies nothing. */
export const grants = oneOf(
  /\bno (?:problem|issue|trouble)\b|\bworks\b/,
  /\b(?:is|be) (?:fine|ok|okay|possible|great|perfect)\b/,
);

/** `it is 3 PM, and we open at 4`: what time it is. */
export const saysNow = /\b(?:it is|time is)(?: only| just| now| about| already)? \d{1,2}(?::\d{2})? ?[ap]m\b/;

/** Until when a party can be booked, or from when on one could be: no bounds of a party's day. */
export const noPartyTime =
  /\bbook(?:ed|ing)?\b.{0,20}\bby\b|\b(?:earliest|soonest)\b|\bor later\b|\bfrom (?:right )?now\b/;
/** A time before or after which nothing begins: false of a day without bounds. */
export const onlyBegins = /\bonly (?:begin|start|be|run)\b|\b(?:begin|start|run) only\b/;
export const tooLate = /\btoo (?:late|early)\b/;
export const ofParty = /\b(?:part(?:y|ies)|birthdays?)\b/;
const bound = listOf('before, after, from, at, until, by, up to');
/** Clock times as they are told; a bare number is one only behind a word such as `until`. */
const boundTime = anyOf(
  'noon',
  'midnight',
  String.raw`\d{1,2}:\d{2}(?: ?[ap]m)?`,
  String.raw`\d{1,2} ?[ap]m`,
  String.raw`(?<=\b${bound}(?: about)? )\d{1,2}`,
);
const countedThing = listOf(String.raw`people, players, minutes, days, hours, kids, years, \d`);
export const boundPattern = new RegExp(
  String.raw`\b(?:(${bound})(?: about)? (?=\d|noon|mid))?(${boundTime})(?! ?${countedThing})\b( or later| onwards?)?`,
  'g',
);

const toldTime = String.raw`\d{1,2}(?::\d{2})?(?: ?[ap]m)?`;
/** `from 10 to 6`, and `until 10` where hours are asked for. */
export const fromTo = new RegExp(
  String.raw`\bfrom ${anyOf('noon', toldTime)} (?:to|until|till) ${anyOf('midnight', 'noon', toldTime)}\b` +
    '(?! (?:people|players|minutes))',
);
export const untilTime = /\b(?:until|till|from) (?:noon|midnight|\d)/;

const time = '(noon|midnight|\\d{1,2}(?::\\d{2})?(?: ?[ap]m)?)';
export const spanPattern = new RegExp(
  `\\b${time} ?(?:to|-|until|till|through|and) ?${time}(?! ?(?:people|players|minutes|rooms|hours|days|%|[-/]))(?![\\d:])`,
  'g',
);
const noTime = listOf('people, players, minutes, days, hours');
/** Words before the time at which the doors close. */
const closing = [
  'until, till, closed? at, closes?(?: at| around)?, closing(?: time)?(?: is)?(?: at)?, to close at',
  'as late as',
].join(', ');
export const closePattern = new RegExp(String.raw`\b${listOf(closing)} ${time}(?! ?${noTime})\b`, 'g');
const opens = String.raw`(?<!\b(?:are|be|not|still|is|will) )open(?:s|ing)?(?: up)?(?: at)?`;
export const openPattern = new RegExp(
  String.raw`\b${listOf(`${opens}, open since, open from, from, starting at, not until, before`)} ${time}(?! ?${noTime})\b`,
  'g',
);
export const momentPattern = new RegExp(
  `\\b(?:at|around) ${time}(?! ?(?:people|players|minutes|days|hours|years|%))\\b`,
  'g',
);
export const anyTime = new RegExp(
  String.raw`\b(noon|midnight|\d{1,2}:\d{2}(?: ?[ap]m)?|\d{1,2} ?[ap]m)\b|` +
    String.raw`\b(?:at|by|around|about|until|before|after) (\d{1,2})(?=[.,;!?]|$| and\b| at\b| if\b)`,
  'g',
);
/** What a computed time is for. */
export const ofVisit = wholeWords(
  [
    'walk(?:ing)? in, be (?:there|here|at), arrive, arriving, come, coming, show up, get here, aim, door, end, ends',
    String.raw`done, finish\w*, out, over, leave, cancel\w*, move, reschedule, change, dinner, table, book it for`,
  ].join(', '),
);
export const ofOffer =
  /\b(?:slots?|available|free|vacant|spots?|opening for|hold|reserve|book you|booked you|start times?)\b/;
/** What a booking is spoken of for. */
export const ofChange = wholeWords(
  String.raw`cancel\w*, refund\w*, move, moving, change, changing, reschedul\w*, call it off, back out, money`,
);
const sureTime = String.raw`(noon|midnight|\d{1,2}:\d{2}(?: ?[ap]m)?|\d{1,2} ?[ap]m)`;
/** `a 7 PM game`, `a game on Sunday at 2 PM`. */
export const gameAt = oneOf(
  new RegExp(String.raw`\b${sureTime} (?:game|slot|booking|start)\b`),
  new RegExp(String.raw`\b(?:game|slot|booking) (?:\w+ ){0,2}at ${sureTime}`),
);
/** Until when something can be done. */
export const lastMoment = oneOf(
  new RegExp(String.raw`\b(?:until|by|before|no later than) ${sureTime}`),
  new RegExp(String.raw`\b(?:last|latest) (?:moment|chance|time)\b.{0,40} is ${sureTime}`),
);
export const ofCutoff = /\b(?:cut-?off|deadline)\b/;
/** The last moment is told. */
export const isDeadline = /\b(?:cut-?off|deadline|until|till|no later than|latest)\b|\bby (?=\d|noon|midnight)/;
/** Somebody is told that a game can still be canceled for free, or that it no longer can. */
export const isHope =
  /\b(?:still time|can still (?:cancel|move|get)|within the window|everything back|full amount|full refund|all of it back)\b/;
export const isTooLate =
  /\btoo late to (?:cancel|move|get)|\bno longer be (?:canceled|moved|refunded)|\bdeadline (?:has|is) passed\b/;
export const ofDinner = /\b(?:dinner|lunch|restaurant|table)\b/;
const comes = listOf('come, arrive, be (?:here|there|at the door), walk in, show up');
export const arrivalPattern = new RegExp(
  String.raw`\b(?:game|start|slot|booking)s? (?:is |starts? |begins? )?(?:at|for) ${time}(?![\d:]).{0,20}` +
    String.raw`\b${comes}(?: \w+)? (?:at|by) (?:about )?${time}`,
);
