import type { Asked } from '../answer-parts.ts';
import type { AnswerContext } from '../answer-types.ts';
import { findClaims } from '../../guard/claims.ts';
import { knownClaims } from '../../guard/known-claims.ts';
import { listOf, oneOf } from '../reading/patterns.ts';
import { asksDeposit, asksPerRoom } from '../computing/price-words.ts';
import { budgetOf } from '../computing/sums.ts';
import { manipulation, namesake, offTopic, wantsItTrue } from '../computing/talk.ts';
import type { Knowledge } from '../venue/knowledge.ts';
import { areRetired, codesNamed } from '../venue/venue.ts';
import { settled, understood, type Choice, type Likely } from './choice.ts';
import { decide } from './decide.ts';
import { familyOfKey, familyOfText, meaningIn } from './families.ts';
import { outside, talk, untold } from './subject-kinds.ts';
import { saysOnlyWhoAndWhen } from './who-and-when.ts';

/** From here on a subject is near enough to be named as a guess. */
const near = 0.16;
/** From here on no second subject is considered; below, one that is this part as likely is offered too. */
const evident = 0.82;
const rival = 0.5;
/** Below this likelihood up to two others are offered, down to a fainter part of it. */
const vague = 0.5;
const faintRival = 0.4;
/** From here on something that has nothing to do with the venue is meant. */
const offEnough = 0.25;
/** From here on a subject is meant, though the words are also those of something outside the venue. */
const clearly = 0.64;

/** A question that leans on the one before it is heard together with that one, less loudly; longer texts say too much to be heard as one. */
const leaningLoudness = 0.7;
const longestWhole = 24;

/** Everything that a question may be about, likeliest first: by itself, and together with the question that it leans on. */
function likeliest(
  { tagged, ideas, earlier }: Asked,
  { likelihoods }: Knowledge,
  before: string | undefined,
): Likely[] {
  const shares = new Map(likelihoods(tagged, before));
  const isClear = Math.max(0, ...shares.values()) >= clearly;
  if (!isClear && earlier.ideas.length > 0 && earlier.ideas.length + ideas.length <= longestWhole)
    for (const [key, share] of likelihoods(`${earlier.tagged} ${tagged}`))
      shares.set(key, Math.max(shares.get(key) ?? 0, share * leaningLoudness));
  return [...shares]
    .map(([key, likelihood]) => ({ key, likelihood }))
    .sort((one, other) => other.likelihood - one.likelihood);
}

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
): Choice | undefined => {
  const heard = likeliest(asked, knowledge, before);
  return decide(chooseSubject(asked, heard, context, before), asked, { knowledge, context, heard });
};

const ofMoney = /\$|\b(?:dollars|costs?|prices?|priced|pay|charged?)\b/;

/** The subject that a rule settles, or the likeliest by all messages that were learned from. */
function chooseSubject(
  asked: Asked,
  [first, ...next]: readonly Likely[],
  context: AnswerContext,
  before?: string,
): Choice | undefined {
  const { text, raw, family } = asked;
  const [best, ...others] = withoutUnspoken(first ? [first, ...next] : [], asked);
  // whatever stands beside a code of the venue, the code is what is asked about
  if (codesNamed(asked.message, context.facts.business).length > 0) return settled('promo-codes');
  if (manipulation.test(raw) || claimsFalsely(asked, context)) return settled('manipulation');
  if (wantsRetired(asked, context)) return settled('retired');
  if (/^(?:is (?:it|that) |for )?free\W*$/.test(text)) return settled(asked.days.length > 0 ? 'availability' : 'price');
  if (family === undefined && asksPerRoom.test(text) && ofMoney.test(text)) return settled('price');
  if (family !== 'gift' && best?.key !== 'off-topic' && asksDeposit.test(text)) return settled('payment');
  // so many people and a sum ask whether it is enough: `can ten of us play for under $300`
  const isOfPlan = best !== undefined && (best.key === 'price' || plans.has(best.key));
  if (family === undefined && isOfPlan && asked.group.players !== undefined && budgetOf(asked.message) !== undefined)
    return settled('price');
  const plan = saysOnlyWhoAndWhen(asked, before);
  if (plan && !(best && best.likelihood >= clearly && outside.has(best.key))) return plan;
  if ((offTopic.test(raw) || namesake.test(asked.tagged)) && (best?.likelihood ?? 0) < clearly)
    return { key: 'off-topic', likelihood: 1 };
  // `42 of us, have you got space for that many`
  if (best?.key === 'unknown' && (asked.group.players ?? 0) > 1 && asksForSpace.test(text))
    return { key: 'capacity', likelihood: understood };
  const implied = impliedByPeople(asked);
  if (implied && (best?.likelihood ?? 0) < near) return implied;
  if (!best || best.key === untold || best.likelihood < near) return undefined;
  // nobody is turned away on a faint guess
  if (best.key === 'off-topic' && best.likelihood < offEnough) return undefined;
  if (outside.has(best.key)) return best;
  const isGuess = best.likelihood < understood;
  if (isGuess && never.has(best.key)) return undefined;
  return {
    ...best,
    key: meaningIn(family, best.key),
    also: nextOf(best, others, asked),
    rivals: others.filter(({ key }) => !never.has(key)).slice(0, 2),
    ...(isGuess && { isGuess }),
  };
}

