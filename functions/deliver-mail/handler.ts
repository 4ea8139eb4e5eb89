import type { Dependencies } from '../_shared/dependencies.ts';
import type { Handler } from '../_shared/http/endpoint.ts';
import { deliverDue } from '../_shared/mail/deliver-due.ts';

/** Milliseconds between two runs of one running function, however often it is called. */
const pause = 15_000;

/** When each running function may run again. */
const nextRun = new WeakMap<Dependencies, number>();

/**
 * Mails what is due, and says at once that it will. The clock of the database calls it, and anybody may: it does nothing that
 * is not due, takes nothing from the caller, and rests between two runs.
 */
export const handleMailRun: Handler = async (request, dependencies) => {
  if (request.method !== 'POST') {
    return Response.json({ error: { code: 'wrong_method', message: 'Only POST is answered.' } }, { status: 405 });
  }
  const now = dependencies.now().getTime();
  const rests = (nextRun.get(dependencies) ?? 0) > now;
  if (!rests) {
    nextRun.set(dependencies, now + pause);
    dependencies.runLater(run(dependencies));
  }
  return Response.json({ state: rests ? 'rests' : 'runs' }, { status: 202 });
};

async function run(dependencies: Dependencies): Promise<void> {
  await deliverDue(dependencies);
  await dependencies.database
    .recordWork('mail')
    .catch(() => dependencies.log({ function: 'deliver-mail', problem: 'the run cannot be written down' }));
}
