import { cutText } from '../../src/domain/clean-text.ts';
import { workFor } from '../../src/domain/work.ts';
import type { ContactReceipt } from '../_shared/contracts/contact-request.ts';
import { workedRequestSchema } from '../_shared/contracts/worked-request.ts';
import { spenderOf, takesOf, type BudgetTake } from '../_shared/database/budgets.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { endpoint, type Handler } from '../_shared/http/endpoint.ts';
import { Refusal } from '../_shared/http/refusal.ts';
import { deliverDue } from '../_shared/mail/deliver-due.ts';
import { redact } from '../_shared/privacy/redact.ts';
import { issueWork, isWorkDone, type WorkPurpose } from '../_shared/work/signed-work.ts';

/**
 * Stores that a visitor asks for a person, puts it in the mail and gives a receipt. Sent twice, it is stored once. Beyond
 * the venue's number of a day nobody is turned away: the browser works for a moment first, so that a flood is slow.
 */
export const handleContactRequest: Handler = endpoint(
  'send-contact-request',
  workedRequestSchema,
  async ({ body, request, dependencies }) => {
    const { database, limits, settings, now, runLater } = dependencies;
    const spender = await spenderOf(request, body.session_id, dependencies);
    const purpose = { subject: body.request_id, secret: settings.backend.key, now: now() };
    const hasWorked = body.work !== undefined && (await isWorkDone(body.work, purpose));
    const takes = takesOf(spender, 'contact_requests', 1, limits.contactRequests);
    const result = await database.storeContactRequest(
      {
        id: body.request_id,
        session_id: body.session_id ?? null,
        name: cutText(redact(body.name), 80),
        reach: body.reach,
        message: cutText(redact(body.message), 1000),
      },
      {
        recipient: settings.mail?.to ?? null,
        day: spender.day,
        takes: hasWorked ? takes.map(withoutVenueLimit) : takes,
      },
    );
    if ('exhausted' in result) throw await refusalFor(result.exhausted, spender.day, purpose, dependencies);
    runLater(deliverDue(dependencies));
    const receipt: ContactReceipt = {
      receipt: result.receipt,
      received_at: new Date(result.received_at).toISOString(),
    };
    return { body: receipt, notes: hasWorked ? { worked: true } : {} };
  },
);

/** Counts for the whole venue and stops nobody. */
const withoutVenueLimit = (take: BudgetTake): BudgetTake =>
  take.scope === 'venue' ? { ...take, limit: Number.MAX_SAFE_INTEGER } : take;

/** One visitor's number is the end for today; the venue's only asks for work. */
async function refusalFor(
  exhausted: string,
  day: string,
  purpose: WorkPurpose,
  { database, limits, facts }: Dependencies,
): Promise<Refusal> {
  const { phone } = facts.business;
  if (!exhausted.startsWith('venue ')) {
    return new Refusal('too_many', `That is a lot of messages for one day. Please call us: ${phone}.`);
  }
  const used = await database.usedByVenue(day, 'contact_requests');
  const size = workFor(used, limits.contactRequests.venue, limits.contactWork);
  const message = `Very many messages come in today. Please load the page again and send yours once more, or call us: ${phone}.`;
  return new Refusal('work_needed', message, { work: await issueWork(size, purpose) });
}
