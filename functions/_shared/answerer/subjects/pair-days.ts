import type { Asked } from '../answer-parts.ts';
import { spanOf, touchesWeekend, type DayMention } from '../reading/dates.ts';

/** The days that a pair asks about; for `12/12 to 12/14, which day can we play` those of the span on which two can. */
export function daysForPairs(days: readonly DayMention[], { text, message }: Pick<Asked, 'text' | 'message'>) {
  if (!/\b(?:which|what) days?\b/.test(text)) return days;
  const isOwn = days.some(({ words }) => words !== '' && message.includes(words));
  const playable = spanOf(days, message).filter((day) => !touchesWeekend([day]));
  return playable.length === 0 && isOwn ? days : playable;
}
