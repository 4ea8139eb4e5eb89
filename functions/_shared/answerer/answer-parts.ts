import type { ChatCard, ChatReply, ChatSource } from '../contracts/chat.ts';
import type { AnswerContext } from './answer-types.ts';
import type { Family } from './finding/families.ts';
import type { DayMention } from './reading/dates.ts';
import type { Group } from './reading/group.ts';
import type { TimeMention } from './reading/times.ts';
import type { Clause } from './reading/clause.ts';

/** The answer to one question of a message. */
export interface AnswerPart {
  /** Markdown. */
  text: string;
  /** Left out: the facts held it. */
  outcome?: ChatReply['outcome'];
  sources?: readonly ChatSource[];
  cards?: readonly ChatCard[];
  followUps?: readonly string[];
  offerPerson?: boolean;
  /** What was worked out for this question and stands in no fact: times, dates, counts. The fact guard lets it pass. */
  computed?: readonly string[];
}

/** A question with what the conversation before it adds: the room, group or day that it leans on. */
export interface Asked extends Clause {
  /** The visitor's whole last message, normalized. */
  message: string;
  /** The question before it, when this one leans on it; else nothing. */
  earlier: Pick<Clause, 'ideas' | 'tagged'>;
  /**
   * Subject, days, times, people and money of the conversation before this message, whether or not it leans on it, and what was
   * told of them.
   */
  before: {
    key?: string | undefined;
    days: readonly DayMention[];
    times: readonly TimeMention[];
    group?: Group;
    money?: number;
    told?: string;
    /** The last question in its words. */
    said?: string;
  };
  /** Occasion that is spoken of: in the question, the message, the conversation or by the page. */
  family: Family | undefined;
  /** True when rooms, group or day come from earlier turns. */
  leansOnEarlier: boolean;
}

/** Writes the answer of one subject; undefined when the subject turns out not to fit after all. */
type AnswerSubject = (asked: Asked, context: AnswerContext) => AnswerPart | undefined | Promise<AnswerPart | undefined>;

/** A subject that computes its answer, or takes it from structured facts. */
export interface Subject {
  key: string;
  /** True where every part of the answer counts, however long it is: days on which other hours hold. */
  isWhole?: true;
  answer: AnswerSubject;
}

/** A text of the content that answers questions as it stands. */
export interface Passage {
  key: string;
  /** The question or title that the content itself gives it. */
  title: string;
  /** False where the title is only the heading of its section. */
  isTitled: boolean;
  text: string;
  source: ChatSource;
  /** Other ways to ask for it, as the content lists them. */
  asks?: readonly string[];
  /** Room it belongs to, by slug. */
  room?: string;
  link?: ChatSource;
}
