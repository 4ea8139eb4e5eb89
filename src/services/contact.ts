import { contactReceiptSchema, type ContactReceipt, type ContactRequest } from '#contracts/contact-request.ts';
import { report } from '#lib/report.ts';
import { explain, invokeFunction } from './invoke-function.ts';

/** `received`: stored, with a receipt. `failed`: with a sentence for the visitor. */
export type ContactOutcome = { status: 'received'; receipt: ContactReceipt } | { status: 'failed'; message: string };

/** An answer that takes longer counts as none, in milliseconds; sending again stores once. */
const patience = 20_000;

const notSent = 'We could not take your message just now.';

/** Sends a request for a person. Never throws. */
export async function sendContactRequest(request: ContactRequest): Promise<ContactOutcome> {
  try {
    const response = await invokeFunction('send-contact-request', request, { signal: AbortSignal.timeout(patience) });
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
