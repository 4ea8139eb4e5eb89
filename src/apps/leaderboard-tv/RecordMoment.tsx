import { formatGameTime } from '#domain/hall-of-fame.ts';
import type { TvRecord } from '#domain/tv-records.ts';
import { Moment } from './Moment.tsx';

const headings = { 'all-time': 'New room record', month: 'Fastest of the month' };

/** A team that has just beaten everybody. */
export function RecordMoment({ record: { kind, team, margin } }: { record: TvRecord }) {
  return <Moment label={headings[kind]} team={team} words={`${formatGameTime(margin)} faster than anybody before`} />;
}
