/** The words by which people tell that a group wants to come. */
import { listOf } from '../reading/patterns.ts';

const whoComes = listOf(String.raw`we, i, \d+, all, a group, the \d, my, our`);
const weekdayStems = listOf('mon, tues, wednes, thurs, fri, satur, sun');
/** `can we come on saturday` */
export const comeOnDay = new RegExp(
  String.raw`\bcan ${whoComes}\b.*\b(?:play|come|do it|fit)\b.*\b(?:on |this |next )?${weekdayStems}day`,
);
