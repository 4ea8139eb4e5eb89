import { anyOf, listOf, oneOf, wholeWords } from '../reading/patterns.ts';

/** Children, or those who often go free. */
export const ofChildren: RegExp = oneOf(
  /\b(?:kids?|child|children|teens?|students?|baby|babies|youth|free|half price|grandparents)\b/,
  /\b(?:teachers?|parents?|adults?|chaperones?) .*\bfree\b/,
);

const pupils = 'kids?, child, children, teens?, students?';
const prices = 'prices?, rates?, tickets?, fares?, costs?';
/** Words that ask what children pay, and not only what all of them pay together. */
export const asksWhatKidsPay = new RegExp(
  String.raw`\b${anyOf(
    listOf(
      String.raw`less, cheaper, reduced, half, discount\w*, free, same, full, each, per, different, difference, versus, vs`,
    ),
    `${listOf(pupils)}(?:['’]s|s['’]|['’])? (?:also )?${listOf(`${prices}, pay, count, need`)}`,
    `${listOf(prices)} (?:is |are )?(?:for|of) ${listOf(`an?, the, my, our, ${pupils}`)}`,
  )}\b`,
);

const toTheCent = wholeWords(
  String.raw`exact\w*, final, precise\w*, for sure, all[- ]in, out the door, tax(?:es)?, fees?`,
);
const roughly = wholeWords(String.raw`rough\w*, ballpark, about, before tax`);
/** True for words that ask for more than the least and the most that it may be. */
export const asksExactly = (text: string): boolean => toTheCent.test(text) && !roughly.test(text);

/** Words that ask whether some pay less. */
export const asksLess = /\b(?:less|cheaper|reduced|half price|discount\w*)\b/;

/** Words that ask for one person's part, and not for the sum of all. */
export const asksEach =
  /^(?!.*\b(?:total|altogether|in all)\b).*\b(?:each|apiece|per (?:person|head|player)|a head|a person)\b/;

/** Words that ask whether all pay alike. */
export const asksSame = /\b(?:same|full|adult|regular|normal|whole)(?: price| rate| fare| ticket| amount)?\b/;

/** More than one game. */
export const ofSeveralGames: RegExp = oneOf(
  /\b(?:both|2|two|all|each|several) (?:of the )?(?:rooms|games)\b/,
  /\bagain (?:the|on the) (?:next|following) day\b/,
);

/** Words of a sentence that takes something off a price. */
export const tellsOfDiscount = /\b\d+ ?(?:%|percent) off\b|\bhalf price\b|\bdiscounts? (?:of|for)\b/i;

/** Those who often pay less elsewhere: no fact says anything about them. */
export const discountFor: RegExp = wholeWords(
  'military, veterans?, (?:grad )?students?, college (?:kids?|discount), university, seniors?, (?:school ?)?teachers?, educators?, nurses?, doctors?, paramedics?, ' +
    'first responders?, police, cops?, fire(?:fighters?|m[ae]n), retirees?, ' +
    'single (?:moms?|dads?|mothers?|fathers?|parents?), disabled, groupon, aaa, locals?, residents?, groups?, ' +
    'members?(?:hips?)?, employees?, aarp, black friday, loyalty, regulars, season pass, subscription, ' +
    'every (?:week|month|quarter), nonprofits?, non profits?, 501c3, church(?:es)?, schools?',
);

/** One price for all who come: `is that for the whole room`. */
export const asksPerRoom: RegExp =
  /\bflat\b|\b(?:per|by the) (?:room|group|team)\b|\b(?:whole|entire) (?:room|group|team)\b/;

/** Places that nobody takes: `do you charge for the empty seats`, `pay for spots that nobody sits in`. */
const place = '(?:seat|spot|place|ticket|slot)s?';
export const ofEmptyPlaces: RegExp = oneOf(
  new RegExp(String.raw`\b(?:empty|unused|missing|free|open|other|remaining) ${place}\b`),
  new RegExp(String.raw`\b${place} (?:that )?(?:nobody|no one|noone|we do not|(?:are|stay) empty)\b`),
);

const inThisOrder = (...parts: readonly RegExp[]) => new RegExp(parts.map(({ source }) => source).join(''));

/** Money that is gone while nothing is booked: `your site charged me but shows no game`. */
export const wentWrong: RegExp = inThisOrder(
  /\b(?:charged|billed|debited|took (?:the|my|our) money|paid|payment went)\b.{0,30}/,
  /\b(?:but|and|yet|though)\b.{0,20}/,
  /\b(?:no|not|never|nothing|without|does not|did not)\b.{0,20}/,
  /\b(?:game|booking|confirmation|e-?mail|slot|arrive\w*|show\w*|came|come)\b/,
);

/** Ways to pay that the content says nothing of. */
export const specialWays: RegExp = wholeWords(
  'cash, apple pay, google pay, alipay, wechat(?: pay)?, zelle, cashapp, cash app, venmo, paypal, klarna, crypto, ' +
    'bitcoin, check, cheque, split, separately, individually, go dutch, ' +
    '(?:each|every) (?:person|of us|one|guest|player|member)\\b.*\\b(?:pay|own), ' +
    'for (?:themselves|himself|herself|their own), (?:2|two|several|different|multiple) (?:credit )?cards, ' +
    'at the door, in person, when (?:we|i) (?:arrive|get there), amex, american express, discover, afterpay, affirm, ' +
    'euros?, foreign currency, points, miles, hsa, ebt, food stamps, installments',
);

/** Money that is asked for ahead of the rest, and not whether it comes back. */
export const asksDeposit = /\b(?:deposits?|down ?payments?|prepay(?:ments?)?)\b(?!.*\b(?:back|refund\w*|return\w*)\b)/;
/** A sentence that tells that none is due, and one that tells of such money at all. */
export const needsNoDeposit =
  /\bno (?:deposits?|down ?payments?)\b|\b(?:pay nothing|owe nothing|nothing is (?:charged|due|owed|paid)) (?:now|until|up front)\b/i;
export const tellsOfDeposit: RegExp = oneOf(/\b(?:deposits?|down ?payments?)\b/i, needsNoDeposit);

/** Codes put together, or told too late: what the venue's terms of codes tell, and not which code works today. */
export const ofUsingCodes: RegExp = oneOf(
  /\b(?:stack\w*|combin\w*|together|both|multiple|several|double up|on top of)\b/,
  /\b(?:2|two|3|three|another|more than (?:1|one)) (?:\w+ )?(?:codes?|coupons?)\b/,
  /\b(?:forgot\w*|already (?:booked|paid)|(?:booked|paid) already|too late|afterwards?|after the fact|retroactive\w*|later on)\b/,
);
/** The venue's own words on that. */
export const tellsOfUsingCodes = /\b(?:one|1|single) code\b|\bcombin\w+|\bper (?:booking|order)\b|\badded later\b/i;
