import { formatGameTime } from '#domain/hall-of-fame.ts';
import { factsOf, formatShareDay, percentileOf, placeOf, type ShareCard } from '#domain/share-card.ts';

interface Props {
  card: ShareCard;
  wide: string;
  tall: string;
  venue: string;
}

/** The card itself: room, team, time, place, how many it beat, and the day. */
export function CardFace({ card, wide, tall, venue }: Props) {
  return (
    <section className="card-face" aria-labelledby="card-team">
      <picture>
        <source media="(min-width: 48rem)" srcSet={wide} width="1920" height="1080" />
        <img src={tall} alt="" width="1080" height="1350" fetchPriority="high" />
      </picture>
      <div className="card-words">
        <p className="eyebrow">{card.room_name}</p>
        <h1 id="card-team">
          {card.team_logo_url && <img src={card.team_logo_url} alt="" width="96" height="96" />}
          {card.team_name}
        </h1>
        <p className="card-time">
          <span className="hidden-words">Time: </span>
          {formatGameTime(card.adjusted_time_seconds)}
        </p>
        <p className="card-place">{placeOf(card)}</p>
        <p>{[percentileOf(card), ...factsOf(card)].join(' · ')}</p>
        <p className="card-day">
          {venue}, <time dateTime={card.date}>{formatShareDay(card.date)}</time>
        </p>
      </div>
    </section>
  );
}
