import { questionAnchor, questionsPath } from '#domain/page-anchors.ts';

/** Sends a visitor whose link names a question to its answer: `/#faq-parking` is in messages and chats from when home had them all. */
export function sendToQuestion(): void {
  if (location.hash.startsWith(`#${questionAnchor('')}`)) location.replace(questionsPath + location.hash);
}
