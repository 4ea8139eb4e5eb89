import type { StaffChange } from '#domain/dashboard.ts';
import { Moment } from './Moment.tsx';

/** The name that the trail has for work on the database itself. */
const nobody = 'The database';

/** A role after `as`. */
const positions = { counter: 'counter staff', manager: 'a manager', owner: 'an owner' };

function sentenceOf({ action, changed_by_name: by, person_name: whom, person_role: role }: StaffChange): string {
  const position = positions[role];
  switch (action) {
    case 'added':
      return by === nobody ? `${whom} was taken on as ${position}` : `${by} took ${whom} on as ${position}`;
    case 'removed':
      if (by === nobody) return `${whom} was taken off the staff`;
      return by === whom ? `${whom} left the staff` : `${by} took ${whom} off the staff`;
    case 'renamed':
      return `${by} changed a name to ${whom}`;
    case 'role changed':
      return `${by} made ${whom} ${position}`;
    case 'second factor removed':
      return `${by} removed the second factor of ${whom}`;
  }
}

/** Who changed the staff, for an owner who wonders. */
export function StaffTrail({ changes }: { changes: readonly StaffChange[] }) {
  return (
    <section aria-labelledby="staff-trail">
      <h2 id="staff-trail">Latest changes</h2>
      {changes.length === 0 ? (
        <p className="list-empty">Nothing has changed yet.</p>
      ) : (
        <ol className="rows">
          {changes.map((change) => (
            <li key={change.id}>
              <p className="row-what">{sentenceOf(change)}</p>
              <p className="state">
                <Moment at={change.changed_at} />
              </p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
