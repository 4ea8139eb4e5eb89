/** The words by which people tell that a group wants to come. */
import { listOf, oneOf } from '../reading/patterns.ts';

/** Words of questions that ask for something else than how many may play. */
export const otherHeads = oneOf(
  /escaped?\b|have (?:played|come|visited|been|won)|work (?:there|here|for)/,
  /birthday|gift ?card|hints?|reviews?|application/,
);

const whoComes = listOf(String.raw`we, i, \d+, all, a group, the \d, my, our`);
const weekdayStems = listOf('mon, tues, wednes, thurs, fri, satur, sun');
/** `can we come on saturday` */
export const comeOnDay = new RegExp(
  String.raw`\bcan ${whoComes}\b.*\b(?:play|come|do it|fit)\b.*\b(?:on |this |next )?${weekdayStems}day`,
);
