import { atom, type ReadableAtom } from 'nanostores';
import { readRemovalCode } from '#domain/share-card.ts';
import type { ShareCard } from '#domain/share-card.ts';
import { askForRemoval, readShareCard, requestRemoval } from '#services/share.ts';

/** The card on this page. `removed`: the team asked for it, just now. */
export type ShareCardState =
  | { status: 'loading' }
  | { status: 'no-code' }
  | { status: 'ready'; code: string; card: ShareCard }
  | { status: 'unknown' }
  | { status: 'unreachable' }
  | { status: 'removed' };

/** The wish to be taken off the wall, step by step. `asked`: staff were asked, because the team's own secret is not here. */
export type RemovalState = 'offered' | 'asking' | 'sending' | 'failed' | 'asked';

const state = atom<ShareCardState>({ status: 'loading' });
const removal = atom<RemovalState>('offered');

/** What the page of a share card shows. */
export const $shareCard: ReadableAtom<ShareCardState> = state;

/** How far the wish for removal has come. */
export const $removal: ReadableAtom<RemovalState> = removal;

/** Opens the card of a code; without one the page asks for it. */
export async function openShareCard(code: string | undefined): Promise<void> {
  if (!code) return state.set({ status: 'no-code' });
  state.set({ status: 'loading' });
  const answer = await readShareCard(code);
  state.set(answer.status === 'ready' ? { ...answer, code } : answer);
}

/** Shows what the build knew of a card until the backend has answered; a backend that is away changes nothing. */
export async function openKnownCard(code: string, card: ShareCard): Promise<void> {
  state.set({ status: 'ready', code, card });
  const answer = await readShareCard(code);
  if (answer.status === 'ready') state.set({ ...answer, code });
  else if (answer.status === 'unknown') state.set(answer);
}

/** The team's own secret, when this page was opened with it. */
const removalCode = () => readRemovalCode(location.hash);

/** True when the team's own secret is here, so that the team is taken off at once. */
export const hasRemovalCode = () => removalCode() !== undefined;

/** Asks whether the team really wants to be taken off, or takes the question back. */
export function offerRemoval(isWanted: boolean): void {
  removal.set(isWanted ? 'asking' : 'offered');
}

/** Takes the team off every board, the screen and this card; without its own secret it asks the staff to. */
export async function removeFromWall(): Promise<void> {
  const shown = state.get();
  if (shown.status !== 'ready' || removal.get() === 'sending') return;
  removal.set('sending');
  const secret = removalCode();
  const hasArrived = await (secret ? requestRemoval(secret) : askForRemoval(shown.code));
  if (!hasArrived) return removal.set('failed');
  removal.set(secret ? 'offered' : 'asked');
  if (secret) state.set({ status: 'removed' });
}
