import { sayResults, type RoomResults } from '#domain/escape-rate.ts';
import { exceptionsOfYear, formatDays, formatPeriod, formatSpans, groupHours } from '#domain/opening-hours.ts';
import { formatList } from '#domain/open-room-facts.ts';
import { describePartyTimes } from '#domain/party-times.ts';
import { formatDay } from '#domain/publication.ts';
import type { RoomStatus } from '#domain/retirement.ts';
import { formatDollars, minimumSentences, venuePriceLines } from '#domain/prices.ts';
import { besideTax } from '#domain/sales-tax.ts';
import { formatAddress, formatRange } from '#domain/venue-facts.ts';
import type { Business } from '#schemas/business.ts';
import type { Question } from '#schemas/question.ts';
import type { Room } from '#schemas/room.ts';

/** A room as it is described to assistants. */
export type LlmsRoom = Omit<Room, 'imageUrl' | 'imageUrlTall' | 'gallery'> & {
  status: RoomStatus;
  href: string;
  bookingUrl: string | undefined;
  results?: RoomResults | undefined;
};

/** A page to read more on. */
export interface LlmsLink {
  title: string;
  path: string;
  note: string;
}

/** What the file is made of; all texts have their facts filled in. */
export interface LlmsSource {
  business: Business;
  rooms: readonly LlmsRoom[];
  questions: readonly Pick<Question, 'question' | 'answer' | 'link'>[];
  pages: readonly LlmsLink[];
  posts: readonly LlmsLink[];
  site: URL;
  /** Day on which the site is built, `YYYY-MM-DD`, venue time. */
  today: string;
}

/**
 * The venue for language models, as https://llmstxt.org proposes: name, summary, details without headings, then lists
 * of links under headings.
 */
