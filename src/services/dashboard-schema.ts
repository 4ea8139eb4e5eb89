import * as z from 'zod/mini';
import {
  questionEnds,
  type ChatDay,
  type ChatLine,
  type ChatMessage,
  type Colleague,
  type Contact,
  type Delivery,
  type OpenQuestion,
  type PlayedWeek,
  type PollVotes,
  type RatedReply,
  type StaffChange,
  type StaffList,
  type Today,
} from '#domain/dashboard.ts';
import { staffRoles } from '#domain/staff.ts';
import type { PressMonth } from '#domain/presses.ts';

// Shapes that the functions of the dashboard answer; what each field means is told at the types in #domain/dashboard.ts.

const count = z.number();
const text = z.string();
const optional = z.nullable(z.string());

export const todaySchema: z.ZodMiniType<Today> = z.object({
  day: text,
  plays: count,
  chats: count,
  contacts: count,
  questions: count,
  undelivered: count,
});

export const playedWeekSchema: z.ZodMiniType<PlayedWeek> = z.object({
  room_name: text,
  week: text,
  plays: count,
  fastest_seconds: count,
  median_seconds: count,
});

export const chatDaySchema: z.ZodMiniType<ChatDay> = z.object({
  day: text,
  chats: count,
  model: count,
  answerer: count,
  unanswered: count,
});

export const openQuestionSchema: z.ZodMiniType<OpenQuestion> = z.object({
  question: text,
  example: text,
  times_asked: count,
  first_asked_at: text,
  last_asked_at: text,
  settled: z.nullable(z.enum(questionEnds)),
  settled_at: optional,
  settled_by_name: optional,
});

export const ratedReplySchema: z.ZodMiniType<RatedReply> = z.object({
  id: text,
  session_id: text,
  rating: z.enum(['up', 'down']),
  reason: optional,
  rated_at: text,
  question: optional,
  reply: text,
});

export const pressMonthSchema: z.ZodMiniType<PressMonth> = z.object({
  month: text,
  month_before: text,
  sums: z.array(
    z.object({
      pressed: z.enum(['booking', 'chat']),
      kind: z.enum(['all', 'source', 'room', 'page', 'campaign']),
      name: text,
      presses: count,
      before: count,
    }),
  ),
});

export const pollVotesSchema: z.ZodMiniType<PollVotes> = z.object({
  poll: text,
  option: text,
  votes: count,
});

export const contactSchema: z.ZodMiniType<Contact> = z.object({
  id: text,
  session_id: optional,
  name: text,
  reach: text,
  message: text,
  receipt: text,
  status: z.enum(['new', 'done']),
  received_at: text,
  done_at: optional,
  done_by_name: optional,
  taken_by_name: optional,
  mine: z.boolean(),
  note: optional,
});

export const chatLineSchema: z.ZodMiniType<ChatLine> = z.object({
  id: text,
  started_at: text,
  last_message_at: text,
  messages: count,
  unanswered: count,
  begins: optional,
  has_summary: z.boolean(),
});

export const chatMessageSchema: z.ZodMiniType<ChatMessage> = z.object({
  number: count,
  role: z.enum(['user', 'assistant']),
  content: text,
  answered_by: z.nullable(z.enum(['model', 'answerer'])),
  outcome: z.nullable(z.enum(['answered', 'unanswered', 'other'])),
  page: optional,
  stopped: z.boolean(),
  created_at: text,
  rating: z.nullable(z.enum(['up', 'down'])),
});

export const deliverySchema: z.ZodMiniType<Delivery> = z.object({
  id: text,
  kind: z.enum(['contact', 'summary', 'week']),
  recipient: text,
  status: z.enum(['waiting', 'sent', 'failed']),
  attempts: count,
  last_error: optional,
  created_at: text,
  sent_at: optional,
  next_attempt_at: optional,
});

const colleagueSchema: z.ZodMiniType<Colleague> = z.object({
  user_id: text,
  name: text,
  role: z.enum(staffRoles),
  created_at: text,
  email: z.optional(text),
  second_factor: z.optional(z.boolean()),
  invited: z.optional(z.boolean()),
});

const staffChangeSchema: z.ZodMiniType<StaffChange> = z.object({
  id: count,
  changed_at: text,
  changed_by_name: text,
  action: z.enum(['added', 'renamed', 'role changed', 'removed', 'second factor removed']),
  person_name: text,
  person_role: z.enum(staffRoles),
});

export const staffListSchema: z.ZodMiniType<StaffList> = z.object({
  people: z.array(colleagueSchema),
  changes: z.array(staffChangeSchema),
});

/** Games of one room, size, kind, month and host. */
export const gameSumSchema = z.object({
  /** Title of the room. */
  room_name: z.string(),
  /** Day of the room's first game without an escape. */
  since: z.string(),
  /** Players, null when nobody wrote it down. */
  team_size: z.nullable(z.number()),
  /** Kind of team. */
  category: z.nullable(z.string()),
  /** Month of the games, `YYYY-MM`. */
  month: z.string(),
  /** Who logged them. */
  host: z.nullable(z.string()),
  /** Games that ended with an escape. */
  escaped: z.number(),
  /** All of them. */
  games: z.number(),
});

/** A team that asked to be taken off the wall. */
export const removalWishSchema = z.object({
  /** The game. */
  id: z.string(),
  /** Name of the team. */
  team_name: z.string(),
  /** Title of the room. */
  room_name: z.string(),
  /** Day of the game. */
  date: z.string(),
  /** Its time on the boards in seconds. */
  adjusted_time_seconds: z.number(),
  /** When somebody asked. */
  asked_at: z.string(),
});
