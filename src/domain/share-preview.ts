import { formatGameTime } from './hall-of-fame.ts';
import { percentileOf, placeOf, shareCardPath, type ShareCard } from './share-card.ts';

/** What the build knows of the site, for the previews of cards that are born after it. */
export interface PreviewFacts {
  /** Address of the site, and name of the venue. */
  site: string;
  venue: string;
  /** The backend that knows the cards, and its public key. */
  backend: { url: string; key: string };
  /** Address of each room's picture for shared links, by the title of the room. */
  pictures: Record<string, string>;
}

/** What a messenger shows of a link to a card. */
export interface SharePreview {
  title: string;
  description: string;
  url: string;
  /** The room's picture; undefined for a room that the build did not know. */
  picture?: { url: string; alt: string };
}

/** Title of a card's page, without the venue's name: `The Copper Owls: The Vault in 35:21`. */
export function titleOfCard({ team_name: team, room_name: room, adjusted_time_seconds: seconds }: ShareCard): string {
  return `${team}: ${room} in ${formatGameTime(seconds)}`;
}

/** The card in sentences: team, room, time, place and how many teams it beat. */
export function describeCard(card: ShareCard): string {
  const time = formatGameTime(card.adjusted_time_seconds);
  return `${card.team_name} got out of ${card.room_name} in ${time}. ${placeOf(card)}. ${percentileOf(card)}.`;
}

/** The preview of a card that has no page of its own yet. */
export function previewOf(card: ShareCard, code: string, { site, venue, pictures }: PreviewFacts): SharePreview {
  const picture = Object.hasOwn(pictures, card.room_name) ? pictures[card.room_name] : undefined;
  return {
    title: `${titleOfCard(card)} | ${venue}`,
    description: describeCard(card),
    url: new URL(shareCardPath(code), site).href,
    ...(picture !== undefined && {
      picture: { url: new URL(picture, site).href, alt: `${card.room_name} – ${venue}` },
    }),
  };
}
