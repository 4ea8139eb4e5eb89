import type { Delivery } from '../database/rows.ts';
import { cleanLine } from '../../../src/domain/clean-text.ts';
import { venueTimeZone } from '../../../src/domain/venue-time.ts';
import { weeklyMailText, weeklyReportSchema, type WeeklyMailContext } from './weekly-report.ts';

const isEmailAddress = (reach: string) => /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/.test(reach);

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short', timeZone: venueTimeZone });

/** What mails say of the venue and of the moment. */
export type MailContext = Omit<WeeklyMailContext, 'name'>;

/**
 * Subject and text of an email to the venue or, of the week, to an owner; an answer to a contact request goes to the visitor when
 * that is possible. Throws when the week is not told in numbers.
 */
export function mailText(
  delivery: Delivery,
  context: MailContext,
): { subject: string; text: string; reply_to?: string } {
  if (delivery.kind === 'weekly_report') {
    const report = weeklyReportSchema.parse(JSON.parse(delivery.text));
    const { subject, text } = weeklyMailText(report, { ...context, name: delivery.name ?? '' });
    return { subject: cleanLine(subject), text };
  }
  const when = moment.format(new Date(delivery.received_at));
  if (delivery.kind === 'chat_summary') {
    return {
      subject: `Chat summary, ${when}`,
      text: `${delivery.text}\n\nWritten by the assistant of ${context.venue}.`,
    };
  }
  const { name, reach, receipt, text } = delivery;
  return {
    // A line break in a subject would begin a header of its own.
    subject: `${cleanLine(name ?? '')} asks for a person (receipt ${receipt})`,
    text: `${name} wrote on ${when}:\n\n${text}\n\nAnswer to: ${reach}\nReceipt: ${receipt}`,
    ...(reach && isEmailAddress(reach) && { reply_to: reach }),
  };
}
