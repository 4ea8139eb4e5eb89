import type { Asked } from '../answer-parts.ts';
import type { AnswerContext } from '../answer-types.ts';
import { computedSubjects, type Knowledge } from '../venue/knowledge.ts';
import { contentSigns } from '../subjects/from-content.ts';
import { areRetired } from '../venue/venue.ts';
import { familyOfKey, lacksOccasion } from './families.ts';
import type { Heard } from './matcher.ts';
import { isSeen } from './signs.ts';

/** A subject or passage with its rank. */
export interface Ranked {
  key: string;
  score: number;
  /** How well its best ways to ask fit. */
  fit: number;
  /** How likely it is what the words ask for. */
  likelihood: number;
}

/** Longer texts say too much to be heard as one. */
const longestWhole = 24;
/** A question that leans on the one before it is heard together with that one, less still. */
const leaningLoudness = 0.7;
/** What words that settle a subject add. */
const signBonus = 0.6;

/** Everything that a question may be about, likeliest first: by the ways to ask, the likelihoods, the signs, and what is spoken of. */
export function rank(asked: Asked, knowledge: Knowledge, context: AnswerContext, before: string | undefined): Ranked[] {
  const scores = new Map<string, number>();
  const fits = new Map<string, number>();
  const likely = new Map<string, number>();
  const hear = (heard: Heard, loudness: number, after?: string) => {
    for (const { key, score, coverage, fit: heardFit, likelihood } of knowledge.matcher.rank(heard, after)) {
      likely.set(key, Math.max(likely.get(key) ?? 0, likelihood * loudness));
      fits.set(key, Math.max(fits.get(key) ?? 0, heardFit * loudness));
      const sum = score * (0.75 + 0.25 * Math.min(1, coverage * 1.2)) * loudness;
      if (sum > (scores.get(key) ?? 0)) scores.set(key, sum);
    }
  };
  hear(asked, 1, before);
  const { earlier } = asked;
  const leant = { ideas: [...earlier.ideas, ...asked.ideas], tagged: `${earlier.tagged} ${asked.tagged}` };
  if (earlier.ideas.length > 0 && leant.ideas.length <= longestWhole) hear(leant, leaningLoudness);
  const settle = (key: string, bonus: number) => {
    scores.set(key, (scores.get(key) ?? 0.1) + bonus);
    fits.set(key, (fits.get(key) ?? 0) + signBonus);
  };
  for (const { key, signs = [] } of computedSubjects.values())
    if (signs.some((sign) => isSeen(sign, asked))) settle(key, signBonus);
  for (const [key, sign] of Object.entries(contentSigns)) if (sign.test(asked.text)) settle(key, 2 * signBonus);
  return [...scores]
    .map(([key, score]) => ({
      key,
      score: score * fit(key, asked, context, before),
      fit: fits.get(key) ?? 0,
      likelihood: likely.get(key) ?? 0,
    }))
    .sort((one, other) => other.score - one.score);
}

/** How well a key goes with the rooms and the occasion that are spoken of. */
function fit(key: string, asked: Asked, { now }: AnswerContext, before: string | undefined): number {
  const { family } = asked;
  const ownFamily = familyOfKey(key);
  const inFamily = ownFamily === undefined ? 1 : ownFamily === family ? 1.15 : family === undefined ? 0.95 : 0.8;
  const isOfOther = ownFamily === 'birthday' && /\bgift ?card/.test(asked.text) ? 0.5 : 1;
  // what the post on virtual reality says of itself is true of no room
  const isOnlyVirtual = key.startsWith('post/vr-') && family !== 'virtual' ? 0.6 : 1;
  return isOfOther * isOnlyVirtual * inFamily * (key === before ? 0.97 : 1) * fitRooms(key, asked, now);
}

function fitRooms(
  key: string,
  { rooms, text, group, days, times, family, before: { times: earlier } }: Asked,
  now: Date,
): number {
  if (key === 'greeting' && (group.players !== undefined || rooms.length + days.length > 0)) return 0.3;
  if (lacksOccasion(key, family, text)) return 0.45;
  if (key === 'birthday-adult' && group.ages.some((age) => age < 18)) return 0.3;
  if (key === 'wear' && family === 'birthday' && /\bbring\b/.test(text)) return 0.25; // cake and plates, not shoes
  if (key === 'retired')
    return rooms.some(({ lastDay }) => lastDay) ? (/\bstill\b|\bgoes\b|\bleft\b/.test(text) ? 1.6 : 1.15) : 0.5;
  if (
    areRetired(rooms, now) &&
    !/\b(?:instead|others?)\b/.test(text) &&
    /^(?:price|capacity|faq\/how-to-book|availability|recommend|ages|hours|weekend-minimum|payment|faq\/same-day)$/.test(
      key,
    )
  )
    return 0.4;
  if (key === 'room-about') return rooms.length > 0 ? 0.95 : 0.3;
  if (
    key === 'faq/same-day' &&
    days.length > 0 &&
    !/\b(?:today|tonight|now|walk|drop|show up|spontaneous\w*)\b/.test(text)
  )
    return 0.5;
  if (key === 'finish-time' && times.length + earlier.length === 0 && !/\bclos(?:e|ing)\b/.test(text)) return 0.4;
  if (key === 'manipulation' && days.length > 0 && !/[$%]|\d+ percent|\b(?:say|said|told|confirm)\b/.test(text))
    return 0.8;
  if (key === 'can-we-come' && (group.players === undefined || days.length + times.length === 0)) return 0.2;
  if (key.startsWith('date-') && (group.players ?? 2) > 2) return 0.5;
  if (key === 'compare') return rooms.length > 1 || /which|differ|compar/.test(text) ? 1 : 0.5;
  if (key.startsWith('room/'))
    return rooms.some(({ slug }) => key.startsWith(`room/${slug}/`)) ? 1.05 : rooms.length === 1 ? 0.25 : 0.8;
  return key.startsWith('post/') ? 0.85 : 1;
}
