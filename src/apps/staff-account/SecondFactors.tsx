import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import {
  $factorNotice,
  $factors,
  $factorTask,
  loadFactors,
  startAdding,
  startRemoving,
} from '#stores/second-factors.ts';
import { AddFactor } from './AddFactor.tsx';
import { RemoveFactor } from './RemoveFactor.tsx';

/** The apps that show this person's codes: see, add, remove. */
export function SecondFactors({ venue }: { venue: string }) {
  const list = useStore($factors);
  const task = useStore($factorTask);
  const notice = useStore($factorNotice);
  const heading = useRef<HTMLHeadingElement>(null);
  const isBusy = task.step !== 'none';
  const wasBusy = useRef(isBusy);
  useEffect(() => void loadFactors(), []);
  useEffect(() => {
    if (wasBusy.current && !isBusy) heading.current?.focus(); // the form that had it is gone
    wasBusy.current = isBusy;
  }, [isBusy]);
  const factors = list.status === 'ready' ? list.factors : [];
  return (
    <section className="plate form-stack" aria-labelledby="factors">
      <h2 id="factors" ref={heading} tabIndex={-1}>
        Second factor
      </h2>
      <p>
        With a second factor, signing in takes your password and a code from an app on your phone. A stolen password
        alone then opens nothing.
      </p>
      <div role="status">{notice && <p className="staff-notice">{notice}</p>}</div>
      {list.status === 'loading' && <p role="status">Reading …</p>}
      {list.status === 'failed' && (
        <p role="status">
          {list.message}{' '}
          <button type="button" className="text-button" onClick={() => void loadFactors()}>
            Try again
          </button>
        </p>
      )}
      {list.status === 'ready' && factors.length === 0 && task.step === 'none' && (
        <p className="list-none">You have none yet.</p>
      )}
      {factors.length > 0 && (
        <ul className="factor-list">
          {factors.map((factor) => (
            <li key={factor.id}>
              <span className="factor-name">{factor.name}</span>
              <button
                type="button"
                className="text-button"
                aria-label={`Remove ${factor.name}`}
                onClick={() => startRemoving(factor)}
              >
                Remove
              </button>
            </li>
          ))}
        </ul>
      )}
      {task.step === 'removing' && <RemoveFactor task={task} factors={factors} />}
      {(task.step === 'naming' || task.step === 'scanning') && <AddFactor task={task} venue={venue} />}
      {task.step === 'none' && list.status === 'ready' && (
        <button type="button" className="button account-action" onClick={startAdding}>
          {factors.length > 0 ? 'Add another' : 'Add a second factor'}
        </button>
      )}
    </section>
  );
}
