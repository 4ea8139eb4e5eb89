import { filmFrame, filmSite } from './film.ts';
import { piecesOf, type PostBlock } from './post-block.ts';

/** What a press on a film or a map in a post loads from another site. */
export interface PostFrame {
  /** Full address of what is loaded. */
  src: string;
  /** The site, as people call it. */
  site: string;
}

/** Degrees north and east. */
interface Coordinates {
  latitude: number;
  longitude: number;
}

/** How far a map reaches to each side of the door, in degrees: a walk of some minutes. */
const reach = { latitude: 0.003, longitude: 0.006 };

/** The frame of one line of a post; nothing for a line that loads nothing, and for a film that only its own site shows. */
export function frameOf({ name, attributes: { src = '' } }: PostBlock, door: Coordinates): PostFrame | undefined {
  if (name === 'map-card') return { src: mapFrame(door), site: 'OpenStreetMap' };
  const film = name === 'video-card' ? filmFrame(src) : undefined;
  return film === undefined ? undefined : { src: film, site: filmSite(src) ?? '' };
}

function mapFrame({ latitude, longitude }: Coordinates): string {
  const [west, east] = [longitude - reach.longitude, longitude + reach.longitude];
  const [south, north] = [latitude - reach.latitude, latitude + reach.latitude];
  const parameters = new URLSearchParams({
    bbox: [west, south, east, north].map((degrees) => degrees.toFixed(5)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${parameters}`;
}

/** The sites whose frames a post may load, as the policy of its page names them; none for most posts. */
export function frameSites(text: string, door: Coordinates): string[] {
  const frames = piecesOf(text).flatMap((piece) => ('html' in piece ? [] : (frameOf(piece, door) ?? [])));
  return [...new Set(frames.map(({ src }) => new URL(src).origin))].toSorted();
}
