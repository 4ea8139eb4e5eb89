import { formatGameTime, type LeaderboardEntry } from '#domain/hall-of-fame.ts';
import { formatHints, type RankedTeam } from '#domain/leaderboard.ts';
import type { BoardRoom } from '#stores/hall-of-fame.ts';

interface Props {
  room: BoardRoom;
  /** Heading of the list, such as "Last Month’s Champions". */
  label?: string;
  /** Fastest first; champions have no rank, their place in the list counts. */
  teams?: readonly (LeaderboardEntry | RankedTeam)[];
  /** What to say when there are no teams. */
  empty: string;
}

/** What a ranked team did it with: the share of teams it beat stands on its own card, where nobody wonders who beat the first. */
const hintsOf = (team: LeaderboardEntry | RankedTeam) => ('rank' in team ? formatHints(team.hints_used) : undefined);

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
                <span className="board-rank">{'rank' in team ? team.rank : index + 1}</span>
                {team.team_logo_url && <img src={team.team_logo_url} alt="" width="32" height="32" loading="lazy" />}
                <span className="board-team">
                  {team.team_name}
                  {hintsOf(team) && <small>{hintsOf(team)}</small>}
                </span>
                <span className="board-time">{formatGameTime(team.adjusted_time_seconds)}</span>
              </li>
            ))}
          </ol>
        </>
      )}
      {room.bookingUrl && (
        <a className="link board-book" href={room.bookingUrl} target="_blank" rel="noopener noreferrer">
          Book {room.name}
        </a>
      )}
    </section>
  );
}
