import type { Asked } from './answer-parts.ts';
import type { FoundText } from './finding/finder.ts';
import { prefixes } from './finding/finder.ts';
import type { Choice } from './matching/choose.ts';
import { kindsOfAnswer } from './kinds-of-answer.ts';
import { familyOfKey } from './matching/families.ts';
import { computedQuestions } from './subjects/from-content.ts';
import type { Thread } from './thread.ts';
import type { Knowledge } from './venue/knowledge.ts';

/** From here on a text or subject that is near what was spoken of answers a follow-up. */
const nearby = 0.5;
/** From here on anything does, when the follow-up is heard together with the question before it. */
const together = 0.72;
/** The least that the follow-up alone has to fit then: else only the question before it is heard again. */
const faintly = 0.4;
/** From here on a follow-up all but has the words of a subject, wherever that stands. */
const allButSaid = 0.8;

/**
 * A follow-up whose own words find nothing sure, asked again: within the occasion, the section and the room that was
 * spoken of, then together with the question before it.
 */
export function askAgain(asked: Asked, thread: Thread, { find, passages }: Knowledge): Choice | undefined {
  const isAllowed = ({ key }: FoundText) =>
    isAnswer(key) && isOther(keyOf(key), thread) && isOfOccasion(keyOf(key), asked);
  const own = find(asked.raw).filter(isAllowed);
  const near = own.find(({ key, score }) => score >= nearby && isAround(keyOf(key), thread));
  if (near) return chosen(near);
  const told = Object.values(kindsOfAnswer).find(({ asked: words }) => words.test(asked.text))?.told;
  const section = sectionOf(thread.key);
  const ofKind = own.find(({ key }) => section && key.startsWith(section) && told?.test(passages.get(key)?.text ?? ''));
  if (ofKind) return { ...chosen(ofKind), fit: nearby };
  const said = own.find(({ score }) => score >= allButSaid);
  if (said) return chosen(said);
  const joined = find(`${thread.said}. ${asked.raw}`).find(({ key }) => isAnswer(key));
  const isOwn = own.some(({ key, score }) => key === joined?.key && score >= faintly);
  return joined && isOwn && joined.score >= together ? chosen(joined) : undefined;
}

const isAnswer = (key: string) => !key.startsWith(prefixes.topic);

/** False for what was answered just before, by itself or by a question of the venue that asks the same. */
const isOther = (key: string, { key: before }: Thread) => key !== before && computedQuestions[key] !== before;

/** False for what belongs to an occasion that nobody spoke of. */
const isOfOccasion = (key: string, { family }: Asked) => [undefined, family].includes(familyOfKey(key));

const keyOf = (key: string) => key.replace(prefixes.subject, '');

const chosen = ({ key, score }: FoundText): Choice => ({ key: keyOf(key), score, fit: score });

/** The section of a page, or the room, that a passage stands in: `page/careers/applying/`. */
const sectionOf = (key = ''): string | undefined => /^(?:page\/[^/]+\/[^/]+|room\/[^/]+)\//.exec(key)?.[0];

/** True for what belongs to the occasion, the section or the room that was spoken of. */
function isAround(key: string, { key: before, family, rooms }: Thread): boolean {
  const section = sectionOf(before);
  return (
    (family !== undefined && familyOfKey(key) === family) ||
    (section !== undefined && key.startsWith(section)) ||
    rooms.some(({ slug }) => key.startsWith(`room/${slug}/`))
  );
}
