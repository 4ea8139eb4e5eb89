/** The words by which people cancel or change a booking, and tell why. */
import { anyOf, listOf, oneOf, wholeWords } from '../reading/patterns.ts';

/** Words that ask for the money. */
export const asksMoneyBack = /\b(?:refund\w*|money back|get (?:anything |something |it )?back)\b/;

/** Words that ask until when. */
export const asksUntilWhen = new RegExp(
  String.raw`\b${anyOf(
    listOf('deadline, by when, how late, latest, last (?:moment|day)'),
    '(?:until|till|til|up to) (?:when|what (?:time|hour|day))',
    'when (?:is|do) ',
    'how (?:long|late) (?:do|have|can|could|may|might) (?:i|we)',
  )}`,
);

const isThere = listOf('is there, are there, do you, will you, would you, do (?:we|i), does (?:it|that)');
/** Words that ask whether it costs anything. */
export const asksFee = new RegExp(
  String.raw`\b${isThere}\b[^?]*\b${listOf(String.raw`fees?, charge, costs?, pay, penalt\w+`)}\b|\bany fees?\b|\bcosts? (?:a |any )?(?:fee|extra|more|anything)\b`,
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
  /\b(?:later|closer) than (?:that|this)\b|\bafter that\b/,
  /\bmissed\b.*\b(?:deadline|cut ?off|24)\b/,
  /\b(?:past|inside|within|under|less than|after) (?:the |your )?(?:24|deadline|cut ?off)\b/,
  /\b(?:deadline|cut ?off) (?:has |is )?(?:passed|over|gone)\b/,
);

/** Somebody who was to come is ill. */
export const isIll = wholeWords(
  [
    String.raw`ill, sick\w*, unwell, flu, covid, virus, fever\w*, temperature, vomit\w*, puk\w*, (?:threw|throw\w*) up`,
    String.raw`\w*poison\w*, hospital, injur\w*`,
  ].join(', '),
);
