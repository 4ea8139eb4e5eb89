import { venueDay } from '../../../src/domain/venue-time.ts';
import { judge, together, type Judgment, type Venue } from './judgment.ts';
import type { Sentence } from './reading.ts';

/** Percentages that are taken off a price, beside what they are for: a code, or an early registration. */
export function judgePercents({ clauses, text, own }: Sentence, { facts, now }: Venue): Judgment {
  const { promoCodes, virtualReality } = facts.business;
  const today = venueDay(now);
  return together(
    clauses
      .filter(({ isOpen, own: speaks }) => !isOpen && speaks.has('cheaper'))
      .flatMap((clause) =>
        [...clause.text.matchAll(/\b(\d{1,3})(?: ?%| percent)/g)].map(([, number = '']) => {
          const percent = Number(number);
          const named = promoCodes.filter(({ code }) => clause.text.includes(code.toLowerCase()));
          if (named.length > 0)
            return judge(
              named.some(({ percentOff }) => percentOff === percent),
              clause.text,
            );
          const ofCodes = promoCodes.filter(({ percentOff }) => percentOff === percent);
          const ofVr = virtualReality?.earlyRegistrationDiscount === percent;
          if (ofCodes.length === 0 && !ofVr) return { wrong: [], right: [] };
          const names = ['vr', 'early'].some((name) => own.has(name) || clause.around.has(name));
          const isCode = ofCodes.some(
            ({ code, lastDay }) =>
              text.includes(code.toLowerCase()) || (/\bcode\b/.test(text) && (lastDay >= today || clause.sign === -1)),
          );
          const isPast = /\b(?:was|were|ended|over|expired|had|took|gave|last year)\b/.test(text);
          return judge(isCode || isPast || (ofVr && (names || /\b(?:early|regist|list)/.test(text))), clause.text);
        }),
      ),
  );
}
