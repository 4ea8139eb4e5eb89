import type { FileRow } from '#domain/entry-file.ts';
import { formatGameTime } from '#domain/hall-of-fame.ts';

/** Rows shown of each kind; the rest is counted, and the bad ones are in the file to download. */
const mostShown = 100;

function Rows({ heading, rows }: { heading: string; rows: readonly FileRow[] }) {
  if (rows.length === 0) return null;
  return (
    <section>
      <h3>{heading}</h3>
      <ul className="file-rows">
        {rows.slice(0, mostShown).map((row) => (
          <li key={row.line}>
            <span className="file-line">Line {row.line}</span>{' '}
            {row.status === 'good'
              ? `${row.values.team_name}, ${formatGameTime(row.values.time_seconds + row.values.adjustment_seconds)}. ${row.warnings.join(' ')}`
              : `${row.problems.join(' ')} (${row.typed.join(', ')})`}
          </li>
        ))}
      </ul>
      {rows.length > mostShown && <p className="field-hint">and {rows.length - mostShown} more</p>}
    </section>
  );
}

/** Lines of a file that need a look: those that are left out, and those that are unusual. */
export function FileRows({ rows }: { rows: readonly FileRow[] }) {
  const bad = rows.filter((row) => row.status === 'bad');
  const odd = rows.filter((row) => row.status === 'good' && row.warnings.length > 0);
  return (
    <>
      <Rows heading={`Cannot be added (${bad.length})`} rows={bad} />
      <Rows heading={`Will be added, but look again (${odd.length})`} rows={odd} />
    </>
  );
}
