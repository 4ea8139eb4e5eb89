/** The contract of the function `rate-chat-reply`: a thumb up or down for one reply, with an optional reason. */
import * as z from 'zod/mini';
import { longText } from './text.ts';

export const chatRatingRequestSchema = z.object({
  /** The conversation that the reply belongs to. */
  session_id: z.uuid(),
  /** `message_id` of the reply. */
  message_id: z.uuid(),
  /** Thumb up or down. */
  rating: z.enum(['up', 'down']),
  /** The visitor's words, at most 500 characters. Rating the same reply again replaces rating and reason. */
  reason: z.optional(longText(0, 500)),
});

export const chatRatingReplySchema = z.object({ status: z.literal('stored') });

export type ChatRatingRequest = z.infer<typeof chatRatingRequestSchema>;
