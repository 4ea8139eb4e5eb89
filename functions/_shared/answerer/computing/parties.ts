import { besideTax } from '../../../../src/domain/sales-tax.ts';
import { describePartyTimes } from '../../../../src/domain/party-times.ts';
import { partyOffers, sayOffers } from '../../../../src/domain/party-packages.ts';
import { formatDollars } from '../../../../src/domain/prices.ts';
import type { Asked, Subject } from '../answer-parts.ts';
import type { AnswerContext } from '../answer-types.ts';
import { sentencesOf } from '../composing/units.ts';
import { withoutVerdict } from '../composing/verdict.ts';
import { kidsBelow } from '../reading/group.ts';
import { knowledgeOf } from '../venue/knowledge.ts';
import { adultsFor, adultsOnTop } from '../venue/supervision.ts';
import { finishTime } from './finish-time.ts';
import { lead, partyClocks, partyDay, whenSource } from './party-days.ts';
import { sharesOfPackages } from './party-shares.ts';
import { saySum } from './sums.ts';
import { birthdayOf } from '../venue/offers.ts';
import { counted, listed, uncapitalized } from '../../../../src/domain/words.ts';
import { bookingCard } from '../venue/venue.ts';

const packagesSource = { title: 'Birthday packages', href: '/birthday-parties#packages' };

/** The cheapest ways to host a number of players: a package, or a smaller one with a group of extra kids, unless all are grown. */
const packagesFor = (players: number, context: AnswerContext, isGrown = false): string | undefined =>
  sayOffers(partyOffers(players, birthdayOf(context), isGrown));

const extraGroup = (context: AnswerContext) => {
  const { extraKidsPrice, extraKidsPerGroup } = birthdayOf(context);
  return `1 to ${extraKidsPerGroup} extra kids can join as one group for ${formatDollars(extraKidsPrice)}`;
};

const packagesByPrice = (context: AnswerContext) =>
  `Birthday packages: ${listed(birthdayOf(context).packages.map(({ players, price }) => `${players} players ${formatDollars(price)}`))}.`;

const allPackages = (context: AnswerContext) => `${packagesByPrice(context)} ${extraGroup(context)}.`;

/** A package and extra kids, as somebody counts them: `9 kids, 8 pack plus 1 extra`, `16 kids + 4 extra`. */
const extraOnTop = /(?:\+|\bplus|\band|\bwith)\s*(\d{1,2}) extra\b/;

/** Number of players at a party, if one is said; an age such as "turning 8" is none. Extra kids on top of a package count. */
function guestsOf({ group, message }: Asked): number | undefined {
  const guests = group.players ?? group.kids;
  const extra = Number(extraOnTop.exec(message)?.[1] ?? 0);
  const pack = /\b(\d{1,2}) (?:packs?|packages?|player packages?)\b/.exec(message)?.[1];
  if (pack !== undefined) return Math.max(guests ?? 0, Number(pack) + extra);
  return guests === undefined ? undefined : guests + extra;
}

/** How old somebody turns: `her 10th birthday`, `turns 40`. */
const ofBirthday = /\b(\d{1,2})(?:st|nd|rd|th) (?:birthday|b-?day)\b/;
const turns = /\bturn(?:s|ing|ed)? (\d{1,2})\b/;

/** Guests with the age that the birthday tells: `her 10th birthday`. */
function guestsWithAge({ group, text, message }: Asked): Asked['group'] {
  const turning = ofBirthday.exec(`${text} ${message}`)?.[1];
  return turning === undefined ? group : { ...group, ages: [...group.ages, Number(turning)] };
}

/** The packages for those who come, with the adults that young guests need; nothing when nobody was counted. */
function offerFor(asked: Asked, context: AnswerContext): { text: string; computed: string[] } | undefined {
  const guests = guestsOf(asked);
  if (guests === undefined || guests < 2) return undefined;
  const { business } = context.facts;
  const { kids, adults = 0 } = asked.group;
  const top = adultsOnTop(guestsWithAge(asked), context);
  const all = guests + top;
  const turning = Number((turns.exec(asked.message) ?? ofBirthday.exec(asked.message))?.[1] ?? 0);
  const isGrown =
    kids === undefined && (adults >= guests || turning >= 18 || /\b(?:adults?|husband|wife|grown)\b/.test(asked.text));
  const fit = packagesFor(all, context, isGrown);
  const supervision =
    top > 0 && kids !== undefined
      ? ` At that age, ${kids} kids need ${counted(top + adults, 'adult')} in the room, who count as players.`
      : '';
  const offer = fit
    ? `For ${all} players I see ${fit}.`
    : `${all} is more than our largest package; write to ${business.email} and we plan it with you.`;
  const compares = /\b(?:cheaper|normal|regular|instead|versus|vs|compared?|than|worth)\b/.test(asked.text);
  const tickets = compares
    ? ` ${all} plain tickets are ${saySum(all, context, { rooms: [], days: asked.days })}${besideTax(context.facts.business)}, without what the package adds.`
    : '';
  return { text: `${offer}${supervision}${tickets}`, computed: [`${top + adults} adults, ${all} people`, tickets] };
}

