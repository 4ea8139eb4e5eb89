import type { Limits } from '../_shared/limits.ts';

/** Why a model was given up: the visitor heard nothing for too long, or the whole reply took too long. */
export type Impatience = 'silent' | 'slow';

/** Watches how long a visitor hears nothing while a model is at work. */
export interface Patience {
  /** Aborted, with an `Impatience` as the reason, when it is time to answer without the model. */
  signal: AbortSignal;
  /** Something was said: the time of silence begins anew. */
  heard(): void;
  /** Stops watching. */
  end(): void;
}

/** Starts to watch, with the milliseconds of the limits. */
export function startPatience({ silence, total }: Limits['modelPatience']): Patience {
  const controller = new AbortController();
  const giveUp = (reason: Impatience) => () => controller.abort(reason);
  let quiet = setTimeout(giveUp('silent'), silence);
  const whole = setTimeout(giveUp('slow'), total);
  return {
    signal: controller.signal,
    heard: () => {
      clearTimeout(quiet);
      if (!controller.signal.aborted) quiet = setTimeout(giveUp('silent'), silence);
    },
    end: () => {
      clearTimeout(quiet);
      clearTimeout(whole);
    },
  };
}

/** The result of work that takes no signal, or undefined once the signal is aborted: the work may go on, nobody waits for it. */
export function unlessAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result | undefined> {
  return new Promise((resolve, reject) => {
    const giveUp = () => resolve(undefined);
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}
