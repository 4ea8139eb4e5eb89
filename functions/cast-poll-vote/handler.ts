import { pollVoteRequestSchema, type PollVoteReply } from '../_shared/contracts/poll-vote.ts';
import { spenderOf, takesOf } from '../_shared/database/budgets.ts';
import type { PollTotals } from '../_shared/database/rows.ts';
import { optionsOfPoll } from '../_shared/facts/polls-file.ts';
import { endpoint, type Handler } from '../_shared/http/endpoint.ts';
import { Refusal } from '../_shared/http/refusal.ts';

/** Counts a vote of a browser once and answers with the totals; without a vote, with the totals alone. */
export const handlePollVote: Handler = endpoint(
  'cast-poll-vote',
  pollVoteRequestSchema,
  async ({ body: { poll, vote }, request, dependencies }) => {
    const { database, limits } = dependencies;
    const options = optionsOfPoll(poll);
    if (!options) throw new Refusal('bad_request', 'There is no such poll.');
    const answer = (outcome: PollVoteReply['outcome'], totals: PollTotals) => {
      const body: PollVoteReply = {
        outcome,
        totals: options.map((option) => ({ option, votes: votesOf(option, totals) })),
      };
      return { body, notes: { outcome } };
    };
    if (!vote) return answer('read', await database.readPollTotals(poll));

    if (!options.includes(vote.option)) throw new Refusal('bad_request', 'That poll has no such answer.');
    const spender = await spenderOf(request, undefined, dependencies);
    const takes = takesOf(spender, 'poll_votes', 1, limits.pollVotes);
    const { outcome, totals } = await database.castPollVote({ poll, ...vote }, { day: spender.day, takes });
    if (outcome === 'exhausted') {
      throw new Refusal('too_many', 'Too many votes came in today to count another. Please vote again tomorrow.');
    }
    return answer(outcome, totals);
  },
);

const votesOf = (option: string, totals: PollTotals) => totals.find((total) => total.option === option)?.votes ?? 0;
