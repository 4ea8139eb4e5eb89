import type { ReactNode } from 'react';
import { notEscapedLabel } from '#domain/entry.ts';
import type { FileRow } from '#domain/entry-file.ts';
import { formatGameTime } from '#domain/hall-of-fame.ts';
import { leaveOut } from '#stores/entries-files.ts';

/** Rows shown of each kind; the rest is counted, and the bad ones are in the file to download. */
const mostShown = 100;

interface Props {
  rows: readonly FileRow[];
  /** Lines that somebody left out after a look. */
  leftOut: readonly number[];
  /** True while lines can be left out. */
  canChoose: boolean;
}

interface RowsProps<Row> {
  heading: string;
  rows: readonly Row[];
  most?: number;
  children(row: Row): ReactNode;
}

function Rows<Row extends FileRow>({ heading, rows, most = mostShown, children }: RowsProps<Row>) {
  if (rows.length === 0) return null;
  return (
    <section>
      <h3>{heading}</h3>
      <ul className="file-rows">
        {rows.slice(0, most).map((row) => (
          <li key={row.line}>
            <span className="file-line">Line {row.line}</span> {children(row)}
          </li>
        ))}
      </ul>
      {rows.length > most && <p className="field-hint">and {rows.length - most} more</p>}
    </section>
  );
}

function wordsOf(row: Exclude<FileRow, { status: 'bad' }>): string {
  const game =
    row.status === 'not escaped'
      ? `${notEscapedLabel}, ${row.game.room_name}`
      : `${row.values.team_name}, ${formatGameTime(row.values.time_seconds + row.values.adjustment_seconds)}`;
  return `${game}. ${row.warnings.join(' ')}`;
}

/** Lines of a file that need a look: those that cannot be added, and those that are unusual and can be left out. */
export function FileRows({ rows, leftOut, canChoose }: Props) {
  const bad = rows.filter((row) => row.status === 'bad');
  const odd = rows.filter((row) => row.status !== 'bad').filter(({ warnings }) => warnings.length > 0);
  return (
    <>
      <Rows heading={`Cannot be added (${bad.length})`} rows={bad}>
        {({ problems, typed }) => `${problems.join(' ')} (${typed.join(', ')})`}
      </Rows>
      {/* Every one of them can be left out, so every one is shown. */}
      <Rows heading={`Will be added, but look again (${odd.length})`} rows={odd} most={odd.length}>
        {(row) => (
          <>
            {wordsOf(row)}
            {canChoose && (
              <label className="file-choice">
                <input
                  type="checkbox"
                  checked={leftOut.includes(row.line)}
                  onChange={(event) => leaveOut(row.line, event.target.checked)}
                />{' '}
                Leave out<span className="unseen"> line {row.line}</span>
              </label>
            )}
          </>
        )}
      </Rows>
    </>
  );
}
