import type { ChatReply } from '#contracts/chat.ts';

/** A whole reply of the assistant; what a test does not care about is empty. */
export const reply = (message: string, changes: Partial<ChatReply> = {}): ChatReply => ({
  message,
  message_id: crypto.randomUUID(),
  answered_by: 'answerer',
  outcome: 'answered',
  sources: [],
  cards: [],
  follow_ups: [],
  offer_person: false,
  ...changes,
});
