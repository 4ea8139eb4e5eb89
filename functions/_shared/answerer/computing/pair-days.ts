import type { Asked } from '../answer-parts.ts';
import type { AnswerContext } from '../answer-types.ts';
import { spanOf, type DayMention } from '../reading/dates.ts';
import { areTooFew } from '../venue/smallest-team.ts';

/** The days that a pair asks about; for `12/12 to 12/14, which day can we play` those of the span on which two can. */
export function daysForPairs(
  days: readonly DayMention[],
  { text, message }: Pick<Asked, 'text' | 'message'>,
  context: AnswerContext,
) {
  if (!/\b(?:which|what) days?\b/.test(text)) return days;
  const isOwn = days.some(({ words }) => words !== '' && message.includes(words));
  const playable = spanOf(days, message).filter((day) => !areTooFew(2, [day], context));
  return playable.length === 0 && isOwn ? days : playable;
}
