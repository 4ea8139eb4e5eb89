/** The contract of the function `send-chat-summary` (specification, section 7). Its answer is not read. */
import * as z from 'zod/mini';

/** What the browser sends when a chat with messages is closed. */
export const chatSummaryRequestSchema = z.object({
  /** The same identifier as `session_id` of the chat. */
  sessionId: z.uuid(),
});

/** `stored`: a new summary. `unchanged`: this state of the conversation has one already. `empty`: no such conversation. */
export const chatSummaryReplySchema = z.object({ status: z.enum(['stored', 'unchanged', 'empty']) });

export type ChatSummaryRequest = z.infer<typeof chatSummaryRequestSchema>;
export type ChatSummaryReply = z.infer<typeof chatSummaryReplySchema>;
