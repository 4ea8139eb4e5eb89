import { formatTimeOfDay, hoursOn, openState, otherHoursOn } from '../../../../src/domain/opening-hours.ts';
import { addDays, venueDay } from '../../../../src/domain/venue-time.ts';
import { weekdayOf } from '../../../../src/domain/weekdays.ts';
import type { AnswerPart } from '../answer-parts.ts';
import type { AnswerContext } from '../answer-types.ts';
import { nextOpenDay, sayHours } from '../venue/hours.ts';
import { dayName } from '../venue/venue.ts';

/** Whether the venue is open at this moment, until when, and when it opens next where it is not. */
export function openNow(context: AnswerContext): AnswerPart {
  const { business } = context.facts;
  const today = venueDay(context.now);
  const state = openState(business, context.now);
  const say = formatTimeOfDay;
  if (state.isOpen) {
    const isLate = state.closes.day !== today || state.closes.time >= '17:00';
    return { text: `Yes, we are open right now, until ${say(state.closes.time)}${isLate ? ' tonight' : ''}.` };
  }
  const spans = hoursOn(business, today);
  const next = state.opens?.day === today ? spans.find(({ opens }) => opens === state.opens?.time) : undefined;
  if (next)
    return {
      text: `${next === spans[0] ? 'Not yet: today we open' : 'Not right now: today we open again'} at ${say(next.opens)} and close at ${say(next.closes)}.`,
    };
  const last = spans.at(-1);
  const todayWords = last
    ? `No, we closed at ${say(last.closes)} today.`
    : `No, today we are closed.${otherHoursOn(business, today)?.note ? ` ${otherHoursOn(business, today)?.note}` : ''}`;
  const isTomorrow = state.opens?.day === addDays(today, 1);
  const tomorrow = isTomorrow
    ? ` Tomorrow, ${dayName(weekdayOf(addDays(today, 1)))}, we are open ${sayHours(hoursOn(business, addDays(today, 1)))}.`
    : nextOpenDay(today, context);
  return { text: `${todayWords}${tomorrow}`, computed: [nextOpenDay(today, context)] };
}
