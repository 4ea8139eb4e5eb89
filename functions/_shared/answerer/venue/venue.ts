import { placesIn, roundsIn } from '../../../../src/domain/group-plan.ts';
import { formatTimeOfDay } from '../../../../src/domain/opening-hours.ts';
import type { Weekday } from '../../../../src/domain/weekdays.ts';
import { questionPath } from '../../../../src/domain/page-anchors.ts';
import { formatDay } from '../../../../src/domain/publication.ts';
import { roomStatus } from '../../../../src/domain/retirement.ts';
import { venueDay } from '../../../../src/domain/venue-time.ts';
import { capitalized, listed } from '../../../../src/domain/words.ts';
import type { ChatCard, ChatSource } from '../../contracts/chat.ts';
import type { BusinessFacts, RoomFacts, VenueFactsFile } from '../../contracts/venue-facts.ts';
import type { Asked } from '../answer-parts.ts';
import type { DayMention } from '../reading/dates.ts';

type Moment = { facts: VenueFactsFile; now: Date };

/** Rooms that can be played today, in the order of the facts. */
export const openRooms = ({ facts, now }: Moment): RoomFacts[] =>
  facts.rooms.filter((room) => roomStatus(room, now) !== 'retired');

/** The rooms that a question is about, or every open one where it names none. */
export const roomsMeant = ({ rooms }: Pick<Asked, 'rooms'>, moment: Moment): RoomFacts[] =>
  rooms.length > 0 ? rooms : openRooms(moment);

/** How many can play at the same moment, in all open rooms together. */
export const placesTogether = (moment: Moment): number => placesIn(openRooms(moment));

/** `six people today with that code`: whoever comes with a code means the one that there is. */
const bringsCode =
  /\b(?:with|using|on top of|apply|applies) (?:that|the|this|your) (?:promo |discount |\d+ (?:percent |% )?)?code\b/;

/** Promo codes of the venue that a message writes, or means. */
export function codesNamed(message: string, { promoCodes }: BusinessFacts): BusinessFacts['promoCodes'] {
  const named = promoCodes.filter(({ code }) => message.includes(code.toLowerCase()));
  return named.length === 0 && promoCodes.length === 1 && bringsCode.test(message) ? promoCodes : named;
}

/** Rounds in which so many play, when all rooms start together each time. */
export const roundsTogether = (players: number, moment: Moment): number => roundsIn(openRooms(moment), players);

/** So many rooms are named one by one; more are counted. */
const mostNamed = 6;

/** `The Vault takes 2 to 8 and The Crypt takes 2 to 12`, or `30 rooms take from 2 to 12` where naming them all is no answer. */
export function saySizes(rooms: readonly RoomFacts[], what = ''): string {
  if (rooms.length <= mostNamed)
    return listed(
      rooms.map(({ title, groupSize }) => `${title} takes ${groupSize.minimum} to ${groupSize.maximum}${what}`),
    );
  const fewest = Math.min(...rooms.map(({ groupSize }) => groupSize.minimum));
  const most = Math.max(...rooms.map(({ groupSize }) => groupSize.maximum));
  return `${rooms.length} rooms take from ${fewest} to ${most}${what}`;
}

/** For whom a room is, by age, and in which languages it can be played where they are not English alone. */
export const sayWhoPlays = ({ ageGuidance, minimumAge, adultNeededBelowAge, languages }: RoomFacts): string =>
  [
    ageGuidance,
    ...(minimumAge ? [`Tickets for it are for ages from ${minimumAge}.`] : []),
    ...(adultNeededBelowAge ? [`Below ${adultNeededBelowAge} an adult plays along.`] : []),
    ...(languages ? [`It can be played in ${listed(languages)}.`] : []),
  ].join(' ');

/** Rooms that are no longer played. */
export const retiredRooms = ({ facts, now }: Moment): RoomFacts[] =>
  facts.rooms.filter((room) => roomStatus(room, now) === 'retired');

/** True once a room is no longer played. */
export const isRetired = (room: RoomFacts, now: Date) => roomStatus(room, now) === 'retired';

/** True when rooms are spoken of, and none of them is played any more. */
export const areRetired = (rooms: readonly RoomFacts[], now: Date): boolean =>
  rooms.length > 0 && rooms.every((room) => isRetired(room, now));

/** `monday` as `Monday`. */
export const dayName = (day: Weekday) => capitalized(day);

