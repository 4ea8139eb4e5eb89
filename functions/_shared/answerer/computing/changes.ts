import { formatTimeOfDay } from '../../../../src/domain/opening-hours.ts';
import { venueClock, venueMoment } from '../../../../src/domain/venue-clock.ts';
import { addDays, venueDay } from '../../../../src/domain/venue-time.ts';
import { weekdayOf } from '../../../../src/domain/weekdays.ts';
import type { AnswerPart, Asked, Subject } from '../answer-parts.ts';
import type { AnswerContext } from '../answer-types.ts';
import { withoutVerdict } from '../composing/verdict.ts';
import { asksFee, asksMoneyBack, asksUntilWhen, isIll, isUnhappy, saysTooLate } from './change-words.ts';
import { gameOf, hourMs, hoursSaid, type Game } from './game-day.ts';
import { anyOf, listOf } from '../reading/patterns.ts';
import { groupPlan } from './group-plan.ts';
import { canWeCome } from './groups.ts';
import { ownSentence } from '../venue/own-sentence.ts';
import { knowledgeOf } from '../venue/knowledge.ts';
import { areTooFew } from '../venue/smallest-team.ts';
import { dayName, faqSource, faqText, reachUs, sayDay } from '../venue/venue.ts';

/** Canceling or moving a booking: the rule, whether there is still time, and until when. */
const change = (key: string, what: string): Subject => ({
  key,
  answer(asked, context) {
    if (key === 'reschedule' && !speaksOfBooking(asked)) return canWeCome.answer(asked, context);
    const { facts } = context;
    const ours = weCancel.test(asked.text) ? whenWeCancel(context) : undefined;
    if (ours) return ours;
    const notice = facts.business.policies.cancellationHours;
    const game = gameOf(asked, context, key === 'reschedule');
    const sources = [
      ...faqSource(facts, 'cancel-or-reschedule'),
      { title: 'Changing and canceling', href: '/legal#cancellation' },
    ];
    const followUps = ['What if someone is sick?', 'What if we are late?'];
    const late =
      asksMoneyBack.test(asked.message) && !fearsLoss(asked) && notRefunded(facts) !== ''
        ? 'the price is not refunded'
        : `it can no longer be ${what === 'cancel' ? 'canceled' : 'moved'} for free`;
    const said = asksWholeRule.test(asked.text) ? undefined : hoursSaid(asked, notice);
    const hours = said ?? game?.hoursAhead;
    // `what if two bail that morning`: of a game that is far ahead, an hour close to it is supposed
    const isSupposed = said !== undefined && (!game || (said < notice && (game.hoursAhead ?? 0) >= notice));
    const verdict =
      withoutNo(
        asked,
        verdictOf(what, hours, notice, {
          named: game && sayGame(game, context),
          isSupposed,
          late,
        }),
      ) ||
      dissatisfied(asked) ||
      pastNotice(asked, notice) ||
      dependsOnHour(game, context);
    const deadline = game ? deadlineOf(game, context) : undefined;
    const how = `Use the link in your confirmation or call ${facts.business.phone}.`;
    const rule = `${notice} hours before the game${deadline ? `, so until ${deadline}` : ''}. ${how}`;
    const computed = [...(game ? [sayGame(game, context)] : []), ...(deadline ? [deadline] : []), clockOf(context)];
    const asksWhen = asksUntilWhen.test(asked.text) || asksUntilWhen.test(asked.message);
    const asksRule = asksWhen || asksMoneyBack.test(asked.text);
    if (!verdict && !deadline && !asksRule)
      return {
        text: `${ruleText(asked, facts, `Yes, free of charge up to ${rule}`)}${forPair(asked, context)}`,
        sources,
        followUps,
      };
    const after = verdict || deadline ? '' : notRefunded(facts) || ' After that it is no longer free.';
    const saysWhen = asksWhen && !verdict.startsWith('No');
    const isTooLate = hours !== undefined && hours < notice;
    const tooLate = callAnyway(facts, isIll.test(asked.message));
    const text =
      verdict && !saysWhen
        ? `${verdict}${isTooLate || verdict.startsWith('No') ? tooLate : how}`
        : `You can ${what} free of charge up to ${rule}${after}`;
    return {
      text: asFeared(text, asked),
      computed,
      sources,
      followUps,
      ...(dissatisfied(asked) && { offerPerson: true }),
    };
  },
});