/** `and if two more kids turn up?`: no party of two, but two on top of it. */
function joinLater(asked: Asked, context: AnswerContext): boolean {
  const guests = guestsOf(asked) ?? 0;
  const isGroup = guests > 0 && guests <= birthdayOf(context).extraKidsPerGroup;
  return isGroup && /\b(?:more|extra|additional|another)\b/.test(asked.text);
}

const price: Subject = {
  key: 'birthday-price',
  answer(asked, context) {
    const { facts } = context;
    if (joinLater(asked, context)) return extra.answer(asked, context);
    const offer = offerFor(asked, context);
    const lines = offer ? [offer.text] : [];
    if (/\bdiscount|\bdeal\b|\bcheaper if\b/.test(asked.text))
      lines.unshift('My notes know of no discount on parties.');
    const shares = sharesOfPackages(asked, context);
    // who told how many come hears of what fits them, and not of every package
    if (shares) lines.splice(0, lines.length, shares.text);
    else if (!offer) lines.push(allPackages(context));
    else if (!offer.text.includes('count as players')) lines.push('Adults who go in count as players.');
    const named = asked.days.filter(({ kind }) => kind !== 'weekend' && kind !== 'weekdays');
    lines.unshift(...new Set(named.slice(0, 2).map((day) => partyDay(day, asked, context))));
    return {
      text: lines.join(' '),
      computed: [...(offer?.computed ?? []), ...(shares?.computed ?? []), ...partyClocks(asked, context)],
      sources: [packagesSource],
      cards: [bookingCard(facts.business, 'birthday')],
      followUps: ['What is included in the party?', 'Can we bring a cake?'],
    };
  },
};

/** Words that ask when a party is over. */
const asksEnd = /\b(?:finish\w*|be (?:over|done|out)|is it over|ends?|pick (?:them|the kids|her|him) up|collect)\b/;

const time: Subject = {
  key: 'birthday-time',
  async answer(asked, context) {
    const { facts } = context;
    const offer = offerFor(asked, context);
    const days = [...new Set(asked.days.slice(0, 2).map((day) => partyDay(day, asked, context)))];
    const run = `Parties run ${describePartyTimes(birthdayOf(context).partyTimes, facts.business.hours)}`;
    const told = days.filter((day) => !day.startsWith(run));
    const notice = `${birthdayOf(context).bookAheadHours} hours`;
    const general = told.length > 0 ? '' : `${run}, and are booked at least ${notice} ahead.`;
    const end =
      asksEnd.test(asked.text) && asked.times.length > 0 ? await finishTime.answer(asked, context) : undefined;
    return {
      text: [end?.text, ...told, general, offer?.text].filter(Boolean).join(' '),
      computed: [...(end?.computed ?? []), ...(offer?.computed ?? []), ...partyClocks(asked, context)],
      sources: [whenSource],
      cards: [bookingCard(facts.business, 'birthday')],
      followUps: ['How much is a birthday party?'],
    };
  },
};

const extra: Subject = {
  key: 'birthday-extra',
  answer(asked, context) {
    const { extraKidsPerGroup } = birthdayOf(context);
    const count = asked.group.kids;
    const [smallest] = [...birthdayOf(context).packages].sort((one, other) => one.players - other.players);
    const guests = guestsOf(asked);
    if (smallest && guests !== undefined && guests < smallest.players && /\bpay for \d/.test(asked.text))
      return {
        text: `Yes: the smallest package is for ${smallest.players} players at ${formatDollars(smallest.price)}, also when ${guests} come. Adults who go in count as players, too.`,
        computed: [`${guests} people`],
        sources: [packagesSource],
      };
    const offer = offerFor(asked, context);
    // whoever counted all of them asks which package it is, and not what an extra kid is
    if (offer && smallest && guests !== undefined && guests > smallest.players)
      return {
        text: offer.text,
        computed: offer.computed,
        sources: [packagesSource],
        cards: [bookingCard(context.facts.business, 'birthday')],
      };
    const fits =
      count !== undefined && count <= extraKidsPerGroup
        ? ` ${counted(count, 'extra kid')} would be one such group.`
        : offer
          ? ` ${offer.text}`
          : '';
    return {
      text: `${extraGroup(context)}, as long as the room has the places.${fits}`,
      computed: offer?.computed ?? [],
      sources: [packagesSource],
      cards: [bookingCard(context.facts.business, 'birthday')],
    };
  },
};

