import { weekdays } from '../../../domain/weekdays.ts';
import { everyPrice, formatDollars, listsOf, sayPrice, sumFor, usualPriceOfAll } from '../../../domain/prices.ts';
import type { NumberRule, VenueNumbers } from './venue-numbers.ts';
import { numberOf, numberPattern } from './written-number.ts';

const amount = String.raw`\$(\d{1,5}(?:\.\d{2})?)(?: ?(?:to|or|and|-|–) ?\$?(\d{1,5}(?:\.\d{2})?))?`;
const people = '(?:people|players?|persons?|guests?|friends|tickets?|adults|kids|children|of (?:you|us))';

/** `$35 to $39 a person`, `$35 each`, `$35 for one ticket`. */
const perPerson = new RegExp(
  String.raw`${amount},? ?(?:(?:per|a|an|each|every|/|for (?:one|each|a)) ?(?:person|head|player|ticket|guest|adult|child|kid)\b|each\b|apiece\b)`,
  'gi',
);
/** `Tickets are $35`, `a ticket costs from $35`. */
const ofTickets = new RegExp(
  String.raw`\btickets? (?:is|are|costs?|sell for|goes? for|starts? (?:at|from)|from|for)(?: from| about| only| just)? ${amount}`,
  'gi',
);
/** `$140 to $156 for a family of four`, `$280 for eight`. */
const forMany = new RegExp(
  String.raw`${amount} for (?:an? (?:family|team|group|party) of )?(${numberPattern})\b(?! ?(?:minutes|hours|days|%))(?: ${people}\b|(?=[,.;:)]| and\b| or\b|$))`,
  'gi',
);
/** `two people come to $70 to $78`. */
const manyPay = new RegExp(String.raw`\b(${numberPattern}) ${people} (?:pay|come to|cost|are) ${amount}`, 'gi');
const ofPrices = /\b(?:tickets?|per person|a person|each|before tax|prices?|costs?|comes? to|in all|pays?)\b/i;
/** Amounts beside these words are prices of something else. */
const ofOthers =
  /\b(?:packages?|gift ?cards?|birthday|part(?:y|ies)|virtual|VR|parking|drinks?|dinner|coffees?|beers?)\b/i;

const listsIn = ({ prices, rooms }: VenueNumbers) => [prices, ...rooms.flatMap((room) => room.prices ?? [])];
type Found = readonly (string | undefined)[];
const said = ([words = '']: Found) => words.trim();
const amountsOf = ([, one, other]: Found) => [one, other].filter((each) => each !== undefined).map(Number);

/** A price for one who plays. */
const pricePerPerson: NumberRule = (sentence, venue) => {
  if (ofOthers.test(sentence)) return [];
  const known = listsIn(venue).flatMap(everyPrice);
  const usual = sayPrice(usualPriceOfAll(listsOf(venue.prices, venue.rooms)));
  const each = [...sentence.matchAll(perPerson)];
  return (each.length > 0 ? each : [...sentence.matchAll(ofTickets)])
    .filter((match) => amountsOf(match).some((dollars) => !known.includes(dollars)))
    .map((match) => ({ said: said(match), fact: `a ticket costs ${usual}`, write: '{{prices.range}}' }));
};

/** What several pay together. */
const priceOfMany: NumberRule = (sentence, venue) => {
  if (ofOthers.test(sentence) || !ofPrices.test(sentence)) return [];
  const parties = [
    ...[...sentence.matchAll(forMany)].map((match) => ({ match, count: match[3] })),
    ...[...sentence.matchAll(manyPay)].map((match) => ({ match: [match[0], match[2], match[3]], count: match[1] })),
  ];
  return parties.flatMap(({ match, count = '' }) => {
    const players = numberOf(count);
    const sums = listsIn(venue).flatMap((list) => [
      sumFor(list, { players }),
      ...weekdays.map((day) => sumFor(list, { players, days: [day] })),
    ]);
    const known = sums.flatMap(({ from, to }) => [from, to]);
    if (amountsOf(match).every((dollars) => known.includes(dollars))) return [];
    const [sum = { from: 0, to: 0 }] = sums;
    const write = players > 1 ? `{{prices.total.${players}}}` : '{{prices.range}}';
    return [{ said: said(match), fact: `${players} pay ${sayPrice(sum)}`, write }];
  });
};

/** A package's price beside its number of players, and that of extra kids. */
const packagePrice: NumberRule = (sentence, { birthday }) => {
  if (!birthday) return [];
  const packages = [
    ...sentence.matchAll(
      new RegExp(
        String.raw`\b(${numberPattern})[- ](?:players?|kids?|guests?|children)\b(?: birthday)?(?: package| party)?(?: is| costs?| at| for|:)? \$(\d+)`,
        'gi',
      ),
    ),
  ].flatMap((match) => {
    const own = birthday.packages.find(({ players }) => players === numberOf(match[1] ?? ''));
    if (!own || own.price === Number(match[2])) return [];
    return [
      {
        said: said(match),
        fact: `the package for ${own.players} costs ${formatDollars(own.price)}`,
        write: '{{birthday.packages}}',
      },
    ];
  });
  const extra = [
    ...sentence.matchAll(
      /\bextra (?:kids?|children|guests?)\b[^.$]{0,30}\$(\d+)|\$(\d+)[^.$]{0,30}\bextra (?:kids?|children|guests?)\b/gi,
    ),
  ]
    .filter(([, one, other]) => Number(one ?? other) !== birthday.extraKidsPrice)
    .map((match) => ({
      said: said(match),
      fact: `a group of extra kids costs ${formatDollars(birthday.extraKidsPrice)}`,
      write: '{{birthday.extraKidsPrice}}',
    }));
  return [...packages, ...extra];
};

/** A percentage beside a promo code or the early registration. */
const percentOff: NumberRule = (sentence, { promoCodes, virtualReality }) => {
  const matches = [...sentence.matchAll(/\b(\d{1,3}) ?(?:%|percent)(?: off)?/gi)];
  const code = promoCodes.find((each) => sentence.includes(each.code));
  const early = /\b(?:early|earlier)\b/i.test(sentence) && /\bregist/i.test(sentence) ? virtualReality : undefined;
  const percent = code?.percentOff ?? early?.earlyRegistrationDiscount;
  if (percent === undefined) return [];
  const what = code ? `the code ${code.code}` : 'early registration';
  return matches
    .filter(([, number]) => Number(number) !== percent)
    .map((match) => ({
      said: said(match),
      fact: `${what} takes ${percent}% off`,
      write: code ? `${percent}%` : '{{virtualReality.earlyRegistrationDiscount}}%',
    }));
};

/** Rules about money. */
export const priceRules: readonly NumberRule[] = [pricePerPerson, priceOfMany, packagePrice, percentOff];
