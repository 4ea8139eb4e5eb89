import type { Asked } from '../answer-parts.ts';
import type { AnswerContext } from '../answer-types.ts';
import { askedForLater } from './deciding.ts';
import {
  asksAgain,
  asksPriceAgain,
  asksWhichRoom,
  changes,
  changesPlan,
  continued,
  namesOnlyPeople,
  priceOfParty,
  tellsOfChange,
  turnsOnPeople,
} from './goes-on.ts';
import { asksForDetail, asksHowToDoIt, goesOnInText } from './detail-again.ts';
import { bareNumberOf, dependOnPeople } from './group-thread.ts';
import { leanOn, pointsBack, pointsIn } from './lean.ts';
import { clear, settled, understood, type Choice } from '../finding/choice.ts';
import { choose } from '../finding/choose.ts';
import { isOpen } from '../finding/decision-signs.ts';
import { familyOfText, meaningAfter } from '../finding/families.ts';
import { talk } from '../finding/subject-kinds.ts';
import { type Clause } from '../reading/clause.ts';
import { isEmptyIdea } from '../reading/concepts.ts';
import { hasPeople, type Group } from '../reading/group.ts';
import { oneOf } from '../reading/patterns.ts';
import { roomWithTrait, turnedFromScary } from './room-traits.ts';
import { computedQuestions } from '../computing/from-content.ts';
import { arrivalNamed } from '../computing/arrivals.ts';
import { ofBooking } from '../computing/changes.ts';
import { visitTimes } from '../computing/visit-times.ts';
import { quiet, type Thread } from './thread.ts';
import type { Topic } from './topic.ts';
import type { Knowledge } from '../venue/knowledge.ts';

/** What a clause is heard in. */
export interface Surroundings {
  thread: Thread;
  knowledge: Knowledge;
  context: AnswerContext;
}

/** How a clause stands in its message. */
interface Place {
  /** True when nothing else is said in the message. */
  alone?: boolean;
  /** True when a bare tail followed it: `is that ok?` */
  isTailed?: boolean;
  /** What was told right before it in the same message: `taking the subway, where do we get off?` */
  told?: Clause | undefined;
}

/** Ideas that name a subject of their own: `and the price for 4` goes on with the people, not with the question before. */
const subjectIdeas: ReadonlySet<string> = new Set([
  'price',
  'how_much',
  'how_long',
  'cancel',
  'recommend',
  'refund',
  'discount',
]);

/** Ideas that only say who comes: a follow-up made of them asks the question before it again. */
const people: ReadonlySet<string> = new Set(['kid', 'adult', 'people', 'pair', 'friend', 'come', 'along']);

/** Whoever says `we` or `everyone` means those who were counted before. */
const speaksOfUs = /\b(?:we|us|our|everyone|everybody)\b/;

/** `which room would you take`: advice is for those who were spoken of. */
const asksAdvice = /\b(?:which|what)\b.*\b(?:would|do) you (?:take|pick|choose|recommend|suggest|go for|do)\b/;

/** `9 kids turn 7, how many adults`, and then `what would the party cost`: the party is the one that was spoken of. */
const isSameOccasion = ({ text }: Clause, { family }: Thread): boolean =>
  family !== undefined && /\b(?:the|our|that|this)\b/.test(text) && familyOfText(text) === family;

/** `2 adults and 4 kids`, and then `ages 5, 7, 10 and 13`: an age for each of the kids who were counted before. */
const tellsAgesOf = (before: Group, { ages, players, kids, adults }: Group): boolean =>
  ages.length > 1 && ages.length === before.kids && [players, kids, adults].every((count) => count === undefined);

