import { atom, type ReadableAtom } from 'nanostores';
import type { Part } from '#domain/dashboard.ts';
import type { Answer } from '#services/dashboard.ts';
import { lookAgain } from './staff.ts';

/** Something that is read whole. */
export type Reading<Read> =
  { status: 'loading' } | { status: 'ready'; read: Read } | { status: 'failed'; message: string };

/** A list as far as it was read; `rest` says how the next part goes. */
export type List<Item> =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'ready'; items: readonly Item[]; more: boolean; rest: 'idle' | 'loading' | 'failed' };

const messages = {
  denied: 'Your session has ended. Sign in again.',
  unreachable: 'This cannot be read right now. Check the connection.',
};

/** Why something could not be read, as a sentence. */
export const sentenceFor = (status: keyof typeof messages) => messages[status];

/** A store of something that is read whole, and the action that reads it. */
export function createReading<Read>(ask: () => Promise<Answer<Read>>) {
  const state = atom<Reading<Read>>({ status: 'loading' });
  const $state: ReadableAtom<Reading<Read>> = state;
  return {
    $state,
    async load(): Promise<void> {
      // What was read before stays until there is something newer.
      if (state.get().status === 'failed') state.set({ status: 'loading' });
      const answer = await ask();
      if (answer.status === 'ready') return state.set(answer);
      state.set({ status: 'failed', message: sentenceFor(answer.status) });
      if (answer.status === 'denied') await lookAgain();
    },
  };
}

/** A store of a list that is read part by part; `ask` gets the last item read. An answer that comes too late is dropped. */
export function createList<Item, Read extends Part<Item>>(ask: (last?: Item) => Promise<Answer<Read>>) {
  const state = atom<List<Item>>({ status: 'loading' });
  const $state: ReadableAtom<List<Item>> = state;
  let turn = 0;
  let isFollowing = false;
  return {
    $state,
    async load(): Promise<void> {
      const own = ++turn;
      state.set({ status: 'loading' });
      const answer = await ask();
      if (own !== turn) return;
      if (answer.status === 'ready') {
        const { items, more } = answer.read;
        return state.set({ status: 'ready', items, more, rest: 'idle' });
      }
      state.set({ status: 'failed', message: sentenceFor(answer.status) });
      if (answer.status === 'denied') await lookAgain();
    },
    async loadMore(): Promise<void> {
      const before = state.get();
      if (before.status !== 'ready' || !before.more || before.rest === 'loading') return;
      const own = turn;
      state.set({ ...before, rest: 'loading' });
      const answer = await ask(before.items.at(-1));
      if (own !== turn) return;
      if (answer.status !== 'ready') return state.set({ ...before, rest: 'failed' });
      const { items, more } = answer.read;
      state.set({ status: 'ready', items: [...before.items, ...items], more, rest: 'idle' });
    },
    /** Reads what has come behind the last item, in a list whose newest stand last. What is shown stays, and what is typed beside it. */
    async follow(): Promise<void> {
      const before = state.get();
      if (before.status !== 'ready' || before.more || isFollowing) return;
      const own = turn;
      isFollowing = true;
      const answer = await ask(before.items.at(-1));
      isFollowing = false;
      const now = state.get();
      if (own !== turn || answer.status !== 'ready' || now.status !== 'ready') return;
      const { items, more } = answer.read;
      state.set({ ...now, items: [...now.items, ...items], more });
    },
    /** Takes out or changes what was read: `change` returns null for an item that leaves. */
    replace(change: (item: Item) => Item | null): void {
      const before = state.get();
      if (before.status !== 'ready') return;
      state.set({ ...before, items: before.items.map(change).filter((item) => item !== null) });
    },
  };
}
