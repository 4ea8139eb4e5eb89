import { useStore } from '@nanostores/react';
import { $removal, askForRemoval, removeFromWall } from '#stores/share.ts';

/** The way off the wall: one question, and the team is gone at once. */
export function RemovalRequest({ team, email }: { team: string; email: string }) {
  const state = useStore($removal, { ssr: 'initial' });
  if (state === 'offered') {
    return (
      <p className="card-removal">
        <button type="button" className="link" onClick={() => askForRemoval(true)}>
          Take us off the wall
        </button>
      </p>
    );
  }
  return (
    <section className="card-removal card-question" aria-labelledby="removal-heading">
      <h2 id="removal-heading">Take {team} off the wall?</h2>
      <p>
        Your team disappears at once from every board, the screen in our lobby and this card. To come back, write to{' '}
        <a className="link" href={`mailto:${email}`}>
          {email}
        </a>
        .
      </p>
      {state === 'failed' && (
        <p className="card-wrong" role="alert">
          That did not reach us, so you are still listed. Please try again.
        </p>
      )}
      <p className="card-buttons">
        <button type="button" className="button" disabled={state === 'sending'} onClick={() => void removeFromWall()}>
          {state === 'sending' ? 'Taking you off …' : 'Yes, take us off'}
        </button>
        <button type="button" className="button button-quiet" onClick={() => askForRemoval(false)}>
          Keep us up
        </button>
      </p>
    </section>
  );
}
