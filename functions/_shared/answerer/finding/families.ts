import { anyOf, listOf, oneOf, wholeWords } from '../reading/patterns.ts';
import { services } from './subject-kinds.ts';

/**
 * Occasions with their own prices, rules and places to book. Inside one of them a plain question means that occasion's
 * answer: after "do you do birthdays?", "how much is it?" asks for the packages.
 */
export type Family = 'birthday' | 'gift' | 'corporate' | 'careers' | 'date' | 'virtual';

/** A package by its size. */
const partySize = listOf('small(?:est)?, middle, big(?:gest)?, large(?:st)?, \\d{1,2}');
/** What is said of work here, and not of another job or of a game online. */
const ofWork = [
  'jobs?, hiring, careers?, appl(?:y|ying|ied|ication|icants?), resume, cover letter, interview, shifts?',
  'work(?:ing)? (?:there|here|for you|at your|with you), position, (?:do|are) you (?:guys )?hir(?:e|ing)',
  'internships?, (?:be|become|being|as) (?:a |an |your )?game ?master, game ?master job',
].join(', ');
const ofOffices = [
  'office, coworkers?, co-workers?, colleagues?, company, corporate, employees?, department, team ?building',
  'work (?:event|party|outing|thing), offsite, staff (?:party|outing|event), team event',
].join(', ');
const ofBirthdays = [
  "birthdays?, part(?:y|ies) (?:package|for|guests?|room|host|on|at|start|time), kids'? part(?:y|ies), the party, a party",
  'quince\\w*, sweet (?:16|sixteen), bar mitzvah, bat mitzvah',
].join(', ');

/** Words that ask whether somebody may play at all, and not for a party. */
const oldEnough =
  'old enough|too young|allowed|(?:can|may|could) (?:he|she|they|we) (?:still |even )?(?:play|come|join|do)';

