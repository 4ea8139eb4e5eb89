/** Patterns by which numbers of things are read. A table. */
import { listOf } from '../../answerer/reading/patterns.ts';

/** Words between a number and what it counts. */
const adjective = listOf(
  'full, whole, more, extra, good, long, short, business, other, small, steep, entire, single, next, 5[ -]star',
);
export const figurePattern = new RegExp(
  String.raw`(?<![\d.:§$])\b(?<first>\d{1,4}(?:\.\d+)?)(?: ?(?:-|to|or|and) ?(?<second>\d{1,4}))?` +
    String.raw`(?:[ -]${adjective})?[ -]?(?<noun>%|[a-z]{3,})`,
  'g',
);

/** What is measured, and how many of its own a unit makes: minutes, inches. */
export const measures: readonly { pattern: RegExp; name: string; times?: number }[] = [
  { pattern: /^seconds?$/, name: 'time', times: 1 / 60 },
  { pattern: /^min(?:ute)?s?$/, name: 'time' },
  { pattern: /^hours?$/, name: 'time', times: 60 },
  { pattern: /^days?$/, name: 'time', times: 1440 },
  { pattern: /^weeks?$/, name: 'time', times: 10_080 },
  { pattern: /^months?$/, name: 'time', times: 43_200 },
  { pattern: /^years?$/, name: 'time', times: 525_600 },
  { pattern: /^(?:inch|inches)$/, name: 'inch' },
  { pattern: /^(?:feet|foot)$/, name: 'inch', times: 12 },
];

/** What a field is for in a visitor's words, where its name tells little. */
export const alsoCalled: Readonly<Record<string, string>> = {
  visitMinutes:
    'the whole visit with us altogether, all in all, from walking in to walking out, briefing and photo included',
};

/** Fields that hold a measure, by their name. */
export const measuredFields: typeof measures = [
  { pattern: /minutes/i, name: 'time' },
  { pattern: /hours$/i, name: 'time', times: 60 },
  { pattern: /days$/i, name: 'time', times: 1440 },
  { pattern: /inches/i, name: 'inch' },
];

const judgedElsewhere = [
  'players, tickets, persons, guests, participants, kids, adults, friends, coworkers, colleagues, teens, teenagers',
  'parents, members, heads, olds, rooms, games, groups, teams, couples, pairs, dollars, bucks, times, boys, girls',
  'children, packages, others',
].join(', ');
const noNoun = 'was, has, this, less, plus, always, towards, across, grown';
/** People, money and rooms are judged elsewhere; the others are no figures of the venue. */
export const ofNoFigure = new RegExp(`^${listOf(`${judgedElsewhere}, ${noNoun}`)}$`);

/** What is counted from another figure and not from nothing. */
export const comparison =
  /\b(?:more|less|fewer|longer|shorter|later|earlier)\b[^.,;]{0,30}? than\b|\bfrom now\b|\bby (?:about )?$|\bchair of $/;

/** More than is asked for: `it does not have to be 48 hours`. */
export const notNeeded = /\b(?:not|never) (?:have to|need|require)/;
/** The length of a game itself: `a 90-minute game`. */
export const ofGame = /\b\d+[ -]minutes? (?:game|room|adventure)\b/;
/** An age, or any one day. */
export const noFigure = /^\d+[ -]years?[ -]olds?\b|^1 day\b(?! (?:before|ahead|earlier|in advance|notice))/;
