import type { PostgrestClient } from '@supabase/postgrest-js';
import * as z from 'zod';
import type { RoomResults } from '../../../src/domain/escape-rate.ts';
import { roomResultsSchema } from '../contracts/room-results.ts';
import type { BoardTeam } from '../answerer/answer-types.ts';
import type { BudgetChange, BudgetTake, BudgetUnit } from './budgets.ts';
import * as rows from './rows.ts';

/** Everything the functions read and write, each write one transaction. Every call throws when it did not happen. */
export interface ChatDatabase {
  /** Takes from several budgets, all or nothing; the budget that is used up, or null. */
  takeBudgets(day: string, takes: BudgetTake[]): Promise<string | null>;
  settleBudgets(day: string, changes: BudgetChange[]): Promise<void>;
  /** How much the whole venue has used of a unit on a day. */
  usedByVenue(day: string, unit: BudgetUnit): Promise<number>;
  /** Stores a question and its reply; the identifier of the reply, or null when a storage budget is used up. */
  storeTurn(turn: rows.Turn): Promise<string | null>;
  /** The latest messages of a conversation, oldest first, at most 200. */
  readMessages(session: string): Promise<rows.StoredMessage[]>;
  /** Fastest teams of a room, best first, at most ten. */
  readBoard(roomTitle: string): Promise<BoardTeam[]>;
  /** How many teams got out of each room that has games enough for a rate. */
  readResults(): Promise<RoomResults[]>;
  /** False when that conversation has no such reply. */
  rateReply(rating: rows.Rating): Promise<boolean>;
  readContactRequests(session: string): Promise<rows.StoredContactRequest[]>;
  hasSummary(session: string, state: string): Promise<boolean>;
  /** Null when this state of the conversation has a summary already. */
  storeSummary(summary: rows.Summary, mail: rows.Mailing): Promise<string | null>;
  storeContactRequest(request: rows.NewContactRequest, mail: rows.Mailing): Promise<rows.ContactRequestResult>;
  /** Counts a vote once, unless a budget is used up. */
  castPollVote(vote: rows.PollVote, budgets: { day: string; takes: BudgetTake[] }): Promise<rows.PollVoteResult>;
  /** Adds a press to the sum of its day; false when a budget is used up. */
  countPress(press: rows.Press, budgets: { day: string; takes: BudgetTake[] }): Promise<boolean>;
  readPollTotals(poll: string): Promise<rows.PollTotals>;
  /** Puts the week in the mail for owners where it is Monday and not done yet; true when it did. */
  makeWeeklyReport(now: Date): Promise<boolean>;
  claimDeliveries(atMost: number, leaseSeconds: number): Promise<rows.Delivery[]>;
  /** `problem` null: sent. `waitSeconds` null: given up. */
  recordDelivery(id: string, problem: string | null, waitSeconds: number | null): Promise<void>;
  /** Writes down that regular work came to its end. */
  recordWork(kind: 'mail'): Promise<void>;
  /** What the database knows of mail and regular work. Waits no longer than a caller of `health` would. */
  readHealth(): Promise<rows.HealthRow>;
}

/** Milliseconds until the database has to answer. */
const patience = 10_000;
/** The same for a look at what works. */
const healthPatience = 4000;
/** Most messages of a conversation that are read back. */
const longestRead = 200;

/** The database did not do what it was asked. Carries the code of Postgres, never the words of a query. */
export class DatabaseError extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`The database answered ${code}`);
    this.name = 'DatabaseError';
    this.code = code;
  }
}

type Answer = PromiseLike<{ data: unknown; error: { code?: string } | null }>;

async function read<Result>(schema: z.ZodType<Result>, answer: Answer): Promise<Result> {
  const { data, error } = await answer;
  if (error) throw new DatabaseError(error.code || 'nothing');
  return schema.parse(data);
}

