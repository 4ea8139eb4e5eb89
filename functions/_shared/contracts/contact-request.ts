/** The contract of the function `send-contact-request`: a visitor asks for a person and gets a receipt. */
import * as z from 'zod/mini';
import { longText, oneLine } from './text.ts';

export const contactRequestSchema = z.object({
  /** Random identifier made with the form: sending twice stores once. */
  request_id: z.uuid(),
  /** The chat it came from, if it came from one. */
  session_id: z.optional(z.uuid()),
  /** How to address the visitor, 1 to 80 characters. */
  name: oneLine(1, 80),
  /** Where to answer: an email address or a phone number, 5 to 120 characters. */
  reach: oneLine(5, 120),
  /** What it is about, 1 to 1000 characters. */
  message: longText(1, 1000),
});

export const contactReceiptSchema = z.object({
  /** Short code to name on the phone, such as `K7QF`. */
  receipt: z.string(),
  /** When it was stored, ISO timestamp. */
  received_at: z.string(),
});

export type ContactRequest = z.infer<typeof contactRequestSchema>;
export type ContactReceipt = z.infer<typeof contactReceiptSchema>;
