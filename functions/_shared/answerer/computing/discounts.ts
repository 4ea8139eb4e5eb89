import { formatDay } from '../../../../src/domain/publication.ts';
import { sayPrice } from '../../../../src/domain/prices.ts';
import { besideTax } from '../../../../src/domain/sales-tax.ts';
import { venueDay } from '../../../../src/domain/venue-time.ts';
import { sayWeekdays } from '../../../../src/domain/weekday-words.ts';
import { listed } from '../../../../src/domain/words.ts';
import type { AnswerPart, Asked, Passage, Subject } from '../answer-parts.ts';
import type { AnswerContext } from '../answer-types.ts';
import { sentencesOf } from '../composing/units.ts';
import { isOpenQuestion, withoutVerdict } from '../composing/verdict.ts';
import { weekdaysOf } from '../reading/dates.ts';
import { knowledgeOf } from '../venue/knowledge.ts';
import { ownSentence } from '../venue/own-sentence.ts';
import { codesNamed, faqSource, reachUs } from '../venue/venue.ts';
import * as words from './price-words.ts';
import { sumOf } from './sums.ts';
import { sayGroupPrices } from './ticket-prices.ts';

/** What else takes something off, beside codes that were told or not: what the venue's own questions tell, virtual reality, or nothing. */
function sayOtherDiscounts(codesAreTold: boolean, facts: AnswerContext['facts']): string {
  const { promoCodes, virtualReality } = facts.business;
  const early = virtualReality?.earlyRegistrationDiscount;
  const told = [...promoCodes.map(({ percentOff }) => percentOff), ...(early === undefined ? [] : [early])];
  const own = ownSentence(facts, words.tellsOfDiscount).trim();
  if (own !== '' && !told.some((percent) => own.includes(`${percent}%`))) return own;
  if (early !== undefined)
    return `The only ${codesAreTold ? 'other ' : ''}discount in my notes: people who register early for the virtual-reality experience get ${early}% off it.`;
  if (codesAreTold) return 'No other discount is in my notes.';
  return `I know of no discount or code; my notes list none. For a sure answer, ${reachUs(facts.business)}.`;
}

/** What the venue tells of how codes are used, where that is asked: put together, beside a gift card, or told too late. */
function quoteTerms({ message }: Asked, { facts, now }: AnswerContext): AnswerPart | undefined {
  const told = [...knowledgeOf(facts, now).passages.values()].filter(({ key }) =>
    key.startsWith('page/legal/promo-codes/'),
  );
  const isBesideCard = /\bgift ?(?:cards?|vouchers?|certificates?)\b/.test(message);
  const terms = told.find(({ text }) => (isBesideCard ? /\bgift card/i : words.tellsOfUsingCodes).test(text));
  if (!terms) return undefined;
  const verdict = isBesideCard ? (/\b(?:can|may) pay\b/.test(terms.text) ? 'Yes. ' : '') : 'No. ';
  return { text: `${verdict}${terms.text}`, sources: [terms.source] };
}

type Code = AnswerContext['facts']['business']['promoCodes'][number];

/** What a code takes off and for whom: `10% off for groups of 4+, Monday to Thursday`. */
const termsOf = ({ percentOff, minimumPlayers, days }: Code): string =>
  `${percentOff}% off for groups of ${minimumPlayers}+, ${sayWeekdays(days).replace(' through ', ' to ')}`;

/** What a code that still counts does for those who come on a day, or why it does nothing; undefined where neither was said. */
function sayOfVisit(named: Code, asked: Asked, context: AnswerContext): string | undefined {
  const { code, percentOff, minimumPlayers, days, lastDay } = named;
  const day = asked.days.at(-1);
  const { players } = asked.group;
  const no = `No, the code ${code} takes ${termsOf(named)}, through ${formatDay(lastDay)}.`;
  if (day?.kind === 'date' && day.day > lastDay) return no;
  if (day && !weekdaysOf(day).some((weekday) => days.includes(weekday))) return no;
  if (players === undefined || !day) return undefined;
  if (players < minimumPlayers) return no;
  const { from, to } = sumOf(players, context, asked);
  const less = (dollars: number) => Math.round(dollars * (100 - percentOff)) / 100;
  const sum = sayPrice({ from: less(from), to: less(to) });
  // in a sentence of its own: `without it, before tax` reads as though tax were left out
  const taxed = besideTax(context.facts.business);
  return `For ${players} people that is ${sum} with the code ${code}, ${sayPrice({ from, to })} without it.${taxed && ` Both are${taxed}.`}`;
}

const unknownFor = (kind: string) => `I don’t know of any discount for that (${kind})`;

/** The venue's own questions about discounts. */
function ownDiscounts({ facts, now }: AnswerContext): Passage[] {
  const { passages, textsOf } = knowledgeOf(facts, now);
  return textsOf('promo-codes').flatMap((key) => (key.startsWith('faq/') ? (passages.get(key) ?? []) : []));
}

