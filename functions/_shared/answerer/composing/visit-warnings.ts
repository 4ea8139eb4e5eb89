import { otherHoursOn } from '../../../../src/domain/opening-hours.ts';
import type { AnswerPart, Asked } from '../answer-parts.ts';
import type { AnswerContext } from '../answer-types.ts';
import { findGroup } from '../reading/group.ts';
import { weekdaysOf } from '../reading/dates.ts';
import { listOf } from '../reading/patterns.ts';
import { roomNames } from '../reading/rooms.ts';
import { nextOpenDay, spansFor } from '../venue/hours.ts';
import { sayTooYoung } from '../venue/supervision.ts';
import { sayDay } from '../venue/venue.ts';

const visitSubjects = [
  'capacity, large-group, weekend-minimum, price, recommend, compare, easiest, hardest, scary, rooms, reschedule',
  'date-night, date-evening, corporate(?:-.*)?, faq/(?:same-day|how-to-book|large-groups|pair)',
].join(', ');
/** Subjects about a visit that is still to come: whoever names a closed day has to hear it, whatever else was asked. */
const aboutVisits = new RegExp(`^${listOf(visitSubjects)}$`);

/** Subjects about those who come: whoever names a child that is too young has to hear it, whatever else was asked. */
const aboutGroups = new RegExp(
  `^${listOf(`${visitSubjects}, adults, can-we-come, difficulty, room-about, birthday(?:-.*)?, page/birthday.*`)}$`,
);
/** Words with which an answer says already that somebody is too young, or who may play. */
const saysAges = /\btickets (?:are for|start at|begin at)\b|\btoo young\b|\bcan[’']t play\b/i;

/** The answer to a question about a visit, after what rules it out: a day on which we are closed, a child too young to play. */
export const withWarnings = (part: AnswerPart, key: string, asked: Asked, context: AnswerContext): AnswerPart =>
  withTooYoung(withClosedDay(part, key, asked, context), key, asked, context);

/** Says of a child whom this message names that it is too young to play. */
function withTooYoung(part: AnswerPart, key: string, { message }: Asked, context: AnswerContext): AnswerPart {
  if (!aboutGroups.test(key) || part.outcome || saysAges.test(part.text)) return part;
  const { ages } = findGroup(message, roomNames(context.facts));
  const said = sayTooYoung({ ages }, context);
  return said === '' ? part : { ...part, text: `${said} ${part.text}` };
}

function withClosedDay(part: AnswerPart, key: string, asked: Asked, context: AnswerContext): AnswerPart {
  if (!aboutVisits.test(key) || part.outcome || /\bclosed\b/.test(part.text)) return part;
  const closed = asked.days.find((day) => weekdaysOf(day).length === 1 && spansFor(day, context).length === 0);
  if (!closed) return part;
  const date = closed.kind === 'date' ? closed.day : undefined;
  const note = date === undefined ? undefined : otherHoursOn(context.facts.business, date)?.note;
  const next = date === undefined ? '' : nextOpenDay(date, context);
  const said = `Mind that on ${sayDay(closed, context.now)} we are closed.${note ? ` ${note}` : ''}${next}`;
  return { ...part, text: `${said}\n\n${part.text}`, computed: [...(part.computed ?? []), said] };
}
