import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { questionEnds, type OpenQuestion, type QuestionEnd } from '#domain/dashboard.ts';
import { answerAddress } from '#domain/asked-question.ts';
import {
  $copy,
  $questionNotice,
  $questions,
  $wantedQuestions,
  copyAsFaq,
  loadMoreQuestions,
  loadQuestions,
  settle,
  showQuestions,
} from '#stores/dashboard-questions.ts';
import { PagedList } from '#ui/PagedList.tsx';
import { Moment } from './Moment.tsx';
import { countOf } from './moments.ts';
import { Shelves } from './Shelves.tsx';

const endLabels: Record<QuestionEnd, string> = { answered: 'Answered', 'not ours': 'Not ours', written: 'Written' };

const shelves = [
  { value: 'open', label: 'Open' },
  { value: 'settled', label: 'Settled' },
] as const;

/** How a question ended, or how it may end. */
function Ends({ open }: { open: OpenQuestion }) {
  if (open.settled)
    return (
      <button type="button" className="text-button" onClick={() => void settle(open, null)}>
        Open again<span className="unseen"> ({open.example})</span>
      </button>
    );
  return (
    <div className="question-actions" role="group" aria-label={`How “${open.example}” ended`}>
      <span className="field-hint" aria-hidden="true">
        Ended as:
      </span>
      {questionEnds.map((end) => (
        <button key={end} type="button" className="text-button" onClick={() => void settle(open, end)}>
          {endLabels[end]}
        </button>
      ))}
    </div>
  );
}

function QuestionRow({ open }: { open: OpenQuestion }) {
  const copy = useStore($copy);
  const own = copy?.question === open.question ? copy : null;
  return (
    <li>
      <p className="rank">
        {open.times_asked}
        <span> {open.times_asked === 1 ? 'time' : 'times'}</span>
      </p>
      <div className="row-what">
        <p className="row-name">{open.example}</p>
        <p className="field-hint">
          Last asked <Moment at={open.last_asked_at} />
          {open.settled && open.settled_at && (
            <>
              {' '}
              · {endLabels[open.settled].toLowerCase()}, says {open.settled_by_name}, <Moment at={open.settled_at} />
            </>
          )}
        </p>
        {own?.status === 'by-hand' && (
          <label className="copy-by-hand">
            This browser does not let the page copy. Select it and copy it yourself.
            <textarea readOnly rows={5} value={own.entry} onFocus={(event) => event.currentTarget.select()} />
          </label>
        )}
      </div>
      <div className="question-actions">
        <a className="text-button" href={answerAddress(open.example)}>
          Write this answer<span className="unseen"> ({open.example})</span>
        </a>
        <button type="button" className="text-button" onClick={() => void copyAsFaq(open)}>
          {own?.status === 'copied' ? 'Copied' : 'Copy as FAQ'}
          <span className="unseen"> ({open.example})</span>
        </button>
      </div>
      <Ends open={open} />
    </li>
  );
}

/** What the site could say next: questions without an answer, the most asked first. */
export function Questions() {
  const list = useStore($questions);
  const copy = useStore($copy);
  const wanted = useStore($wantedQuestions);
  const notice = useStore($questionNotice);
  const undo = notice?.undo;
  useEffect(() => void loadQuestions(), []);
  return (
    <>
      <p className="dashboard-lead">
        The assistant had no answer to these. Write one in the editor, or copy the question, paste it at the end of{' '}
        <code>src/content/questions.yaml</code>: the site and the assistant know the answer from the next build on.
      </p>
      <Shelves label="Which questions" shelves={shelves} shown={wanted} show={(which) => void showQuestions(which)} />
      <PagedList
        list={list}
        empty={wanted === 'open' ? 'Every question has found an answer so far.' : 'Nothing is settled yet.'}
        load={() => void loadQuestions()}
        loadMore={() => void loadMoreQuestions()}
      >
        {(questions) => (
          <ol className="rows ranked">
            {questions.map((open) => (
              <QuestionRow key={open.question} open={open} />
            ))}
          </ol>
        )}
      </PagedList>
      <div role="status">
        {notice && (
          <div className="toast">
            <p>{notice.text}</p>
            {undo && (
              <button type="button" className="text-button" onClick={() => void settle(undo, null)}>
                Undo
              </button>
            )}
          </div>
        )}
      </div>
      <p role="status" className="unseen">
        {copy?.status === 'copied' && `Copied. ${countOf(copy.entry.split('\n').length - 1, 'line')} to paste.`}
      </p>
    </>
  );
}
