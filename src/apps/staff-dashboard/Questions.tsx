import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { OpenQuestion } from '#domain/dashboard.ts';
import { answerAddress } from '#domain/asked-question.ts';
import { $copy, $questions, copyAsFaq, loadMoreQuestions, loadQuestions } from '#stores/dashboard-questions.ts';
import { PagedList } from '#ui/PagedList.tsx';
import { Moment } from './Moment.tsx';
import { countOf } from './moments.ts';

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
        </p>
        {own?.status === 'by-hand' && (
          <label className="copy-by-hand">
            This browser does not let the page copy. Select it and copy it yourself.
            <textarea readOnly rows={5} value={own.entry} onFocus={(event) => event.currentTarget.select()} />
          </label>
        )}
      </div>
      <a className="text-button" href={answerAddress(open.example)}>
        Write this answer<span className="unseen"> ({open.example})</span>
      </a>
      <button type="button" className="text-button" onClick={() => void copyAsFaq(open)}>
        {own?.status === 'copied' ? 'Copied' : 'Copy as FAQ'}
        <span className="unseen"> ({open.example})</span>
      </button>
    </li>
  );
}

/** What the site could say next: questions without an answer, the most asked first. */
export function Questions() {
  const list = useStore($questions);
  const copy = useStore($copy);
  useEffect(() => void loadQuestions(), []);
  return (
    <>
      <p className="dashboard-lead">
        The assistant had no answer to these. Write one in the editor, or copy the question, paste it at the end of{' '}
        <code>src/content/questions.yaml</code>: the site and the assistant know the answer from the next build on.
      </p>
      <PagedList
        list={list}
        empty="Every question has found an answer so far."
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
      <p role="status" className="unseen">
        {copy?.status === 'copied' && `Copied. ${countOf(copy.entry.split('\n').length - 1, 'line')} to paste.`}
      </p>
    </>
  );
}