/** A mention as people read it: `Saturday, November 21`, `Thanksgiving (Thursday, November 26)`, `Saturdays`. */
export function sayDay(mention: DayMention, now: Date): string {
  if (mention.kind === 'weekend') return 'weekends';
  if (mention.kind === 'weekdays') return 'weekdays';
  if (mention.kind === 'weekday') return `${dayName(mention.weekday)}s`;
  const sameYear = mention.day.slice(0, 4) === venueDay(now).slice(0, 4);
  const date = sameYear ? formatDay(mention.day).replace(/, \d{4}$/, '') : formatDay(mention.day);
  const named = `${dayName(mention.weekday)}, ${date}`;
  return mention.name ? `${mention.name} (${named})` : named;
}

/** How to reach a person, as a sentence's end: `call … or write to …`. */
export const reachUs = ({ phone, email }: BusinessFacts) => `call ${phone} or write to ${email}`;

/** Says that the facts do not hold an answer, and where one can be had. */
export function notKnown(business: BusinessFacts, what = 'that'): string {
  return `I don’t know ${what}: it is not in the venue’s notes, and I won’t guess. For a sure answer, ${reachUs(business)}, or leave a message with **Talk to a person**.`;
}

/** A part of a room's page as a source. */
export const roomSource = (
  room: RoomFacts,
  anchor: 'facts' | 'access' | 'story' | 'questions' | 'book' = 'facts',
): ChatSource => ({
  title: room.title,
  href: `/rooms/${room.slug}#${anchor}`,
});

/** A question of the FAQ as a source; none when the content has no such question. */
export const faqSource = (facts: VenueFactsFile, id: string): ChatSource[] => {
  const question = facts.questions.find((each) => each.id === id);
  return question ? [{ title: question.question, href: questionPath(id) }] : [];
};

/** A room as a card: its players and minutes, with its booking page while it is open. */
export function roomCard(room: RoomFacts, { facts, now }: Moment): ChatCard {
  const { minimum, maximum } = room.groupSize;
  const booking = isRetired(room, now)
    ? undefined
    : (facts.business.booking.rooms[room.slug] ?? facts.business.booking.general);
  return {
    kind: 'room',
    slug: room.slug,
    title: room.title,
    note: isRetired(room, now) ? 'Retired' : `${minimum} to ${maximum} players, ${room.duration} minutes`,
    href: `/rooms/${room.slug}`,
    ...(booking && { booking }),
  };
}

/** The first rooms of several as cards, no more than anybody looks at. */
export const roomCards = (rooms: readonly RoomFacts[], moment: Moment, most = 3): ChatCard[] =>
  rooms.slice(0, most).map((room) => roomCard(room, moment));

/** The booking page of the first room that is spoken of, or of all rooms, as a card. */
export const roomBookingCard = ([room]: readonly RoomFacts[], business: BusinessFacts): ChatCard =>
  room
    ? {
        kind: 'booking',
        label: `Book ${room.title}`,
        href: business.booking.rooms[room.slug] ?? business.booking.general,
      }
    : bookingCard(business);

/** A page of the booking provider as a card. */
export const bookingCard = (
  business: BusinessFacts,
  target: 'general' | 'giftCards' | 'birthday' | 'corporate' = 'general',
): ChatCard => ({
  kind: 'booking',
  label: {
    general: 'Book a room',
    giftCards: 'Buy a gift card',
    birthday: 'Book a birthday party',
    corporate: 'Plan a team event',
  }[target],
  href: business.booking[target] ?? business.booking.general,
});

/** Text of an FAQ item, if the content has it. */
export const faqText = (facts: VenueFactsFile, id: string) => facts.questions.find((each) => each.id === id)?.answer;

/** What a reply may say back to the visitor: the days, times, ages and numbers of the question. */
export function echoes({ days, times, group }: Pick<Asked, 'days' | 'times' | 'group'>, moment: Moment): string[] {
  const { now } = moment;
  const { players, fewest, kids, adults, ages } = group;
  return [
    ...days.map((day) => sayDay(day, now)),
    ...times.map(({ time }) => formatTimeOfDay(time)),
    ...[players, fewest, kids, adults].filter((count) => count !== undefined).map((count) => `${count} people`),
    ...(players === undefined ? [] : [`${roundsTogether(players, moment)} rounds`]),
    ...ages.map((age) => `age ${age}, ${age}-year-old`),
  ];
}
