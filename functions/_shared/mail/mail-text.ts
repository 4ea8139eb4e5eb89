import type { Delivery } from '../database/rows.ts';
import { cleanLine } from '../../../src/domain/clean-text.ts';
import { venueTimeZone } from '../../../src/domain/venue-time.ts';

const isEmailAddress = (reach: string) => /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/.test(reach);

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short', timeZone: venueTimeZone });

/** Subject and text of an e-mail to the venue; an answer to a contact request goes to the visitor when that is possible. */
export function mailText(delivery: Delivery, venue: string): { subject: string; text: string; reply_to?: string } {
  const when = moment.format(new Date(delivery.received_at));
  if (delivery.kind === 'chat_summary') {
    return { subject: `Chat summary, ${when}`, text: `${delivery.text}\n\nWritten by the assistant of ${venue}.` };
  }
  const { name, reach, receipt, text } = delivery;
  return {
    // A line break in a subject would begin a header of its own.
    subject: `${cleanLine(name ?? '')} asks for a person (receipt ${receipt})`,
    text: `${name} wrote on ${when}:\n\n${text}\n\nAnswer to: ${reach}\nReceipt: ${receipt}`,
    ...(reach && isEmailAddress(reach) && { reply_to: reach }),
  };
}
