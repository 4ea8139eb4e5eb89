/** Patterns by which a question tells what its answer leaves out. A table. */
import { listOf, oneOf } from '../../answerer/reading/patterns.ts';

export const ageAsked =
  /\b\d{1,2}(?=[ -]years?[ -]olds?\b)|(?<=\b(?:ages?|aged|(?:kids|children|boys|girls) of) )\d{1,2}\b/g;
/** A time of day that is asked for. */
export const timeAsked = /\b(\d{1,2})(?::00)?( ?[ap]m)\b|\bat (\d{1,2})\b(?!:| ?[ap]m)/g;

/** What a question asks the number of. */
export const unitsAsked: readonly { pattern: RegExp; unit: string }[] = [
  { pattern: /\bhow many (?:\w+ )?(?:adults|grown[- ]?ups|parents|chaperones)\b/, unit: 'adults' },
  {
    pattern: oneOf(
      /\bhow many (?:of (?:us|you)|people|players|friends|guests|colleagues|persons|can)\b/,
      /\bhow (?:big|large|small)\b.*\b(?:team|group)/,
      /\b(?:smallest|largest|minimum|maximum|biggest) (?:team|group|number)\b/,
    ),
    unit: 'people',
  },
  { pattern: /\bhow (?:old|young)\b|\bwhat age|\bage limit\b|\bminimum age\b/, unit: 'years old' },
];
export const ofTime = /\b(?:open|close|closed|hours|what time|how late|when)\b|\d ?[ap]m\b/;

/** Words before a time, a date or a number by which something is called. */
const namesByNumber = [
  'by, until, till, level, number, route, before, after, around, under, over, above, below',
  'jan, feb, mar, apr, may, jun, jul, aug, sep, oct, nov, dec',
].join(', ');
/** Words that may stand behind a number, none of which is counted by it. */
const goesOn = [
  'is, are, be, can, may, will, would, at, or, and, in, on, have, has, fit, fits, play, together, with, for, if, but',
  'works?, needs?, he, she, they, you, up',
].join(', ');
/** A number without a thing behind it. */
export const bareNumber = new RegExp(
  String.raw`(?<![$\d.:,/-]|\b${listOf(namesByNumber)}[a-z]* )\b\d{1,2}\b` +
    String.raw`(?=[.,;!?]|$| ${listOf(goesOn)}\b(?! (?:the morning|night)))`,
  'g',
);

const yesOrNoVerb = 'can, could, may, might, do, does, did, is, are, will, would, should, must, have, has';
/** Words that begin a question which is answered with yes or no, behind what is said before it. */
export const askedYesOrNo = new RegExp(
  String.raw`^(?!.* or )(?:${listOf('so, and, but, hi, hello, hey, ok, okay')}[,!]? )?(${listOf(yesOrNoVerb)}) ` +
    String.raw`(just |only )?(?:(${listOf('i, we, you, they, he, she, it, there')})\b)?`,
);
/** The same words as those of a statement. */
export const stated = (_: string, verb: string, only = '', subject = ''): string => {
  const who = subject === 'i' || subject === 'we' ? 'you' : subject === 'you' ? 'we' : subject;
  return /^(?:do|does|did)$/.test(verb) || who === '' ? `${only}${who} ` : `${only}${who} ${verb}`;
};
/** A yes or no that does not hold for all that was asked. */
export const onlyPartly = oneOf(
  /^\w+[,:]? (?:if|unless|with|only|provided|from|until|not)\b/,
  /\boutside (?:of )?(?:our |the )?(?:public |usual |regular |normal |opening )*hours\b/,
);
/** What is allowed, and a question whether it is. */
export const permits = /^(?:[a-z]+, )?(?:you|they) can\b/;
export const asksWhetherOneMay = /\b(?:can|could|may|might|able|allowed|possible|okay?)\b/;
/** `Just one, with pins`, said to those who ask whether there are any. */
export const justSome = /^(?:just|only) (?:1|one|2|two|a few|some)\b/;
export const asksWhetherThereAre = /^(?:(?:is|are) there|any)\b/;
/** A question about what was said just before it: `is that fine?` */
export const ofTheLast = oneOf(
  /^(?:is|does|will|would|can|could) (?:that|it|this|he|she|we|they|i)(?: \w+)?\?/,
  /^(?:ok|okay|possible|alright|fine|right|true)\?/,
);
/** What is done at a time. */
export const doneAt = /\b(?:open|close|start|begin|end|arrive|come)\b/;
const openWords = 'when, at what time, what time, how late, how early, until when, how much, how long';
const openVerbs = 'do, does, is, are, can, will, would, could, should';
/** A question that wants more than yes or no, without its first word: `when` do you close. */
export const askedOpenly = new RegExp(String.raw`^(?:so |and |but )?${listOf(openWords)} (${listOf(openVerbs)}\b.*)`);
/** `no need to choose` says no to nothing that was asked. */
export const noWithNoun = /^no (?!i\b|we\b|you\b|they\b|it\b|that\b|sorry\b|not\b)\w+/;
