import { useStore } from '@nanostores/react';
import { answerShares } from '#domain/dashboard-charts.ts';
import type { ChatDay } from '#domain/dashboard.ts';
import { $chatDays } from '#stores/staff-dashboard.ts';
import { Bars } from '#ui/Bars.tsx';
import { countOf, showDay } from './moments.ts';

const kinds = [
  { kind: 'model', label: 'by the language model' },
  { kind: 'answerer', label: 'from the facts alone' },
  { kind: 'unanswered', label: 'without an answer' },
] as const;

const repliesOf = ({ model, answerer, unanswered }: ChatDay) => model + answerer + unanswered;

function partsOf(day: ChatDay) {
  const { model, answerer } = day;
  return [
    { kind: 'model', from: 0, to: model },
    { kind: 'answerer', from: model, to: model + answerer },
    { kind: 'unanswered', from: model + answerer, to: repliesOf(day) },
  ];
}

/** Chats a day, and who answered them. */
export function ChatDays() {
  const state = useStore($chatDays);
  const days = state.status === 'ready' ? state.read : [];
  const shares = answerShares(days);
  const chats = days.reduce((sum, day) => sum + day.chats, 0);
  const highest = Math.max(...days.map(repliesOf));
  const [first, last] = [days.at(0), days.at(-1)];
  return (
    <section className="dashboard-part" aria-labelledby="chat-days">
      <h2 id="chat-days">Chats in the last four weeks</h2>
      {state.status === 'loading' && <p role="status">Reading …</p>}
      {state.status === 'failed' && <p>The chats cannot be read right now.</p>}
      {first && last && (
        <div className="plate">
          <p className="chart-facts">
            {countOf(chats, 'chat')} · {countOf(shares.total, 'reply', 'replies')}
          </p>
          <ul className="chart-legend">
            {kinds.map(({ kind, label }) => (
              <li key={kind} className={`legend-${kind}`}>
                <strong>{shares[kind].percent}%</strong> {label}
              </li>
            ))}
          </ul>
          <p className="chart-name">Replies a day, up to {highest}</p>
          <Bars
            label={`Replies a day from ${showDay(first.day)} to ${showDay(last.day)}: ${days.map(repliesOf).join(', ')}`}
            highest={highest}
            columns={days.map((day) => ({ name: day.day, parts: partsOf(day) }))}
          />
          <p className="chart-ends">
            <span>{showDay(first.day)}</span>
            <span>Today</span>
          </p>
          <details className="more chart-table">
            <summary>
              Table<span className="unseen"> of chats</span>
            </summary>
            <table>
              <thead>
                <tr>
                  <th scope="col">Day</th>
                  <th scope="col">Chats</th>
                  <th scope="col">Model</th>
                  <th scope="col">Facts</th>
                  <th scope="col">None</th>
                </tr>
              </thead>
              <tbody>
                {days.toReversed().map((day) => (
                  <tr key={day.day}>
                    <th scope="row">{showDay(day.day)}</th>
                    <td>{day.chats}</td>
                    <td>{day.model}</td>
                    <td>{day.answerer}</td>
                    <td>{day.unanswered}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </div>
      )}
    </section>
  );
}
