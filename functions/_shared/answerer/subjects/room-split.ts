import type { Asked, Subject } from '../answer-parts.ts';
import type { AnswerContext } from '../answer-types.ts';
import { oneOf, wholeWords } from '../reading/patterns.ts';
import { bookingCard, openRooms, placesTogether, saySizes } from '../venue/venue.ts';
import { groupPlan, roundsFor } from './group-plan.ts';

/** Half here and half there: who plays what, when both rooms start together. */
const splitting = oneOf(
  /\bhalf\b.*\b(?:other|1 room|one room|half)\b/,
  wholeWords(
    [
      '(?:pick|choose) (?:1|one|the same) (?:game|room), (?:1|one) room or, split, half of us, at the same time, some of us',
      'one or (?:two|2) rooms, (?:both|2|two) rooms',
    ].join(', '),
  ),
);

/** Words of those who want to stay in one room. */
const against = /\b(?:not|never|without|avoid)\b[^,.?!]{0,24}\bsplit|\bthe same (?:1|one|room|game)\b/;

/** Says that a group may also play in both rooms at once, where that is asked. */
export function saySplit(players: number, { text, message }: Asked, context: AnswerContext): string {
  const rooms = openRooms(context);
  const { severalRoomsFrom } = context.facts.business.policies;
  const least = rooms.reduce((sum, { groupSize }) => sum + groupSize.minimum, 0);
  if (
    players < least ||
    players > placesTogether(context) ||
    players >= severalRoomsFrom ||
    !splitting.test(`${text} ${message}`) ||
    against.test(message)
  )
    return '';
  return ` You can also split over the rooms and start at the same time: ${saySizes(rooms)}.`;
}

/** True where somebody asks whether a group may be in several rooms, and says no number. */
export const asksToSplit = ({ text }: Asked): boolean => splitting.test(text);

/** What a group may do that nobody counted. */
export const sayAnySplit = (context: AnswerContext): string =>
  `You do not all have to play the same game: a group can split over the rooms and start at the same time. ${saySizes(openRooms(context))}, ${placesTogether(context)} players in all at once.`;

const asksRace = /\b(?:compete|competing|rac(?:e|ing)|against|versus|vs|battle|challenge|head to head)\b/;

/** Teams that want to play against each other: both rooms at once, or one room twice. */
export const compete: Subject = {
  key: 'page/corporate-booking/questions/can-we-compare-times-between-rooms',
  signs: [
    wholeWords(
      [
        '(?:compete|competing|race|racing|go|play|battle) (?:with |against )(?:each other|one another|ourselves)',
        '(?:our|2|two|both|the) (?:teams|groups|departments) (?:compete|race), race each other, head to head',
      ].join(', '),
    ),
  ],
  unless: /leaderboard|heart|records?\b/,
  answer(asked, context) {
    if (!asksRace.test(asked.message) || /\b(?:fair|unfair|compar\w+|work) /.test(`${asked.message} `))
      return undefined;
    const { players } = asked.group;
    const plan = players === undefined ? '' : ` ${groupPlan(players, { ...asked, rooms: [] }, context)}`;
    return {
      text: `There are two ways to play against each other. Two teams can start at the same time in two rooms; those are different games, so the times do not really compare. Or ask for two teams to play the same room one after the other if you want a straight race.${plan}`,
      computed: players === undefined ? [] : [`${players} people`, `${roundsFor(players, context)} rounds`],
      sources: [{ title: 'Corporate and group booking', href: '/corporate-booking#questions' }],
      cards: [bookingCard(context.facts.business, 'corporate')],
    };
  },
};

/** In how many rounds a group plays; how it is staggered is told in the content's own words. */
export const staggered: Subject = {
  key: 'corporate-rounds',
  answer(asked, context) {
    const { players } = asked.group;
    if (players === undefined || !/\bhow many rounds\b/.test(asked.message)) return undefined;
    return {
      text: groupPlan(players, { ...asked, rooms: [] }, context),
      computed: [`${players} people`, `${roundsFor(players, context)} rounds`],
      sources: [{ title: 'Corporate and group booking', href: '/corporate-booking#rounds' }],
      cards: [bookingCard(context.facts.business, 'corporate')],
    };
  },
};
