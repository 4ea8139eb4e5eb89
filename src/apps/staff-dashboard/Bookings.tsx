import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { DashboardRoom } from '#domain/dashboard.ts';
import { pressSourceLabels, sayChange, sumsOf, type PressMonth, type PressSum } from '#domain/presses.ts';
import { $monthsBack, $presses, hasMonth, loadPresses, turnMonth } from '#stores/dashboard-presses.ts';
import { countOf } from './moments.ts';
import './bookings.css';

const monthFormat = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const showMonth = (day: string) => monthFormat.format(new Date(`${day}T12:00:00Z`));

const parts = [
  { kind: 'source', title: 'Where they came from', column: 'Source' },
  { kind: 'room', title: 'Rooms', column: 'Room' },
  { kind: 'page', title: 'Pages', column: 'Page' },
  { kind: 'campaign', title: 'Campaigns', column: 'Words' },
] as const;

const subjects = [
  { pressed: 'booking', title: 'Booking links', one: 'press', many: 'presses' },
  { pressed: 'chat', title: 'Chat', one: 'opening', many: 'openings' },
] as const;

/** What made visitors press a booking link or open the chat, month by month. Sums only: nobody can be found in them. */
export function Bookings({ rooms }: { rooms: readonly DashboardRoom[] }) {
  const state = useStore($presses);
  const back = useStore($monthsBack);
  useEffect(() => void loadPresses(), []);
  const nameOf = ({ kind, name }: PressSum) => {
    if (kind === 'source') return pressSourceLabels[name] ?? name;
    if (kind === 'room') return rooms.find(({ slug }) => slug === name)?.name ?? (name || 'No room in particular');
    return name === 'other' ? 'Everything else' : name;
  };
  return (
    <section className="presses" aria-labelledby="presses-month">
      <div className="presses-months">
        <h2 id="presses-month" aria-live="polite">
          {state.status === 'ready' ? showMonth(state.read.month) : 'Month'}
        </h2>
        {[
          { by: 1 as const, label: 'Earlier month' },
          { by: -1 as const, label: 'Later month' },
        ].map(({ by, label }) => (
          <button
            key={label}
            type="button"
            className="text-button"
            aria-disabled={!hasMonth(back + by)}
            onClick={() => void turnMonth(by)}
          >
            {label}
          </button>
        ))}
      </div>
      <p>
        Counted without cookies and without asking who it is. Visitors whose browser asks not to be tracked are missing,
        and a press is not yet a booking.
      </p>
      {state.status === 'loading' && <p role="status">Reading …</p>}
      {state.status === 'failed' && <p role="status">{state.message}</p>}
      {state.status === 'ready' &&
        subjects.map((subject) => (
          <Subject key={subject.pressed} subject={subject} month={state.read} nameOf={nameOf} />
        ))}
    </section>
  );
}

interface SubjectProps {
  subject: (typeof subjects)[number];
  month: PressMonth;
  nameOf: (sum: PressSum) => string;
}

function Subject({ subject: { pressed, title, one, many }, month, nameOf }: SubjectProps) {
  const [all] = sumsOf(month, pressed, 'all').rows;
  const before = showMonth(month.month_before);
  return (
    <section className="plate" aria-labelledby={`presses-${pressed}`}>
      <h3 id={`presses-${pressed}`}>{title}</h3>
      {all ? (
        <p className="chart-facts">
          {countOf(all.presses, one, many)}, {sayChange(all)} {all.presses === all.before ? 'as' : 'than'} in {before}
        </p>
      ) : (
        <p className="list-empty">Nothing was counted in this month or the one before.</p>
      )}
      {parts.map(({ kind, title: caption, column }) => {
        const { rows, highest } = sumsOf(month, pressed, kind);
        if (rows.length === 0) return null;
        return (
          <div key={kind} className="chart-table presses-table">
            <table>
              <caption>{caption}</caption>
              <thead>
                <tr>
                  <th scope="col">{column}</th>
                  <th scope="col">{showMonth(month.month)}</th>
                  <th scope="col">{before}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.name}>
                    <th scope="row">
                      {nameOf(row)}
                      <svg viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true">
                        <rect className="bar-model" width={(row.presses / highest) * 100} height="1.2" />
                        <rect className="bar-answerer" y="1.2" width={(row.before / highest) * 100} height="0.8" />
                      </svg>
                    </th>
                    <td>{row.presses}</td>
                    <td>{row.before}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        );
      })}
    </section>
  );
}