/** Words that ask who has to stay, who counts, and how many go in. */
const asksToStay = /\b(?:stay\w*|hang (?:around|out)|stick around|wait\w*|leave|drop\w*(?: them)? off|go home)\b/;
const asksDuty = /\b(?:have|has|need|needs|got|supposed|required) to\b|\bmust\b/;
const asksToCount = /\bcounts?\b|\b(?:pay|ticket|spots?|places?|players?)\b/;

/** The venue's own question on whether those who bring children have to stay. */
const onStaying = ({ facts, now }: AnswerContext) =>
  [...knowledgeOf(facts, now).passages.values()].find(
    ({ key, title }) => key.startsWith('page/birthday-parties/questions/') && asksToStay.test(title.toLowerCase()),
  );

/** The beginning of a sentence on how many adults are needed, with Yes or No for those who ask whether they are enough. */
const sayIfEnough = ({ text, group }: Asked, missing: number): string =>
  /\benough\b/.test(text) && group.adults !== undefined ? `${missing > 0 ? 'No' : 'Yes'}: f` : 'F';

/** What the venue says of who stays beside those who go in. */
const sayWhoStays = (context: AnswerContext): string =>
  (onStaying(context)?.text ?? '')
    .split(/(?<=[.!?]) /)
    .slice(1)
    .join(' ');

/** The venue's words on who stays, with their No for those who ask whether they have to. */
function sayStaying(text: string, asked: Asked): string {
  if (!asksDuty.test(asked.text)) return withoutVerdict(text);
  return text.startsWith('Only') ? `No, ${uncapitalized(text)}` : text;
}

/** How many adults a party needs, who has to stay, and who counts: what is asked for comes first. */
const parents: Subject = {
  key: 'birthday-parents',
  answer(asked, context) {
    const { adultNeededBelowAge, childrenPerAdult } = context.facts.business.policies;
    const kids = kidsBelow(adultNeededBelowAge, asked.group);
    const adults = asked.group.adults ?? 0;
    const source = { title: 'Ages, and how many adults to bring', href: '/birthday-parties#ages' };
    const staying = kids === undefined && asksToStay.test(asked.text) ? onStaying(context) : undefined;
    const areOld = asked.group.ages.length > 0 && asked.group.ages.every((age) => age >= adultNeededBelowAge);
    if (areOld && !kids)
      return {
        text: `No adult has to go in: from ${adultNeededBelowAge} up kids play without one. ${sayWhoStays(context)}`.trim(),
        sources: [source],
      };
    if (staying) return { text: sayStaying(staying.text, asked), sources: [staying.source] };
    const missing = kids ? adultsFor(kids, context) - adults : 0;
    const short = adults > 0 && missing > 0 ? `You have ${adults}, so bring ${counted(missing, 'more adult')}.` : '';
    const needed = kids
      ? `${sayIfEnough(asked, missing)}or ${counted(kids, 'child', 'children')} under ${adultNeededBelowAge} that is ${counted(adultsFor(kids, context), 'adult')} in the room, one for every ${childrenPerAdult} kids.`
      : '';
    const rule = `Kids under ${adultNeededBelowAge} need an adult in the room, one for every ${childrenPerAdult} of them; from ${adultNeededBelowAge} up they play without one.`;
    const count = 'dults who go in count as players.';
    const isCount = !needed && asksToCount.test(asked.text);
    const largest = Math.max(...birthdayOf(context).packages.map(({ players }) => players));
    const offer = (guestsOf(asked) ?? 0) + Math.max(0, missing) > largest ? offerFor(asked, context) : undefined;
    const isAsked = /\b(?:do|does|would|will|are|is)\b/.test(asked.text) && !/\bhow\b/.test(asked.text);
    return {
      text: isCount
        ? `${isAsked ? 'Yes, a' : 'A'}${count}`
        : [needed || rule, short, `A${count}`, sentencesOf(offer?.text ?? '')[0]].filter(Boolean).join(' '),
      computed: [needed, `${missing} adults, ${adults} adults`, ...(offer?.computed ?? [])],
      sources: [source],
    };
  },
};

export const partySubjects: readonly Subject[] = [price, time, lead, extra, parents];
