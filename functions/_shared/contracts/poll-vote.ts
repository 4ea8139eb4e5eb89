/** The contract of the function `cast-poll-vote`: one vote per browser, answered with the totals. */
import * as z from 'zod/mini';

/** Name of a poll or of one of its answers, as in `src/content/polls.yaml`. */
const name = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60));

export const pollVoteRequestSchema = z.object({
  /** The poll. */
  poll: name,
  /** The vote; without one the totals are only read. */
  vote: z.optional(
    z.object({
      /** Random number of this browser's vote in this poll. Sent again, it is not counted again. */
      id: z.uuid(),
      /** The answer that was chosen. */
      option: name,
    }),
  ),
});

export const pollVoteReplySchema = z.object({
  /** `counted` now, `counted_before` when this number had voted already, `read` when there was no vote. */
  outcome: z.enum(['counted', 'counted_before', 'read']),
  /** Votes of every answer of the poll, in the order of its file. */
  totals: z.array(z.object({ option: z.string(), votes: z.int().check(z.nonnegative()) })),
});

export type PollVoteRequest = z.infer<typeof pollVoteRequestSchema>;
export type PollVoteReply = z.infer<typeof pollVoteReplySchema>;
