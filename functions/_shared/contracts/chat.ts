/**
 * The contract of the function `ai-chat`, shared by the browser and the function: what is sent, what comes back, in one
 * piece or as a stream, and every error code. Base shape: specification, section 7; all other fields extend it.
 */
import * as z from 'zod/mini';

/** Most characters of one message; the composer stops there, the function refuses more. */
export const longestMessage = 2000;
/** Most messages of a conversation that count; older ones need not be sent and are not read. */
export const longestConversation = 40;
/** Most bytes of a request body. */
export const largestBody = 64 * 1024;
/** Most bytes of a whole conversation, for callers that send every word of it. */
export const largestConversation = 512 * 1024;

/** Who said something. Only the visitor's words count as input; what claims to be the assistant's has no power. */
export const roleSchema = z.enum(['user', 'assistant']);

/** One message of the conversation as it travels. */
export const chatMessageSchema = z.object({
  /** Who said it. */
  role: roleSchema,
  /** Text; a blank message counts for nothing. */
  content: z.string().check(z.trim()),
});

/** What the browser sends: the whole conversation, the new message last. */
export const chatRequestSchema = z.object({
  /** Random identifier that the browser made and keeps under `chat_session_id`. */
  session_id: z.uuid(),
  /** Oldest first; the last one is the visitor's, not blank, and has at most `longestMessage` characters. */
  messages: z.array(chatMessageSchema).check(z.minLength(1)),
  /** Path of the page the visitor is on, such as `/birthday-parties`. */
  page: z.optional(z.string().check(z.regex(/^\/[\w/-]*$/), z.maxLength(200))),
});

/** A place on our own pages where a reply's facts stand. */
export const sourceSchema = z.object({
  /** Words of the link. */
  title: z.string(),
  /** Path with anchor, such as `/legal#cancellation` or `/questions#faq-parking`. */
  href: z.string(),
});

/** Something to act on, shown under a reply. Told apart by a plain union: a discriminated one costs browsers half a kilobyte more. */
export const cardSchema = z.union([
  /** A room: its picture, name and one line. */
  z.object({
    kind: z.literal('room'),
    /** Last part of the room's path. */
    slug: z.string(),
    /** Name of the room. */
    title: z.string(),
    /** Short facts: players, minutes. */
    note: z.string(),
    /** Path of the room's page. */
    href: z.string(),
    /** Booking page of the room. Absent once the room is retired. */
    booking: z.optional(z.string()),
  }),
  /** A page of the booking provider. */
  z.object({ kind: z.literal('booking'), label: z.string(), href: z.string() }),
]);

/** The answer to one message. Our function fills in every field; a reply that is a `message` alone is a reply too. */
export const chatReplySchema = z.object({
  /** The reply as Markdown. */
  message: z.string(),
  /** Identifier of the stored reply, by which it can be rated; null when it could not be stored. */
  message_id: z.prefault(z.nullable(z.uuid()), null),
  /** Who wrote it: the language model, or the embedded answerer. */
  answered_by: z.prefault(z.enum(['model', 'answerer']), 'answerer'),
  /** `answered`: the facts held it. `unanswered`: they did not, and the reply says so. `other`: greetings, thanks, jokes. */
  outcome: z.prefault(z.enum(['answered', 'unanswered', 'other']), 'answered'),
  /** Where on our pages the facts stand, best first, at most three. */
  sources: z.prefault(z.array(sourceSchema), []),
  /** What can be acted on, at most three. */
  cards: z.prefault(z.array(cardSchema), []),
  /** Questions that may come next, at most three, in the visitor's words. */
  follow_ups: z.prefault(z.array(z.string()), []),
  /** True when a person should be offered: phone, email and the contact form. */
  offer_person: z.prefault(z.boolean(), false),
});

/**
 * Events of a streamed reply (`Accept: text/event-stream`), each a JSON object in one `data:` line. Texts of `delta` add
 * up; `done` carries the whole reply, which takes the place of what was shown; `error` ends the stream instead.
 */
export const chatEventSchema = z.union([
  z.object({ type: z.literal('delta'), text: z.string() }),
  z.object({ type: z.literal('done'), reply: chatReplySchema }),
  z.object({ type: z.literal('error'), code: z.string(), message: z.string() }),
]);

export type ChatMessage = z.infer<typeof chatMessageSchema>;
export type ChatRequest = z.infer<typeof chatRequestSchema>;
export type ChatReply = z.infer<typeof chatReplySchema>;
export type ChatEvent = z.infer<typeof chatEventSchema>;
export type ChatSource = z.infer<typeof sourceSchema>;
export type ChatCard = z.infer<typeof cardSchema>;
