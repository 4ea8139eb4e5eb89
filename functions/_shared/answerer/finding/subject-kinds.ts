/** Subjects that are no question: a conversation goes on as if they had not been said. */
export const talk: ReadonlySet<string> = new Set(['greeting', 'thanks', 'never-mind', 'goodbye', 'identity', 'person']);

/** Stands for subjects that no fact of the venue answers, though others have one: its own texts may still say something. */
export const untold = 'untold';

/** Subjects that no fact answers. */
export const outside: ReadonlySet<string> = new Set(['unknown', 'off-topic', 'manipulation']);

/** Subjects about the access facts and the nature of the rooms: services of which the price list says nothing. */
export const services: ReadonlySet<string> = new Set(
  'access crawling seating reach flashing sound color vision health physical scary loud'.split(' '),
);

/** Subjects about what somebody can bear or do, or what has gone wrong. */
export const burdens: ReadonlySet<string> = new Set([
  ...services,
  'ages',
  'retired',
  'sick',
  'faq/pregnant-or-claustrophobic',
  'faq/language',
  'faq/late-arrival',
  'faq/lost-property',
]);

/** Subjects that are the same on every page: whoever asks for the hours on the page of parties wants the hours. */
export const venueWide: ReadonlySet<string> = new Set(
  'hours price can-we-come weekend-minimum availability address contact cancel reschedule refund payment rooms gift-card recommend faq/parking faq/transit faq/how-to-book faq/price faq/same-day faq/late-arrival'.split(
    ' ',
  ),
);

/** Subjects by which a team may be unable to come: whoever tells such a thing beside a question has to hear it. */
export const mayRuleOut: ReadonlySet<string> = new Set(
  'ages capacity large-group weekend-minimum can-we-come hours'.split(' '),
);

/**
 * Subjects beside which another one would say what does not hold: plain tickets at a party, a team of two where two adults take
 * children in, our guests' rule when we cancel.
 */
export const contradicted: Readonly<Record<string, ReadonlySet<string>>> = {
  'birthday-price': new Set(['price']),
  adults: new Set(['weekend-minimum']),
  'corporate-daytime': new Set(['hours', 'can-we-come']),
  'page/legal/cancellation/if-we-have-to-cancel': new Set(['cancel', 'refund', 'reschedule', 'no-show']),
  'review-write': new Set(['cancel', 'refund']),
};
