/** Errors of every function: an HTTP status and a body of this shape. */
import * as z from 'zod/mini';

/**
 * - `bad_request` 400: the body is not what the contract asks for; the message names the field.
 * - `not_allowed` 403: the page that called is not one of the site's.
 * - `wrong_method` 405: only POST is answered.
 * - `too_large` 413: the body or a message is too long.
 * - `too_many` 429: this visitor sent too many; only forms answer so, the chat falls back instead.
 * - `work_needed` 429: so many came in today that the browser has to compute something first, see `work.ts`.
 * - `unavailable` 503: nothing could be stored or sent; trying again later may help.
 */
export const errorCodes = [
  'bad_request',
  'not_allowed',
  'wrong_method',
  'too_large',
  'too_many',
  'work_needed',
  'unavailable',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** Body of an error answer. */
export const errorSchema = z.object({
  error: z.object({
    /** One of the codes above, for programs. */
    code: z.enum(errorCodes),
    /** A sentence for people. */
    message: z.string(),
  }),
});
