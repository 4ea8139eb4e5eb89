/** Patterns of things in a text that can be looked up. A table. */
import { listOf } from '../../answerer/reading/patterns.ts';

export const link = /(?:https?:\/\/|www\.)[^\s)\]>"']+/g;
export const path = /\]\((\/[^)\s]*)\)/g;
export const email = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g;
export const phone = /(?:\+?1[ .-]?)?\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}/g;
const sum = String.raw`(\d[\d,]*(?:\.\d+)?)`;
export const money = new RegExp(
  String.raw`(?:\$ ?${sum}|\b${sum} ?(?:dollars|usd|bucks)\b)( ?(?:-|to|and|or) ?)?` +
    String.raw`(?:(?<=[-o dr]) ?(\d[\d,]*(?:\.\d{2})?)(?= ?(?:per|a |each|before|\b)))?`,
  'g',
);
export const ofOne = /^ ?(?:per (?:person|head|player|ticket)|each|a (?:person|head|player)|\/ ?(?:person|player))/;
export const clockTime = /\b(\d{1,2})(?::(\d{2}))? ?(am|pm)\b/g;
export const digitalTime = /\b(\d{1,2}):(\d{2})\b(?!:)/g;
export const namedTime = /\b(noon|midnight)\b/g;
export const percent = /\b(\d{1,3}(?:\.\d+)?) ?(?:%|percent)/g;
const months = [
  'january, february, march, april, may, june, july, august, september, october, november, december',
  'jan, feb, mar, apr, jun, jul, aug, sept?, oct, nov, dec',
].join(', ');
export const date = new RegExp(String.raw`\b(${listOf(months)})\.? (\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?\b`, 'g');
/** A time of a year that is named for something to come: `spring 2027`. */
export const season = /\b(spring|summer|fall|autumn|winter|early|late|mid) (?:of )?(20\d{2})\b/g;
const streets = listOf('street, avenue, road, boulevard, lane, square');
/** What is counted before the name of a street, and is no number of a house: `5 blocks off Main Street`. */
const noHouse = listOf(
  'minutes?, blocks?, bus, buses, people, steps?, doors?, miles?, to, on, at, off, and, or, from, of',
);
/** The number of a house with the first word of its street. */
export const address = new RegExp(
  String.raw`(?<![\d.$])\b(\d{1,5})(?: ?(1/2))? (?!${noHouse}\b)([a-z]{3,}) (?:[a-z]+ )?${streets}\b`,
  'g',
);
/** What is said behind an age: `under 12 need an adult`. */
const behindAge = listOf('up, years?, need, can, may, play, must, has, have, on');
const toldAges = [
  String.raw`\bages? (?:of )?(\d{1,2})(?: ?(?:-|to|and|or|through) ?(\d{1,2}))?\b`,
  String.raw`\b(\d{1,2})[ -]years?[ -]olds?\b`,
  String.raw`\b(?:under|over|above|below|from|age|turning) (\d{1,2})\b(?= ${behindAge}\b|[.,;]|$)`,
];
export const age = new RegExp(toldAges.join('|'), 'g');
const whoCome = 'players?, people, persons?, guests?, participants?, kids?, children, child, adults?, friends, teams?';
export const people = new RegExp(
  String.raw`\b(\d{1,6})(?: ?(?:-|to|or|and) ?(\d{1,4}))?\+? ?(?:more |extra |other |small )?(${listOf(whoCome)})\b`,
  'g',
);
export const reviews = /\b(\d{1,6})\+? (?:5[ -]stars? |happy |verified |great )?reviews\b/g;
const measured = [
  'minutes?, hours?, days?, weeks?, months?, years?, business days?, inch(?:es)?, feet, foot',
  'rooms?, rounds?, stars?, pounds?, hints?',
].join(', ');
/** Seven days a week are every day, which is judged by the hours. */
export const amount = new RegExp(
  String.raw`\b(\d{1,4})(?: ?(?:-|to|or) ?(\d{1,4}))?[ -]?(${listOf(measured)})\b(?! (?:a|per) week\b)`,
  'g',
);
/** What has a number for its name: a line of buses or trams, or a road. */
const numbered = listOf('routes?, bus, buses, trolley, tram, exit, interstate');
/** What a number counts that is no name: `by bus 20 minutes`. */
const countedOnTheWay = listOf('minutes?, people, players, dollars, blocks?, stops? (?:away|from|before|after)');
export const route = new RegExp(
  String.raw`\b${numbered} (?:number |no\.? |line )?(\d{1,3})\b(?! ?${countedOnTheWay})`,
  'g',
);
export const capitals = /\b(?=\w*[A-Z]{2})[A-Z0-9]{5,}\b/g;
/** Capitals are a code beside one of these words, or with a digit. */
export const ofCode = /\b(?:codes?|coupons?|promos?|checkout|enter|discount|off|use|type|apply)\b/i;
