import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { DashboardPoll } from '#domain/dashboard.ts';
import { $pollVotes, loadPolls } from '#stores/dashboard-ratings.ts';
import { countOf } from './moments.ts';

/** How the site's polls stand. The bars say what the words beside them say. */
export function Polls({ polls }: { polls: readonly DashboardPoll[] }) {
  const state = useStore($pollVotes);
  useEffect(() => void loadPolls(), []);
  if (state.status === 'loading') return <p role="status">Reading …</p>;
  if (state.status === 'failed') return <p role="status">{state.message}</p>;
  const votesFor = (poll: string, option: string) =>
    state.read.find((each) => each.poll === poll && each.option === option)?.votes ?? 0;
  return polls.map(({ id, question, options }) => {
    const total = options.reduce((sum, option) => sum + votesFor(id, option.id), 0);
    return (
      <section key={id} className="plate poll-result" aria-labelledby={id}>
        <h2 id={id}>{question}</h2>
        <p className="chart-facts">{countOf(total, 'vote')}</p>
        <ul>
          {options.map((option) => {
            const votes = votesFor(id, option.id);
            return (
              <li key={option.id}>
                <p>
                  {option.label} <strong>{votes}</strong>
                  {total > 0 && ` · ${Math.round((votes / total) * 100)}%`}
                </p>
                <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                  <rect className="bar-ground" width="100" height="1" />
                  <rect className="bar-model" width={total > 0 ? (votes / total) * 100 : 0} height="1" />
                </svg>
              </li>
            );
          })}
        </ul>
      </section>
    );
  });
}
