import { tellingWords } from '../finding/words.ts';
import { likeliestOf } from '../finding/likelihoods.ts';
import { hasAnswer, isLedAstray } from '../finding/decide.ts';
import { familyOfKey, lacksOccasion } from '../finding/families.ts';
import { burdens, contradicted, mayRuleOut, outside, talk } from '../finding/subject-kinds.ts';
import { isFaint, type Choice } from '../finding/choice.ts';
import { isBareDetail } from '../reading/split.ts';
import type { Topic } from './topic.ts';
import { contentSubjects } from '../computing/from-content.ts';
import { computedSubjects, type Knowledge } from '../venue/knowledge.ts';

/** What a piece of a message is about, and whether it asks something. */
interface HeardPiece extends Topic {
  isQuestion: boolean;
}
/** Words that stand for something said before them. */
const pronoun = /\b(?:it|that|they|them|those|this|he|she|him|her|one|ones)\b/;

/** Below this likelihood a part is not clear enough to be the only reading of a message. */
const wellHeard = 0.72;

/** What was heard, also where a text of the venue answers instead. */
const subjectOf = (choice: Choice | undefined): string => choice?.subject ?? choice?.key ?? '';

/** From these likelihoods on a message as a whole is about a subject, or about nothing that anybody answers, whatever else seemed to fit. */
const wholeIsClear = 0.55;
const followUpIsClear = 0.8;
const wholeIsUnknown = 0.8;
/** From this one on not even a piece that is surer of another subject stands against it. */
const wholeIsBeyondDoubt = 0.9;
/** What rules have settled, and no likelihood doubts. */
const ruled: ReadonlySet<string> = new Set(['manipulation', 'off-topic', 'promo-codes', 'retired']);

/**
 * What a message is about as a whole, where nothing else that was heard is that: `I drive five boys and have a good novel. Is there a
 * spot for me until they come out?` How likely each subject is for the whole message is told. A text that no learned subject stands for was
 * found by its own words, and stays.
 */
export function overheardIn(
  topics: readonly Topic[],
  together: Topic,
  likely: ReadonlyMap<string, number>,
  knowledge: Knowledge,
): Topic[] | undefined {
  const { kind: key, share } = likeliestOf(likely);
  const isUnknown = key === 'unknown';
  const least = isUnknown ? wholeIsUnknown : together.asked.before.key === undefined ? wholeIsClear : followUpIsClear;
  const { family, text } = together.asked;
  if (share < least || (outside.has(key) && !isUnknown) || lacksOccasion(key, family, text)) return undefined;
  const stands = ({ choice }: Topic) =>
    choice !== undefined &&
    (choice.isSettled === true ||
      ruled.has(choice.key) ||
      (share < wholeIsBeyondDoubt && choice.likelihood >= share) ||
      (!choice.isGuess && !likely.has(choice.key)));
  const isAbout = ({ choice }: Topic) =>
    choice !== undefined && [choice.key, subjectOf(choice)].some((each) => isSaid(each, key));
  if (topics.some((topic) => stands(topic) || isAbout(topic)) || !(isUnknown || hasAnswer(key, knowledge)))
    return undefined;
  if (isLedAstray({ key, likelihood: share }, together.asked.raw, knowledge)) return undefined;
  return [{ ...together, choice: { key, likelihood: share } }];
}

/** True for the same subject, or one and the text that is its answer. */
const isSaid = (one: string, other: string): boolean =>
  one === other ||
  (contentSubjects[one] ?? []).some((text) => text === other) ||
  (contentSubjects[other] ?? []).some((text) => text === one);

/** From this likelihood on one subject is what a whole message is about; below the other one nothing of it is about a subject. */
const wholeIsCertain = 0.8;
const noPartOfWhole = 0.03;
/** Below this likelihood a piece beside it is an aside. */
const pieceIsClear = 0.4;

/**
 * The questions of a message, those first that say clearly what they are about or are what the whole message is about, where that is
 * certain; others that are no part of it are left out.
 */
