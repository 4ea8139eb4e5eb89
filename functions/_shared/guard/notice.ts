import { venueClock } from '../../../src/domain/venue-clock.ts';
import { venueDay } from '../../../src/domain/venue-time.ts';
import { datedBy, findDays } from '../answerer/reading/dates.ts';
import { monthAndDay } from './calendar.ts';
import { judge, together, type Judgment, type Venue } from './judgment.ts';
import type { Clause, Sentence } from './reading.ts';
import { ofParty } from './words/hours.ts';
import {
  ofAhead,
  isCondition,
  isDeadline,
  isEarliest,
  lengthPattern,
  minutesOf,
  ofBooking,
  ofCanceling,
  ofNotice,
} from './words/notice.ts';

/** True for a clause about how long before a game it can be canceled: more is as right as enough. */
export const isOfNotice = ({ text, own, around }: Clause, question: string): boolean =>
  ofNotice.test(text) &&
  !own.has('birthdayparty') &&
  (ofCanceling.test(text) ||
    ofCanceling.test(question) ||
    ['cancel', 'refund', 'move'].some((name) => own.has(name) || around.has(name)));

/** How long before a game it can be canceled. */
export function judgeNotice({ clauses, question }: Sentence, { facts }: Venue): Judgment {
  const limit = facts.business.policies.cancellationHours * 60;
  const refund = clauses.find(
    ({ isOpen, own }) => !isOpen && ['refund', 'free', 'fine', 'moneylost'].some((name) => own.has(name)),
  );
  return together(
    clauses
      .map((clause) =>
        clause.isOpen && refund && (clause.own.has('cancel') || isCondition.test(clause.text))
          ? { ...clause, isOpen: false, sign: refund.own.has('moneylost') ? -1 : refund.sign }
          : clause,
      )
      .flatMap((clause) => {
        const { text, isOpen, own, sign } = clause;
        if (!isOfNotice(clause, question) || own.has('late')) return [];
        return lengthsIn(text).map(({ minutes, claim }) => {
          if (isCondition.test(text)) return judge(minutes === limit, text, claim);
          if (isOpen) return { wrong: [], right: [claim] };
          if (isDeadline.test(text)) return judge(minutes === limit, text, claim);
          const isAllowed = (sign === 1) !== /\btoo late\b|\bnothing\b/.test(text);
          return judge(isAllowed ? minutes >= limit : minutes < limit, text, claim);
        });
      }),
  );
}

/** Minutes from which on a time ahead is one to book in, and not to arrive in: half a day. */
const leastAhead = 720;

/** `you can still book a party for tomorrow`: on a day that ends before as many hours as parties are booked ahead. */
export function judgePartyNotice({ clauses, text, question }: Sentence, { facts, now }: Venue): Judgment {
  const hours = facts.business.birthday?.bookAheadHours;
  if (hours === undefined || !ofParty.test(`${question} ${text}`)) return { wrong: [], right: [] };
  const asked = findDays(question, facts, now);
  const first = venueDay(new Date(now.getTime() + hours * 3_600_000));
  const earliest = [`date ${monthAndDay(first)}`, `time ${venueClock(now)}`];
  const told = clauses
    .filter((clause) => !clause.isOpen && ofAhead.test(clause.text) && !ofCanceling.test(`${question} ${clause.text}`))
    .flatMap((clause) =>
      lengthsIn(clause.text)
        .filter(({ minutes }) => minutes >= leastAhead)
        .map(({ minutes, claim }) => judge(minutes === hours * 60, clause.text, claim)),
    );
  return together(
    clauses
      .filter(({ isOpen, sign, text: said }) => !isOpen && sign === 1 && ofBooking.test(said))
      .flatMap((clause) =>
        findDays(clause.text, facts, now)
          .map((day) => datedBy(day, asked))
          .flatMap((day) => (day.kind === 'date' && day.day < first ? [judge(false, clause.text)] : [])),
      )
      .concat(told, { wrong: [], right: clauses.some((clause) => isEarliest.test(clause.text)) ? earliest : [] }),
  );
}

function lengthsIn(text: string): { minutes: number; claim: string }[] {
  return [...text.matchAll(lengthPattern)].map(([, number = '', unit = '']) => ({
    minutes: Number(number) * (minutesOf[unit] ?? 1),
    claim: `amount ${Number(number)} ${unit}`,
  }));
}
