import { formatGameTime } from '#domain/hall-of-fame.ts';
import { formatHints } from '#domain/leaderboard.ts';
import { fillsRow, nameSize, type TvSlide } from '#domain/tv-slides.ts';
import { QrCode } from './QrCode.tsx';

interface Props {
  slide: Extract<TvSlide, { kind: 'board' }>;
  venue: string;
  bookingUrl: string;
}

/** One room's board: ten rows that can be read from across the lobby. */
export function BoardSlide({ slide: { room, label, teams }, venue, bookingUrl }: Props) {
  const total = teams[0]?.total ?? 0;
  return (
    <section className="tv-board" data-tint={room.slug}>
      <header>
        <p className="tv-venue">{venue}</p>
        <p className="tv-label">{label}</p>
        <h1 data-size={nameSize(room.name)}>{room.name}</h1>
        <p className="tv-count">{total === 1 ? '1 team got out' : `${total} teams got out`}</p>
        <QrCode address={bookingUrl} label="Think you are faster? Book." />
      </header>
      <ol>
        {teams.map((team) => (
          <li key={team.id}>
            <span className="tv-rank">{team.rank}</span>
            {team.team_logo_url && <img src={team.team_logo_url} alt="" width="64" height="64" />}
            <span className="tv-team" data-long={fillsRow(team.team_name)}>
              {team.team_name}
            </span>
            <span className="tv-hints">{formatHints(team.hints_used)}</span>
            <span className="tv-time">{formatGameTime(team.adjusted_time_seconds)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
