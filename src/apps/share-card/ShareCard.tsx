import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { readShareCode, type ShareCard as Card } from '#domain/share-card.ts';
import { $shareCard, openKnownCard, openShareCard } from '#stores/share.ts';
import { CardFace } from './CardFace.tsx';
import { CardNotice } from './CardNotice.tsx';
import { RemovalRequest } from './RemovalRequest.tsx';
import { SharePictures } from './SharePictures.tsx';
import './share-card.css';

/** A room as its cards need it. */
export interface CardRoom {
  name: string;
  slug: string;
  /** Where to book it; a retired room has none. */
  bookingUrl: string | undefined;
  /** Addresses of its picture, wide and upright. */
  wide: string;
  tall: string;
}

interface Props {
  rooms: CardRoom[];
  /** Pictures behind a room that the site does not know any more. */
  lobby: { wide: string; tall: string };
  venue: string;
  email: string;
  bookingUrl: string;
  /** Address of the site, with protocol. */
  siteUrl: string;
  /** The card that this page was built for, if it was. */
  known?: { code: string; card: Card };
}

/** The page of one team: its card, pictures to post, and the way off the wall. */
export function ShareCard({ rooms, lobby, venue, email, bookingUrl, siteUrl, known }: Props) {
  const loaded = useStore($shareCard, { ssr: 'initial' });
  const state = loaded.status === 'loading' && known ? { status: 'ready' as const, ...known } : loaded;
  useEffect(() => {
    if (known) void openKnownCard(known.code, known.card);
    else void openShareCard(readShareCode(location.pathname.replace(/^\/share\/?/, '')));
  }, [known]);
  if (state.status !== 'ready') return <CardNotice status={state.status} email={email} />;
  const { code, card } = state;
  const room = rooms.find(({ name }) => name === card.room_name);
  const { wide, tall } = room ?? lobby;
  return (
    <article className="card-page" data-tint={room?.slug}>
      <CardFace card={card} wide={wide} tall={tall} venue={venue} />
      <div className="card-actions">
        <SharePictures card={card} code={code} art={{ wide, tall, venue, siteUrl }} />
        <p className="card-again">
          <a
            className="button button-quiet"
            href={room?.bookingUrl ?? bookingUrl}
            target="_blank"
            rel="noopener noreferrer"
          >
            {room?.bookingUrl ? 'Beat your own time' : 'Try another room'}
          </a>
          <a className="link" href="/leaderboard">
            See the whole leaderboard
          </a>
        </p>
        <RemovalRequest team={card.team_name} email={email} />
      </div>
    </article>
  );
}
