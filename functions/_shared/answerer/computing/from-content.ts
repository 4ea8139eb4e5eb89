/**
 * Subjects that the content answers in its own words: key of the subject, and the passages that make the answer. A key
 * that ends in `/*` takes every passage of its section, one that ends in `/?` those that share most of the question's words. Passages that
 * a venue does not have are left out; a subject of which it has none is heard as one that it does not tell.
 */
export const contentSubjects: Readonly<Record<string, readonly string[]>> = {
  included: ['faq/price'],
  conduct: ['page/legal/conduct/*'],
  cameras: ['page/legal/conduct/rooms-are-watched-by-camera', 'faq/hints'],
  privacy: ['page/legal/privacy/?'],
  terms: ['page/legal/terms/intro'],
  fail: ['page/date-night/evening/when-the-clock-stops-the-photo'],
  split: [
    'room/thai-prison/how-do-you-split-the-team-between-the-cells',
    'room/thai-prison/can-a-pair-finish-thai-prison',
  ],
  'busy-times': [
    'post/holiday-season-gifts-and-group-nights/what-to-book-early/*',
    'post/office-holiday-party-field-guide/when-to-book/december-evenings-go-first-on',
    'post/office-holiday-party-field-guide/when-to-book/thursdays-and-fridays-in-december',
  ],
  'vr-kids': ['post/vr-experience-coming-soon/questions-we-already-get/*'],
  'vr-price': ['post/vr-experience-coming-soon/questions-we-already-get/not-decided-either-the-comes'],
  'birthday-included': ['page/birthday-parties/what-you-get/*'],
  'birthday-food': ['page/birthday-parties/food/*'],
  'birthday-schedule': ['page/birthday-parties/when/length', 'page/birthday-parties/schedule/*'],
  'birthday-split': ['page/birthday-parties/how-it-splits/*'],
  'birthday-ages': ['page/birthday-parties/ages/*'],
  'birthday-adult': ['page/birthday-parties/questions/do-grown-ups-have-birthdays-here-too'],
  'birthday-book': ['page/birthday-parties/when/book-ahead', 'faq/birthday-lead-time'],
  'date-night': ['page/date-night/short-answers/*'],
  'date-evening': ['page/date-night/evening/intro', 'page/date-night/evening/a-few-minutes-later-dinner'],
  'page/date-night/which-room': ['page/date-night/which-room/*'],
  'page/corporate-booking/time/two-rounds': [
    'page/corporate-booking/time/intro',
    'page/corporate-booking/time/two-rounds',
    'page/corporate-booking/time/rounds',
  ],
  corporate: [
    'page/corporate-booking/capacity/all-rooms-at-once',
    'page/corporate-booking/capacity/more-than-that',
    'page/corporate-booking/time/intro',
    'page/corporate-booking/practical/price',
    'page/corporate-booking/how-booking-works/you-write',
  ],
  'corporate-price': ['page/corporate-booking/practical/price'],
  'corporate-invoice': [
    'page/corporate-booking/practical/invoice-and-purchase-order',
    'page/corporate-booking/how-booking-works/the-next-business-day',
  ],
  'corporate-daytime': ['page/corporate-booking/practical/daytime-and-off-hours'],
  'corporate-food': ['page/corporate-booking/practical/food-nearby'],
  'corporate-rounds': ['page/corporate-booking/rounds/*', 'page/corporate-booking/time/rounds'],
  'corporate-debrief': ['page/corporate-booking/debrief/*'],
  'corporate-contact': ['page/corporate-booking/how-booking-works/*'],
  'corporate-parking': ['page/corporate-booking/practical/parking-and-transit'],
  'corporate-after': ['page/corporate-booking/how-booking-works/the-next-business-day'],
  'gift-card': [
    'faq/buy-gift-cards',
    'page/gift-cards/how-it-works/pick-an-amount-and-write-your-message',
    'page/gift-cards/how-it-works/they-book-when-they-like',
  ],
  'gift-expiry': [
    'page/gift-cards/questions/does-it-expire-is-there-a-date-to-book-by-or-to-play-by',
    'page/gift-cards/how-it-works/they-book-when-they-like',
  ],
  'gift-delivery': [
    'page/gift-cards/how-it-works/it-arrives-by-e-mail',
    'page/gift-cards/questions/can-i-choose-the-day-it-is-delivered',
  ],
  'gift-room': [
    'page/legal/gift-cards/it-is-good-for-any',
    'page/gift-cards/how-it-works/they-book-when-they-like',
    'page/gift-cards/questions/what-if-the-room-they-wanted-has-closed',
  ],
  'gift-message': ['page/gift-cards/how-it-works/pick-an-amount-and-write-your-message'],
  'gift-redeem': ['page/gift-cards/how-it-works/they-book-when-they-like'],
  'gift-several': [
    'page/gift-cards/questions/several-at-once',
    'page/gift-cards/who-it-suits/the-team-that-pulled-it-off',
  ],
  careers: ['page/careers/roles/intro', 'page/careers/applying/write-to-us', 'page/careers/applying/we-answer'],
  'careers-roles': ['page/careers/roles/*', 'page/careers/applying/write-to-us'],
  'careers-pay': ['page/careers/questions/what-does-it-pay', 'page/careers/applying/we-call-then-we-meet'],
  'careers-shift': ['page/careers/shift/*'],
  'page/careers/applying/we-call-then-we-meet': [
    'page/careers/applying/we-call-then-we-meet',
    'page/careers/applying/a-shadow-shift',
  ],
  'careers-experience': [
    'page/careers/what-we-look-for/experience-in-theater-teaching-hospitality',
    'page/careers/questions/do-i-need-to-have-played-escape-rooms',
    'page/careers/questions/do-i-have-to-act',
    'page/careers/applying/write-to-us',
  ],
  played: ['page/birthday-parties/questions/what-if-one-of-the-guests-has-already-played-the-room'],
};