/** Words that name an occasion; the first that fits is meant. */
const words: readonly [Family, RegExp][] = [
  ['virtual', /\bvirtual ?reality\b|\bheadsets?\b/],
  ['gift', /\bgift ?(?:cards?|certificates?|codes?)\b/],
  ['careers', new RegExp(`${wholeWords(ofWork).source}(?! online)`)],
  ['corporate', wholeWords(ofOffices)],
  ['birthday', wholeWords(ofBirthdays)],
  [
    'birthday',
    oneOf(
      new RegExp(`\\b(?:turning|turns) \\d+\\b(?!.*\\b(?:${oldEnough})\\b)`),
      /\b(?:\w+day(?:'s)?|\d ?[ap]m|(?:our|his|her) son'?s|(?:our|my|his|her) daughter'?s) party\b(?! of \d)/,
      /\bparty\b[^.?!]*\b\d{1,2} (?:\w+ )?(?:kids|children|boys|girls|teens)\b/,
      /\b\d{1,2} (?:\w+ )?(?:kids?|children|boys|girls|teens) (?:\w+ )?(?:party|package|pack)\b/,
      new RegExp(`\\b${partySize}[- ](?:kid |player |person |child )?(?:party )?packages?\\b`),
    ),
  ],
  [
    'corporate',
    oneOf(
      /\b(?:school|class|field|club|youth group) (?:trip|outing|group|excursion)s?\b/,
      /\b(?:our|my|a|the) (?:school|class)\b(?! friends?)/,
      /\bclass of \d+\b|\bpupils\b|\bscouts?\b|\btroop\b/,
    ),
  ],
  ['date', /\b(?:date ?night|first date|our date|anniversary|romantic)\b/],
];

const pages: Readonly<Record<string, Family>> = {
  '/birthday-parties': 'birthday',
  '/gift-cards': 'gift',
  '/corporate-booking': 'corporate',
  '/careers': 'careers',
  '/date-night': 'date',
};

/** `saturday 10 am, not a party`: what is ruled out is not spoken of. */
const ruledOut =
  /\b(?:not|no|is not|instead of|without) (?:for )?(?:a |an |the )?(?:kids'? |birthday )*(?:party|birthday)\b/g;

/** Who wants plain tickets for a birthday wants no package; to compare both is another thing. */
const plainTickets = new RegExp(
  String.raw`^(?!.*\b(?:package|than|cheaper|difference|or)\b).*` +
    String.raw`\b(?:normal|regular|plain|ordinary|standard) (?:tickets?|games?|booking)\b`,
);

/** Family a text speaks of, if it names one. */
export function familyOfText(text: string): Family | undefined {
  const meant = text.replace(ruledOut, ' ');
  if (plainTickets.test(text))
    return words.find(([family, pattern]) => family !== 'birthday' && pattern.test(meant))?.[0];
  return words.find(([, pattern]) => pattern.test(meant))?.[0];
}

/** Family of the page somebody is on. */
export const familyOfPage = (page: string | undefined): Family | undefined =>
  page === undefined ? undefined : pages[page];

/** What somebody on an occasion's page may have meant by a question about the whole venue: it is offered as a question to press. */
const meantThere: Readonly<Partial<Record<Family, Readonly<Record<string, string>>>>> = {
  birthday: {
    price: 'How much is a birthday party?',
    hours: 'When can a birthday party start?',
    'can-we-come': 'When can a birthday party start?',
    'faq/how-to-book': 'How do I book a birthday party?',
  },
  gift: {
    price: 'How much should a gift card be?',
    cancel: 'Can I return a gift card?',
    'faq/how-to-book': 'How does somebody use a gift card?',
  },
  corporate: { price: 'What does a company event cost?', 'faq/how-to-book': 'How do I book a company event?' },
  careers: { price: 'What does the job pay?', hours: 'What hours would I work?' },
};

/** The question about the page's occasion beside one about the whole venue, if there is one. */
export const alsoMeantOn = (page: string | undefined, key: string): string | undefined => {
  const family = familyOfPage(page);
  return family && meantThere[family]?.[key];
};

/** Family a subject or passage belongs to. */
export function familyOfKey(key: string): Family | undefined {
  if (/^birthday-|^page\/birthday/.test(key)) return 'birthday';
  if (/^gift-|^page\/gift|^page\/legal\/gift/.test(key)) return 'gift';
  if (/^corporate|^page\/corporate/.test(key)) return 'corporate';
  if (/^careers|^page\/careers|now-hiring/.test(key)) return 'careers';
  if (/^date-|^page\/date-night/.test(key)) return 'date';
  return /virtual|^vr-|vr-experience/.test(key) ? 'virtual' : undefined;
}

const meaning: Readonly<Partial<Record<Family, Readonly<Record<string, string>>>>> = {
  birthday: {
    price: 'birthday-price',
    included: 'birthday-included',
    duration: 'birthday-schedule',
    'faq/food-and-alcohol': 'birthday-food',
    adults: 'birthday-parents',
    'faq/how-to-book': 'birthday-book',
    availability: 'birthday-time',
    hours: 'birthday-time',
    'corporate-daytime': 'birthday-time',
    'headcount-change': 'birthday-extra',
    'corporate-food': 'birthday-food',
    'faq/same-day': 'birthday-lead',
    'gift-amount': 'birthday-price',
    'page/corporate-booking/questions/what-if-the-headcount-changes': 'birthday-extra',
  },
  gift: {
    retired: 'page/gift-cards/questions/what-if-the-room-they-wanted-has-closed',
    'room-about': 'page/gift-cards/questions/what-if-the-room-they-wanted-has-closed',
    price: 'gift-amount',
    'faq/how-to-book': 'gift-redeem',
    refund: 'page/gift-cards/questions/can-i-get-my-money-back',
    cancel: 'page/gift-cards/questions/can-i-get-my-money-back',
    availability: 'gift-room',
    reschedule: 'unknown',
  },
  corporate: {
    price: 'corporate-price',
    payment: 'corporate-invoice',
    'birthday-food': 'corporate-food',
    'faq/how-to-book': 'corporate-contact',
    'headcount-change': 'page/corporate-booking/questions/what-if-the-headcount-changes',
    'careers-pay': 'corporate-price', // `what would that look like time and money wise`
  },
  careers: {
    ages: 'careers-age',
    'faq/first-time': 'careers-experience',
    adults: 'careers-pay',
    price: 'careers-pay',
    payment: 'careers-pay',
    hours: 'page/careers/questions/is-it-full-time',
    'faq/how-to-book': 'careers',
    contact: 'careers',
    'corporate-contact': 'careers',
    address: 'careers',
    'page/legal/contact/intro': 'careers',
  },
  virtual: {
    price: 'vr-price',
    'gift-amount': 'vr-price',
    ages: 'vr-kids',
    adults: 'vr-kids',
    hours: 'faq/virtual-reality',
    availability: 'faq/virtual-reality',
    'faq/how-to-book': 'faq/virtual-reality',
    rooms: 'faq/virtual-reality',
    'leaderboard-rules': 'faq/virtual-reality', // `how do I get on the list`
  },
};

/** What costs something beside the ticket, as far as a question says so: `does it cost extra?` after a service. */
const asksExtra = new RegExp(
  `^(?:and |but |so |ok )*${anyOf(
    '(?:does|do|is|will|would) (?:it|that|this|those|they) (?:cost|be|come)?\\b.*\\b(?:extra|more|free|anything|much)',
    '(?:is|are) (?:there|it|that) (?:an? )?(?:extra|additional|fee|charge)\\b.*',
    '(?:at )?(?:no )?extra (?:cost|charge|fee)s?',
    'extra',
  )}$`,
);
const aboutCost: ReadonlySet<string> = new Set(['price', 'included', 'payment', 'birthday-extra', 'tax']);

/** `which of those is the cheapest`, after a list of garages. */
const ofSeveral = /\bwhich\b|\b(?:those|them|garages?|lots?)\b/;

/** `when are you open` asks for the hours, whatever was spoken of. */
const asksOurHours = /\byou\b|\bday\b/;

/** Subjects that, after a party, ask over how many rooms it goes. */
const partySplit: ReadonlySet<string> = new Set(['rooms', 'large-group', 'capacity', 'compare']);
const asksRooms = /\b(?:how many|both|several) rooms\b|\b[12] rooms?\b/;

/** `anything cheaper than that?` after places of which each has a price. */
const cheaperThan = /\b(?:cheaper|costs? less|less expensive)\b/;

/** What a key means right after another one was answered. */
export const meaningAfter = (before: string | undefined, key: string, text: string): string => {
  if (before?.startsWith('birthday-') && partySplit.has(key) && asksRooms.test(text)) return 'birthday-split';
  if (key === 'compare' && before === 'compare') return /\b(?:which|what)\b.*\bfor\b/.test(text) ? 'recommend' : key;
  if (before !== undefined && (aboutCost.has(key) || key === before) && asksExtra.test(text)) {
    if (/photo|cameras/.test(before)) return 'included';
    if (services.has(before)) return 'unknown';
  }
  if (before === 'faq/parking' && key === 'price' && ofSeveral.test(text)) return before;
  if (before === 'faq/parking' && (key === 'price' || key === 'promo-codes') && cheaperThan.test(text)) return before;
  if (asksOurHours.test(text) && key === 'hours') return key;
  if (key === 'capacity' && before?.startsWith('gift-') && /\b(?:that|it|this)\b/.test(text)) return 'gift-amount';
  if (key === 'promo-codes' && before?.startsWith('gift-') && /\bcodes?\b/.test(text))
    return 'page/legal/promo-codes/a-gift-card-may-pay';
  if (key === 'rooms' && before?.startsWith('birthday-') && /\bhow many\b/.test(text)) return 'birthday-split';
  if (key === 'rooms' && !/\b(?:first|second|third|1st|2nd|3rd)\b/.test(text)) return key;
  return key;
};

/** What a key means inside a family. */
export const meaningIn = (family: Family | undefined, key: string): string => (family && meaning[family]?.[key]) ?? key;

/** What is asked of an occasion, and of any team alike. */
const ofAnyTeam: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    (['corporate', 'birthday'] as const).flatMap((family) =>
      Object.entries(meaning[family] ?? {})
        .toReversed()
        .map(([plain, special]) => [special, plain]),
    ),
  ),
  'birthday-ages': 'ages',
  'birthday-split': 'large-group',
  'birthday-time': 'birthday-time',
  'corporate-food': 'faq/food-and-alcohol',
  'corporate-parking': 'faq/parking',
  'corporate-rounds': 'large-group',
  corporate: 'large-group',
};

/** The subject of a question about an occasion where nothing is special about it: a party's price is that of its tickets. */
export const asOfAnyTeam = (key: string): string => ofAnyTeam[key] ?? key;

/** Subjects of a party: without one in sight something else is meant. */
const partyOnly: ReadonlySet<string> = new Set(['birthday-time', 'birthday-adult', 'birthday-lead']);
const atParties = [
  'part(?:y|ies), celebrat, cake, cupcakes?, candles?, pizza, decorat, balloons?, banners?, confetti, plates, table',
  'frosting, ice ?cream, catering, cater',
].join(', ');
/** What is eaten at a party, and what only a party brings. */
const partyFood = new RegExp(String.raw`\b${listOf(atParties)}`);
const partyPrices = /^birthday-(?:price|extra)$/;
const namesParty = /\b(?:pack|package|part(?:y|ies)|celebrat|extra|cake)|\$ ?\d{3}\b/;

/** Speaks of what a gift card may hold. */
const namesGift = /\b(?:gifts?|gifted|presents?|vouchers?|certificates?|cards?)\b/;

/** True for a subject of a party, or for what a gift card may hold, where nobody speaks of one: `is $150 enough for five of us`. */
export const lacksOccasion = (key: string, family: Family | undefined, text: string): boolean =>
  key === 'gift-amount'
    ? family !== 'gift' && !namesGift.test(text)
    : family !== 'birthday' &&
      (partyOnly.has(key) ||
        (partyPrices.test(key) && !namesParty.test(text)) ||
        (key === 'birthday-food' && family !== 'corporate' && !partyFood.test(text)));
