import type { WorkDone } from '#contracts/work.ts';
import { workNeededSchema } from '#contracts/work.ts';
import { doWork } from '#domain/work.ts';

/** Work that takes longer, in milliseconds, as on a very old phone, is given up. */
const patience = 300_000;

/** Does the work that an answer asks for; `onWork` is told before. Undefined when the answer asks for none. */
export async function workFor(response: Response, onWork?: () => void): Promise<WorkDone | undefined> {
  const needed = workNeededSchema.safeParse(await response.clone().json());
  if (!needed.success || needed.data.error.code !== 'work_needed') return undefined;
  onWork?.();
  const { work } = needed.data;
  return { token: work.token, answers: await doWork(work, AbortSignal.timeout(patience)) };
}
