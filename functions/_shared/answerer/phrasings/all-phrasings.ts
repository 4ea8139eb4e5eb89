import { bookingPhrasings } from './booking.ts';
import { occasionPhrasings } from './occasions.ts';
import type { Phrasings } from './phrasings.ts';
import { roomPhrasings } from './rooms.ts';
import { talkPhrasings } from './talk.ts';
import { visitPhrasings } from './visit.ts';

/** Every known way to ask, by the key of the subject or passage that answers. */
export const allPhrasings: Phrasings = {
  ...bookingPhrasings,
  ...visitPhrasings,
  ...roomPhrasings,
  ...occasionPhrasings,
  ...talkPhrasings,
};
