import { questionAnchor, questionsPath } from '#domain/page-anchors.ts';

/**
 * Opens the question that the address names, as links to an answer do. One that is not on this page is where all questions
 * are: addresses such as `/#faq-parking` are in messages and old chats.
 */
function arrive(): void {
  const asked = document.getElementById(location.hash.slice(1));
  if (asked instanceof HTMLDetailsElement) asked.open = true;
  if (!asked && location.hash.startsWith(`#${questionAnchor('')}`)) location.replace(questionsPath + location.hash);
}

arrive();
addEventListener('hashchange', arrive);
