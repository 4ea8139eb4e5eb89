import type { RankedTeam } from '#domain/leaderboard.ts';
import { Moment } from './Moment.tsx';

/** A team that the counter shows, for its photo. */
export function ShownTeam({ team }: { team: RankedTeam }) {
  const place = team.total === 1 ? 'the first team on the wall' : `place ${team.rank} of ${team.total} on the wall`;
  return <Moment label="They got out" team={team} words={place} />;
}
