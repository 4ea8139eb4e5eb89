import type { Asked } from '../answer-parts.ts';
import type { AnswerContext } from '../answer-types.ts';
import { ordinaryWords } from '../reading/common-words.ts';
import { manipulation, offTopic } from '../subjects/talk.ts';
import { askedThings } from '../subjects/unknown-things.ts';
import { computedSubjects, type Knowledge } from '../venue/knowledge.ts';
import { isRetired } from '../venue/venue.ts';
import { familyOfKey, meaningIn } from './families.ts';

/** The subject or passage that answers, and how sure that is. */
export interface Choice {
  key: string;
  score: number;
  /** True when it is only the nearest thing: the reply says so. */
  isGuess?: boolean;
}

/** From here on a question counts as understood. */
const sure = 0.5;
/** Below this nothing is near. */
const near = 0.36;
/** What words that settle a subject add. */
const signBonus = 0.3;

/** Finds what a question is about; undefined when nothing known is near. */
export function choose(
  asked: Asked,
  knowledge: Knowledge,
  context: AnswerContext,
  before?: string,
): Choice | undefined {
  const { text } = asked;
  if (manipulation.test(text)) return { key: 'manipulation', score: 1 };
  const thing = askedThings.exec(text)?.[0];
  if (thing && !isMentioned(thing, knowledge)) return { key: 'unknown', score: 1 };

  const [best] = rank(asked, knowledge, context, before);
  if (best && best.score >= sure) return { ...best, key: meaningIn(asked.family, best.key) };
  if (offTopic.test(text)) return { key: 'off-topic', score: 1 };
  const found = searchTexts(asked, knowledge, context);
  if (found) return found;
  const implied = impliedByPeople(asked);
  if (implied && (!best || best.score < near + 0.06)) return implied;
  return best && best.score >= near ? { ...best, key: meaningIn(asked.family, best.key), isGuess: true } : undefined;
}

function rank(asked: Asked, knowledge: Knowledge, context: AnswerContext, before: string | undefined): Choice[] {
  const scores = new Map<string, number>();
  for (const { key, score, coverage } of knowledge.matcher.rank(asked.ideas)) {
    scores.set(key, score * (0.75 + 0.25 * Math.min(1, coverage * 1.2)));
  }
  for (const { key, signs = [] } of computedSubjects.values()) {
    if (signs.some((sign) => sign.test(asked.text))) scores.set(key, (scores.get(key) ?? 0.1) + signBonus);
  }
  return [...scores]
    .filter(([key]) => !computedSubjects.get(key)?.unless?.test(asked.text))
    .map(([key, score]) => ({ key, score: score * fit(key, asked, context, before) }))
    .sort((one, other) => other.score - one.score);
}

/** How well a key goes with the rooms and the occasion that are spoken of. */
function fit(key: string, { rooms, text, family }: Asked, { now }: AnswerContext, before: string | undefined): number {
  const ownFamily = familyOfKey(key);
  const inFamily = ownFamily === undefined ? 1 : ownFamily === family ? 1.15 : family === undefined ? 0.95 : 0.8;
  return inFamily * (key === before ? 0.97 : 1) * fitRooms(key, rooms, text, now);
}

function fitRooms(key: string, rooms: Asked['rooms'], text: string, now: Date): number {
  const retiredOnly = rooms.length > 0 && rooms.every((room) => isRetired(room, now));
  if (key === 'retired') return rooms.some(({ lastDay }) => lastDay) ? 1.15 : 0.5;
  if (
    retiredOnly &&
    /^(?:price|capacity|faq\/how-to-book|availability|recommend|ages|hours|weekend-minimum|faq\/same-day)$/.test(key)
  )
    return 0.4;
  if (key === 'room-about') return rooms.length > 0 ? 0.95 : 0.3;
  if (key === 'compare') return rooms.length > 1 || /which|differ|compar/.test(text) ? 1 : 0.5;
  if (key.startsWith('room/')) return rooms.some(({ slug }) => key.startsWith(`room/${slug}/`)) ? 1.05 : 0.8;
  return key.startsWith('post/') ? 0.85 : 1;
}

/** A question of nothing but people, a day or a room asks whether they can come, or about that room. */
function impliedByPeople({ group, days, times, rooms, text }: Asked): Choice | undefined {
  const score = 0.55;
  if (group.players !== undefined && group.players > 0)
    return { key: days.length + times.length > 0 ? 'can-we-come' : 'capacity', score };
  if (group.ages.length > 0 || group.kids !== undefined) return { key: 'ages', score };
  if (times.length > 0 || (days.length > 0 && text.split(' ').length < 7)) return { key: 'hours', score };
  return rooms.length > 0 && text.split(' ').length < 5 ? { key: 'room-about', score } : undefined;
}

const isMentioned = (thing: string, { search }: Knowledge) => {
  const telling = thing.split(' ').filter((word) => !ordinaryWords.has(word));
  return telling.length > 0 && search.find(telling).some(({ shared }) => shared === telling.length);
};

/** Words that neither the content nor any known way to ask uses, and that are no ordinary English. */
export const strangers = (text: string, { words }: Knowledge) =>
  (text.match(/[a-z]{4,}/g) ?? []).filter(
    (word) => !words.has(word) && !ordinaryWords.has(word) && !words.has(word.replace(/(?:s|es|ed|ing)$/, '')),
  );

/** The text that holds nearly everything the question says, if one does. */
function searchTexts(asked: Asked, { search }: Knowledge, { now }: AnswerContext): Choice | undefined {
  const named = asked.rooms.filter((room) => !isRetired(room, now)).map(({ slug }) => slug);
  const [found] = search.find(asked.ideas, ({ room }) => !room || named.length === 0 || named.includes(room));
  if (!found || found.coverage < 0.8 || found.shared < 2) return undefined;
  return { key: found.passage.key, score: Math.min(0.6, found.coverage * 0.6) };
}
