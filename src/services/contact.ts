import { contactReceiptSchema, type ContactReceipt, type ContactRequest } from '#contracts/contact-request.ts';
import type { WorkDone } from '#contracts/work.ts';
import { report } from '#lib/report.ts';
import { explain, invokeFunction } from './invoke-function.ts';

/** `received`: stored, with a receipt. `failed`: with a sentence for the visitor. */
export type ContactOutcome = { status: 'received'; receipt: ContactReceipt } | { status: 'failed'; message: string };

/** An answer that takes longer counts as none, in milliseconds; sending again stores once. */
const patience = 20_000;
/** How often work is done for one message: the first may have run out on a computer that slept. */
const mostWork = 2;

const notSent = 'We couldn’t take your message just now.';

const send = (request: ContactRequest & { work?: WorkDone }) =>
  invokeFunction('send-contact-request', request, { signal: AbortSignal.timeout(patience) });

/** Sends a request for a person, and computes what the backend asks for on a busy day; `onWork` is told then. Never throws. */
export async function sendContactRequest(request: ContactRequest, onWork?: () => void): Promise<ContactOutcome> {
  try {
    let response = await send(request);
    for (let round = 0; round < mostWork && response.status === 429; round += 1) {
      const { workFor } = await import('./contact-work.ts'); // hardly anybody ever needs it
      const work = await workFor(response, onWork);
      if (!work) break;
      response = await send({ ...request, work });
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
