import { writeBadRows } from '#domain/entry-file.ts';
import { addFile, forgetFile, undoFile, type ImportState } from '#stores/entries-files.ts';
import { downloadText } from '#lib/download.ts';
import { FileRows } from './FileRows.tsx';

const lines = (count: number) => (count === 1 ? '1 line' : `${count} lines`);
const teams = (count: number) => (count === 1 ? '1 team' : `${count} teams`);

/** What a file holds, line by line, before and after its good lines are added. */
export function FileReport({ state }: { state: ImportState }) {
  if (state.status === 'none') return null;
  if (state.status === 'reading') return <p role="status">Reading the file …</p>;
  if (state.status === 'unreadable')
    return (
      <p role="alert" className="field-problem">
        {state.file}: {state.reason}
      </p>
    );
  const fit = state.rows.filter((row) => row.status !== 'bad').length;
  const bad = state.rows.length - fit;
  const leftOut = state.status === 'checked' ? state.leftOut : [];
  const good = fit - leftOut.length;
  return (
    <div className="report">
      <p role="status">
        {state.status === 'checked' && `${state.file}: ${lines(good)} can be added, ${lines(bad)} cannot.`}
        {state.status === 'adding' && `Adding: ${state.added} of ${state.total} …`}
        {state.status === 'stopped' && `Stopped after ${teams(state.added)}. ${state.reason}`}
        {state.status === 'added' &&
          `Done: ${teams(state.added)} added, ${lines(state.rows.length - state.added)} left out.`}
        {state.status === 'undone' && `Taken out again: ${teams(state.undone)}. Each can be restored for thirty days.`}
      </p>
      <div className="chips">
        {(state.status === 'checked' || state.status === 'stopped') && good > 0 && (
          <button type="button" className="button" onClick={() => void addFile()}>
            {state.status === 'stopped' ? 'Go on' : `Add ${teams(good)}`}
          </button>
        )}
        {state.status === 'added' && state.added > 0 && (
          <button type="button" className="button button-quiet" onClick={() => void undoFile()}>
            {state.isUndoing === 'sending' ? 'Taking out …' : 'Take this file out again'}
          </button>
        )}
        {bad > 0 && (
          <button
            type="button"
            className="button button-quiet"
            onClick={() => downloadText(writeBadRows(state.heading, state.rows), 'lines-to-mend.csv')}
          >
            Download {lines(bad)} to mend
          </button>
        )}
        {state.status !== 'adding' && (
          <button type="button" className="text-button" onClick={forgetFile}>
            Put the file away
          </button>
        )}
      </div>
      <p role="alert" className="field-problem">
        {state.status === 'added' && state.isUndoing === 'failed' && 'It was not taken out. Please try again.'}
      </p>
      <FileRows rows={state.rows} leftOut={leftOut} canChoose={state.status === 'checked'} />
    </div>
  );
}