/** The venue calls a game off, and not the guest. */
const weCancel =
  /\byou(?: guys| all| folks)? (?:(?:have|need|had|decide) to |ever )?(?:cancel|call (?:it|us|our game|the game) off|close|shut)\b/;
const saysWhenWeCancel = /^if we (?:have to |must |need to )?(?:cancel|call off|close)/i;

/** What the venue itself wrote for games that it calls off. */
function whenWeCancel({ facts, now }: AnswerContext): AnswerPart | undefined {
  const own = [...knowledgeOf(facts, now).passages.values()].find(({ text }) => saysWhenWeCancel.test(text));
  return own && { text: own.text, sources: [own.source] };
}

/** Words of those who have booked already, or want to change something; nobody else has a game that could be moved. */
export const ofBooking = new RegExp(
  `\\b${anyOf(
    listOf('cancel\\w*, back out, bail, drop out, refund\\w*, money back'),
    listOf('move, moved, moving, postpon\\w*, chang\\w*, switch\\w*, push\\w*, shift\\w*, swap\\w*, transfer\\w*'),
    'call\\w* (?:it |us |this )?off',
    're-?(?:schedul|book)\\w*',
    listOf('booked, booking, bought, paid, reserv\\w*, appointment'),
    '(?:our|my|the) (?:game|slot|session|time|tickets?|date)',
  )}\\b`,
);

/** True for those who speak of a booking, here or before. */
const speaksOfBooking = ({ message, text, before }: Asked): boolean =>
  before.key !== undefined || ofBooking.test(`${message} ${text}`) || !/\d|day\b/.test(message);

/** `do I lose everything` is not answered with `No`. */
const fearsLoss = ({ text }: Asked): boolean =>
  /\blose\b|\bout (?:of )?(?:the|our|my|that) (?:money|cash)\b|\bforfeit\b/.test(text);
const withoutNo = (asked: Asked, verdict: string): string => (fearsLoss(asked) ? withoutVerdict(verdict) : verdict);

/** The venue's sentence on a price that is not given back. */
const notRefunded = (facts: AnswerContext['facts']): string => ownSentence(facts, /\bnot refund/i);

/** Words that ask what the rule is and not whether something may be done. */
const asksRule =
  /\bpolic(?:y|ies)\b|\brules?\b|\bterms\b|^(?:so |and |ok )?(?:what|how|when|until when|explain|tell)\b/;

/** True for a question whether a change costs something. */
const asksFeeAtAll = (text: string): boolean => asksFee.test(text) && !/\bwithout\b|\bno (?:fees?|charge)\b/.test(text);

/** Sentences of a rule that answer another question than whether and how a booking is changed; of the whole rule only what the ill hear. */
const ofIllness = /\b(?:ill|sick)\b/i;
const ofTooLate = /\bnot refund/i;
const asksWholeRule = /\bpolic(?:y|ies)\b|\brules?\b|\bterms\b/;
/** How a change is made; who asks for that hears it first. */
const saysHow = /\blinks?\b|\bcall\b|\bemail\b|@/i;
const asksHow = /^(?:so |and |ok |hi |hello )*how (?:do|can|would|should|to)\b/;

/** The rule as visitors read it; nobody is told `Yes` who asks for a fee, or what the rule is. */
const ruleText = ({ text, message }: Asked, facts: AnswerContext['facts'], written: string): string => {
  const whole = faqText(facts, 'cancel-or-reschedule') ?? written;
  const isAside = (sentence: string) =>
    (ofIllness.test(sentence) && !isIll.test(message)) || (ofTooLate.test(sentence) && !asksWholeRule.test(text));
  const all = whole.split(/(?<=[.!?])\s+/).filter((sentence) => !isAside(sentence));
  const ways = asksHow.test(text) ? all.filter((sentence) => saysHow.test(sentence)) : [];
  const rest = all.filter((sentence) => !ways.includes(sentence));
  const rule = [...ways, ...(ways.length > 0 ? [withoutVerdict(rest.join(' '))] : rest)].join(' ');
  if (asksFeeAtAll(text)) return rule.replace(/^Yes, /, 'No fee: ');
  return asksRule.test(text) ? withoutVerdict(rule) : rule;
};

