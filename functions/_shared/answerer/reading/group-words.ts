/** Patterns by which a text tells who comes and who does not. A table. */
import { anyOf, listOf, oneOf, wholeWords } from './patterns.ts';
import { kidWords, peopleWords } from './people-words.ts';

const count = String.raw`\d{1,2}`;

/** Who speaks is the adult of the kids: `4 kids and just me`, `am I enough as an adult`. */
export const asAdult = oneOf(
  /\b(?:just|only) me\b|\bme as the (?:only )?adult\b/,
  /\bi (?:am|would be|will be) the (?:only )?adult\b|\bam i enough\b/,
  /(?:\b(?:with|and|plus)|\+) me\b/,
);

/** A number that is everybody: `a group of 6`, `we are 5`. */
export const sumIsTold =
  /\b(?:group|team|party|family|total|all) of \d|\b(?:we are|there are|makes?|total|altogether) \d/;

/** How many children there are in all, said at last: `5 friends and my son, so 6 kids`. */
export const kidsInAll = oneOf(
  /\b(?:so|makes|meaning|total|altogether)(?: of| that is| we are)? (\d{1,2}) (?:kids|children)\b/,
  /\b(\d{1,2}) (?:kids|children) (?:in total|in all|altogether|total|all told)\b/,
);
const kidAlone = listOf('he, she, daughter, son, kid, child, boy, girl, birthday, aged, teen');
const has = listOf('bring(?:s|ing)?, invited?, with, and, plus, has, have');
const mates = listOf('friends, buddies, mates, classmates, besties, pals, teammates');
/** A kid who brings friends: `she would like to bring 5 friends`, `my 11 years old and 3 friends`. */
export const friendsOfKid = new RegExp(
  String.raw`\b${kidAlone}\b[^.?!]{0,60}?\b${has}\b (?:his |her |up to )?(${count}) (?:of (?:his|her) |\w+ )?${mates}\b`,
);
/** `2 boys and 2 of their friends`. */
export const friendsOfThem = new RegExp(
  String.raw`\band (\d{1,2}) (?:of )?(?:his|her|their) (?:\w+ )?${mates}\b|\b(?:bring|bringing|invite|inviting) (\d{1,2}) (?:of (?:his|her|their) )?(?:\w+ )?${mates}\b`,
);
/** `my twins' birthday with 6 friends`. */
export const birthdayFriends = /\b(?:with|and|plus|invited) (\d{1,2}) (?:of (?:his|her|their) )?(?:\w+ )?friends\b/;

const brings = String.raw`${listOf('have, bring, bringing, invite, got')}\b[^.?!]{0,40}`;
const comesWith = String.raw`${listOf('come, coming, play, go, book')}\b[^.?!]{0,40}\bwith `;
const ownMates = listOf('friends?, mates?, buddy, buddies, pals?, coworkers?, colleagues?');
/** Who speaks and brings friends: `can I bring 3 friends`, `I have 6 friends`. */
export const selfWithFriends = new RegExp(
  String.raw`\bi (?:\w+ ){0,3}?(?:${brings}|${comesWith})\b${count} (?:\w+ )?${ownMates}\b`,
);

/** `for 6 + his kids`: kids of somebody who is among those counted. */
export const theirKids =
  /\b\d{1,2}(?: people| adults| of us)? ?(?:\+|\bplus|\band) (?:his|her|their) (?:kids|children|boys|girls)\b/;

const relative = listOf(
  'wife, husband, girlfriend, boyfriend, partner, fiance, date, spouse, friend, mom, dad, sister, brother',
);
/** Two, whoever they are. */
export const pair = new RegExp(
  `\\b${anyOf(
    `my ${relative} and (?:i|me)`,
    `(?:me|myself|i) and my ${relative}`,
    'just us 2',
    '(?:as|for|we are|us) a (?:pair|couple)',
    'us 2',
    'the 2 of us',
    'both of us',
    '(?:can|could|may|would|will) a (?:pair|couple)',
    '(?:just|only) (?:me|i) and (?:him|her|them)',
    '(?:just|only) (?:him|her) and (?:me|i)',
  )}\\b`,
);
/** One person. */
export const alone = wholeWords(
  'just me, by myself, on my own, alone, solo, 1 person, the only (?:1|one|person), only me, single player',
);
/** `can teens come alone`: they are several. */
export const areAlone =
  /\b(?:teens|teenagers|kids|children|they|them|boys|girls|friends|daughters|sons)\b.*\b(?:alone|on (?:my|their) own)\b/;