/** The database behind a client that holds the secret key. */
export function createChatDatabase(client: PostgrestClient): ChatDatabase {
  const call = <Result>(schema: z.ZodType<Result>, name: string, parameters: object) =>
    read(schema, client.rpc(name, parameters).abortSignal(AbortSignal.timeout(patience)));
  const done = z.unknown().transform(() => undefined);

  return {
    takeBudgets: (day, takes) => call(z.string().nullable(), 'take_chat_budgets', { on_day: day, takes }),
    settleBudgets: (day, changes) => call(done, 'settle_chat_budgets', { on_day: day, changes }),
    usedByVenue: async (day, unit) => {
      const query = client.from('chat_budgets').select('used').eq('day', day).eq('scope', 'venue').eq('unit', unit);
      const found = await read(
        z.array(z.object({ used: z.number() })),
        query.abortSignal(AbortSignal.timeout(patience)),
      );
      return found[0]?.used ?? 0;
    },
    storeTurn: (turn) => call(z.uuid().nullable(), 'store_chat_turn', { turn }),
    readMessages: async (session) => {
      const query = client
        .from('chat_messages')
        .select('id, role, content, outcome, stopped, created_at')
        .eq('session_id', session)
        .order('number', { ascending: false })
        .limit(longestRead);
      return (await read(rows.storedMessages, query.abortSignal(AbortSignal.timeout(patience)))).toReversed();
    },
    readBoard: (roomTitle) => {
      const query = client
        .from('leaderboard_entries')
        .select('team_name, adjusted_time_seconds, date')
        .eq('room_name', roomTitle)
        .order('adjusted_time_seconds', { ascending: true })
        .limit(10);
      return read(rows.boardTeams, query.abortSignal(AbortSignal.timeout(patience)));
    },
    readResults: () => call(roomResultsSchema, 'escape_rates', {}),
    rateReply: ({ session, message, rating, reason }) =>
      call(z.boolean(), 'rate_chat_reply', {
        of_session: session,
        of_message: message,
        given_rating: rating,
        given_reason: reason,
      }),
    readContactRequests: (session) => {
      const query = client
        .from('contact_requests')
        .select('id, name, reach, message')
        .eq('session_id', session)
        .order('received_at')
        .limit(20);
      return read(rows.storedContactRequests, query.abortSignal(AbortSignal.timeout(patience)));
    },
    hasSummary: async (session, state) => {
      const query = client
        .from('chat_summaries')
        .select('id')
        .eq('session_id', session)
        .eq('conversation_state', state)
        .limit(1);
      return (await read(z.array(z.unknown()), query.abortSignal(AbortSignal.timeout(patience)))).length > 0;
    },
    storeSummary: (summary, { recipient, day, takes }) =>
      call(z.uuid().nullable(), 'store_chat_summary', { summary, recipient, on_day: day, takes }),
    storeContactRequest: (request, { recipient, day, takes }) =>
      call(rows.contactRequestResult, 'store_contact_request', { request, recipient, on_day: day, takes }),
    castPollVote: ({ poll, id, option }, { day, takes }) =>
      call(rows.pollVoteResult, 'cast_poll_vote', {
        vote_id: id,
        of_poll: poll,
        chosen_option: option,
        on_day: day,
        takes,
      }),
    countPress: (press, { day, takes }) => call(z.boolean(), 'count_press', { press, on_day: day, takes }),
    readPollTotals: (poll) => {
      const query = client.from('poll_totals').select('option, votes').eq('poll', poll).limit(100);
      return read(rows.pollTotals, query.abortSignal(AbortSignal.timeout(patience)));
    },
    makeWeeklyReport: (now) => call(z.boolean(), 'make_weekly_report', { at_moment: now.toISOString() }),
    claimDeliveries: (atMost, leaseSeconds) =>
      call(rows.deliveries, 'claim_deliveries', { at_most: atMost, lease: `${leaseSeconds} seconds` }),
    recordDelivery: (id, problem, waitSeconds) =>
      call(done, 'record_delivery', {
        of_delivery: id,
        problem,
        wait: waitSeconds === null ? null : `${waitSeconds} seconds`,
      }),
    recordWork: (kind) => call(done, 'record_work', { kind }),
    readHealth: () =>
      read(rows.healthRow, client.rpc('health_report').abortSignal(AbortSignal.timeout(healthPatience))),
  };
}
