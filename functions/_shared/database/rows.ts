/** What travels between the functions and their tables; see `supabase/migrations` for what each column means. */
import * as z from 'zod';
import type { ChatReply } from '../contracts/chat.ts';
import type { BudgetTake } from './budgets.ts';

/** A question and its reply, to be stored together. Field names are those that `store_chat_turn` reads. */
export interface Turn {
  session_id: string;
  question: string;
  reply: string;
  answered_by: ChatReply['answered_by'];
  outcome: ChatReply['outcome'];
  topics: string[];
  page: string | null;
  stopped: boolean;
  /** The question in its counted form when the facts do not answer it, else null. */
  unanswered: string | null;
  day: string;
  takes: BudgetTake[];
}

/** A message as it was stored. */
export const storedMessages = z.array(
  z.object({
    id: z.uuid(),
    role: z.enum(['user', 'assistant']),
    content: z.string(),
    outcome: z.enum(['answered', 'unanswered', 'other']).nullable(),
    stopped: z.boolean(),
    created_at: z.string(),
  }),
);
export type StoredMessage = z.infer<typeof storedMessages>[number];

/** Teams of a board, best first. */
export const boardTeams = z.array(
  z.object({ team_name: z.string(), adjusted_time_seconds: z.number(), date: z.string() }),
);

/** A thumb for a reply. */
export interface Rating {
  session: string;
  message: string;
  rating: 'up' | 'down';
  reason: string | null;
}

/** Contact requests of a conversation. */
export const storedContactRequests = z.array(
  z.object({ id: z.uuid(), name: z.string(), reach: z.string(), message: z.string() }),
);
export type StoredContactRequest = z.infer<typeof storedContactRequests>[number];

/** A summary; field names are the columns of `chat_summaries`. */
export interface Summary {
  session_id: string;
  conversation_state: string;
  written_by: ChatReply['answered_by'];
  text: string;
  asked: string[];
  answered: string[];
  left_open: string[];
  contact_wishes: string[];
}

/** Whom to mail what is stored, null for nobody, and the budgets it takes from. */
export interface Mailing {
  recipient: string | null;
  day: string;
  takes: BudgetTake[];
}

/** A contact request; field names are those that `store_contact_request` reads. */
export interface NewContactRequest {
  id: string;
  session_id: string | null;
  name: string;
  reach: string;
  message: string;
}

/** The receipt, or the budget that is used up. */
export const contactRequestResult = z.union([
  z.object({ receipt: z.string(), received_at: z.string() }),
  z.object({ exhausted: z.string() }),
]);
export type ContactRequestResult = z.infer<typeof contactRequestResult>;

/** A vote of a browser in a poll. */
export interface PollVote {
  poll: string;
  id: string;
  option: string;
}

/** What was pressed, where and from where; field names and words are those of the table `press_sums`. */
export interface Press {
  pressed: 'booking' | 'chat';
  page: string;
  room: string;
  source: string;
  campaign: string;
}

/** Votes by answer; an answer without votes is absent. */
export const pollTotals = z.array(z.object({ option: z.string(), votes: z.number() }));
export type PollTotals = z.infer<typeof pollTotals>;

/** How a vote went; see `cast_poll_vote`. */
export const pollVoteResult = z.object({
  outcome: z.enum(['counted', 'counted_before', 'exhausted']),
  totals: pollTotals,
});
export type PollVoteResult = z.infer<typeof pollVoteResult>;

/** What is due to be mailed, with its content. */
export const deliveries = z.array(
  z.object({
    id: z.uuid(),
    recipient: z.string(),
    /** Attempts begun, this one included. */
    attempts: z.number(),
    kind: z.enum(['chat_summary', 'contact_request', 'weekly_report']),
    /** Of a week its numbers, see `weekly-report.ts`. */
    text: z.string(),
    name: z.string().nullable(),
    reach: z.string().nullable(),
    receipt: z.string().nullable(),
    received_at: z.string(),
  }),
);
export type Delivery = z.infer<typeof deliveries>[number];

/** What the database knows of mail and regular work; see `health_report`. */
export const healthRow = z.object({
  deletion_at: z.string().nullable(),
  mail_at: z.string().nullable(),
  mails_late: z.number(),
  mails_failing: z.number(),
});
export type HealthRow = z.infer<typeof healthRow>;
