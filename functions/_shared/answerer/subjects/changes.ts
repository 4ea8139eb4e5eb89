import { formatTimeOfDay } from '../../../../src/domain/opening-hours.ts';
import { TZDate } from '@date-fns/tz';
import type { Asked, Subject } from '../answer-parts.ts';
import type { AnswerContext } from '../answer-types.ts';
import { addDays, weekdayOf } from '../reading/dates.ts';
import { venueDay } from '../../../../src/domain/venue-time.ts';
import { faqSource, faqText, reachUs, sayDay } from '../venue/venue.ts';

/** Hours from now to the game that is spoken of; undefined when it is not said when that is. */
function hoursToGame({ days, times, text }: Asked, { facts, now }: AnswerContext): number | undefined {
  const hours =
    /\b(\d{1,3}) hours? (?:before|from now|away|ahead|notice|until|till|left)|\bin (\d{1,3}) hours?\b|\bstarts in (\d{1,3}) hours?/.exec(
      text,
    );
  const said = hours?.slice(1).find((each) => each !== undefined);
  if (said !== undefined) return Number(said);
  const mention = days.at(-1);
  if (!mention) return undefined;
  const today = venueDay(now);
  const day =
    mention.kind === 'date'
      ? mention.day
      : mention.kind === 'weekday'
        ? [0, 1, 2, 3, 4, 5, 6]
            .map((ahead) => addDays(today, ahead))
            .find((each) => weekdayOf(each) === mention.weekday)
        : undefined;
  if (day === undefined) return undefined;
  const time = times.at(-1)?.time;
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const at = (clock: string) => {
    const [hour = 0, minute = 0] = clock.split(':').map(Number);
    return new TZDate(year, month - 1, date, hour, minute, facts.business.timeZone).getTime();
  };
  const { opens, closes } = facts.business.hours[weekdayOf(day)];
  const span = [time ?? opens, time ?? closes].map((clock) => (at(clock) - now.getTime()) / 3_600_000);
  const [earliest = 0, latest = 0] = span;
  const notice = facts.business.policies.cancellationHours;
  if (earliest < 0 && time === undefined) return undefined;
  return earliest >= notice === latest >= notice ? earliest : undefined;
}

/** Canceling or moving a booking: the rule, and whether there is still time. */
const change = (key: string, what: string): Subject => ({
  key,
  unless: /gift ?card|cookie|application|which (?:room|one)/,
  answer(asked, context) {
    const { facts } = context;
    const notice = facts.business.policies.cancellationHours;
    const hours = hoursToGame(asked, context);
    const day = asked.days.at(-1);
    const time = asked.times.at(-1);
    const game = day ? ` ${sayDay(day, context.now)}${time ? ` at ${formatTimeOfDay(time.time)}` : ''}` : '';
    const verdict =
      hours === undefined
        ? ''
        : hours >= notice
          ? `Yes, you can still ${what} for free: your game${game && ` on${game}`} is more than ${notice} hours away. `
          : `No, your game${game && ` on${game}`} is less than ${notice} hours away, so it can no longer be ${what === 'cancel' ? 'canceled' : 'moved'} for free and the price is not refunded. `;
    const rule = faqText(facts, 'cancel-or-reschedule') ?? `Until ${notice} hours before the game it is free.`;
    return {
      text: verdict
        ? `${verdict}The rule: free of charge up to ${notice} hours before the game. Use the link in your confirmation or call ${facts.business.phone}. If someone is ill, call us all the same and we look for another date.`
        : rule,
      sources: [
        ...faqSource(facts, 'cancel-or-reschedule'),
        { title: 'Terms: changing and canceling', href: '/legal#cancellation' },
      ],
      followUps: ['What if someone is sick?', 'What if we are late?'],
    };
  },
});

/** Somebody is ill, or something came up. */
const sick: Subject = {
  key: 'sick',
  answer: (_, { facts }) => ({
    text: `I’m sorry to hear that. Call ${facts.business.phone} all the same, whatever the hour before your game, and we look for another date, though we can’t promise one. Until ${facts.business.policies.cancellationHours} hours before the game you can move or cancel for free anyway.`,
    sources: [{ title: 'Terms: changing and canceling', href: '/legal#cancellation' }],
    offerPerson: true,
  }),
};

/** More or fewer people than booked. */
const headcount: Subject = {
  key: 'headcount-change',
  answer: (_, { facts }) => ({
    text: `Up to ${facts.business.policies.cancellationHours} hours before the game you can change your booking for free: use the link in your confirmation or ${reachUs(facts.business)}. For team events we adjust teams and price until then, and after that we can usually still add people, within what the rooms hold. Everybody in the room counts as a player.`,
    sources: [
      ...faqSource(facts, 'cancel-or-reschedule'),
      { title: 'Questions organizers ask', href: '/corporate-booking#questions' },
    ],
    offerPerson: true,
  }),
};

export const changeSubjects: readonly Subject[] = [
  change('cancel', 'cancel'),
  change('reschedule', 'move it'),
  sick,
  headcount,
];
