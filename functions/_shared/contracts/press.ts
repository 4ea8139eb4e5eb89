/** The contract of the function `count-press`: a booking link was pressed, or the chat was opened. Says nothing about who. */
import * as z from 'zod/mini';

/** Words of an address as it came; the function cleans and cuts them. */
const words = z.string().check(z.maxLength(100));

export const pressRequestSchema = z.object({
  /** Path of the page on which the press was. */
  page: z.string().check(z.startsWith('/'), z.maxLength(300)),
  /** Address of the booking link; absent when the chat was opened. */
  link: z.optional(z.url().check(z.maxLength(500))),
  /** Host of the page that led here, as the browser says it; empty without one. */
  from: z.string().check(z.maxLength(253)),
  /** `utm_source`, `utm_medium` and `utm_campaign` of the page's address; each empty when it is absent. */
  utm: z.tuple([words, words, words]),
});

export const pressReplySchema = z.object({
  /** `counted`, or `left_out` because the visitor's browser asks not to be counted. */
  outcome: z.enum(['counted', 'left_out']),
});

export type PressRequest = z.infer<typeof pressRequestSchema>;
export type PressReply = z.infer<typeof pressReplySchema>;
