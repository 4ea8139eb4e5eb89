import { formatTimeOfDay } from '../../../../src/domain/opening-hours.ts';
import type { Asked, Subject } from '../answer-parts.ts';
import type { AnswerContext } from '../answer-types.ts';
import { addDays, weekdayOf } from '../reading/dates.ts';
import { gameOf, hoursSaid, type Game } from './game-day.ts';
import { groupPlan } from './groups.ts';
import { capitalized, faqSource, faqText, reachUs, sayDay } from '../venue/venue.ts';

/** Canceling or moving a booking: the rule, whether there is still time, and until when. */
const change = (key: string, what: string): Subject => ({
  key,
  unless: /gift ?card|cookie|application|which (?:room|one)/,
  answer(asked, context) {
    const { facts } = context;
    const notice = facts.business.policies.cancellationHours;
    const game = gameOf(asked, context);
    const sources = [
      ...faqSource(facts, 'cancel-or-reschedule'),
      { title: 'Terms: changing and canceling', href: '/legal#cancellation' },
    ];
    const followUps = ['What if someone is sick?', 'What if we are late?'];
    const verdict = verdictOf(what, hoursSaid(asked) ?? game?.hoursAhead, notice, game && sayGame(game, context));
    const deadline = game ? deadlineOf(game, context) : undefined;
    if (!verdict && !deadline)
      return {
        text: faqText(facts, 'cancel-or-reschedule') ?? `Until ${notice} hours before the game it is free.`,
        sources,
        followUps,
      };
    const rule = `The rule: free of charge up to ${notice} hours before the game${deadline ? `, so until ${deadline}` : ''}. Use the link in your confirmation or call ${facts.business.phone}. If someone is ill, call us all the same and we look for another date.`;
    const asksWhen = /\b(?:deadline|until when|by when|latest|when (?:is|do) )/.test(asked.text) && deadline;
    return {
      text: asksWhen ? capitalized(rule.replace(/^The rule: /, '')) : `${verdict}${rule}`,
      computed: [...(game ? [sayGame(game, context)] : []), ...(deadline ? [deadline] : [])],
      sources,
      followUps,
    };
  },
});

function verdictOf(what: string, hours: number | undefined, notice: number, game: string | undefined): string {
  if (hours === undefined) return '';
  const named = `your game${game ? ` on ${game}` : ''}`;
  return hours >= notice
    ? `Yes, you can still ${what} for free: ${named} is at least ${notice} hours away. `
    : `No, ${named} is less than ${notice} hours away, so it can no longer be ${what === 'cancel' ? 'canceled' : 'moved'} for free and the price is not refunded. `;
}

/** `Tuesday, November 24 at 6:00 PM`. */
function sayGame({ day, time }: Game, { now }: AnswerContext): string {
  const said = sayDay({ kind: 'date', day, weekday: weekdayOf(day), words: '' }, now);
  return `${said}${time ? ` at ${formatTimeOfDay(time)}` : ''}`;
}

/** The last moment at which a game is canceled for free; undefined where its hour is not said. */
function deadlineOf(game: Game, context: AnswerContext): string | undefined {
  const { cancellationHours } = context.facts.business.policies;
  if (game.time === undefined || cancellationHours % 24 !== 0) return undefined;
  return sayGame({ ...game, day: addDays(game.day, -cancellationHours / 24) }, context);
}

/** Somebody is ill, or something came up. */
const sick: Subject = {
  key: 'sick',
  answer: (_, { facts }) => ({
    text: `I’m sorry to hear that. Call ${facts.business.phone} all the same, whatever the hour before your game, and we look for another date, though we can’t promise one. Until ${facts.business.policies.cancellationHours} hours before the game you can move or cancel for free anyway.`,
    sources: [{ title: 'Terms: changing and canceling', href: '/legal#cancellation' }],
    offerPerson: true,
  }),
};

/** What those can do who come now. */
const planFor = (asked: Asked, context: AnswerContext): string =>
  asked.group.players === undefined ? '' : `${groupPlan(asked.group.players, asked, context)} `;

/** More or fewer people than booked. */
const headcount: Subject = {
  key: 'headcount-change',
  answer: (asked, context) => ({
    text: `${planFor(asked, context)}Up to ${context.facts.business.policies.cancellationHours} hours before the game you can change your booking for free: use the link in your confirmation or ${reachUs(context.facts.business)}. For team events we adjust teams and price until then, and after that we can usually still add people, within what the rooms hold. Everybody in the room counts as a player.`,
    sources: [
      ...faqSource(context.facts, 'cancel-or-reschedule'),
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
