import { contactRequestSchema, type ContactReceipt } from '../_shared/contracts/contact-request.ts';
import { spenderOf, takesOf } from '../_shared/database/budgets.ts';
import { endpoint, type Handler } from '../_shared/http/endpoint.ts';
import { Refusal } from '../_shared/http/refusal.ts';
import { deliverDue } from '../_shared/mail/deliver-due.ts';
import { redact } from '../_shared/privacy/redact.ts';

/** Stores that a visitor asks for a person, puts it in the mail and gives a receipt. Sent twice, it is stored once. */
export const handleContactRequest: Handler = endpoint(
  'send-contact-request',
  contactRequestSchema,
  async ({ body, request, dependencies }) => {
    const { database, limits, settings, runLater } = dependencies;
    const spender = await spenderOf(request, body.session_id, dependencies);
    const result = await database.storeContactRequest(
      {
        id: body.request_id,
        session_id: body.session_id ?? null,
        name: redact(body.name).slice(0, 80),
        reach: body.reach,
        message: redact(body.message).slice(0, 1000),
      },
      {
        recipient: settings.mail?.to ?? null,
        day: spender.day,
        takes: takesOf(spender, 'contact_requests', 1, limits.contactRequests),
      },
    );
    if ('exhausted' in result) {
      const { phone } = dependencies.facts.business;
      throw new Refusal('too_many', `That is a lot of messages for one day. Please call us: ${phone}.`);
    }
    runLater(deliverDue(dependencies));
    const receipt: ContactReceipt = {
      receipt: result.receipt,
      received_at: new Date(result.received_at).toISOString(),
    };
    return { body: receipt, notes: {} };
  },
);
