import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { OpeningHours } from '#domain/opening-hours.ts';
import { readTvSettings } from '#domain/tv-settings.ts';
import type { TvRoom } from '#domain/tv-slides.ts';
import type { OwnSlide } from '#domain/tv-words.ts';
import { loadBrandFonts } from '#lib/brand-fonts.ts';
import { keepPage } from '#stores/kept-page.ts';
import { $tvScreen, startTv, turnTv, wakeTv } from '#stores/tv.ts';
import { keepAwake } from '#stores/wake-lock.ts';
import { Backdrop, type Backdrops } from './Backdrop.tsx';
import { Picture } from './Picture.tsx';
import { StatusMark } from './StatusMark.tsx';
import './tv.css';
import './tv-slides.css';
import './words.css';

interface Props {
  rooms: (TvRoom & Backdrops)[];
  /** Picture behind what belongs to no room. */
  lobby: Backdrops;
  venue: string;
  openingHours: OpeningHours;
  /** What the venue says between its boards. */
  ownSlides: OwnSlide[];
  /** Where the code on the screen leads. */
  bookingUrl: string;
  version: string;
}

/** Keys of a remote control: left and right turn the slides, F or OK fills the screen. */
function pressed({ key }: KeyboardEvent): void {
  wakeTv();
  if (key === 'ArrowRight') turnTv(1);
  else if (key === 'ArrowLeft') turnTv(-1);
  else if (key === 'f' || key === 'Enter') void document.documentElement.requestFullscreen?.().catch(() => {});
}

/** A pointer that really moved: browsers also report one when the picture moves below it. */
function moved({ movementX, movementY }: PointerEvent): void {
  if (movementX !== 0 || movementY !== 0) wakeTv();
}

/** The screen in the lobby. */
export function LeaderboardTv({ rooms, lobby, venue, openingHours, ownSlides, bookingUrl, version }: Props) {
  const { picture, ...status } = useStore($tvScreen, { ssr: 'initial' });
  useEffect(() => {
    const settings = readTvSettings(location.search);
    document.documentElement.dataset['orientation'] = settings.orientation;
    const wanted = rooms.filter(({ slug }) => settings.rooms.includes(slug));
    const played = rooms.filter(({ retired }) => !retired);
    const stop = startTv(
      { rooms: wanted.length > 0 ? wanted : played, openingHours, ownSlides, seconds: settings.seconds },
      version,
    );
    const letGo = keepAwake();
    void loadBrandFonts();
    void keepPage(
      '/leaderboard/tv',
      [...rooms, lobby].flatMap(({ wide, tall }) => [wide, tall]),
    );
    addEventListener('keydown', pressed);
    addEventListener('pointerdown', wakeTv);
    addEventListener('pointermove', moved);
    return () => {
      stop();
      letGo();
      removeEventListener('keydown', pressed);
      removeEventListener('pointerdown', wakeTv);
      removeEventListener('pointermove', moved);
    };
  }, [rooms, lobby, openingHours, ownSlides, version]);
  return (
    <div className="tv" data-picture={picture.kind}>
      <div className="tv-frame">
        <Backdrop picture={picture} rooms={rooms} lobby={lobby} />
        <div className="tv-stage" data-drift={status.drift}>
          <Picture picture={picture} venue={venue} bookingUrl={bookingUrl} />
          {picture.kind !== 'dark' && <StatusMark {...status} />}
        </div>
      </div>
    </div>
  );
}
