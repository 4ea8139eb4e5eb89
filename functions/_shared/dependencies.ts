import type { StaffAccounts } from './accounts/staff-accounts.ts';
import type { OwnAnswer } from './guard/second-opinion.ts';
import type { VenueFactsFile } from './contracts/venue-facts.ts';
import type { AnswerFunction } from './answerer/answer-types.ts';
import type { ChatDatabase } from './database/chat-database.ts';
import type { Limits } from './limits.ts';
import type { CircuitBreaker } from './model/circuit-breaker.ts';
import type { Settings } from './settings.ts';

/** Says whether everything in a text that can be checked is a fact, and if not, what is not. */
export type GuardFunction = (
  text: string,
  context: { facts: VenueFactsFile; now: Date; allowed?: string[]; question?: string; own?: OwnAnswer },
) => { ok: true } | { ok: false; offending: string[] };

/** One line of the log: names and numbers, never words of a message and never an address. */
export type LogEntry = Record<string, string | number | boolean | undefined>;

/** What every function needs besides the request, so that it runs alike in Deno, in Node and in tests. */
export interface Dependencies {
  settings: Settings;
  limits: Limits;
  /** True on the embedded backend: pages on this computer may call at any port. */
  allowLocalPages: boolean;
  database: ChatDatabase;
  /** Facts as of now: which rooms are open depends on the day. */
  readonly facts: VenueFactsFile;
  now: () => Date;
  log: (entry: LogEntry) => void;
  /** Lets work go on after the answer, such as sending mail. Never throws. */
  runLater: (work: Promise<unknown>) => void;
}

/** What a function needs that answers questions. */
export interface ChatDependencies extends Dependencies {
  answer: AnswerFunction;
  guard: GuardFunction;
  /** Remembers whether the model answers, as long as this function runs. */
  circuit: CircuitBreaker;
}

/** What a function needs that changes who is on the staff. */
export interface StaffDependencies extends Dependencies {
  accounts: StaffAccounts;
}
