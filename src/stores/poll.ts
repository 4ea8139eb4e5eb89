import { pollVoteKey } from '#domain/browser-keys.ts';
import { readVote, writeVote, type KeptVote, type PollTotal } from '#domain/poll.ts';
import { remember } from './storage.ts';

/**
 * Where a visitor stands in a poll. `open`: may choose; `choice` is the one of an earlier attempt. `voted`: counted, and
 * the totals are not here yet. `shown`: with the totals; `isNew` when this press brought them. `problem` says what failed.
 */
export type PollState =
  | { status: 'open'; choice: string | undefined; isBusy: boolean; problem: string | undefined }
  | { status: 'voted'; choice: string; isBusy: boolean; problem: string | undefined }
  | { status: 'shown'; choice: string; isNew: boolean; totals: readonly PollTotal[] };

/** What a page may do with the state. */
interface Readable {
  get(): PollState;
  /** Calls back now and after every change. */
  subscribe(listener: (state: PollState) => void): void;
}

/** A poll on a page: its state, and what a visitor can do. */
export interface PollVisit {
  $poll: Readable;
  /** Votes for an answer. Whoever votes again after a failure is counted once. */
  vote(option: string): Promise<void>;
  /** Reads the totals for somebody who has voted before. */
  look(): Promise<void>;
}

const notCounted = 'We couldn’t count your vote just now. Your choice is kept here, so please try again in a minute.';
const notRead = 'Your vote is counted, but the results aren’t coming through right now.';

/** The answer of the venue. Loaded when it is needed, so that a visitor who only reads pays nothing for it. */
async function ask(request: { poll: string; vote?: { id: string; option: string } }) {
  try {
    const { castPollVote } = await import('#services/poll.ts');
    return await castPollVote(request);
  } catch {
    return { status: 'failed', message: undefined } as const; // the service itself could not be loaded
  }
}

function read(poll: string): KeptVote | undefined {
  try {
    return readVote(localStorage.getItem(pollVoteKey(poll)));
  } catch {
    return undefined;
  }
}

/** Opens a poll as this browser left it. */
export function openPoll(poll: string): PollVisit {
  let kept = read(poll);
  const keep = (vote: KeptVote) => {
    kept = vote;
    remember(pollVoteKey(poll), writeVote(vote));
  };
  const state = hold(
    kept?.isCounted
      ? { status: 'voted', choice: kept.option, isBusy: false, problem: undefined }
      : { status: 'open', choice: kept?.option, isBusy: false, problem: undefined },
  );

  return {
    $poll: state,
    vote: async (option) => {
      const now = state.get();
      if (now.status !== 'open' || now.isBusy) return;
      const vote = { id: kept?.id ?? crypto.randomUUID(), option };
      keep({ ...vote, isCounted: false });
      state.set({ status: 'open', choice: option, isBusy: true, problem: undefined });
      const outcome = await ask({ poll, vote });
      if (outcome.status === 'failed') {
        state.set({ status: 'open', choice: option, isBusy: false, problem: outcome.message ?? notCounted });
        return;
      }
      keep({ ...vote, isCounted: true });
      state.set({ status: 'shown', choice: option, isNew: true, totals: outcome.reply.totals });
    },
    look: async () => {
      const now = state.get();
      if (now.status !== 'voted' || now.isBusy) return;
      state.set({ ...now, isBusy: true, problem: undefined });
      const outcome = await ask({ poll });
      if (outcome.status === 'failed') state.set({ ...now, isBusy: false, problem: notRead });
      else state.set({ status: 'shown', choice: now.choice, isNew: false, totals: outcome.reply.totals });
    },
  };
}

/** One value and who looks at it. With nanostores, the bundler would give it a file of its own and the home page pays. */
function hold(state: PollState): Readable & { set(next: PollState): void } {
  const listeners: ((state: PollState) => void)[] = [];
  return {
    get: () => state,
    set: (next) => {
      state = next;
      for (const listener of listeners) listener(state);
    },
    subscribe: (listener) => {
      listeners.push(listener);
      listener(state);
    },
  };
}