/** Words of those who ask whether so many can be had. */
const asksForSpace =
  /\b(?:space|room|place) for\b|\b(?:handle|accommodate|fit|seat|hold) (?:that many|us|all|everyone|everybody)\b/;

/** From here on a party is meant, though nobody speaks of one. */
const partyEnough = 0.6;

/** `so noon would be too early?` where nobody speaks of a party asks for the venue's hours: the next likely subject stands before a party's. */
function withoutUnspoken(heard: readonly Likely[], { family, message, before }: Asked): readonly Likely[] {
  const [best] = heard;
  const isUnspoken =
    best !== undefined &&
    best.likelihood < partyEnough &&
    familyOfKey(best.key) === 'birthday' &&
    family === undefined &&
    familyOfKey(before.key ?? '') !== 'birthday' &&
    familyOfText(message) === undefined;
  const other = isUnspoken
    ? heard.find(({ key, likelihood }) => likelihood >= near && familyOfKey(key) === undefined)
    : undefined;
  return other ? [other, ...heard.filter((each) => each !== other)] : heard;
}

/** Subjects that are no answer to give beside another one. */
const never: ReadonlySet<string> = new Set([...talk, ...outside, untold, 'room-about', 'recommend', 'review-write']);

/** Subjects that tell a group of some size the same. */
const plans: ReadonlySet<string> = new Set(['capacity', 'large-group', 'weekend-minimum', 'can-we-come']);

/** The next likeliest subjects, when the likeliest is not clearly ahead of them: one, or two where nothing is likely. */
function nextOf(best: Likely, others: readonly Likely[], { family }: Asked): string[] {
  if (best.likelihood >= evident || never.has(best.key) || best.key === 'contact') return [];
  const isVague = best.likelihood < vague;
  const first = meaningIn(family, best.key);
  const keys = others
    .filter(({ key, likelihood }) => likelihood >= best.likelihood * (isVague ? faintRival : rival) && !never.has(key))
    .map(({ key }) => meaningIn(family, key))
    .filter((key) => key !== first && !(plans.has(key) && plans.has(first)));
  return [...new Set(keys)].slice(0, isVague ? 2 : 1);
}

/** A question of nothing but people, a day or a room asks whether they can come, or about that room. */
function impliedByPeople({ group, days, times, rooms, text }: Asked): Choice | undefined {
  const likelihood = understood;
  if (group.players !== undefined && group.players > 0)
    return { key: days.length + times.length > 0 ? 'can-we-come' : 'capacity', likelihood };
  if (group.ages.length > 0 || group.kids !== undefined) return { key: 'ages', likelihood };
  if (times.length > 0 || (days.length > 0 && text.split(' ').length < 7)) return { key: 'hours', likelihood };
  return rooms.length > 0 && text.split(' ').length < 5 ? { key: 'room-about', likelihood } : undefined;
}

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
