/** Patterns that tell when somebody is invited to come or to play. A table. */
import { wholeWords } from '../../answerer/reading/patterns.ts';

const time = '(noon|midnight|\\d{1,2}:\\d{2}(?: ?[ap]m)?|\\d{1,2} ?[ap]m)';

/** An invitation: what is played, or somebody who comes. */
export const invites = wholeWords(
  [
    'come, visit, stop by, drop (?:by|in), swing by, play, playing, book, start, starts',
    'begins?, slots?, sessions?, games?, works?, run',
  ].join(', '),
);
/** Who comes only asks, leaves or has been here; parties have hours of their own; a hired host works. */
export const noInvitation = wholeWords(
  [
    'part(?:y|ies), birthdays?, tickets? starts?, packages?, ends?, over, leave, left, out by, out at, would, too late, booking page',
    String.raw`shows?, calendar, cancel\w*, refund\w*, jobs?, shifts?, hir(?:e|ing)`,
  ].join(', '),
);
/** Times at which something may begin. */
export const startPattern = new RegExp(
  `\\b(?:at|from|around|about|after|as early as|as late as|starting at|between) (?:about |around )?${time}`,
  'g',
);
/** Games that begin, or guests who are at the door somewhat before. */
export const ofArrival = /\b(?:arrive|be (?:here|there|at)|show up|get here|at the door)\b/;
/** `only on weekends`. */
export const onlyOpen =
  /\bonly (?:held|open|play|run|operate)(?! (?:at|from|until|after))|\b(?:open|play|run|operate) only\b/;
/** `parties can start at any time on Saturday`. */
export const anyTimeOfDay =
  /\b(?:any ?time(?! (?:before|after|from|until|between))|whenever|all day|any hour|throughout the day|all afternoon)\b/;
/** `a 7 PM game ends at 8 PM`. */
export const endPattern = new RegExp(
  String.raw`${time} (?:game|start|slot|session|booking)s? (?:will )?(?:be |is |are )?` +
    String.raw`(?:ends?|over|finish(?:es)?|done|runs?) (?:by|at|until|till|around) (?:about )?${time}`,
);

/** Until when something may go on. */
export const untilPattern = new RegExp(`\\b(?:until|till|as late as) (?:about )?${time}`, 'g');
/** Parts of a day with their hours. */
export const partsOfDay: readonly { pattern: RegExp; from: string; minutes: number }[] = [
  { pattern: /\bmornings?\b|\bbreakfast\b/, from: '07:00', minutes: 300 },
  { pattern: /\blunch(?:[- ]?time)?\b|\bmidday\b/, from: '11:30', minutes: 120 },
  { pattern: /\bafternoons?\b/, from: '12:30', minutes: 270 },
  { pattern: /\bevenings?\b/, from: '18:00', minutes: 180 },
];
export const alwaysOpen = /\b(?:open|here)\b.*(?:24\/7|around the clock|24 hours|day and night)/;
