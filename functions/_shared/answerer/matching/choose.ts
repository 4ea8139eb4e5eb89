import type { Asked } from '../answer-parts.ts';
import type { AnswerContext } from '../answer-types.ts';
import { findClaims } from '../../guard/claims.ts';
import { knownClaims } from '../../guard/known-claims.ts';
import { ordinaryWords } from '../reading/common-words.ts';
import { ideaOfWord } from '../reading/concepts.ts';
import { listOf, oneOf } from '../reading/patterns.ts';
import { manipulation, namesake, offTopic, wantsItTrue } from '../subjects/talk.ts';
import { askedThings } from '../subjects/unknown-things.ts';
import type { Knowledge } from '../venue/knowledge.ts';
import { areRetired, codesNamed } from '../venue/venue.ts';
import { decide } from './decide.ts';
import { meaningIn } from './families.ts';
import { rank, type Ranked } from './rank.ts';
import { outside, talk } from './subject-kinds.ts';
import { saysOnlyWhoAndWhen } from './who-and-when.ts';

/** The subject or passage that answers, and how sure that is. */
export interface Choice {
  key: string;
  score: number;
  /** True when it is only the nearest thing: the reply says so. */
  isGuess?: boolean;
  /** The next likeliest subjects, when it is not clear which is meant: the reply answers them too. */
  also?: string[];
  /** True when the words say only who comes, and when: no earlier question is asked again. */
  isSettled?: true;
  /** True when it is about a thing that no text of the venue names. */
  isUnmentioned?: true;
  /** What the known ways to ask led to, where a text of the venue answers instead: the next question is heard after it. */
  subject?: string;
  /** How well the best ways to ask fit: below `sure` the subject is only the likeliest. */
  fit?: number;
  /** How likely it is what the words ask for. */
  likelihood?: number;
  /** The next likeliest subjects, for whoever weighs them against it. */
  rivals?: readonly Ranked[];
}

/** Below this likelihood, without the very words of a way to ask, a reading is chance. */
const faintLikelihood = 0.1;
export const inVeryWords = 1;

/** True for a subject that was read by chance: few words of the question speak for it, and it was never asked for in these. */
export const isFaint = ({ likelihood, fit = 0 }: Choice): boolean =>
  likelihood !== undefined && likelihood < faintLikelihood && fit < inVeryWords;

/** From here on a question counts as understood. */
const sure = 0.5;
/** From here on the very words of a way to ask were used. */
const exact = 1.4;
/** Below this fit a match is a guess, unless many words together point to it. */
const firm = 0.62;
const clear = 1.05;
/** From here on a subject is meant, though a word is strange and something else fits as well. */
const strong = 1.4;
/** From here on no second subject is considered; below, one that has this part of the score is answered too. */
const evident = 1.8;
const rival = 0.5;
/** From here on a way to ask fits so well that a thing nobody mentions changes nothing. */
const plain = 0.85;
/** From this fit on it is, word for word, a known question without an answer: however many words point elsewhere, it is that. */
const verbatim = 0.9;
/** Below this fit up to two others are answered, down to a fainter share of the score. */
const vague = 0.7;
const faintRival = 0.4;
/** From this likelihood on no second subject is considered. */
const allButCertain = 0.85;
/** From this likelihood on a subject is meant, however little a single way to ask fits. */
const beyondDoubt = 0.9;
/** From this likelihood and this fit on a subject is meant that nothing unknown comes near. */
const backing = 0.6;
const backedFit = 0.42;
/** A match is a guess when questions that no fact answers sound nearly as much like it. */
const unknownRival = 0.75;
/** From this fit on the words are nearly those of a question that no fact answers. */
const likeUnknown = 0.93;
/** So many times better than a question that no fact answers is better, whatever single way to ask fits best. */
const farAhead = 1.4;
/** Below this nothing is near. */
const near = 0.36;

/** From this likelihood on a subject is meant, though a thing is spoken of that the venue does not mention. */
const beyondThings = 0.8;

/** Words of people who want to come to a room, whatever for. */
const wantsTo = listOf('can, could, may, will, would, want to, like to, do you');
const come = listOf('book(?:ed)?, reserved?, rent(?:ed)?, play, come, visit, get, buy tickets?');
const wantsToCome = oneOf(/^(?:please )?(?:book|reserve)\b/, new RegExp(`\\b${wantsTo}\\b.*\\b${come}\\b`));

/** True where somebody wants a room that is no longer played: everything else can wait. */
const wantsRetired = ({ rooms, text }: Asked, { now }: AnswerContext): boolean =>
  areRetired(rooms, now) && wantsToCome.test(text) && !/\bgift ?cards?\b|\bcoming back\b|\bphotos?\b/.test(text);

/** Finds what a question is about; undefined when nothing known is near. What the venue's own texts say is never ruled out. */
export const choose = (
  asked: Asked,
  knowledge: Knowledge,
  context: AnswerContext,
  before?: string,
): Choice | undefined => decide(chooseByWays(asked, knowledge, context, before), asked, knowledge, context);