/** What a clause is about, heard in its message and after what was said before it. */
export function topicOf(
  clause: Clause,
  whole: Clause,
  { thread, knowledge, context }: Surroundings,
  { alone = false, isTailed = false, told }: Place,
): Topic {
  const isOnlyWho = alone && turnsOnPeople(thread.key ?? '') && namesOnlyPeople(clause);
  const leans = isTailed || isOnlyWho || doesLean(clause, whole, thread);
  const isOfThem =
    speaksOfUs.test(clause.text) ||
    asksAdvice.test(clause.text) ||
    tellsAgesOf(thread.group, whole.group) ||
    isSameOccasion(clause, thread);
  const around = leans
    ? thread
    : {
        ...quiet,
        ...(isOfThem && { group: thread.group }),
        ...(pointsIn.test(whole.text) && { rooms: thread.rooms }),
      };
  const own = { ...leanOn(clause, whole, around, context), before: thread };
  const byItself = choiceOf(clause, own, { thread, knowledge, context });
  const choice = (told && !isSure(byItself) && afterStory(own, told, { thread, knowledge, context })) || byItself;
  const change = [choice?.key, thread.key].find((key) => key !== undefined && changes.has(key));
  const later = change && askedForLater(own, thread, context.now);
  if (later) return { asked: later, choice: { key: change, likelihood: 1 } };
  if (thread.key && ((alone && asksForDetail(clause, thread)) || asksHowToDoIt(clause, thread, knowledge)))
    return {
      asked: { ...own, text: `${thread.said} ${own.text}`, leansOnEarlier: true },
      choice: { key: thread.key, likelihood: understood },
    };
  if (thread.key && leans && isOpen(choice) && goesOnInText(clause, thread, knowledge))
    return { asked: { ...own, leansOnEarlier: true }, choice: { key: thread.key, likelihood: understood } };
  const goesOn = alone && tellsOfChange(clause, thread);
  if (!thread.key || (talk.has(choice?.key ?? '') && !goesOn)) return { asked: own, choice };
  const isAgain =
    isOnlyWho ||
    (alone &&
      (asksAgain(clause, thread) || changesPlan(clause, thread, choice) || asksPriceAgain(clause, thread, choice)));
  if (choice?.isSettled && !isAgain) return { asked: own, choice };
  const continues = alone && leans && doesContinue(clause, own, choice, thread);
  if (!continues && !goesOn && !isAgain)
    return (
      priceOfParty(own, choice, thread) ?? { asked: own, choice: choice && heardAfter(thread.key, choice, clause.text) }
    );
  const key = continued(thread.key, clause, own, context);
  const isPair = key === 'weekend-minimum' && own.family === 'date' && own.group.players === undefined;
  return {
    asked: {
      ...own,
      ...(isPair && { group: { ages: [], players: 2 } }),
      leansOnEarlier: true,
      times: [...(clause.times.length > 0 ? clause.times : thread.times)],
    },
    choice: goesOn || isAgain ? settled(key) : { key, likelihood: understood },
  };
}

/** What a clause asks together with what was told right before it, where that is clear; people who were counted there are known anyway. */
function afterStory(own: Asked, told: Clause, { thread, knowledge, context }: Surroundings): Choice | undefined {
  const choice = choose({ ...own, earlier: told }, knowledge, context, thread.key);
  return isSure(choice) ? choice : undefined;
}

/** True for a clause that is short or points back: what was said before completes it. */
const doesLean = (clause: Clause, whole: Clause, thread: Thread): boolean =>
  (thread.family === 'careers' && clause.ideas.length <= 6) ||
  pointsBack(clause.text) ||
  clause.ideas.length <= 4 ||
  whole.group.more !== undefined;

/** The subject of a clause by its own words, or, where they find nothing sure, by those of the question before it. */
function choiceOf(clause: Clause, own: Asked, { thread, knowledge, context }: Surroundings): Choice | undefined {
  if (asksWhichRoom(clause.text) && (dependOnPeople.has(thread.key ?? '') || hasPeople(own.group)))
    return { key: 'recommend', likelihood: 1 };
  const choice = choose(own, knowledge, context, thread.key);
  const ours = choice && ofOurCancelling(choice.key, own.message, knowledge);
  if (ours) return { ...choice, key: ours, subject: choice.subject ?? choice.key, isGuess: false };
  const key = choice && (turnedInto(choice.key, clause.text, own) ?? ofParking(choice.key, clause.text, knowledge));
  if (key) return { ...choice, key, subject: choice.subject ?? choice.key };
  if (isSure(choice)) return thread.key === undefined ? choice : forThese(choice, own);
  // `7 foot high, will it clear Lamplight?` names a place to arrive at, and nothing else that is known
  if (asksOfVehicle.test(own.message) && arrivalNamed(own, context)?.by === 'car')
    return { key: 'faq/parking', likelihood: 1 };
  const trait = /\b(?:which|what)\b/.test(clause.text) ? roomWithTrait(clause.text, context) : undefined;
  return trait ? { key: trait.key, likelihood: 1 } : forThese(choice, own);
}

