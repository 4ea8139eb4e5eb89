import { oneOf, wholeWords } from '../reading/patterns.ts';

/** Children, or those who often go free. */
export const ofChildren: RegExp = oneOf(
  /\b(?:kids?|child|children|teens?|students?|baby|babies|youth|free|half price|grandparents)\b/,
  /\b(?:teachers?|parents?|adults?|chaperones?) .*\bfree\b/,
);

/** More than one game. */
export const ofSeveralGames: RegExp = oneOf(
  /\b(?:both|2|two|all|each|several) (?:of the )?(?:rooms|games)\b/,
  /\bagain (?:the|on the) (?:next|following) day\b/,
);

/** Words of a sentence that takes something off a price. */
export const tellsOfDiscount = /\b\d+ ?(?:%|percent) off\b|\bhalf price\b|\bdiscounts? (?:of|for)\b/i;

/** Those who often pay less elsewhere: no fact says anything about them. */
export const discountFor: RegExp = wholeWords(
  'military, veterans?, (?:grad )?students?, seniors?, teachers?, educators?, nurses?, doctors?, paramedics?, ' +
    'first responders?, police, cops?, fire(?:fighters?|m[ae]n), retirees?, ' +
    'single (?:moms?|dads?|mothers?|fathers?|parents?), disabled, groupon, aaa, locals?, residents?, groups?, ' +
    'members?(?:hips?)?, employees?, aarp, black friday, loyalty, regulars, season pass, subscription, ' +
    'every (?:week|month|quarter), nonprofits?, non profits?, 501c3, church(?:es)?, schools?',
);

/** One price for all who come: `is that for the whole room`. */
export const asksPerRoom: RegExp = /\bflat\b|\bper (?:room|group|team)\b|\b(?:whole|entire) (?:room|group|team)\b/;

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
    'bitcoin, check, cheque, deposit, split, separately, individually, go dutch, ' +
    '(?:each|every) (?:person|of us|one|guest|player|member)\\b.*\\b(?:pay|own), ' +
    'for (?:themselves|himself|herself|their own), (?:2|two|several|different|multiple) (?:credit )?cards, ' +
    'at the door, in person, when (?:we|i) (?:arrive|get there), amex, american express, discover, afterpay, affirm, ' +
    'euros?, foreign currency, points, miles, hsa, ebt, food stamps, installments',
);
