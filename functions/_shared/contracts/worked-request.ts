/** The contract of the function `send-contact-request`, with the work that a browser does for it on a busy day. */
import * as z from 'zod/mini';
import { contactRequestSchema } from './contact-request.ts';
import { workDoneSchema } from './work.ts';

/** What the function `send-contact-request` takes. The work stands here: a browser needs to know of it only when asked. */
export const workedRequestSchema = z.extend(contactRequestSchema, {
  /** The work that an answer `work_needed` asked for. */
  work: z.optional(workDoneSchema),
});
