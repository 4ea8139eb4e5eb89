import { formatGameTime } from '#domain/hall-of-fame.ts';
import type { RankedTeam } from '#domain/leaderboard.ts';
import { nameSize } from '#domain/tv-slides.ts';

interface Props {
  label: string;
  team: RankedTeam;
  /** What stands below the time, behind the room's name. */
  words: string;
}

/** The whole screen for one team. */
export function Moment({ label, team, words }: Props) {
  return (
    <section className="tv-moment" role="status">
      <div className="tv-glow" aria-hidden="true" />
      <p className="tv-label">{label}</p>
      {team.team_logo_url && <img src={team.team_logo_url} alt="" width="160" height="160" />}
      <h1 data-size={nameSize(team.team_name)}>{team.team_name}</h1>
      <p className="tv-moment-time">{formatGameTime(team.adjusted_time_seconds)}</p>
      <p className="tv-moment-room">
        {team.room_name} · {words}
      </p>
    </section>
  );
}
