/** The words by which people cancel or change a booking, and tell why. */
import { anyOf, listOf, oneOf, wholeWords } from '../reading/patterns.ts';

/** Words that ask for the money. */
export const asksMoneyBack = /\b(?:refund\w*|money back\b)/;

/** Words that ask until when. */
export const asksUntilWhen = new RegExp(
  String.raw`\b${anyOf(
    listOf('deadline, until when, by when, how late, latest, last (?:moment|day)'),
    'when (?:is|do) ',
    'how long (?:do|have) (?:i|we)',
  )}`,
);

const isThere = listOf('is there, are there, do you, will you, would you, do (?:we|i), does (?:it|that)');
/** Words that ask whether it costs anything. */
export const asksFee = new RegExp(
  String.raw`\b${isThere}\b[^?]*\b${listOf(String.raw`fees?, charge, costs?, pay, penalt\w+`)}\b`,
);

/** A game was not to somebody's liking. */
export const isUnhappy = wholeWords(
  [
    String.raw`hate\w*, (?:do|did) not (?:like|enjoy|have fun|escape|make it out|win|finish)`,
    String.raw`not (?:happy|satisfied|fun|good), disappoint\w*, dissatisf\w*, unhappy, bad, boring`,
    String.raw`too (?:hard|scary|easy), suck\w*, fail, lose the game, satisfaction`,
  ].join(', '),
);

/** The hours of notice have passed. */
export const saysTooLate = oneOf(
  /\bmissed\b.*\b(?:deadline|cut ?off|24)\b/,
  /\b(?:past|inside|within|under|less than|after) (?:the |your )?(?:24|deadline|cut ?off)\b/,
  /\b(?:deadline|cut ?off) (?:has |is )?(?:passed|over|gone)\b/,
);

const being = listOf('is, are, am, got, gets, fell, feels?, feeling, been, were, was');
/** Somebody is ill, or something sad came up. */
export const isIll = wholeWords(
  [
    String.raw`covid, the flu, fever, ${being} (?:\w+ )?(?:sick|ill|unwell), vomit\w*, throwing up, threw up, puk\w+`,
    'stomach bug, chicken ?pox, food poisoning, passed away, funeral, (?:just |has )died, in (?:the )?hospital',
    'broke (?:his|her|my|a|an|their) (?:leg|arm|ankle|foot|wrist)',
  ].join(', '),
);

/** Fewer came than had been paid for. */
export const fewerCame = oneOf(
  /\b(?:paid|booked) for \d{1,2}\b[^?]*\bonly \d{1,2}\b[^?]*\b(?:came|showed|turned|played|were)\b/,
  /\bcharge\w*\b.*\bno[- ]?shows?\b/,
);

const changing = listOf('change, go, move, switch, update, increase, reduce');
/** `change our booking from 4 to 6 people` */
export const changesCount = new RegExp(
  String.raw`\b${changing}\w*\b.*\bfrom \d{1,2} to \d{1,2} (?:people|players?|guests?|kids|persons|adults)\b`,
);
