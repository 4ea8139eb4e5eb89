import { listOf } from '../answerer/reading/patterns.ts';
import type { Sentence } from './reading.ts';

const did = listOf(
  [
    'booked, reserved, held, canceled, cancelled, moved, rescheduled, refunded, sent, emailed, mailed, forwarded, applied',
    'confirmed, signed you up, put you down, added you, saved you, blocked, set aside',
  ].join(', '),
);
const before = '(?:just |already |now |gone ahead and |went ahead and )?';
/** What a reply says that it has done. Contractions are gone by then: `I’ve booked` reads `i booked`. */
const claimsDeed = new RegExp(
  String.raw`\bi (?:have )?${before}${did}\b(?! (?:by|once|when|as soon)\b)` +
    String.raw`|\bwe (?:have )?${before}${did} (?:\w+ ){0,2}(?:you|your)\b` +
    String.raw`|\b(?:i|and) (?:have )?(?:just |already )?(?:resent|found (?:it|your)|looked (?:it|that|you) up|checked your)\b` +
    String.raw`|\byou are (?:now |all )*(?:booked|confirmed|signed up)\b` +
    String.raw`|\b(?:confirmation|receipt|invoice)(?: e-?mail)? is on its way\b` +
    String.raw`|\byour (?:booking|reservation|slot|spot|game|party) (?:is|has been) (?:now )?(?:booked|confirmed|reserved|canceled|moved)\b`,
);

/** A booking, a change or a mail that a reply claims to have made: it can do none of that, whatever the venue offers. */
export const claimedDeeds = (sentences: readonly Sentence[]): string[] =>
  sentences.flatMap(({ clauses, text: sentence }) =>
    /\b(?:once|after|when|as soon as|until)\b/.test(sentence)
      ? []
      : clauses
          .filter(({ isOpen, sign, text }) => !isOpen && sign === 1 && claimsDeed.test(text))
          .map(({ text }) => text),
  );