/** What the venue's own texts tell of discounts: of the kind that is asked for, or all of it; undefined where it has no such text. */
function quoteDiscounts({ message }: Asked, context: AnswerContext): AnswerPart | undefined {
  const told = ownDiscounts(context);
  const [own] = told;
  if (!own || /\b(?:codes?|coupons?)\b/.test(message)) return undefined;
  const sources = told.map(({ source }) => source);
  const kind = words.discountFor.exec(message)?.[0];
  if (kind === undefined) return { text: own.text, sources };
  const sentences = told.flatMap(({ text }) => sentencesOf(withoutVerdict(text)));
  const names = new RegExp(String.raw`\b${kind.replace(/^school ?|s$/g, '')}`, 'i');
  const naming = sentences.filter((sentence) => names.test(sentence));
  const forAll = sentences.filter((sentence) => !words.discountFor.test(sentence.toLowerCase()));
  if (naming.length > 0) return { text: `Yes. ${[...naming, ...forAll].join(' ')}`, sources };
  return {
    text: `${unknownFor(kind)}. ${sentences.join(' ')}`,
    sources,
    outcome: 'unanswered',
    offerPerson: true,
    computed: [`${unknownFor(kind)}.`],
  };
}

const codeSource = [{ title: 'Promo codes', href: '/legal#promo-codes' }];

/** Codes and discounts: what counts now, what is over, and what nobody announced. */
export const promoCodes: Subject = {
  key: 'promo-codes',
  answer(asked, context) {
    const { facts, now } = context;
    const { promoCodes: codes } = facts.business;
    const today = venueDay(now);
    const lines: string[] = [];
    const named = codesNamed(asked.message, facts.business);
    const isAboutUse = /\b(?:codes?|coupons?|promos?)\b/.test(asked.message) && words.ofUsingCodes.test(asked.message);
    const ofUse = named.length === 0 && isAboutUse ? quoteTerms(asked, context) : undefined;
    if (ofUse) return ofUse;
    const foreign = [
      ...asked.message.matchAll(/\b(?:code|coupon) (?:is |called |named )?["']?([a-z]*\d+[a-z\d]*|[a-z]{4,}(?=["']))/g),
    ].map(([, word = '']) => word);
    if (named.length === 0 && foreign.length > 0)
      return { text: 'I don’t know a code by that name, and I can’t make one valid.', sources: codeSource };
    const told = named.length === 0 ? quoteDiscounts(asked, context) : undefined;
    if (told) return told;
    const isAboutCodes = /\bcodes?\b|\bcoupons?\b|halloween|october|weekday/.test(asked.text);
    const isOfMany = !isAboutCodes && (asked.group.players ?? 0) >= 6;
    const kind =
      words.discountFor.exec(asked.text)?.[0] ??
      (isAboutCodes ? undefined : words.discountFor.exec(asked.message)?.[0]) ??
      (isOfMany ? 'groups' : undefined);
    const ended = codes.filter(({ lastDay }) => today > lastDay);
    const areAllOver = named.length === 0 && isAboutCodes && ended.length > 0 && ended.length === codes.length;
    if (areAllOver && !kind)
      return {
        text: `No code works right now. ${listed(ended.map(({ code, lastDay }) => `${code} ended on ${formatDay(lastDay)}`))}. ${sayOtherDiscounts(true, facts)}`,
        sources: codeSource,
      };
    const valid = codes.filter(({ lastDay }) => today <= lastDay);
    // codes that are over are told where they are named, or where none is left
    const ofAll = isAboutCodes && valid.length === 0 ? codes : valid;
    const shown = named.length > 0 ? named : kind && !isAboutCodes ? [] : ofAll;
    for (const each of shown) {
      const { code, lastDay } = each;
      const isMeant = named.length > 0 || (isAboutCodes && valid.length === 1);
      const visit = isMeant && today <= lastDay ? sayOfVisit(each, asked, context) : undefined;
      lines.push(
        visit ??
          (today > lastDay
            ? `${isOpenQuestion(asked.text) ? 'The' : 'No, the'} code ${code} (${termsOf(each)}) ended on ${formatDay(lastDay)}, so it no longer works.`
            : `The code ${code} takes ${termsOf(each)}, through ${formatDay(lastDay)}. Enter it at checkout on the booking page.`),
      );
    }
    if (named.length === 0 && kind) {
      const own = ownSentence(facts, new RegExp(`\\b${kind}.*(?:${words.tellsOfDiscount.source})`, 'i')).trim();
      if (own !== '') return { text: own, sources: faqSource(facts, 'price') };
      const groupPrices = /groups?/.test(kind) ? sayGroupPrices(asked, context) : [];
      if (groupPrices.length > 0) return { text: groupPrices.join(' '), sources: faqSource(facts, 'price') };
      lines.unshift(noDiscountFor(kind));
      lines.push(`For a sure answer, ${reachUs(facts.business)}.`);
    } else if (named.length === 0) {
      // what its own texts tell of others is more than is known here
      if (ownDiscounts(context).length === 0) lines.push(sayOtherDiscounts(lines.length > 0, facts));
    }
    return {
      text: lines.join(' '),
      computed: lines,
      sources: codeSource,
      ...(kind && { offerPerson: true, outcome: 'unanswered' as const, computed: [...lines, noDiscountFor(kind)] }),
    };
  },
};

/** What is said to those who hope for a discount that the venue says nothing of. */
const noDiscountFor = (kind: string) => `${unknownFor(kind)}; my notes have none.`;