/** Mom and dad, in either order. */
export const bothParents = oneOf(
  /\b(?:mom|mum|mother) ?(?:,|and|&)? ?(?:dad|father)\b/,
  /\b(?:dad|father) ?(?:,|and|&)? ?(?:mom|mum|mother)\b/,
  /\bboth parents\b/,
);

const ofThem = `of ${listOf('them, us, those, whom, which, the kids')}(?: is| are| will be| would be)?`;
const below = String.raw`(?:under|below|younger(?: than)?)(?: (${count}))?`;
const small = anyOf('kids?', 'children', 'child', 'little', 'small', 'young', 'minors', below);
/** `2 of them are kids`, `two of them under 10`, `3 are under 5`: a part of those who come. */
export const partPattern = new RegExp(
  String.raw`\b(${count}) (?:${ofThem}|(?<!\bof ${count} )are)(?: just| only| still)?(?: a)? ${small}\b`,
);
/** `2 of them are only 5 years old`. */
export const agedPart =
  /\b(\d{1,2}) of (?:them|us|whom|the kids) (?:is|are|will be) (?:only |just |both )?(\d{1,2})\b(?: years olds?)?/;
/** `two kids under 5 and two over 12`. */
export const boundedKids =
  /\b(\d{1,2}) (?:kids?|children|of them)? ?(?:are |is )?(under|below|over|above) (\d{1,2})\b/g;

const some = String.raw`(?:of (?:us|them|the \w+) |people |person |guests? |kids? )?`;
const dropsOut = anyOf(
  'cancels?',
  'cancel',
  'drop(?:s|ped)? out',
  'bails?',
  '(?:will not|can not|does not want to|do not want to) (?:play|come|be there)',
  'got sick',
  'can not (?:come|make it)',
  'gets? sick',
  '(?:is|are) (?:sick|out|not coming)',
  'less',
  'fewer',
  'does not (?:come|show)',
  'do not (?:come|show)',
);
/** How many drop out of those spoken of before: `and if two cancel`, `one of us is sick`. */
export const fewerPattern = new RegExp(String.raw`\b(${count}|one) ${some}${dropsOut}\b`);

const joins = [
  'too, also, as well, along, plus, together with, joins?, joining, bring(?:ing)?, add(?:ing)?',
  '(?:come|comes|coming) (?:with|too|also|now|after all), (?:go|goes|going|be|play|plays|playing)(?: in)? with (?:them|her|him|us)',
].join(', ');
/** Words with which people come on top of others. */
export const joining = oneOf(wholeWords(joins), /^and (?:with |their |our |my |the |her |his )/);

const things = [
  'minutes, hours, days, weeks, questions?, times?, rooms?, hints?',
  'adults?, grown, parents?, chaperones?',
].join(', ');
/** How many come on top: `6 more`, `2 of the cousins are coming now after all`, `take her 2 as well`. */
export const morePatterns: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(${count}) (?:or ${count} )?more\b(?! ?${listOf(things)})(?: (?:\w+ )?${kidWords}| ${peopleWords})?`,
  ),
  new RegExp(
    String.raw`\b(\d{1,2}) (?:of (?:the|my|our|her|his|their) )?\w+ (?:is|are) (?:coming|joining)\b.*` +
      String.raw`\b(?:now|too|also|as well|after all)\b`,
  ),
  /\badd(?:ing)? (?:another )?(\d{1,2})\b(?: (?:people|players|kids|friends|guests))?/,
  /\b(?:her|his|their) (\d{1,2})\b(?: \w+)?.*\b(?:too|also|as well|along)\b/,
];