/** What two have to know who move a game to another day. */
const forPair = (asked: Asked, context: AnswerContext): string => {
  const days = asked.days.slice(-1);
  const { players = 0 } = asked.group;
  const isTooFew = players === 2 && areTooFew(2, days, context);
  return isTooFew ? ` ${groupPlan(players, { ...asked, days }, context).replace(/^No, /, 'But ')}` : '';
};

/** Whether there is time left for a change, and what it means (`late`) where there is none. */
function verdictOf(
  what: string,
  hours: number | undefined,
  notice: number,
  { named: game, isSupposed, late }: { named: string | undefined; isSupposed: boolean; late: string },
): string {
  if (hours === undefined) return '';
  const named = `your game${game ? ` on ${game}` : ''}`;
  const isEnough = hours >= notice;
  const money = what === 'cancel' ? ' and get back what you paid' : '';
  // hours before a game that nobody named: what holds for any game
  const where = isSupposed
    ? `${isEnough ? 'at least' : 'less than'} ${notice} hours before the game`
    : `${named} is ${isEnough ? 'at least' : 'less than'} ${notice} hours away`;
  if (isEnough)
    return isSupposed
      ? `Yes, ${where} you can still ${what} for free${money}. `
      : `Yes, you can still ${what} for free${money}: ${where}. `;
  return isSupposed ? `No, ${where} ${late}. ` : `No, ${where}, so ${late}. `;
}

/** Whoever asks whether it is too late, or costs something, hears No to that where all is well, and Yes where it is too late. */
function asFeared(text: string, asked: Asked): string {
  const asksLate = /\btoo late\b/.test(asked.text);
  if (asksLate) return text.replace(/^(?:Yes|No)(?=, )/, (verdict) => (verdict === 'Yes' ? 'No' : 'Yes'));
  return asksFeeAtAll(asked.message) ? text.replace(/^Yes(?=, you can still)/, 'No') : text;
}

/** Money back because a game was not to somebody's liking is not promised anywhere. */
const dissatisfied = ({ text }: Asked): string =>
  /\b(?:refund\w*|money back|pay back)\b/.test(text) && isUnhappy.test(text)
    ? 'My notes promise no money back for a game that somebody did not enjoy or finish; if something went wrong, tell a person here. '
    : '';

/** Somebody says that the hours of notice have passed. */
const pastNotice = ({ message }: Asked, notice: number): string =>
  saysTooLate.test(message)
    ? `No: less than ${notice} hours before the game a booking can no longer be canceled or moved for free. `
    : '';

/** For a game tomorrow at an hour nobody said, the present hour decides. */
function dependsOnHour(game: Game | undefined, context: AnswerContext): string {
  const { cancellationHours } = context.facts.business.policies;
  const isNextDay = game?.day === addDays(venueDay(context.now), cancellationHours / 24);
  return game && isNextDay && game.time === undefined && !game.isVague
    ? `That depends on the hour: a game on ${sayGame(game, context)} that starts after ${clockOf(context)} can still be canceled or moved for free, an earlier one no longer. `
    : '';
}

const clockOf = ({ now }: AnswerContext) => formatTimeOfDay(venueClock(now));

/** `Tuesday, November 24 at 6:00 PM`; only the weekday where it may be this or the next one. */
function sayGame({ day, time, isVague }: Game, { now }: AnswerContext): string {
  const said = isVague
    ? dayName(weekdayOf(day))
    : sayDay({ kind: 'date', day, weekday: weekdayOf(day), words: '' }, now);
  return `${said}${time ? ` at ${formatTimeOfDay(time)}` : ''}`;
}

