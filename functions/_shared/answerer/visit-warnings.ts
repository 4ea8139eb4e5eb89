import { otherHoursOn } from '../../../src/domain/opening-hours.ts';
import type { AnswerPart, Asked } from './answer-parts.ts';
import type { AnswerContext } from './answer-types.ts';
import { weekdaysOf } from './reading/dates.ts';
import { listOf } from './reading/patterns.ts';
import { nextOpenDay, spansFor } from './venue/hours.ts';
import { sayDay } from './venue/venue.ts';

const visitSubjects = [
  'capacity, large-group, weekend-minimum, price, recommend, compare, easiest, hardest, scary, rooms, reschedule',
  'date-night, date-evening, corporate(?:-.*)?, faq/(?:same-day|how-to-book|large-groups|pair)',
].join(', ');
/** Subjects about a visit that is still to come: whoever names a closed day has to hear it, whatever else was asked. */
const aboutVisits = new RegExp(`^${listOf(visitSubjects)}$`);

/** The answer to a question about a visit, with a word before it when we are closed on a day that it names. */
export function withClosedDay(part: AnswerPart, key: string, asked: Asked, context: AnswerContext): AnswerPart {
  if (!aboutVisits.test(key) || part.outcome || /\bclosed\b/.test(part.text)) return part;
  const closed = asked.days.find((day) => weekdaysOf(day).length === 1 && spansFor(day, context).length === 0);
  if (!closed) return part;
  const date = closed.kind === 'date' ? closed.day : undefined;
  const note = date === undefined ? undefined : otherHoursOn(context.facts.business, date)?.note;
  const next = date === undefined ? '' : nextOpenDay(date, context);
  const said = `Mind that on ${sayDay(closed, context.now)} we are closed.${note ? ` ${note}` : ''}${next}`;
  return { ...part, text: `${said}\n\n${part.text}`, computed: [...(part.computed ?? []), said] };
}
