import type { ChatCard, ChatMessage, ChatReply, ChatSource } from '../contracts/chat.ts';
import type { RoomResults } from '../../../src/domain/escape-rate.ts';
import type { VenueFactsFile } from '../contracts/venue-facts.ts';
import type { Weigh } from './finding/decide.ts';

/** A team on a board, as the public read returns it. */
export interface BoardTeam {
  team_name: string;
  /** Whole seconds, adjustments included. */
  adjusted_time_seconds: number;
  /** Calendar day, venue time. */
  date: string;
}

/** What an answer may be made of, besides the conversation. */
export interface AnswerContext {
  facts: VenueFactsFile;
  /** The moment of the question. */
  now: Date;
  /** Path of the page the visitor is on. */
  page?: string | undefined;
  /** Fastest teams of a room of all time, by room title; undefined when the boards cannot be read. */
  readBoard?: ((roomTitle: string) => Promise<BoardTeam[] | undefined>) | undefined;
  /** How many teams got out of each room that has games enough; undefined when nobody can read it. */
  readResults?: (() => Promise<RoomResults[] | undefined>) | undefined;
  /** Weighs a subject against a text of the venue otherwise than it was learned: whoever learns the weights tries both. */
  weigh?: Weigh;
}

/** What the embedded answerer says. */
export interface Answer {
  /** Markdown. */
  text: string;
  outcome: ChatReply['outcome'];
  /** Names of the subjects that were recognized, for staff and for the evaluation. */
  topics: string[];
  sources: ChatSource[];
  cards: ChatCard[];
  followUps: string[];
  offerPerson: boolean;
  /** What was worked out for this visitor, in words as the text has them: the fact guard lets it pass. */
  computed: string[];
}

/** Answers the last message of a conversation from the facts alone. Only the visitor's own turns are read. */
export type AnswerFunction = (messages: readonly ChatMessage[], context: AnswerContext) => Promise<Answer>;
