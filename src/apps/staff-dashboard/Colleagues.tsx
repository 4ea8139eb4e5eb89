import { useStore } from '@nanostores/react';
import { $colleagues } from '#stores/dashboard-mail.ts';
import { Moment } from './Moment.tsx';

/** Who is on the staff. */
export function Colleagues() {
  const state = useStore($colleagues);
  return (
    <section aria-labelledby="colleagues">
      <h2 id="colleagues">Staff</h2>
      {state.status === 'loading' && <p role="status">Reading …</p>}
      {state.status === 'failed' && <p role="status">{state.message}</p>}
      {state.status === 'ready' && (
        <ul className="rows">
          {state.read.map((person) => (
            <li key={person.user_id}>
              <div className="row-what">
                <p className="row-name">{person.name}</p>
                <p className="field-hint">
                  since <Moment at={person.created_at} />
                </p>
              </div>
              <p className="state">{person.role === 'owner' ? 'Owner' : 'Staff'}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
