import type { AnswerPart, Asked } from '../answer-parts.ts';
import type { AnswerContext } from '../answer-types.ts';
import { familyOfKey, type Family } from '../finding/families.ts';
import { knowledgeOf } from '../venue/knowledge.ts';
import { hasGoneWrong } from './payment.ts';
import { asksDeposit } from './price-words.ts';
import { quotePassages } from './quote-passages.ts';

/** Subjects on which what a venue wrote says more than what can be worked out for any: how one pays, and what fewer people mean. */
const toldFirst: ReadonlySet<string> = new Set(['payment', 'headcount-change']);

/** Subjects of which the facts may hold nothing, and a text all. */
const toldWhereUnknown: ReadonlySet<string> = new Set(['careers-age']);

/** The occasion that such a question leaves unsaid. */
const occasionOf: Readonly<Record<string, Family>> = { 'headcount-change': 'corporate', 'careers-age': 'careers' };

/** A payment that went wrong, or a deposit: of those more is known than how one pays. */
const isOfTrouble = (asked: Asked): boolean => hasGoneWrong(asked) || asksDeposit.test(asked.text);

/**
 * What texts of the venue tell of a subject that is worked out, where they are to be preferred: the page of jobs names the age
 * that the facts do not hold, and a group's headcount has a rule of its own.
 */
export function toldByVenue(
  subject: string,
  asked: Asked,
  part: AnswerPart,
  { facts, now }: AnswerContext,
): AnswerPart | undefined {
  const isTroubled = subject === 'payment' && isOfTrouble(asked);
  const isUnknown = part.outcome === 'unanswered' && toldWhereUnknown.has(subject);
  if (isTroubled || !(isUnknown || toldFirst.has(subject))) return undefined;
  const { passages } = knowledgeOf(facts, now);
  const occasion = asked.family ?? occasionOf[subject];
  const keys = (facts.matters[subject] ?? []).filter(
    (key) => passages.has(key) && [undefined, occasion].includes(familyOfKey(key)),
  );
  return quotePassages(keys.slice(0, 1), asked, passages, { isHeard: true });
}