/** The last moment at which a game is canceled for free; undefined where its hour is not said. */
function deadlineOf(game: Game, context: AnswerContext): string | undefined {
  const { cancellationHours } = context.facts.business.policies;
  if (game.time === undefined) return undefined;
  // whole days end at the hour of the game, also where the clocks change in between
  if (cancellationHours % 24 === 0)
    return sayGame({ ...game, day: addDays(game.day, -cancellationHours / 24) }, context);
  const last = new Date(venueMoment(game.day, game.time).getTime() - cancellationHours * hourMs);
  return sayGame({ ...game, day: venueDay(last), time: venueClock(last) }, context);
}

/** A sentence of the venue on another date for those who are ill. */
const offersIllAnotherDate = /\b(?:ill|sick)\b.*\bdate\b/i;

/** That a call is worth it though it is too late, in the venue's own words where somebody is ill and it has some. */
function callAnyway(facts: AnswerContext['facts'], isOfIll: boolean): string {
  const own = isOfIll ? ownSentence(facts, offersIllAnotherDate).trim() : '';
  const { phone } = facts.business;
  return own ? `${own} The number is ${phone}.` : `Call ${phone} all the same.`;
}

const cancel = change('cancel', 'cancel');

/** Somebody is ill, or something came up. */
const sick: Subject = {
  key: 'sick',
  answer(asked, context) {
    const { facts } = context;
    const notice = facts.business.policies.cancellationHours;
    const hours = hoursSaid(asked, notice) ?? gameOf(asked, context)?.hoursAhead;
    // of a game that is known, what canceling it means says that as well
    if (hours !== undefined && asksMoneyBack.test(asked.message)) return cancel.answer(asked, context);
    const free = `you can ${hours === undefined ? '' : 'still '}move or cancel it for free anyway`;
    const rule =
      hours === undefined
        ? ` Until ${notice} hours before the game ${free}.`
        : hours >= notice
          ? ` Your game is at least ${notice} hours away, so ${free}.`
          : '';
    const call = callAnyway(facts, true);
    return {
      text: `${/\bif\b/.test(asked.text) ? '' : 'I’m sorry to hear that. '}${call}${rule}`,
      sources: [{ title: 'Changing and canceling', href: '/legal#cancellation' }],
      offerPerson: true,
    };
  },
};

/** Nobody came, or nobody will. */
const noShow: Subject = {
  key: 'no-show',
  answer({ text }, { facts }) {
    const { business } = facts;
    const asksMoney = /\b(?:refund\w*|money|back|paid|pay|charge\w*)\b/.test(text);
    const until = `only up to ${business.policies.cancellationHours} hours before the game`;
    const money =
      notRefunded(facts) === ''
        ? `${asksMoney ? 'No: c' : 'C'}anceling is free of charge ${until}; after that my notes promise no money back.`
        : `${asksMoney ? 'No, t' : 'T'}he price is not refunded: canceling is free ${until}.`;
    return {
      text: `${money} Call ${business.phone} all the same.`,
      sources: faqSource(facts, 'cancel-or-reschedule'),
      offerPerson: true,
    };
  },
};

/** What those can do who come now. */
const planFor = (asked: Asked, context: AnswerContext): string =>
  asked.group.players === undefined ? '' : `${groupPlan(asked.group.players, asked, context)} `;

/** More or fewer people than booked. */
const headcount: Subject = {
  key: 'headcount-change',
  answer: (asked, context) => ({
    text: `${planFor(asked, context)}Up to ${context.facts.business.policies.cancellationHours} hours before the game you can change your booking for free: use the link in your confirmation or ${reachUs(context.facts.business)}.`,
    sources: [
      ...faqSource(context.facts, 'cancel-or-reschedule'),
      { title: 'Questions organizers ask', href: '/corporate-booking#questions' },
    ],
    offerPerson: true,
  }),
};

export const changeSubjects: readonly Subject[] = [cancel, change('reschedule', 'move it'), sick, noShow, headcount];
