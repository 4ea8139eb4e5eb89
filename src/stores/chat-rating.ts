import { atom, type ReadableAtom } from 'nanostores';
import type { ChatRatingRequest } from '#contracts/chat-rating.ts';
import { cleanText } from '#domain/clean-text.ts';
import * as service from '#services/chat.ts';
import { chatSession } from './chat-history.ts';

export type Thumb = ChatRatingRequest['rating'];

/** What became of a thumb: on its way, stored, stored with a reason, or lost. */
export type Rating = { thumb: Thumb; status: 'sending' | 'stored' | 'explained' | 'failed' };

const ratings = atom<Readonly<Record<string, Rating>>>({});

/** The thumbs of this page by the reply's `message_id`. */
export const $ratings: ReadableAtom<Readonly<Record<string, Rating>>> = ratings;

/** Gives a reply a thumb, with or without a reason; another thumb replaces it. */
export async function rateReply(messageId: string, thumb: Thumb, reason = ''): Promise<void> {
  const set = (status: Rating['status']) => ratings.set({ ...ratings.get(), [messageId]: { thumb, status } });
  const words = cleanText(reason).trim().slice(0, 500);
  set('sending');
  const isStored = await service.rateReply({
    session_id: chatSession(),
    message_id: messageId,
    rating: thumb,
    ...(words ? { reason: words } : {}),
  });
  if (ratings.get()[messageId]?.thumb !== thumb) return; // the visitor has changed their mind meanwhile
  if (isStored) set(words ? 'explained' : 'stored');
  else set('failed');
}