export function meantFirst(all: readonly Topic[], likely: ReadonlyMap<string, number>): Topic[] {
  const topics = withoutStrayTails(all, likely);
  const { kind, share } = likeliestOf(likely);
  if (share < wholeIsCertain || !topics.some((topic) => subjectOf(topic.choice) === kind)) return [...topics];
  const isAside = (topic: Topic) =>
    subjectOf(topic.choice) !== kind &&
    (topic.isTold === true ||
      (topic.choice?.likelihood ?? 1) < pieceIsClear ||
      // `We have bags. Is there somewhere to put them?` says by itself nothing that anybody knows.
      (share >= wholeIsBeyondDoubt &&
        pronoun.test(topic.asked.text) &&
        // and `how would that work` means nothing else than what was told before it
        (subjectOf(topic.choice) === 'unknown' || (likely.get(subjectOf(topic.choice)) ?? 1) < noPartOfWhole)));
  const isPart = (topic: Topic) => isAside(topic) && (likely.get(subjectOf(topic.choice)) ?? 1) >= noPartOfWhole;
  return [...topics.filter((topic) => !isAside(topic)), ...topics.filter(isPart)];
}

/** A piece of so few telling words says nothing by itself when it points back: `can you take it down`. */
const mostOfTail = 2;
/** Below this likelihood the whole message is not about what such a piece seemed to ask by itself. */
const strayTail = 0.05;

/** The questions of a message without tails that point back and seemed to ask for something that the message is not about. */
function withoutStrayTails(topics: readonly Topic[], likely: ReadonlyMap<string, number>): Topic[] {
  const isStray = ({ asked, choice }: Topic, index: number) =>
    index > 0 &&
    choice !== undefined &&
    !ruled.has(choice.key) &&
    !outside.has(choice.key) &&
    choice.likelihood < wholeIsBeyondDoubt &&
    pronoun.test(asked.text) &&
    tellingWords(asked.text).length <= mostOfTail &&
    (likely.get(subjectOf(choice)) ?? 1) < strayTail;
  const kept = topics.filter((topic, index) => !isStray(topic, index));
  return kept.some(({ choice, isTold }) => choice && !isTold && !unanswerable.has(choice.key)) ? kept : [...topics];
}

/** Questions that stand for themselves: what is told before one is who asks, and why. */
const standAlone: ReadonlySet<string> = new Set(
  'recommend price can-we-come address hours contact duration careers faq/parking faq/transit faq/waiver faq/same-day'.split(
    ' ',
  ),
);
/** What somebody can bear or not is told for a reason: it is answered beside any question. */
const isBurden = (key: string | undefined) => key !== undefined && key !== 'scary' && burdens.has(key);

/** From this likelihood on a question that no fact answers is one beside those that are answered. */
const meantSurely = 0.36;
/** What is said beside a question is not answered with a refusal. */
const unanswerable: ReadonlySet<string> = new Set(['unknown', 'off-topic']);
/** A statement is answered beside a question that has a clear answer when it is at least this clear, too. */
const nearlyAsClear = 0.8;

/** From this likelihood on questions are equally worth an answer. */
const asSureAsAny = 0.45;