/** The subject that another one turns into by who comes, and when; undefined where it stays. */
function turnedInto(key: string, text: string, own: Asked): string | undefined {
  const { players } = own.group;
  if (ofTimeLeft.has(key) && visitTimes(own).free) return 'finish-time';
  if (ofTheDoor.has(key) && findsClosed.test(text)) return 'hours';
  // `could we come on the day itself` asks whether that day is open, and for a team that was spoken of, whether it can come
  if (key === 'reschedule' && own.days.length > 0 && !ofBooking.test(own.message))
    return players !== undefined && own.before.key === 'can-we-come' ? 'can-we-come' : 'hours';
  if (ofParties.has(key) && /\bhow (?:long|much time)\b/.test(text)) return 'duration';
  if (key === 'address' && ofSomebodysHome.test(own.message)) return 'unknown';
  if (key === 'split' && (players ?? 0) > fewToSplit) return 'large-group';
  if (key === 'birthday-book' && own.days.length + own.before.days.length > 0 && own.times.length > 0)
    return 'birthday-time';
  if (key === 'scary') return turnedFromScary(text, own);
  const isOfAll = ofParties.has(key) || (ofTime.has(key) && allPlay.test(text));
  return fitsOneRoom(text) && players !== undefined && isOfAll ? 'capacity' : undefined;
}

/** `a blizzard and you cancel`: what the venue owes those whose game it calls off is no matter of when they may cancel. */
const youCancel =
  /\b(?:you|you (?:guys|all|lot|folks|people)|the venue|your side)(?: have to| need to| had to| must| ever)? (?:cancel|close)\b/;
const weCancel =
  /\b(?:i|we|us|me)(?: have to| need to| can| could)? cancel\b|\b(?:can|could|do|did|will|would) you (?:cancel|close)\b/;
/** `what if it snows`, where nobody says that they themselves would not come. */
const ofWeather = /\b(?:snow\w*|blizzards?|storms?|hurricanes?|floods?|weather|outage)\b/;
const ofUs = /\b(?:i|we|us|our|my|me)\b/;
const calledOff = /^(?:if|when) we(?: have to| need to| must)? (?:cancel|close|call off)\b/i;

/** The venue's own text on games that it calls off, where somebody asks about that and not about cancelling themselves. */
function ofOurCancelling(key: string, said: string, { passages }: Knowledge): string | undefined {
  const isOurs = youCancel.test(said) ? !weCancel.test(said) : ofWeather.test(said) && !ofUs.test(said);
  if (!(changes.has(key) || key === 'refund') || !isOurs) return undefined;
  return [...passages.values()].find(({ title, text }) => calledOff.test(title) || calledOff.test(text))?.key;
}

/** `what does parking cost`: no ticket, where the venue tells of parking. */
const ofParking = (key: string, text: string, { passages }: Knowledge): string | undefined =>
  key === 'price' && /\b(?:parking|garages?|to park)\b/.test(text) && passages.has('faq/parking')
    ? 'faq/parking'
    : undefined;

/** Subjects that turn into whether there is time left when somebody tells from when on they are free: `dinner is over at 9, can we still play`. */
const ofTimeLeft: ReadonlySet<string> = new Set(['faq/same-day', 'availability']);

/** So many can begin in two cells of one room; more of them ask whether one room holds them all. */
const fewToSplit = 6;

