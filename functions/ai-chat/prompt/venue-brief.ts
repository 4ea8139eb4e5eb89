import {
  exceptionsOfYear,
  formatDays,
  formatPeriod,
  formatSpans,
  groupHours,
} from '../../../src/domain/opening-hours.ts';
import { venuePriceLines } from '../../../src/domain/prices.ts';
import { formatPublicationDay, isPublished, publicationDay } from '../../../src/domain/publication.ts';
import { besideTax } from '../../../src/domain/sales-tax.ts';
import { roomStatus } from '../../../src/domain/retirement.ts';
import { venueDay } from '../../../src/domain/venue-time.ts';
import type { AnswerContext } from '../../_shared/answerer/answer-types.ts';
import type { Family } from '../../_shared/answerer/finding/families.ts';
import { currentPosts } from '../../_shared/answerer/venue/current-posts.ts';
import { hasOffer, saidOfLacking } from '../../_shared/answerer/venue/offers.ts';
import type { RoomFacts, VenueFactsFile } from '../../_shared/contracts/venue-facts.ts';
import { cut, fitting } from './fit.ts';

/** Most posts that are named whatever is asked. */
const postsNamed = 3;

type Moment = Pick<AnswerContext, 'facts' | 'now'>;

/**
 * What a model has to know of a venue whatever it is asked, in plain lines. It is the same for every visitor of a day, byte
 * by byte, and has at most 10,500 characters, however many rooms, rules and posts there are.
 */
export function venueBrief({ facts, now }: Moment): string {
  const today = venueDay(now);
  const { business } = facts;
  const openRooms = facts.rooms.filter((room) => roomStatus(room, now) !== 'retired');
  const exceptions = exceptionsOfYear(business, today).map(
    (period) => `${formatPeriod(period, 'year')}: ${formatSpans(period.spans, ' to ')}. ${period.note ?? ''}`,
  );
  const week = groupHours(business.hours).map(
    ({ days, spans }) => `${formatDays(days)}: ${formatSpans(spans, ' to ')}`,
  );
  return [
    section('The venue', identity(facts), 1500),
    section('Opening hours, and days with other hours', [...week, ...exceptions], 1200),
    section(`Ticket prices${besideTax(business)}`, venuePriceLines(business.prices, openRooms), 1000),
    section('Rules and offers', rulesAndOffers(facts, today), 2000),
    section('What this venue does not have; say so when asked', lacking(facts), 500),
    section('Rooms', roomLines(facts, now), 3000),
    section('Pages', pageLines(facts, now), 700),
    section('Newest posts', postLines(facts, now), 500),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** A heading with its lines, as many as fit; nothing without any. */
function section(heading: string, lines: readonly string[], characters: number): string {
  const said = fitting(
    lines.map((line) => `- ${line.trim()}`),
    characters,
  );
  return said.length > 0 ? `## ${heading}\n${said.join('\n')}` : '';
}

function identity({ business }: VenueFactsFile): string[] {
  const { name, description, phone, email, address, booking, social } = business;
  const { street, city, state, postalCode, near } = address;
  return [
    `${name}: ${cut(description, 500)}`,
    `Address: ${[street, city, `${state} ${postalCode}`].join(', ')}${near ? `, ${near}` : ''}`,
    `Phone: ${phone}. Email: ${email}`,
    `Booking: ${booking.general}`,
    ...social.map(({ label, url }) => `${label}: ${url}`),
  ];
}

/** What else the business file says, a line for each part: its names explain themselves. */
function rulesAndOffers({ business }: VenueFactsFile, today: string): string[] {
  const { policies, birthday, giftCards, careers, virtualReality, fiveStarReviews } = business;
  const promoCodes = business.promoCodes.filter(({ lastDay }) => lastDay >= today);
  const parts = { policies, birthday, giftCards, careers, virtualReality, fiveStarReviews };
  return [...Object.entries(parts), ...promoCodes.map((promoCode) => ['promoCode', promoCode] as const)].flatMap(
    ([part, value]) => (value === undefined ? [] : `${part}: ${JSON.stringify(value)}`),
  );
}

/** What visitors of such venues ask for and this one does not have: a model would guess that it has. */
const lacking = (facts: VenueFactsFile): string[] =>
  Object.entries(saidOfLacking)
    .filter(([family]) => !hasOffer(family as Family, { facts }))
    .map(([, sentence]) => sentence);

function roomLines({ rooms }: VenueFactsFile, now: Date): string[] {
  const lines = rooms.map((room) => roomLine(room, now));
  const said = fitting(lines, 2600);
  const left = lines.length - said.length;
  return left > 0 ? [...said, `and ${left} more`] : said;
}

function roomLine(room: RoomFacts, now: Date): string {
  const { slug, title, genre, groupSize, duration, scareLevel, minimumAge, adultNeededBelowAge, lastDay } = room;
  const status = roomStatus(room, now);
  if (status === 'retired') return `${title} (${slug}): retired, no longer played`;
  return [
    `${title} (${slug}): ${cut(genre, 60)}`,
    `${groupSize.minimum} to ${groupSize.maximum} players`,
    `${duration} minutes`,
    `scare level ${scareLevel.level} of 5`,
    ...(minimumAge === undefined ? [] : [`from age ${minimumAge}`]),
    ...(adultNeededBelowAge === undefined ? [] : [`an adult plays along below ${adultNeededBelowAge}`]),
    ...(status === 'retiring' ? [`last day ${lastDay}`] : []),
  ].join(', ');
}

const pageLines = ({ pages, posts }: VenueFactsFile, now: Date): string[] => [
  'Leaderboard, the fastest teams of each room: /leaderboard',
  ...(posts.some((post) => isPublished(post, now)) ? ['Blog: /blog'] : []),
  ...pages.map(({ title, path }) => `${cut(title, 80)}: ${path}`),
];

const postLines = (facts: VenueFactsFile, now: Date): string[] =>
  currentPosts(facts, now)
    .map((post) => ({ ...post, day: publicationDay(post) }))
    .toSorted((one, other) => other.day.localeCompare(one.day))
    .slice(0, postsNamed)
    .map(({ day, title, slug }) => `${formatPublicationDay(day)} ${cut(title, 100)}: /blog/${slug}`);
