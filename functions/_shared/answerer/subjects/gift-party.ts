import type { Subject } from '../answer-parts.ts';
import { oneOf } from '../reading/patterns.ts';
import { bookingCard, notKnown } from '../venue/venue.ts';

/** A card and a party, named in one breath. */
const cardForParty = oneOf(
  /\b(?:gift ?cards?|(?:the|a|my|our|this|that) card)\b.*\b(?:birthday|party|parties|package)\b/,
  /\b(?:birthday|party|parties|package)\b.*\b(?:with|by|using|on) (?:a |the |my |our |this )?(?:gift ?)?cards?\b/,
);
/** Cards that are no gift cards, and gift cards that are the present. */
const otherCard = oneOf(
  /credit|debit|invitation|birthday card|as a (?:birthday )?(?:gift|present)|business card/,
  /for (?:my|her|his|a) (?:\w+'?s? )?birthday$/,
);

/** Whether a gift card pays for a birthday party: the rules speak of rooms and days, not of packages. */
export const giftParty: Subject = {
  key: 'gift-party',
  signs: [cardForParty],
  unless: otherCard,
  answer: (_, { facts }) => ({
    text: `${facts.business.giftCards?.rules.find((rule) => /\broom|\bvalid|\bgood for/i.test(rule)) ?? ''} ${notKnown(facts.business, 'whether it also pays for a birthday package')}`.trim(),
    sources: [{ title: 'Terms: gift cards', href: '/legal#gift-cards' }],
    cards: [bookingCard(facts.business, 'birthday')],
    offerPerson: true,
  }),
};