/** Where one of us lives is nobody's business. */
const ofSomebodysHome =
  /\bhome address\b|\b(?:owner|boss|manager|host|staff)\w*(?:'s)? (?:\w+ )?(?:home|house|address|lives?)\b/;

/** Subjects of how to get in; who stands before a dark house wants to know when it opens: `all dark, nobody comes`. */
const ofTheDoor: ReadonlySet<string> = new Set(['address', 'faq/where-is-the-door', 'faq/locked-in']);
const findsClosed = oneOf(
  /\b(?:all|so|it is|is|looks?|everything is) dark\b/,
  /\blights? (?:are |is )?(?:off|out)\b/,
  /\b(?:nobody|no one) (?:is (?:here|there)|comes|opens|answers)\b/,
);

/** How a party goes over the rooms; whether those who are counted fit into one of them is another question. */
const ofParties: ReadonlySet<string> = new Set(['birthday-split', 'corporate-rounds']);
/** How long a game takes; `do we all get in at the same time` asks how many may. */
const ofTime: ReadonlySet<string> = new Set(['duration', 'finish-time', 'arrive-early']);
const allPlay = /\b(?:all|everyone|everybody) (?:of us )?(?:get|go|play|be|start|fit)\b/;

const inOneRoom = oneOf(
  /\bfit\b|\b(?:in|into) (?:1|a single|the same) room\b/,
  /\ball (?:play )?together\b|\bat once\b|\bthe same (?:time|hour)\b/,
);
const fitsOneRoom = (text: string) => inOneRoom.test(text);

/** What people ask of a garage for what they drive. */
const asksOfVehicle = /\b(?:clear|fits?|tall|high|height|clearance|feet|foot|ft|van|truck|suv|camper|sprinter|rack)\b/;

/** From this likelihood on what a clause says by itself is no matter of the question before it. */
const sure = 0.36;

const isSure = (choice: Choice | undefined): boolean =>
  choice !== undefined && !choice.isGuess && choice.likelihood >= sure;

/** A question of the venue whose own answer is the same for all, where rooms, days or people were spoken of: worked out for those. */
function forThese(choice: Choice | undefined, { rooms, group, days }: Asked): Choice | undefined {
  const computed = computedQuestions[choice?.key ?? ''];
  const isKnown = rooms.length + days.length > 0 || hasPeople(group);
  return choice && computed && isKnown ? { ...choice, key: computed } : choice;
}

/** True for a clause that names people, days or rooms and hardly anything else: it asks the question before it for them. */
function doesContinue(
  clause: Clause,
  own: ReturnType<typeof leanOn>,
  choice: Choice | undefined,
  thread: Thread,
): boolean {
  // what is heard clearly even stands against people or a day that are named beside it
  const speaksForItself = choice !== undefined && !choice.isGuess && choice.likelihood >= clear;
  const telling = clause.ideas.filter((idea) => !isEmptyIdea(idea) && !people.has(idea));
  const names =
    clause.rooms.length + clause.days.length + clause.times.length > 0 ||
    hasPeople(clause.group) ||
    clause.group.more !== undefined ||
    (own.group !== thread.group && bareNumberOf(clause.text) !== undefined) ||
    /\bday after\b|\bnext day\b/.test(clause.text) ||
    own.pointsToOther;
  const isBare =
    telling.length === 0 ||
    (telling.length === 1 &&
      names &&
      !speaksForItself &&
      !subjectIdeas.has(telling[0] ?? '') &&
      /^(?:and|or|but|ok|so|what about|how about|what if|for|on|at|with|if)\b/.test(clause.text));
  const isClear = choice !== undefined && !choice.isGuess && !(own.pointsToOther && choice.key === 'unknown');
  return (
    names &&
    (isBare || !isClear) &&
    !(choice?.key === 'recommend' && /\bwhich\b/.test(clause.text)) &&
    !(isClear && (choice.likelihood > sure || thread.key === 'unknown') && !isBare) &&
    !(isClear && thread.key === 'unknown')
  );
}

/** A choice as it is meant right after another subject; what that settles is no guess. */
function heardAfter(before: string, choice: Choice, text: string): Choice {
  const own = choice.subject ?? choice.key;
  const key = fitsOneRoom(text) ? own : meaningAfter(before, own, text);
  if (choice.isGuess && key === before) return { key, likelihood: choice.likelihood };
  if (key === own) return choice;
  return { key, likelihood: Math.max(choice.likelihood, understood), isSettled: true };
}
