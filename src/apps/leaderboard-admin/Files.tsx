import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { PlayedRoom } from '#domain/entry.ts';
import { $import, checkFile, exportEntries } from '#stores/entries-files.ts';
import { Field } from '#ui/Field.tsx';
import { downloadText } from '#lib/download.ts';
import { AddedFiles } from './AddedFiles.tsx';
import { FileReport } from './FileReport.tsx';

/** Games in and out as CSV files. */
export function Files({ rooms }: { rooms: PlayedRoom[] }) {
  const state = useStore($import);
  const [isFailed, setFailed] = useState(false);
  const download = async () => {
    const text = await exportEntries();
    setFailed(text === undefined);
    if (text !== undefined) downloadText(text, 'leaderboard.csv');
  };
  return (
    <div className="files">
      <section className="plate" aria-labelledby="import">
        <h2 id="import">Add from a file</h2>
        <p>
          A CSV file with the columns room, team, time and date, and if you have them adjustment, hints, players and
          category. A state <em>did not get out</em> needs no team and no time, and may have the time left. You see
          every line before anything is saved.
        </p>
        <Field label="CSV file">
          {(links) => (
            <input
              {...links}
              type="file"
              accept=".csv,text/csv"
              onChange={(event) => {
                const file = event.target.files?.[0];
                if (file) void checkFile(file, rooms);
                event.target.value = '';
              }}
            />
          )}
        </Field>
        <FileReport state={state} />
      </section>
      <AddedFiles />
      <section className="plate" aria-labelledby="export">
        <h2 id="export">Take out as a file</h2>
        <p>
          The games that the list of teams shows with its filters, with their share codes, and those of teams that did
          not get out. It can be read in again.
        </p>
        <button type="button" className="button button-quiet" onClick={() => void download()}>
          Download CSV
        </button>
        <p role="status">{isFailed && 'The games cannot be read right now.'}</p>
      </section>
    </div>
  );
}
