import type { Colleague } from '#domain/dashboard.ts';
import { inviteAgain, startChangingRole, startRemovingFrom } from '#stores/dashboard-colleagues.ts';
import { Moment } from './Moment.tsx';
import { roleNames } from './role-names.ts';

interface Props {
  person: Colleague;
  /** Account of the owner who looks; undefined when somebody else does. */
  me: string | undefined;
}

/** Somebody on the staff, with what an owner may do about them. */
export function ColleagueRow({ person, me }: Props) {
  const { name, role, email, invited, second_factor: hasFactor, created_at: since } = person;
  return (
    <li>
      <div className="row-what">
        <p className="row-name">{name}</p>
        <p className="field-hint">
          {email && `${email} · `}since <Moment at={since} />
        </p>
        {me && (
          <p className="colleague-facts">
            {invited ? (
              <span className="colleague-waits">Has not opened the invitation yet</span>
            ) : hasFactor ? (
              <span className="colleague-safe">Password and second factor</span>
            ) : (
              <span className="colleague-waits">Password only</span>
            )}
          </p>
        )}
      </div>
      <p className="state">{roleNames[role]}</p>
      {me === person.user_id && <p className="colleague-actions field-hint">This is you</p>}
      {me && me !== person.user_id && (
        <div className="colleague-actions">
          {invited && (
            <button
              type="button"
              className="text-button"
              aria-label={`Invite again: ${name}`}
              onClick={() => void inviteAgain(person)}
            >
              Invite again
            </button>
          )}
          <button
            type="button"
            className="text-button"
            aria-label={`Change role of ${name}`}
            onClick={() => startChangingRole(person)}
          >
            Change role
          </button>
          {hasFactor && (
            <button
              type="button"
              className="text-button"
              aria-label={`Lost phone: remove the second factor of ${name}`}
              onClick={() => startRemovingFrom(person, 'factor')}
            >
              Lost phone
            </button>
          )}
          <button
            type="button"
            className="text-button"
            aria-label={`Remove ${name}`}
            onClick={() => startRemovingFrom(person, 'remove')}
          >
            Remove
          </button>
        </div>
      )}
    </li>
  );
}
