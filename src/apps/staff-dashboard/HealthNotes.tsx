import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { HealthNote } from '#domain/site-health.ts';
import { $healthNotes, loadHealth } from '#stores/site-health.ts';

const partNames: Record<NonNullable<HealthNote['part']>, string> = {
  contacts: 'See contact requests',
  mail: 'See which',
};

/** Says at the top of the desk that mail or model does not work, or was never set up. */
export function HealthNotes() {
  const notes = useStore($healthNotes);
  useEffect(() => void loadHealth(), []);
  return (
    <div role="status">
      {notes.map(({ text, part }) => (
        <p key={text} className="health-note">
          {text} {part && <a href={`#${part}`}>{partNames[part]}</a>}
        </p>
      ))}
    </div>
  );
}