/** Subjects of which each text tells a part: all of them together answer, and not one in place of the others. */
export const toldInParts: ReadonlySet<string> = new Set(
  'careers careers-roles careers-experience careers-pay corporate date-evening cameras'.split(' '),
);

/** True for the passages that a key stands for: one, or with `/*` or `/?` at its end those of a section. */
export const standsFor = (wanted: string): ((key: string) => boolean) =>
  /\/[*?]$/.test(wanted) ? (key) => key.startsWith(wanted.slice(0, -1)) : (key) => key === wanted;

/** True where a venue has a text for a subject that the content answers. */
export const hasText = (subject: string, keys: Iterable<string>): boolean => {
  const all = [...keys];
  return (contentSubjects[subject] ?? []).some((wanted) => all.some(standsFor(wanted)));
};

/** Subjects that go to a page of the booking provider, by key. */
export const bookingTargets: Readonly<Record<string, 'general' | 'giftCards' | 'birthday' | 'corporate'>> = {
  'gift-card': 'giftCards',
  'gift-delivery': 'giftCards',
  'gift-message': 'giftCards',
  'gift-expiry': 'giftCards',
  'gift-several': 'giftCards',
  'birthday-book': 'birthday',
  'birthday-included': 'birthday',
  'birthday-food': 'birthday',
  'birthday-schedule': 'birthday',
  'birthday-split': 'birthday',
  'birthday-adult': 'birthday',
  corporate: 'corporate',
  'corporate-price': 'corporate',
  'corporate-contact': 'corporate',
  'corporate-rounds': 'corporate',
  'corporate-daytime': 'corporate',
  'date-night': 'general',
  'page/date-night/which-room': 'general',
  'faq/how-to-book': 'general',
  'faq/same-day': 'general',
  'gift-redeem': 'general',
};

/** FAQ items whose subject is answered by computing: their own question asks for that subject. */
export const computedQuestions: Readonly<Record<string, string>> = {
  'faq/price': 'price',
  'faq/how-many-players': 'capacity',
  'faq/weekend-minimum': 'weekend-minimum',
  'faq/large-groups': 'large-group',
  'faq/which-rooms': 'rooms',
  'faq/hardest-room': 'hardest',
  'faq/how-long': 'duration',
  'faq/ages': 'ages',
  'faq/adults-with-children': 'adults',
  'faq/opening-hours': 'hours',
  'faq/birthday-lead-time': 'birthday-lead',
  'faq/what-happened-to-alice': 'retired',
  'faq/scary': 'scary',
  'faq/pair': 'weekend-minimum',
  'faq/cancel-or-reschedule': 'cancel',
  'faq/buy-gift-cards': 'gift-card',
  'faq/arrive-early': 'arrive-early',
  'faq/wheelchair-access': 'access',
  'page/date-night/short-answers/what-does-it-cost': 'price',
  'page/date-night/short-answers/which-nights': 'weekend-minimum',
  'page/date-night/questions/can-we-come-on-a-saturday-after-all': 'weekend-minimum',
  'page/date-night/short-answers/will-strangers-be-put-in-with-us': 'faq/private-games',
  'page/gift-cards/questions/does-it-expire-is-there-a-date-to-book-by-or-to-play-by': 'gift-expiry',
  'page/birthday-parties/questions/is-it-too-scary': 'scary',
  'page/birthday-parties/questions/one-of-our-guests-uses-a-wheelchair-can-they-play': 'access',
  'page/birthday-parties/questions/do-the-parents-who-drop-off-have-to-stay': 'birthday-parents',
  'page/date-night/questions/what-should-we-wear': 'wear',
  'page/date-night/questions/we-have-never-done-an-escape-room-is-that-awkward': 'faq/first-time',
  'page/date-night/questions/is-it-a-good-present': 'gift-card',
  'page/legal/contact/hours': 'hours',
  'page/legal/contact/phone': 'contact',
  'page/legal/contact/e-mail': 'contact',
};
