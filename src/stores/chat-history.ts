import * as z from 'zod/mini';
import { chatReplySchema } from '#contracts/chat.ts';
import { chatConversationKey, chatSessionKey } from '#domain/browser-keys.ts';
import { isForgotten } from '#domain/chat.ts';
import { remember } from './storage.ts';

const visitorMessageSchema = z.object({
  id: z.string(),
  role: z.literal('user'),
  content: z.string(),
  timestamp: z.coerce.date(),
});

const assistantMessageSchema = z.object({
  id: z.string(),
  role: z.literal('assistant'),
  /** Markdown. */
  content: z.string(),
  timestamp: z.coerce.date(),
  /** What came with a whole reply, or why there is only a part of one. */
  ending: z.union([
    z.object({ status: z.literal('finished'), reply: z.omit(chatReplySchema, { message: true }) }),
    z.object({ status: z.literal('stopped') }),
    z.object({ status: z.literal('broken') }),
  ]),
});

const conversationSchema = z.object({
  /** When it was kept, in milliseconds since 1970. */
  keptAt: z.number(),
  /** What stands in the composer, not sent yet. */
  draft: z.string(),
  messages: z.array(z.union([visitorMessageSchema, assistantMessageSchema])),
});

export type VisitorMessage = z.infer<typeof visitorMessageSchema>;
export type AssistantMessage = z.infer<typeof assistantMessageSchema>;
export type ChatMessage = VisitorMessage | AssistantMessage;
/** What the tab keeps of a chat. */
export type Conversation = Pick<z.infer<typeof conversationSchema>, 'draft' | 'messages'>;

/** The conversation that this tab kept, or an empty one: nothing kept, older than a day, unreadable, forbidden. */
export function recallConversation(now: number): Conversation {
  try {
    const kept = conversationSchema.parse(JSON.parse(sessionStorage.getItem(chatConversationKey) ?? ''));
    if (!isForgotten(kept.keptAt, now)) return kept;
    sessionStorage.removeItem(chatConversationKey);
  } catch {
    // The chat begins anew.
  }
  return { draft: '', messages: [] };
}

/** Keeps the conversation for the other pages of this tab. */
export function keepConversation(conversation: Conversation, now: number): void {
  try {
    sessionStorage.setItem(chatConversationKey, JSON.stringify({ ...conversation, keptAt: now }));
  } catch {
    // Private windows, blocked or full storage: the conversation lives on this page only.
  }
}

let session: string | undefined;

/** The identifier of this browser's chat: made at the first chat, the same ever after. */
export function chatSession(): string {
  session ??= recallSession();
  if (session) return session;
  session = crypto.randomUUID();
  remember(chatSessionKey, session);
  return session;
}

function recallSession(): string | undefined {
  try {
    const kept = z.uuid().safeParse(localStorage.getItem(chatSessionKey));
    return kept.success ? kept.data : undefined;
  } catch {
    return undefined;
  }
}
