import { openState, spansOf, type HoursSpan } from '../../../src/domain/opening-hours.ts';
import { venueMoment } from '../../../src/domain/venue-clock.ts';
import { weekdaysIn } from '../../../src/domain/weekday-words.ts';
import { judge, together, type Judgment, type Venue } from './judgment.ts';
import type { Sentence } from './reading.ts';

/** `doors open in about an hour`: how long it is until then. */
const untilOpening =
  /\bopen\w*\b[^.!?]{0,20}\bin (?:about |around |roughly |just over |a little over )?(\d{1,3}) (minute|hour)s?\b/;
/** `10 hours on saturdays`: how long a day is. */
const lengthOfDay = /\b(\d{1,2}(?:\.5)?) hours on (?:an? )?(?=\p{L}+day)/u;
/** How far from the minute `about an hour` may be. */
const aboutMinutes = 15;

/** How long it is until the doors open, and for how many hours they are open on a day: worked out from the hours. */
export const judgeOpening = ({ text }: Sentence, venue: Venue): Judgment =>
  together([...judgeWait(text, venue), ...judgeLengths(text, venue)]);

function judgeWait(text: string, { facts, now }: Venue): Judgment[] {
  const { 1: until, 2: unit = '' } = untilOpening.exec(text) ?? [];
  if (until === undefined) return [];
  const state = openState(facts.business, now);
  const opens = state.isOpen ? undefined : state.opens;
  const minutes = opens && (venueMoment(opens.day, opens.time).getTime() - now.getTime()) / 60_000;
  const said = Number(until) * (unit === 'hour' ? 60 : 1);
  return [judge(minutes !== undefined && Math.abs(minutes - said) <= aboutMinutes, text, `amount ${until} ${unit}`)];
}

function judgeLengths(text: string, { facts }: Venue): Judgment[] {
  const { 1: length } = lengthOfDay.exec(text) ?? [];
  if (length === undefined) return [];
  return weekdaysIn(text).map((day) => {
    const hours = spansOf(facts.business.hours[day]).reduce((sum, span) => sum + hoursOf(span), 0);
    return judge(hours === Number(length), text, `amount ${length} hour`);
  });
}

/** Hours of a span, over midnight too. */
function hoursOf({ opens, closes }: HoursSpan): number {
  const [from, to] = [opens, closes].map((time) => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60) as [
    number,
    number,
  ];
  return (to - from + 24) % 24 || 24;
}
