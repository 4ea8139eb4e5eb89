/** How much of one unit a session, an address and the whole venue may use on one day of the venue's calendar. */
export interface DailyLimits {
  session: number;
  address: number;
  venue: number;
}

/** Every limit of the functions; tests put in smaller ones. */
export interface Limits {
  /** Replies that a model may write, or begin to write. */
  modelCalls: DailyLimits;
  /** Tokens, questions and replies together: reserved by estimate before a call, corrected after it. */
  modelTokens: DailyLimits;
  /** Messages that are stored. Beyond them the embedded answerer still answers, but nothing is kept or counted. */
  storedMessages: DailyLimits;
  /** Contact requests; `session` holds for those sent from a chat. */
  contactRequests: DailyLimits;
  /** Summaries that are mailed; further ones are only stored. */
  summaryMails: DailyLimits;
  /** Votes in polls. They belong to no session, so that its number counts for nothing here. */
  pollVotes: DailyLimits;
  /** Invitations to the staff, whichever owner sends them. */
  staffInvitations: DailyLimits;
  /** The model: milliseconds until its first checked sentence and between two, and for its whole reply. */
  modelPatience: { silence: number; total: number };
  /** Milliseconds until the mail provider has to answer. */
  mailPatience: number;
}

/** The limits in force. A venue of this size has a few hundred conversations on its best day. */
export const limits: Limits = {
  modelCalls: { session: 30, address: 60, venue: 1500 },
  modelTokens: { session: 600_000, address: 1_200_000, venue: 20_000_000 },
  storedMessages: { session: 200, address: 600, venue: 20_000 },
  contactRequests: { session: 3, address: 5, venue: 200 },
  summaryMails: { session: 5, address: 20, venue: 300 },
  pollVotes: { session: 1, address: 20, venue: 2000 },
  staffInvitations: { session: 20, address: 20, venue: 20 },
  modelPatience: { silence: 3000, total: 30_000 },
  mailPatience: 10_000,
};

/** Most tokens that a model may write in one step of a reply. */
export const longestModelStep = 600;
/** Most steps of a reply: a look at tools, another look, and the words. */
export const modelSteps = 3;
/** Most characters of a model's reply; a longer one is stopped and counts as failed. */
export const longestModelReply = 4000;
/** How much of the conversation a model is shown: most messages, and most characters in all; the question always is. */
export const modelMemory = { messages: 12, characters: 3000 };
/**
 * Most characters that the embedded answerer reads of a question, and of what the visitor said before it. Reading takes
 * about a tenth of a second of processor time for a thousand characters, and no request may take two tenths.
 */
export const mostAnalyzed = { question: 800, earlier: 400 };
