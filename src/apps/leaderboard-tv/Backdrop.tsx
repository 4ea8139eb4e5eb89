import type { TvPicture } from '#domain/tv.ts';

/** Addresses of a picture for wide and for upright screens. */
export interface Backdrops {
  wide: string;
  tall: string;
}

interface Props {
  picture: TvPicture;
  rooms: (Backdrops & { name: string; slug: string })[];
  lobby: Backdrops;
}

/** Name of the room that a picture is about, if it is about one. */
function roomOf(picture: TvPicture): string | undefined {
  if (picture.kind === 'moment') return picture.record.team.room_name;
  if (picture.kind === 'team') return picture.team.room_name;
  if (picture.kind !== 'slide' || picture.slide.kind === 'champions' || picture.slide.kind === 'words')
    return undefined;
  return picture.slide.room.name;
}

/**
 * The room behind its board, dimmed. All rooms stay loaded and fade into each other: nothing is fetched when a slide
 * turns, and no slide begins on black. Both shapes are there, and the stylesheet shows the one that fits the screen.
 */
export function Backdrop({ picture, rooms, lobby }: Props) {
  if (picture.kind === 'dark') return null;
  const shown = rooms.find(({ name }) => name === roomOf(picture));
  return [...rooms, { ...lobby, slug: 'lobby' }].map(({ slug, wide, tall }) => (
    <div key={slug} className="tv-backdrop" data-shown={slug === (shown?.slug ?? 'lobby')}>
      <img className="tv-wide" src={wide} alt="" width="1920" height="1080" />
      <img className="tv-tall" src={tall} alt="" width="1080" height="1920" loading="lazy" />
    </div>
  ));
}
