import * as z from 'zod';
import { mostBits, type WorkSize } from '../../src/domain/work.ts';

/** How much of one unit a session, an address and the whole venue may use on one day of the venue's calendar. */
export interface DailyLimits {
  session: number;
  address: number;
  venue: number;
}

/** Every limit of the functions. */
export interface Limits {
  /** Replies that a model may write, or begin to write. */
  modelCalls: DailyLimits;
  /** Tokens, questions and replies together: reserved by estimate before a call, corrected after it. */
  modelTokens: DailyLimits;
  /** Messages that are stored. Beyond them the embedded answerer still answers, but nothing is kept or counted. */
  storedMessages: DailyLimits;
  /** Contact requests; `session` holds for those sent from a chat. Beyond `venue` the browser works first, see `contactWork`. */
  contactRequests: DailyLimits;
  /** What a browser computes for a contact request beyond the venue's number. */
  contactWork: WorkSize;
  /** Summaries that are mailed; further ones are only stored. */
  summaryMails: DailyLimits;
  /** Votes in polls. They belong to no session, so that its number counts for nothing here. */
  pollVotes: DailyLimits;
  /** Presses of booking links and openings of the chat that are counted. They belong to no session either. */
  presses: DailyLimits;
  /** Invitations to the staff, whichever owner sends them. */
  staffInvitations: DailyLimits;
  /** The model: milliseconds until its first checked sentence and between two, and for its whole reply. */
  modelPatience: { silence: number; total: number };
  /** Milliseconds until the mail provider has to answer. */
  mailPatience: number;
}

/** The limits unless a setting says otherwise. A venue of this size has a few hundred conversations on its best day. */
export const limits: Limits = {
  modelCalls: { session: 30, address: 60, venue: 1500 },
  modelTokens: { session: 600_000, address: 1_200_000, venue: 20_000_000 },
  storedMessages: { session: 200, address: 600, venue: 20_000 },
  contactRequests: { session: 3, address: 5, venue: 200 },
  contactWork: { pieces: 16, bits: 12 },
  summaryMails: { session: 5, address: 20, venue: 300 },
  pollVotes: { session: 1, address: 20, venue: 2000 },
  presses: { session: 1, address: 60, venue: 10_000 },
  staffInvitations: { session: 20, address: 20, venue: 20 },
  modelPatience: { silence: 3000, total: 30_000 },
  mailPatience: 10_000,
};

/** Whole numbers with slashes between them, such as `3/5/200`, by the names given; the usual ones when left out. */
function numbers<Name extends string>(usual: Record<Name, number>, least = 0, most = 1_000_000_000) {
  const names = Object.keys(usual) as Name[];
  const whole = z.coerce.number().int().min(least).max(most);
  const shape = `is not ${names.length} whole numbers from ${least} to ${most} like ${Object.values(usual).join('/')}`;
  return z
    .string()
    .optional()
    .transform((text, context): Record<Name, number> => {
      if (!text?.trim()) return usual;
      const parts = text.split('/').map((part) => (/^\s*\d+\s*$/.test(part) ? whole.safeParse(part) : undefined));
      const values = parts.flatMap((part) => (part?.success ? [part.data] : []));
      if (values.length !== names.length || parts.length !== names.length) context.addIssue(shape);
      return Object.fromEntries(names.map((name, index) => [name, values[index] ?? 0])) as Record<Name, number>;
    });
}

/** Each limit that is a setting: numbers with slashes between them, in the order of the defaults above. */
const schema = z.object({
  /** Replies of a model: session/address/venue. */
  LIMIT_MODEL_CALLS: numbers(limits.modelCalls),
  /** Tokens of a model: session/address/venue. */
  LIMIT_MODEL_TOKENS: numbers(limits.modelTokens),
  /** Stored messages: session/address/venue. */
  LIMIT_STORED_MESSAGES: numbers(limits.storedMessages),
  /** Contact requests: session/address/venue. Beyond the venue's number the form is slow and not closed. */
  LIMIT_CONTACT_REQUESTS: numbers(limits.contactRequests),
  /** How slow: pieces/bits of the work that the visitor's browser then does. */
  LIMIT_CONTACT_WORK: numbers(limits.contactWork, 1, mostBits),
  /** Mailed summaries: session/address/venue. */
  LIMIT_SUMMARY_MAILS: numbers(limits.summaryMails),
  /** Votes: session/address/venue; the first number counts for nothing. */
  LIMIT_POLL_VOTES: numbers(limits.pollVotes),
  /** Counted presses: session/address/venue; the first number counts for nothing. */
  LIMIT_PRESSES: numbers(limits.presses),
  /** Invitations: session/address/venue. */
  LIMIT_STAFF_INVITATIONS: numbers(limits.staffInvitations),
  /** Milliseconds that a model has: silence/total. */
  LIMIT_MODEL_PATIENCE: numbers(limits.modelPatience, 1),
  /** Milliseconds that the mail provider has. */
  LIMIT_MAIL_PATIENCE: numbers({ milliseconds: limits.mailPatience }, 1),
});

/** The names of all settings of limits, for the table of them. */
export const limitNames = Object.keys(schema.shape);

/** Reads the limits from the environment. Throws with the name of the setting that is wrong. */
export function readLimits(environment: Record<string, string | undefined>): Limits {
  const values = schema.parse(environment);
  return {
    modelCalls: values.LIMIT_MODEL_CALLS,
    modelTokens: values.LIMIT_MODEL_TOKENS,
    storedMessages: values.LIMIT_STORED_MESSAGES,
    contactRequests: values.LIMIT_CONTACT_REQUESTS,
    contactWork: values.LIMIT_CONTACT_WORK,
    summaryMails: values.LIMIT_SUMMARY_MAILS,
    pollVotes: values.LIMIT_POLL_VOTES,
    presses: values.LIMIT_PRESSES,
    staffInvitations: values.LIMIT_STAFF_INVITATIONS,
    modelPatience: values.LIMIT_MODEL_PATIENCE,
    mailPatience: values.LIMIT_MAIL_PATIENCE.milliseconds,
  };
}

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
