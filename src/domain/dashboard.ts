/** What the dashboard shows. Moments are ISO 8601, days `YYYY-MM-DD` at the venue. */
import type { StaffRole } from './staff.ts';

/** Today at a glance; `contacts` and `undelivered` wait since any day. */
export interface Today {
  day: string;
  plays: number;
  chats: number;
  contacts: number;
  questions: number;
  undelivered: number;
}

/** How often a room was played in the week that begins with a Monday, and how fast, in seconds. */
export interface PlayedWeek {
  room_name: string;
  week: string;
  plays: number;
  fastest_seconds: number;
  median_seconds: number;
}

/** Chats begun on a day, and its replies: by the model, by the embedded answerer, and those that had no answer. */
export interface ChatDay {
  day: string;
  chats: number;
  model: number;
  answerer: number;
  unanswered: number;
}

/** A question that the facts do not answer: `question` as it is counted, `example` as it was asked last. */
export interface OpenQuestion {
  question: string;
  example: string;
  times_asked: number;
  first_asked_at: string;
  last_asked_at: string;
  /** How it ended, when and who said so; null while it is open. */
  settled: QuestionEnd | null;
  settled_at: string | null;
  settled_by_name: string | null;
}

/** How an open question ends: somebody told the visitor, it is none of the venue's, or the answer is in the content. */
export const questionEnds = ['answered', 'not ours', 'written'] as const;

export type QuestionEnd = (typeof questionEnds)[number];

/** Which conversations are listed: all, those with a question that had no answer, or those with a thumb down. */
export type WantedChats = 'all' | 'unanswered' | 'not helpful';

/** What a visitor thought of a reply, with the beginnings of both; `question` is null when it is gone. */
export interface RatedReply {
  id: string;
  session_id: string;
  rating: 'up' | 'down';
  reason: string | null;
  rated_at: string;
  question: string | null;
  reply: string;
}

/** The totals of ratings count as many as these, those that were given last. */
export const countedRatings = 1000;

/** How many votes an answer of a poll has; both are named by their ids in src/content/polls.yaml. */
export interface PollVotes {
  poll: string;
  option: string;
  votes: number;
}

/** A poll of the site and its answers, in the words that visitors read. */
export interface DashboardPoll {
  id: string;
  question: string;
  options: readonly { id: string; label: string }[];
}

/** A visitor who asked for a person. */
export interface Contact {
  id: string;
  session_id: string | null;
  name: string;
  /** Where to answer: an email address or a phone number. */
  reach: string;
  message: string;
  /** Code that the visitor can name on the phone. */
  receipt: string;
  status: 'new' | 'done';
  received_at: string;
  done_at: string | null;
  done_by_name: string | null;
  /** Who answers it; null while nobody has taken it. */
  taken_by_name: string | null;
  /** True where that is who looks. */
  mine: boolean;
  /** What colleagues should know, at most 1000 characters. */
  note: string | null;
}

/** A conversation in the list; `begins` is what the visitor said first, null when it is gone. */
export interface ChatLine {
  id: string;
  started_at: string;
  last_message_at: string;
  messages: number;
  unanswered: number;
  begins: string | null;
  has_summary: boolean;
}

/** One message of a conversation; a question has neither author nor outcome. */
export interface ChatMessage {
  number: number;
  role: 'user' | 'assistant';
  content: string;
  answered_by: 'model' | 'answerer' | null;
  outcome: 'answered' | 'unanswered' | 'other' | null;
  page: string | null;
  stopped: boolean;
  created_at: string;
  rating: 'up' | 'down' | null;
}

/** Something that is mailed to the venue. */
export interface Delivery {
  id: string;
  kind: 'contact' | 'summary' | 'week';
  recipient: string;
  status: 'waiting' | 'sent' | 'failed';
  attempts: number;
  last_error: string | null;
  created_at: string;
  sent_at: string | null;
  next_attempt_at: string | null;
}

/** Somebody on the staff. What only owners read is missing for everybody else. */
export interface Colleague {
  user_id: string;
  name: string;
  role: StaffRole;
  created_at: string;
  /** For owners: the address the person signs in with. */
  email?: string | undefined;
  /** For owners: whether the person has a second factor. */
  second_factor?: boolean | undefined;
  /** For owners: true until the person has chosen a password. */
  invited?: boolean | undefined;
}

/** One line of the trail of the staff: who did what to whom, and when. */
export interface StaffChange {
  id: number;
  changed_at: string;
  changed_by_name: string;
  action: 'added' | 'renamed' | 'role changed' | 'removed' | 'second factor removed';
  person_name: string;
  person_role: StaffRole;
}

/** Who is on the staff, owners first, and for an owner the latest changes, newest first. */
export interface StaffList {
  people: Colleague[];
  changes: StaffChange[];
}

/** A part of a list, and whether there is more of it. */
export interface Part<Item> {
  items: Item[];
  more: boolean;
}

/** A room of the site: its title, as games name it, and the slug that colors it. */
export interface DashboardRoom {
  name: string;
  slug: string;
}

/** All that is kept of one visitor: rows by table. */
export type VisitorDocument = Record<string, Record<string, unknown>[]>;

/** What remains of a visitor who was erased: how many rows of which table, when and by whom. */
export interface ErasureReceipt {
  id: number;
  erased_at: string;
  erased_by_name: string;
  counts: Record<string, number>;
}

/** The word that an owner types before a visitor is erased. */
export const erasureWord = 'erase';

/** A team that asked, with the public link of its card, to be taken off the wall. */
export interface RemovalWish {
  /** The game. */
  id: string;
  team_name: string;
  room_name: string;
  date: string;
  adjusted_time_seconds: number;
  asked_at: string;
}
