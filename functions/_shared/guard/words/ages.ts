/** Patterns by which ages are told from other numbers. A table. */
import { listOf, wholeWords } from '../../answerer/reading/patterns.ts';

const beforeAge = 'under, over, above, below, turn, turning, until, till, younger than, older than';
/** What a number counts that is no number of years. */
const noYears = 'people, players, guests, minutes?, hours?, days?, weeks?, months?, rooms, dollars, of';
export const agePatterns: readonly RegExp[] = [
  /\b(\d{1,2})(?:[ -]to[ -](\d{1,2}))?[ -]years?[ -]olds?\b/g,
  /\bages? (?:of )?(\d{1,2})(?: ?(?:-|to|and|or|through) ?(\d{1,2}))?\b/g,
  new RegExp(String.raw`\b${listOf(beforeAge)} (\d{1,2})\b(?![:.]\d| ?[ap]m)(?! ?${listOf(noYears)})`, 'g'),
  /\b(\d{1,2}) (?:and|or) (?:up|older|over|above|under|younger)\b(?! (?:to|people|players))/g,
  new RegExp(
    String.raw`\b(?:from|at|about|is|(?<!(?:you|we) )are|be|being) (\d{1,2})(?: on| up| onwards?)?` +
      String.raw`(?= ${listOf(String.raw`they, kids?, children, you, may, can, for, to(?! \d)`)}\b| up\b| on\b|[.,;!]|$)(?! ?(?:am|pm|%))`,
    'g',
  ),
  /\b(\d{1,2}) (?:is|are) (?:the|our) (?:minimum|lowest|youngest|maximum|oldest)\b(?! ?(?:group|team|number))/g,
  /\b(?:youngest|oldest|lowest|minimum)\b[^.,;]{0,40}? (?:is|are) (\d{1,2})\b(?! ?(?:people|players|minutes|hours|inches|tickets))/g,
  /\bbe at least (\d{1,2})(?: years)?\b(?! ?(?:people|players|minutes|hours|inches))/g,
  /\b(\d{1,2}) years of age\b/g,
  /\bfrom (?:around |about |roughly )?(\d{1,2}) (?:upwards?|onwards?)\b/g,
  /\bat (\d{1,2})\b(?=,| (?:he|she|they|you|a (?:child|kid|teen))\b)/g,
  /\b(?:kids?|children|teens|ages?|everyone|anyone) up to (?:age |the age of )?(\d{1,2})\b(?! ?(?:people|players))/g,
];
/** The number is where something begins or ends. */
export const ageLimit = wholeWords(
  [
    'under, over, below, above, younger, older, and up, or up, from, minimum, at least, starts?, start at',
    'youngest, oldest, on, up, upwards?, onwards?, until, anyone',
  ].join(', '),
);
export const ofLimit = wholeWords(
  'from age, upwards?, only sell, must be, have to be, has to be, needs? to be, minimum, youngest, at least, starts? (?:at|from), oldest, limit',
);
export const aloneWords = wholeWords(
  [
    String.raw`drop (?:\w+ ){0,3}off, alone, on their own, by themselves, unaccompanied, without`,
    'on his own, on her own, unsupervised',
  ].join(', '),
);
/** Somebody signs for themselves. */
export const signsAlone = /\bsign\b.*\b(?:himself|herself|themselves|yourself|alone|own)\b|\bno parent\b|^not at\b/;
export const isSuggested = wholeWords(
  [
    'suggest, recommend, recommended, best, suits?, ideal, most, enjoy, good from, fun, get more',
    'shines?, better, usually, advise, geared, aimed, perfect, great for, right for, meant for',
    '(?:match|fit|choice|pick) for',
  ].join(', '),
);
export const isTicket = wholeWords(
  [
    'tickets?, minimum age, youngest, play, plays, allowed, welcome, join, guests?, open to, for anyone, anybody',
    'old enough, admit, admitted, let, sell, must be, have to be, has to be, be at least, come in, ages?, too young, wait, start',
    'starts',
  ].join(', '),
);
/** `once they turn 12, they can go in by themselves`: the age from which nobody has to go in with them. */
export const onceAlone = new RegExp(
  String.raw`\b(?:once|when|as soon as) (?:they|kids|children|he|she|your kids) (?:turn|are|be|reach|hit) (\d{1,2})(?: years old)?\b` +
    String.raw`,? (?:they|kids|he|she)? ?(?:can|may) [a-z ]*\b(?:alone|by themselves|on their own|by himself|by herself)\b`,
);
export const needsNoAdult = /\b(?:go in|play|playing) (?:alone|on their own|by themselves)\b/;
