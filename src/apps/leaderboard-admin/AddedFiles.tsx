import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { venueTimeZone } from '#domain/venue-time.ts';
import { $fileNotice, $files, loadFiles, takeOut, type LeaderboardFile } from '#stores/leaderboard-files.ts';

const momentFormat = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: venueTimeZone,
});
const say = (moment: string) => momentFormat.format(new Date(moment));

/** One file, and the way to take it out again: a press, and a second one that says how much goes. */
function AddedFile({ file }: { file: LeaderboardFile }) {
  const [isAsked, setAsked] = useState(false);
  const { name, lines, begun_at: begun, begun_by_name: who, taken_out_at: out } = file;
  return (
    <li>
      <p>
        <strong>{name}</strong> · {lines === 1 ? '1 line' : `${lines} lines`} · {who}, {say(begun)}
      </p>
      {out ? (
        <p className="field-hint">
          Taken out again by {file.taken_out_by_name}, {say(out)}: {file.taken_out} of {lines}.
        </p>
      ) : isAsked ? (
        <p className="chips">
          <button type="button" className="text-button" onClick={() => void takeOut(file)}>
            Yes, take out {name}
          </button>
          <button type="button" className="text-button" onClick={() => setAsked(false)}>
            Leave it in
          </button>
        </p>
      ) : (
        <button type="button" className="text-button" onClick={() => setAsked(true)}>
          Take out<span className="unseen"> {name}</span> again
        </button>
      )}
    </li>
  );
}

/** The files that were added last, by whomever. */
export function AddedFiles() {
  const state = useStore($files);
  const notice = useStore($fileNotice);
  useEffect(() => void loadFiles(), []);
  return (
    <section className="plate" aria-labelledby="added-files">
      <h2 id="added-files">Files that were added</h2>
      <p>
        Taking one out again is one step. Games that somebody changed since stay, and each game can be restored for
        thirty days.
      </p>
      {state.status === 'failed' && <p role="alert">{state.message}</p>}
      {state.status === 'ready' && state.read.length === 0 && <p className="field-hint">None in the last 90 days.</p>}
      {state.status === 'ready' && (
        <ul className="trail">
          {state.read.map((file) => (
            <AddedFile key={file.id} file={file} />
          ))}
        </ul>
      )}
      <p role="status">{notice}</p>
    </section>
  );
}