export function llmsText(source: LlmsSource): string {
  const { business, rooms, pages, posts, site, today } = source;
  const absolute = (path: string) => new URL(path, site).href;
  const links = (items: readonly LlmsLink[]) =>
    list(items.map(({ title, path, note }) => `[${title}](${absolute(path)}): ${note}`));
  return `${[
    `# ${business.name}`,
    `> ${business.description}`,
    sentences(
      `Everything below is as of ${formatDay(today)}, the day this file was built.`,
      `Times are in the ${business.timeZone} time zone, prices in US dollars${besideTax(business)}.`,
      `Games are booked on an outside booking page: ${business.booking.general}`,
    ),
    ...venueDetails(business, rooms, today),
    ...rooms.flatMap(roomDetails),
    ...offerDetails(business),
    ...questionDetails(source, absolute),
    '## Rooms',
    links(
      rooms.map(({ title, href, genre, status }) => ({ title, path: href, note: `${genre}, ${statusWord[status]}` })),
    ),
    '## Pages',
    links(pages),
    ...(posts.length > 0 ? ['## Blog', links(posts)] : []),
    '## Optional',
    list([
      `[Sitemap](${absolute('/sitemap-index.xml')}): every page`,
      ...(posts.length > 0 ? [`[RSS feed](${absolute('/rss.xml')}): new posts`] : []),
      ...business.social.map(({ label, url }) => `[${label}](${url}): our profile`),
    ]),
  ].join('\n\n')}\n`;
}

const statusWord: Record<RoomStatus, string> = {
  open: 'open',
  retiring: 'open, closing soon',
  retired: 'retired, no longer played',
};

function venueDetails(business: Business, rooms: readonly LlmsRoom[], today: string): string[] {
  const { policies, prices } = business;
  const openRooms = rooms.filter(({ status }) => status !== 'retired');
  const smallest = Math.min(...openRooms.map(({ groupSize }) => groupSize.minimum));
  const exceptions = exceptionsOfYear(business, today).map((period) =>
    sentences(
      `${formatPeriod(period, 'year')}: ${formatSpans(period.spans, ' to ')}.`,
      ...(period.note ? [period.note] : []),
    ),
  );
  return [
    '**Contact**',
    list([`Address: ${formatAddress(business.address)}`, `Phone: ${business.phone}`, `Email: ${business.email}`]),
    '**Opening hours**',
    list(groupHours(business.hours).map(({ days, spans }) => `${formatDays(days)}: ${formatSpans(spans, ' to ')}`)),
    ...(exceptions.length > 0 ? ['**Other hours**', list(exceptions)] : []),
    '**Prices**',
    list(venuePriceLines(prices, openRooms).map((line) => `${line}.`)),
    '**Policies**',
    list([
      `Arrive ${policies.arriveMinutesEarly} minutes early; a visit takes about ${policies.visitMinutes} minutes.`,
      policies.lateArrival,
      ...minimumSentences(policies.minimumPlayers ?? [], openRooms.length > 0 ? smallest : 1),
      `Tickets are for ages ${formatRange(policies.minimumAge, policies.maximumAge)}.`,
      `Children under ${policies.adultNeededBelowAge} need one adult for every ${policies.childrenPerAdult} of them.`,
      `Groups of ${policies.severalRoomsFrom} or more book several rooms.`,
      `Canceling or changing is free until ${policies.cancellationHours} hours before the game.`,
    ]),
  ];
}

function roomDetails(room: LlmsRoom): string[] {
  const { groupSize, accessibility: access, scareLevel } = room;
  if (room.status === 'retired') {
    const since = room.lastDay ? ` Its last day was ${formatDay(room.lastDay)}.` : '';
    return [
      `**Room: ${room.title} (retired)**`,
      list([`${room.genre}. ${room.description}`, `It is no longer played.${since}`]),
    ];
  }
  return [
    `**Room: ${room.title} (${statusWord[room.status]})**`,
    list([
      `${room.genre}. ${room.description}`,
      ...(room.lastDay ? [`Its last day is ${formatDay(room.lastDay)}.`] : []),
      sentences(
        `Players: ${formatRange(groupSize.minimum, groupSize.maximum)},`,
        `best with ${formatRange(groupSize.idealMinimum, groupSize.idealMaximum)}.`,
        `Can the smallest team finish it? ${room.smallestTeam}`,
      ),
      sentences(`Game: ${room.duration} minutes. Difficulty: ${room.difficulty}.`, ...room.difficultyNotes),
      ...(room.results ? [`Results: ${sayResults(room.results)}`] : []),
      `Scare level: ${scareLevel.level} of 5. ${scareLevel.note}`,
      `Ages: ${room.ageGuidance}${room.minimumAge ? ` Tickets are for ages from ${room.minimumAge}.` : ''}${room.adultNeededBelowAge ? ` Below ${room.adultNeededBelowAge} an adult plays along.` : ''}`,
      ...(room.languages ? [`Languages: ${formatList(room.languages)}.`] : []),
      sentences('Physical demands:', ...room.physicalDemands),
      sentences(
        `Access. Free of steps: ${access.stepFree}`,
        ...(access.narrowestDoorInches ? [`Narrowest door: ${access.narrowestDoorInches} inches.`] : []),
        `Crawling: ${access.crawling}`,
        `Reach: ${access.reach}`,
        `Flashing light: ${access.flashingLight}`,
        `Clues by sound alone: ${access.soundOnlyClues}`,
        `Color puzzles: ${access.colorPuzzles}`,
        `Seating: ${access.seating}`,
        `Way out: ${access.exit}`,
      ),
      ...(room.contentWarnings.length > 0 ? [sentences('Content warnings:', ...room.contentWarnings)] : []),
      ...(room.bookingUrl ? [`Booking page: ${room.bookingUrl}`] : []),
    ]),
  ];
}

function offerDetails({ birthday, booking, giftCards, hours }: Business): string[] {
  const bookedAt = (address: string | undefined) => (address ? [`Booking page: ${address}`] : []);
  return [
    ...(birthday
      ? [
          '**Birthday packages**',
          list([
            ...birthday.packages.map(({ players, price }) => `${players} players: ${formatDollars(price)}`),
            `Up to ${birthday.extraKidsPerGroup} extra kids: ${formatDollars(birthday.extraKidsPrice)} for the group`,
            `Available ${describePartyTimes(birthday.partyTimes, hours)}; booked at least ${birthday.bookAheadHours} hours ahead.`,
            ...bookedAt(booking.birthday),
          ]),
        ]
      : []),
    ...(giftCards ? ['**Gift cards**', list([...giftCards.rules, ...bookedAt(booking.giftCards)])] : []),
    ...(booking.corporate ? ['**Company events**', list(bookedAt(booking.corporate))] : []),
  ];
}

function questionDetails({ questions }: LlmsSource, absolute: (path: string) => string): string[] {
  if (questions.length === 0) return [];
  return [
    '**Questions and answers**',
    list(
      questions.map(
        ({ question, answer, link }) =>
          `**${question}** ${answer}${link ? ` [${link.label}](${absolute(link.href)})` : ''}`,
      ),
    ),
  ];
}

const sentences = (...parts: readonly string[]) => parts.join(' ');

const list = (items: readonly string[]) => items.map((item) => `- ${item.replace(/\s+/g, ' ')}`).join('\n');
