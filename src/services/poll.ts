import { pollVoteReplySchema, type PollVoteReply, type PollVoteRequest } from '#contracts/poll-vote.ts';
import { report } from '#lib/report.ts';
import { explain, invokeFunction } from './invoke-function.ts';

/** `answered`: with the totals. `failed`: with a sentence for the visitor where the venue gave one. */
export type PollOutcome =
  { status: 'answered'; reply: PollVoteReply } | { status: 'failed'; message: string | undefined };

/** An answer that takes longer counts as none, in milliseconds; voting again counts once. */
const patience = 15_000;

/** Votes in a poll, or reads its totals. Never throws. */
export async function castPollVote(request: PollVoteRequest): Promise<PollOutcome> {
  try {
    const response = await invokeFunction('cast-poll-vote', request, { signal: AbortSignal.timeout(patience) });
    if (response.ok) return { status: 'answered', reply: pollVoteReplySchema.parse(await response.json()) };
    report('The vote failed', `The answer was ${response.status}.`);
    return { status: 'failed', message: response.status === 429 ? await explain(response) : undefined };
  } catch (reason) {
    report('The vote failed', reason);
    return { status: 'failed', message: undefined };
  }
}
