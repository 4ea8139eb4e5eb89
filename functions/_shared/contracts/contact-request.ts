/** The contract of the function `send-contact-request`: a visitor asks for a person and gets a receipt. */
import * as z from 'zod/mini';

export const contactRequestSchema = z.object({
  /** Random identifier made with the form: sending twice stores once. */
  request_id: z.uuid(),
  /** The chat it came from, if it came from one. */
  session_id: z.optional(z.uuid()),
  /** How to address the visitor, 1 to 80 characters. */
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  /** Where to answer: an e-mail address or a phone number, 5 to 120 characters. */
  reach: z.string().check(z.trim(), z.minLength(5), z.maxLength(120)),
  /** What it is about, 1 to 1000 characters. */
  message: z.string().check(z.trim(), z.minLength(1), z.maxLength(1000)),
});

export const contactReceiptSchema = z.object({
  /** Short code to name on the phone, such as `K7QF`. */
  receipt: z.string(),
  /** When it was stored, ISO timestamp. */
  received_at: z.string(),
});

export type ContactRequest = z.infer<typeof contactRequestSchema>;
export type ContactReceipt = z.infer<typeof contactReceiptSchema>;