/** What the known ways to ask lead to. */
function chooseByWays(asked: Asked, knowledge: Knowledge, context: AnswerContext, before?: string): Choice | undefined {
  const { text, raw } = asked;
  // whatever stands beside a code of the venue, the code is what is asked about
  if (codesNamed(asked.message, context.facts.business).length > 0) return { key: 'promo-codes', score: 1, fit: 1 };
  if (manipulation.test(raw) || claimsFalsely(asked, context)) return { key: 'manipulation', score: 1 };
  if (wantsRetired(asked, context)) return { key: 'retired', score: 1, fit: 1 };
  const [best, ...others] = rank(asked, knowledge, context, before);
  if (best && /^(?:is (?:it|that) |for )?free\W*$/.test(text))
    return { key: asked.days.length > 0 ? 'availability' : 'price', score: 0.6, fit: 1 };
  if (best?.key === 'manipulation' && best.fit < plain) return { key: 'unknown', score: best.score };
  const thing = askedThings.exec(raw)?.[0];
  const rivalUnknown = others.find(({ key }) => key === 'unknown');
  const unknownFit = rivalUnknown?.fit ?? 0;
  const isExact = best !== undefined && best.fit >= plain;
  const isPlain = isExact && best.key !== 'unknown' && unknownFit < best.fit;
  const isMeant = best !== undefined && best.key !== 'unknown' && best.likelihood >= beyondThings;
  if (thing && !isPlain && !isMeant && !isMentioned(thing, knowledge))
    return { key: 'unknown', score: 1, isUnmentioned: true };

  const plan = saysOnlyWhoAndWhen(asked, knowledge, before);
  const isMore =
    isExact &&
    best.key !== 'unknown' &&
    (outside.has(best.key) || (plan?.key === 'hours' && best.key !== 'faq/same-day'));
  if (plan && !isMore) return plan;
  const also = best ? nextOf(best, others, asked) : [];
  if ((offTopic.test(raw) || namesake.test(asked.tagged)) && (best?.score ?? 0) < exact)
    return { key: 'off-topic', score: 1 };
  if (best && best.score >= sure) {
    if (outside.has(best.key)) return best;
    const isFarAhead = best.score >= farAhead * (rivalUnknown?.score ?? 0);
    if (unknownFit >= verbatim && unknownFit > best.fit && !isFarAhead) return { key: 'unknown', score: best.score };
    const mayBeUnknown =
      rivalUnknown !== undefined &&
      best.fit < plain &&
      (rivalUnknown.score >= best.score * unknownRival ||
        (rivalUnknown.fit > best.fit &&
          !(best.score >= strong && best.likelihood >= 0.65 && rivalUnknown.fit < likeUnknown)));
    const isBeyondDoubt = best.likelihood >= beyondDoubt && unknownFit < best.fit + 0.1;
    const isDoubtful =
      !isBeyondDoubt &&
      !(asked.text === asked.message && isBacked(best, rivalUnknown)) &&
      (mayBeUnknown ||
        (best.fit < firm &&
          (best.score < clear ||
            (best.score < strong &&
              !(best.likelihood >= 0.6 && best.fit >= 0.45) &&
              strangers(raw, knowledge).length > 0))));
    return {
      ...best,
      key: meaningIn(asked.family, best.key),
      also,
      rivals: others.filter(({ key }) => !never.has(key)).slice(0, 2),
      ...(isDoubtful && { isGuess: true }),
    };
  }
  const implied = impliedByPeople({ ...asked, text });
  if (implied && (!best || best.score < near + 0.06)) return implied;
  if (!best || best.score < near || never.has(best.key)) return undefined;
  return { ...best, key: meaningIn(asked.family, best.key), also, isGuess: true };
}

/** True where the words point to one subject and hardly to anything unknown, though no single way to ask fits well. */
const isBacked = ({ likelihood, fit, score }: Ranked, unknown: Ranked | undefined): boolean =>
  likelihood >= backing && fit >= backedFit && (unknown?.score ?? 0) <= score / 2;

/** Subjects that are no answer to give beside another one. */
const never: ReadonlySet<string> = new Set([...talk, ...outside, 'room-about', 'recommend', 'review-write']);

/** Subjects that tell a group of some size the same. */
const plans: ReadonlySet<string> = new Set(['capacity', 'large-group', 'weekend-minimum', 'can-we-come']);

/** The next likeliest subjects, when the likeliest is not clearly ahead of them: one, or two where nothing fits well. */
function nextOf(best: Ranked, others: readonly Ranked[], asked: Asked): string[] {
  if (best.score >= evident || best.likelihood >= allButCertain || never.has(best.key) || best.key === 'contact')
    return [];
  const isVague = best.fit < vague;
  const first = meaningIn(asked.family, best.key);
  const keys = others
    .filter(({ key, score }) => score >= best.score * (isVague ? faintRival : rival) && !never.has(key))
    .map(({ key }) => meaningIn(asked.family, key))
    .filter((key) => key !== first && !(plans.has(key) && plans.has(first)));
  return [...new Set(keys)].slice(0, isVague ? 2 : 1);
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
  const telling = thing
    .split(' ')
    .filter((word) => !ordinaryWords.has(word))
    .map(ideaOfWord);
  return (
    telling.length > 0 &&
    search.find(telling, ({ key }) => !key.startsWith('post/')).some(({ shared }) => shared === telling.length)
  );
};

/** Prices, discounts and codes that nobody published, together with words that want them to be true. */
function claimsFalsely({ raw, message }: Asked, { facts }: AnswerContext): boolean {
  if (!wantsItTrue.test(message)) return false;
  if (/\b(?:is|are) (?:that|this|it|they|those) (?:for )?free\b/.test(raw)) return false;
  if (/\bfor free\b|\bfree (?:tickets?|games?|entry|rooms?|part(?:y|ies)|birthday)\b|\bhalf (?:off|price)\b/.test(raw))
    return true;
  const known = knownClaims(facts);
  return findClaims(raw).some(
    ({ kind, value }) => (kind === 'money' || kind === 'percent') && !known.has(`${kind} ${value}`),
  );
}

/** Words that neither the content nor any known way to ask uses, and that are no ordinary English. */
const strangers = (text: string, { words }: Knowledge) =>
  (text.match(/[a-z]{4,}/g) ?? []).filter(
    (word) => !words.has(word) && !ordinaryWords.has(word) && !words.has(word.replace(/(?:s|es|ed|ing)$/, '')),
  );