/** The questions worth answering, at most three; a statement counts only where nothing is asked, or when it is very clear. */
export function strongest(topics: readonly HeardPiece[], together: Topic): Topic[] {
  const scoreOf = ({ choice }: Topic) => Math.min(1, (choice?.likelihood ?? 0) / asSureAsAny);
  const isClear = ({ choice }: Topic) => choice !== undefined && !choice.isGuess && !talk.has(choice.key);
  const asked = topics.filter(({ isQuestion }) => isQuestion);
  const clearTopics = topics.filter(isClear);
  const ofOccasion = clearTopics.filter((topic) => !isOfOtherOccasion(topic));
  const understood = ofOccasion.length > 0 ? ofOccasion : clearTopics;
  const isAnswered = understood.some(({ choice, isQuestion }) => isQuestion && !unanswerable.has(choice?.key ?? ''));
  const known = understood.filter(
    ({ choice, isQuestion }) =>
      !unanswerable.has(choice?.key ?? '') || (isQuestion && (!isAnswered || (choice?.likelihood ?? 1) >= meantSurely)),
  );
  const clear = known.length > 0 ? known : understood;
  const best = Math.max(0, ...clear.map(scoreOf));
  const clearness = clear.flatMap(({ isQuestion, choice }) =>
    isQuestion && choice ? [unanswerable.has(choice.key) ? 0 : choice.likelihood] : [],
  );
  const least = Math.max(0, ...clearness) * nearlyAsClear;
  const isSelfStanding = clear.some(
    ({ asked: { text }, isQuestion, choice }) =>
      isQuestion && standAlone.has(choice?.key ?? '') && (choice?.key === 'recommend' || !pronoun.test(text)),
  );
  // who tells where they live and asks what no fact answers did not ask about the place
  const asksUnknown =
    asked.length > 0 &&
    !isAnswered &&
    asked.every(({ choice }) => choice?.key === 'unknown' && (choice?.likelihood ?? 1) >= wellHeard);
  const answered = clear.filter((topic) =>
    topic.isQuestion || asked.length === 0
      ? scoreOf(topic) >= best * 0.6
      : (!(isSelfStanding || asksUnknown) || isBurden(topic.choice?.key) || mayRuleOut.has(topic.choice?.key ?? '')) &&
        scoreOf(topic) >= 0.85 &&
        (mayRuleOut.has(topic.choice?.key ?? '') || (topic.choice?.likelihood ?? 0) >= least),
  );
  if (answered.length > 0 && (asked.length === 0 || answered.some(({ isQuestion }) => isQuestion)))
    return distinct(asked.length === 0 ? answered : answered.map(markTold)).slice(0, 3);
  // that the whole message has no answer says less than what its question is nearest to
  const isGuessed = asked.some(({ choice }) => choice && !unanswerable.has(choice.key));
  if (isClear(together) && !(isGuessed && unanswerable.has(together.choice?.key ?? ''))) return [together];
  const nearest = [...answered, ...asked.filter(({ choice }) => choice), ...clear].sort(
    (one, other) => scoreOf(other) - scoreOf(one),
  );
  return [...nearest, ...topics.filter(({ choice }) => choice), ...asked, ...topics.slice(-1)].slice(0, 1);
}

/** A statement beside a question is marked as told. */
const markTold = (topic: HeardPiece): Topic => (topic.isQuestion ? topic : { ...topic, isTold: true });

/** How near the whole message comes to a text of the venue, 0 to 1; 0 for subjects that are no text. */
export type NearnessOf = (key: string) => number;

/** From this nearness on what is told says what is meant, and by how much it has to come nearer than the question. */
const nearEnough = 0.35;
const nearer = 0.04;

/**
 * One of what is told and what is asked beside it: `I have a Groupon, can I use it` is about the Groupon, `we are 2, where
 * do we park` about parking. What may rule a visit out stays as well, and so does what answers where the question has no answer.
 */
