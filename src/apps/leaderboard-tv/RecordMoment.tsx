import { formatGameTime } from '#domain/hall-of-fame.ts';
import { nameSize } from '#domain/tv-slides.ts';
import type { TvRecord } from '#domain/tv-records.ts';

const headings = { 'all-time': 'New room record', month: 'Fastest of the month' };

/** The whole screen for a team that has just beaten everybody. */
export function RecordMoment({ record: { kind, team, margin } }: { record: TvRecord }) {
  return (
    <section className="tv-moment" role="status">
      <div className="tv-glow" aria-hidden="true" />
      <p className="tv-label">{headings[kind]}</p>
      {team.team_logo_url && <img src={team.team_logo_url} alt="" width="160" height="160" />}
      <h1 data-size={nameSize(team.team_name)}>{team.team_name}</h1>
      <p className="tv-moment-time">{formatGameTime(team.adjusted_time_seconds)}</p>
      <p className="tv-moment-room">
        {team.room_name} · {formatGameTime(margin)} faster than anybody before
      </p>
    </section>
  );
}
