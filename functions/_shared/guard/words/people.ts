/** Patterns that tell how many people a text speaks of, and what of them. A table. */
import { listOf, wholeWords } from '../../answerer/reading/patterns.ts';

/** Words for those who come. */
const whoCome = [
  'players?, tickets?, people, persons?, guests?, participants?, kids?, children, adults?, grown-?ups?, friends',
  'coworkers?, colleagues, teens, teenagers, parents?, members, heads',
].join(', ');
/** What is said of people between their number and their name. */
const ofWhatKind = String.raw`or more, more, extra, other, small, large, young, \d{1,2}[ -]year[ -]old`;
const company = 'teams?, groups?, party, parties, family, families, crew, class';
/** Words before the number of people that a room or an offer is for. */
const beforeSize = [
  'up to, as many as, at most, stops at, maximum of, max of, no more than, takes, holds, seats, fits, for',
  'minimum of, minimum is, at least, (?<!tickets? )starts? at, starts? with',
].join(', ');
export const countPatterns: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<![$\d.:])\b(\d{1,3})(?: ?(?:-|to|or|and) ?(\d{1,3}))?\+?[ -]` +
      String.raw`(?:${listOf(ofWhatKind)} )?${listOf(whoCome)}\b`,
    'g',
  ),
  /\b(\d{1,3}) of (?:you|us|them|your)\b/g,
  /\b(\d{1,3})(?= on an? \w+day\b.{0,12}\b(?:be|is|are|works?|fine|okay|can)\b)/g,
  new RegExp(
    String.raw`\b${listOf(company)} (?:of|from) (?:up to |at least |at most )?(\d{1,3})(?: ?(?:-|to) ?(\d{1,3}))?\b`,
    'g',
  ),
  /\b(\d{1,3}) (?=\d{1,2}[ -]year[ -]olds)/g,
  new RegExp(
    String.raw`\b${listOf(beforeSize)} (\d{1,3})(?: ?(?:-|to) ?(\d{1,3}))?` +
      String.raw`(?=[.,;!]|$| ${listOf('and, in, at, on, but, together, so, if, that, it, sounds?, works?, would')}\b)`,
    'g',
  ),
  /\b(\d{1,3}) (?:in|into|for) §/g,
  /^(\d{1,2}) (?=(?:can|may) (?:play|come|book|have)\b)/g,
  /\b(?:space|room) for (?:up to )?(\d{1,3})\b(?! (?:minutes|hours|cars|bags))/g,
  /\b(?:team|group) sizes? (?:is|are|of) (\d{1,3})(?: ?(?:-|to) ?(\d{1,3}))?\b/g,
  /\b(\d{1,3}) (?:is|are) the (?:limit|maximum|max|most|cap|minimum)\b/g,
  /\b(?:by|with) (?:just |only )?(\d{1,2})(?=[.,;!]|$)/g,
  /(?<!(?:under|over|below|above|age) |[$\d])\b(\d{1,3})(?= (?:to|for|at|pay|be|is|are|cost|costs|come to|comes to) \$)/g,
  /\b(\d{1,3}) (?:(?:be|is|are) (?:no problem|too many|too few|fine|enough|all you need|plenty|perfect|okay)|will fit|can fit)\b/g,
];
/** `4 more than the crypt`: how many more a room takes than another one. */
export const moreThanRoom = /\b(\d{1,3}) (?:\p{L}+ )?(?:more|fewer|less)(?: \p{L}+)? than (§\p{L}+)/u;
/** Two people, in a word. */
export const soloWords = wholeWords(
  [
    'a single (?:player|person), solo, by yourself, 1 (?:person|player) alone, 1 (?:player|person) (?:is|are) enough',
    'you (?:can|may) play alone',
  ].join(', '),
);
export const pairWords = /\b(?:pair|couple|duo|twosome)\b(?! of)/;

export const atMost =
  /\b(?:up to|at most|maximum|max|no more than|as many as|stops at|largest|biggest|limit|capacity|tops out)\b/;
export const atLeast = wholeWords(
  [
    'needs?(?= [1-9]), at least, minimum, min, no fewer than, no less than, starts? at, starts? from, starts? with, smallest, fewest',
    String.raw`or more, and up(?! to), from \d+`,
  ].join(', '),
);
export const tooFew = wholeWords(
  [
    'too small, too few, not enough, too little, too many, too large, too big, too much',
    'more than, over the limit, exceeds?',
  ].join(', '),
);
export const ofEach =
  /\b(?:either|each|any|every|all|both) (?:room|of (?:the|our) rooms|our rooms|rooms|1|game)\b|\bin each\b/;
export const atOnce = wholeWords(
  [
    'at once, at the same time, same time, same moment, simultaneously, altogether, in total, together',
    'all rooms, both rooms, per slot, at 1 time, in 1 go, at the 1 time',
  ].join(', '),
);
export const ideal = /\b(?:best|ideal|ideally|recommend|suggest|comfortable|sweet spot|prefer|most fun|perfect)\b/;
export const fits = wholeWords(
  [
    'fit, fits, take, takes, hold, holds, play, plays, played, seats?, room for, accommodates?, handles?, works?',
    'together, suits?, welcome, join, book, come, visit, go in, host, squeeze, (?:go|get|goes|gets) (?:in)?to, enough, all you need, fine',
    'sounds (?:perfect|great|good|lovely|fun), great for, fine for, ideal for, perfect for, good for, right for, no problem, no trouble, plenty, space for, okay, in each',
  ].join(', '),
);