export function withoutAsides(all: readonly Topic[], together: Topic, nearnessOf: NearnessOf): Topic[] {
  const topics = withoutFaint(all);
  const questions = topics.filter(({ isTold }) => !isTold);
  const saysOtherwise = ({ choice }: Topic) =>
    questions.some((question) => contradicted[choice?.key ?? '']?.has(question.choice?.key ?? ''));
  const asides = topics.filter((topic) => topic.isTold && !mayRuleOut.has(topic.choice?.key ?? ''));
  if (questions.length === 0 || asides.length === 0) return topics;
  const other = asides.find(saysOtherwise);
  if (other) return [other];
  const nearness = ({ choice }: Topic) => nearnessOf(choice?.key ?? '');
  const [clearest] = asides.toSorted((one, next) => nearness(next) - nearness(one));
  const isPlain = ({ asked, choice }: Topic) =>
    choice !== undefined &&
    !pronoun.test(asked.text) &&
    choice.likelihood >= (computedSubjects.has(choice.key) ? vaguely : wellHeard);
  const isMeant = ({ choice }: Topic) => choice?.key === together.choice?.key;
  if (!questions.some(isPlain) && !questions.some(isMeant)) {
    const meant = asides.find(isMeant) ?? (questions.every(isVague) ? clearestTold(asides) : undefined);
    if (meant) return [meant];
    if (clearest && nearness(clearest) > Math.max(nearEnough, nearer + Math.max(...questions.map(nearness))))
      return [clearest];
  }
  const [spoken] = asides.toSorted((one, next) => (next.choice?.likelihood ?? 0) - (one.choice?.likelihood ?? 0));
  return topics.filter((topic) => !asides.includes(topic) || topic === spoken);
}

/** From this likelihood on a piece says clearly what the message is about. */
const clearLikelihood = 0.4;

/** True for a question that fits nothing well. */
const isVague = ({ choice }: Topic) => (choice?.likelihood ?? 0) < vaguely;
const vaguely = 0.5;

/** What is told so clearly that a vague question is about it. */
const clearestTold = (asides: readonly Topic[]) =>
  asides.find(({ choice }) => (choice?.likelihood ?? 0) >= clearLikelihood);

/** What a message asks without pieces that were understood by chance, beside one that was understood by its words: `should I wait more?` */
function withoutFaint(topics: readonly Topic[]): Topic[] {
  const isClear = (topic: Topic) =>
    (topic.choice?.likelihood ?? 0) >= clearLikelihood && !(topic.isTold && mayRuleOut.has(topic.choice?.key ?? ''));
  const isChance = ({ choice }: Topic) => choice !== undefined && isFaint(choice);
  return topics.some(isClear) ? topics.filter((topic) => !isChance(topic)) : [...topics];
}

/** The pieces of a message without tails that ask for a detail of a question that nothing answers: `do people tip? how much?` */
export const withoutLostDetails = (topics: readonly HeardPiece[]): HeardPiece[] =>
  topics.filter(({ asked }, index) => !(isBareDetail(asked.text) && topics[index - 1]?.choice?.key === 'unknown'));

/** Words of two people. */
const ofTwo = /\b(?:pairs?|couples?|duos?|two|2|twosome)\b/;

/** True for what is told couples where nobody speaks of a date or of two: whether two can win answers no question of six. */
const isOfOtherOccasion = ({ asked, choice }: Topic): boolean =>
  choice?.key.startsWith('page/') === true &&
  familyOfKey(choice.key) === 'date' &&
  asked.family !== 'date' &&
  !ofTwo.test(asked.text);

/** Subjects that are asked once more for another day: `open Christmas Eve? and New Year’s Day?` */
const dated: ReadonlySet<string> = new Set(['hours', 'can-we-come', 'birthday-time']);

const asQuestion = ({ asked, choice }: Topic): Topic => ({ asked, choice });

/** The questions of a turn without those that say the same again. */
export function distinct(topics: readonly Topic[]): Topic[] {
  const keyOf = ({ choice, asked }: Topic) =>
    `${choice?.key} ${asked.rooms.map(({ slug }) => slug).join()} ${dated.has(choice?.key ?? '') ? asked.days.map(({ words }) => words).join() : ''}`;
  const saysWhen = ({ asked }: Topic) => asked.days.length + asked.times.length > 0;
  // of a statement and a question about the same the question is answered; a statement that says when is asked itself
  const best = new Map<string, Topic>();
  for (const topic of topics) {
    const told = best.get(keyOf(topic));
    if (!told) best.set(keyOf(topic), topic);
    else if (told.isTold && !topic.isTold) best.set(keyOf(topic), saysWhen(told) ? asQuestion(told) : topic);
  }
  return [...best.values()];
}
