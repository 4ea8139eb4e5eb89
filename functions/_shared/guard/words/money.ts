/** Patterns that tell what an amount of money is for. A table. */
import { anyOf, listOf, oneOf, wholeWords } from '../../answerer/reading/patterns.ts';

const sum = String.raw`(\d[\d,]*(?:\.\d+)?)`;
export const amountPattern = new RegExp(String.raw`\$ ?${sum}|(?<![$\d])\b${sum} ?(?:dollars|usd|bucks)\b`, 'g');
const forOne = `${listOf('per, a, an, for every')} ${listOf('person, head, player, ticket, kid, child, adult, guest')}`;
export const isEach = oneOf(wholeWords(`each, apiece, ${forOne}, per`), /\/ ?(?:person|player)/);
/** What each of them pays. */
export const ofEachOne = oneOf(
  /\beach (?:1 |of them )?(?:is|are|be|costs?|pays?|adds?)\b/,
  /\beach (?:extra |additional )?(?:kid|child|player|person|guest)\b/,
);
export const isAbout = wholeWords(
  'about, around, roughly, approximately, just under, just over, almost, nearly, close to, less than, under',
);
/** The amount before it is for some days, and the one behind it for the others. */
export const againstOther = /\bagainst\b/;
const moreOrLess = anyOf(
  listOf('more, less, extra, cheaper, dearer'),
  '(?:per|a) (?:person|ticket|head) (?:more|less|extra)',
);
/** What is more than before, where it is no sum: `5 more kids`. */
const noSum = listOf(String.raw`kids?, players?, children, people, than \$`);
/** The amount is what something costs more or less than something else. */
export const isDifference = new RegExp(String.raw`^ ?${moreOrLess}\b(?! ${noSum})`);
/** The same, said before the amount: `it saves you $3`. */
export const isSaved = /\b(?:saves?|saving)(?: you| everyone| everybody)? (?:about )?$/;
export const ofParty = /\b(?:part(?:y|ies)|birthdays?|packages?)\b/;
export const ofExtraKids = oneOf(
  /\b(?:extra|more|additional|another) (?:\w+ )?(?:kids?|child|children|group)/,
  /\b(?:extra|additional) group\b/,
  /\b(?:add|up to|as many as) \d{1,2} more\b/,
  /\badd \d{1,2} (?:kids|children)\b/,
);
/** `6 extra kids`. */
export const numberOfExtraKids =
  /\b(\d{1,2}) (?:(?:extra|more|additional) (?:\w+ )?(?:kids|children)|more (?=for|at|and))/g;
export const ofGift = /\b(?:gift|vouchers?|cards?)\b/;
export const ofAdults = /\b(?:adults?|grown[- ]?ups?|everyone else|everybody else)\b/;
/** The age of one who pays. */
export const ageOfOne =
  /^(?:yes,? )?(?:an? |your |the |my )?(\d{1,2})[ -]year[ -]olds?\b(?=.*\b(?:pays?|costs?|is|are|for)\b)/;
export const ofKids = /\b(?:kids?|child|children|little ones|under \d+)\b/;
export const ofPrice = /\b(?:prices?|costs?|pays?|tickets?|rates?|charges?|same)\b/;
export const everyDay = wholeWords(
  [
    'every day, any day, each day, all week, whichever day, no matter (?:the|which|what) day, 7 days',
    '(?:weekdays?|weekends?) (?:and|or) (?:weekends?|weekdays?)',
  ].join(', '),
);
export const samePrice = /\b(?:same|1 price|flat|does not (?:change|vary|depend))\b/;
/** A price that is higher or lower on some days. */
export const moreMoney = /more|dearer|pricier|higher|extra|surcharge/;
export const lessMoney = /cheaper|less|lower|reduced|discount/;
export const dearer = wholeWords(
  [
    'more expensive, costs? (?:more|less|extra), pays? (?:more|less|extra), dearer, pricier, cheaper, less expensive',
    'higher prices?, lower prices?, prices? (?:is|are) (?:higher|lower), reduced, discount(?:ed)?, surcharge',
  ].join(', '),
);
/** What a visitor has to spend. */
export const ofBudget =
  /\bbudget\b|\b(?:if you have|you have|to spend|you (?:are|be|stay|come in) (?:just |well |a little )?(?:under|within|below|over))\b/;
/** One amount for all of them. */
export const forGroup = /^ ?(?:for|covers) (?:up to |a (?:group|team) of |all )?\d+ (?:people|players|of you|guests)/;
