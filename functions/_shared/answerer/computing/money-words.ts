/** How people tell the money that they have, or that is on their cards; the amounts are caught. */
import { listOf, oneOf } from '../reading/patterns.ts';

/** Several cards of one value: how many, and what each holds, with a sign or in words. */
export const cardsOfOneValue = new RegExp(
  String.raw`\b(\d{1,3}) (?:gift ?)?(?:cards?|vouchers?|certificates?) (?:at|of|for|worth|with|x|each) ` +
    String.raw`(?:\$ ?(\d{1,4})\b|(\d{2,4})(?: dollars|\b(?! ?(?:people|players))))`,
);

/** Cards of two values: `gift cards, 50 and 80`. */
export const twoCards = new RegExp(
  String.raw`\bgift ?cards?\b[^.?!\d]{0,20}\$? ?(\d{2,3})(?: dollars)? ?(?:and|plus|\+|&|,) ?` +
    String.raw`(?:\d of )?\$? ?(\d{2,3})\b(?! ?(?:people|players))`,
);

const has = [
  'have, got, with, spend, put, load, only, limit, for, afford, under, below, less than, within, max, maximum of',
  'more than, is',
].join(', ');
/** `we have $250`, but no price of something: `have $30 tickets`. */
export const hasToSpend = new RegExp(
  String.raw`\b${listOf(has)}\b[^.?!]{0,20}?\$ ?(\d{2,5})\b(?! ?(?:x|times|each|per|a (?:person|head)|tickets?))`,
);

/** `keep it under 300`, but no number of people, minutes or a house. */
export const staysBelow = new RegExp(
  String.raw`\b(?:keep it|stay|under|below|within) (?:under|below|within)? ?(\d{3,4})\b` +
    String.raw`(?! ?(?:people|minutes|(?:\w+ )?(?:street|avenue|road)))`,
);

/** `a gift card of 80`, but no number of people: `a gift card for 12 people`. */
export const onCard = new RegExp(
  String.raw`\bgift ?card (?:(?:is|was|of|for|worth|over|with|has|about|only) )+\$? ?(\d{2,3})\b` +
    String.raw`(?! ?(?:people|players|of us|kids|friends|more))`,
);

/** `how many people would that be good for?` after a sum of money. */
export const goesOnAboutMoney = oneOf(
  /\bhow many\b.*\b(?:that|it|this|pay|cover|good for|enough|get)\b/,
  /\b(?:is|would|will) (?:that|it|this) (?:be )?(?:enough|cover)/,
  /\b(?:are|is) (?:we|that|it) covered\b|\benough for\b/,
);

/** What a gift card holds. */
export const cardWorth = oneOf(
  /gift ?card.{0,40}\$ ?(\d{2,3})\b|\$ ?(\d{2,3})\b.{0,40}\b(?:gift )?card/,
  /gift ?card (?:is|has|of|over|worth|holds|for)(?: only| about)? (\d{2,3})\b/,
  /\b(\d{2,3}) (?:dollars?|bucks?) (?:gift )?card/,
);
