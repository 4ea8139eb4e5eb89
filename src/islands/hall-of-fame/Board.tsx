import { formatGameTime, type LeaderboardEntry } from '#domain/hall-of-fame.ts';
import type { BoardRoom } from './HallOfFame.tsx';

interface Props {
  room: BoardRoom;
  /** Heading of the list, such as "Last Month’s Champions". */
  label?: string;
  /** Fastest first; without a rank, the place in the list counts. */
  teams?: readonly (LeaderboardEntry & { rank?: number })[];
  /** What to say when there are no teams. */
  empty: string;
}

/** One room's plate on the wall: its name, the period, and teams with place and time. */
export function Board({ room, label, teams = [], empty }: Props) {
  return (
    <section className="board" data-tint={room.slug} aria-label={`${room.name}: fastest teams`}>
      <h3>{room.name}</h3>
      {teams.length === 0 ? (
        <p className="board-empty">{empty}</p>
      ) : (
        <>
          <p className="board-label">{label}</p>
          <ol>
            {teams.map((team, index) => (
              <li key={team.id}>
                <span className="board-rank">{team.rank ?? index + 1}</span>
                {team.team_logo_url && <img src={team.team_logo_url} alt="" width="32" height="32" loading="lazy" />}
                <span className="board-team">{team.team_name}</span>
                <span className="board-time">{formatGameTime(team.adjusted_time_seconds)}</span>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}
