import type { Colleague } from '#domain/dashboard.ts';
import { startRemovingFrom } from '#stores/dashboard-colleagues.ts';
import { Moment } from './Moment.tsx';

interface Props {
  person: Colleague;
  /** True when an owner looks. */
  isOwner: boolean;
}

/** Somebody on the staff, with what an owner may do about them. */
export function ColleagueRow({ person, isOwner }: Props) {
  const { name, role, email, invited, second_factor: hasFactor, created_at: since } = person;
  return (
    <li>
      <div className="row-what">
        <p className="row-name">{name}</p>
        <p className="field-hint">
          {email && `${email} · `}since <Moment at={since} />
        </p>
        {isOwner && (
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
      <p className="state">{role === 'owner' ? 'Owner' : 'Staff'}</p>
      {isOwner && (
        <div className="colleague-actions">
          {hasFactor && (
            <button
              type="button"
              className="text-button"
              aria-label={`Remove the second factor of ${name}`}
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
