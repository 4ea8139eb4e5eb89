import { contactReceiptSchema, type ContactReceipt, type ContactRequest } from '#contracts/contact-request.ts';
import { workNeededSchema } from '#contracts/work.ts';
import type { Work } from '#domain/work.ts';
import { report } from '#lib/report.ts';
import { explain, invokeFunction } from './invoke-function.ts';

/** `received`: stored, with a receipt. `failed`: with a sentence for the visitor. */
export type ContactOutcome = { status: 'received'; receipt: ContactReceipt } | { status: 'failed'; message: string };

/** An answer that takes longer counts as none, in milliseconds; sending again stores once. */
const patience = 20_000;
/** Work that takes longer, as on a very old phone, is given up. */
const workPatience = 300_000;
/** How often work is done for one message: the first may have run out on a computer that slept. */
const mostWork = 2;

const notSent = 'We could not take your message just now.';

const send = (request: ContactRequest) =>
  invokeFunction('send-contact-request', request, { signal: AbortSignal.timeout(patience) });

/** The work that an answer asks for; undefined when it asks for none. */
async function readWork(response: Response): Promise<Work | undefined> {
  if (response.status !== 429) return undefined;
  const needed = workNeededSchema.safeParse(await response.clone().json());
  return needed.success && needed.data.error.code === 'work_needed' ? needed.data.work : undefined;
}

/** Sends a request for a person, and computes what the backend asks for on a busy day; `onWork` is told then. Never throws. */
export async function sendContactRequest(request: ContactRequest, onWork?: () => void): Promise<ContactOutcome> {
  try {
    let response = await send(request);
    for (let round = 0; round < mostWork; round += 1) {
      const work = await readWork(response);
      if (!work) break;
      onWork?.();
      const { doWork } = await import('#domain/work.ts'); // hardly anybody ever needs it
      const answers = await doWork(work, AbortSignal.timeout(workPatience));
      response = await send({ ...request, work: { token: work.token, answers } });
    }
    if (response.ok) return { status: 'received', receipt: contactReceiptSchema.parse(await response.json()) };
    return failed((await explain(response)) ?? notSent, `The answer was ${response.status}.`);
  } catch (reason) {
    return failed(notSent, reason);
  }
}

function failed(message: string, reason: unknown): ContactOutcome {
  report('The contact request failed', reason);
  return { status: 'failed', message };
}
