import type { TvPicture } from '#domain/tv.ts';
import { nameSize } from '#domain/tv-slides.ts';
import { openingSoonMessage } from '#domain/hall-of-fame.ts';
import { BoardSlide } from './BoardSlide.tsx';
import { ChampionsSlide } from './ChampionsSlide.tsx';
import { QrCode } from './QrCode.tsx';
import { RecordMoment } from './RecordMoment.tsx';
import { ShownTeam } from './ShownTeam.tsx';
import { Words } from './Words.tsx';

interface Props {
  picture: TvPicture;
  venue: string;
  bookingUrl: string;
}

/** Words in the middle of the screen, when there is no board. */
function Notice({ heading, words, bookingUrl }: { heading: string; words: string; bookingUrl?: string }) {
  return (
    <section className="tv-notice">
      <h1 data-size={nameSize(heading)}>{heading}</h1>
      <p>{words}</p>
      {bookingUrl && <QrCode address={bookingUrl} label="Book this room" />}
    </section>
  );
}

/** What is on the screen now. */
export function Picture({ picture, venue, bookingUrl }: Props) {
  switch (picture.kind) {
    case 'dark':
      return <h1 className="tv-dark">{venue} is closed</h1>;
    case 'closed':
      return <Notice heading={`${venue} is closed`} words={picture.why} />;
    case 'starting':
      return <Notice heading="The names on the wall" words="Reading the clock …" />;
    case 'unreachable':
      return (
        <Notice heading="The names on the wall" words="The boards cannot be read yet. This screen keeps trying." />
      );
    case 'moment':
      return <RecordMoment key={picture.record.team.id} record={picture.record} />;
    case 'team':
      return <ShownTeam key={picture.team.id} team={picture.team} />;
    case 'slide':
      if (picture.slide.kind === 'champions')
        return <ChampionsSlide key={picture.place} slide={picture.slide} venue={venue} />;
      if (picture.slide.kind === 'words') return <Words key={picture.place} slide={picture.slide} />;
      if (picture.slide.kind === 'empty')
        return <Notice heading={picture.slide.room.name} words={openingSoonMessage} bookingUrl={bookingUrl} />;
      return <BoardSlide key={picture.place} slide={picture.slide} venue={venue} bookingUrl={bookingUrl} />;
  }
}
