/** The single frights that somebody asks about, and what rooms say of each. */
import type { Asked } from '../answer-parts.ts';
import type { RoomFacts } from '../../contracts/venue-facts.ts';
import { sayByRoom } from '../composing/by-room.ts';
import { sentencesOf } from '../composing/units.ts';
import { sayWhether, type Said } from '../composing/whether-in-rooms.ts';
import { listOf, oneOf, wholeWords } from '../reading/patterns.ts';
import { asksYesOrNo } from '../reading/yes-or-no.ts';

/** One thing that frightens some: how people ask for it, and how rooms tell of it. */
interface Fright {
  asked: RegExp;
  told: RegExp;
  /** What a room has to deny for this to be denied, where it says nothing of it: without actors nobody grabs anybody. */
  within?: RegExp;
  /** Words of rooms that have the very opposite: bright for dark. */
  lacks?: RegExp;
  /** How people ask for that opposite. */
  turned?: RegExp;
}

const frights: readonly Fright[] = [
  {
    asked: oneOf(
      wholeWords(
        'actors?, actress\\w*, performers?, dressed up, costumes?, live (?:people|characters?), scare actors?',
      ),
      /\bchas(?:e|es|ed|ing) (?:us|you|me|people|players)\b/,
      /\b(?:be|get|being|getting) chased\b/,
      new RegExp(
        String.raw`\b${listOf('who, people, somebody, someone, anybody, anyone, dude, guys?, man, men, clowns?, monsters?, killers?')} (?:\w+ ){0,5}jump(?:s|ing)?\b`,
      ),
    ),
    told: /\bactors?\b|\bperformers?\b/i,
  },
  {
    asked: /\bjump(?:s|ing|y|ed)?(?: ?-?scares?)?\b|\bjumpscares?\b|\bstartl\w+|\bpops? out\b|\b(?:leaps?|lunges?)\b/,
    told: /\bjumps?\b|\bstartl\w+|\bsudden\b/i,
  },
  {
    asked: /\b(?:touch(?:es|ed|ing)?|grab(?:s|bed|bing)?|physical contact)\b/,
    told: /\btouch(?:es|ed)?\b|\bgrabs?\b/i,
    within: /\bactors?\b/i,
  },
  {
    asked: wholeWords('blood\\w*, gore, gory, guts, gross, gruesome, corpses?, dead bod(?:y|ies), as bodies'),
    told: /\bblood\w*|\bgor[ey]\b|\bbod(?:y|ies)\b|\bcorpses?\b/i,
  },
  {
    asked: wholeWords(
      'dark\\w*, (?:pitch|completely|totally|fully|all|go(?:es)?) black, black ?outs?, lights? (?:\\w+ )?(?:on|off|out|up), the lights?, bright\\w*, lit, light enough, dim',
    ),
    told: /\bdark(?:ness)?\b|\blow light\b|\bblackout\b|\bdim\b|\blights? goe?s? out\b/i,
    lacks: /\bbright\b|\bwell lit\b/i,
    turned: /\b(?:lights? (?:\w+ )?(?:on|up)|bright\w*|lit|light enough)\b/,
  },
];

const denies = listOf('no, not, nobody, nothing, none, never, without, hardly, free of');
/** Words between a denial and what it denies, also in a list: `no darkness, blood or actors`. */
const between = String.raw`(?: [\w’'-]+(?: [\w’'-]+)?(?:,(?: or)?| or))*(?: [\w’'-]+){0,3}? ?`;

/** True for a sentence that denies what a pattern finds in it. */
const isDenied = (sentence: string, told: RegExp): boolean =>
  new RegExp(String.raw`(?:\b${denies}\b|n['’]t\b)${between}(?:${told.source})`, 'i').test(sentence);

/** A sentence that holds where somebody asks for it. */
const isOffer = /^(?:If|Ask|Tell)\b/;
/** What a venue does for those who ask: `we’ll leave them on if you ask`. */
const offers = /\bwe(?:['’]ll| can| will|['’]d)? (?:keep|leave|skip|turn|switch|lower|dim|warn)\b/i;

/** What a room says of itself that may frighten somebody, most telling first. */
const notesOf = ({
  scareLevel,
  contentWarnings,
  difficultyNotes,
  accessibility,
  fullDescription,
}: RoomFacts): string[] =>
  [
    scareLevel.note,
    ...contentWarnings,
    ...difficultyNotes,
    accessibility.flashingLight,
    ...fullDescription.map(({ text }) => text),
  ].flatMap(sentencesOf);

/** How many sentences of a room tell enough. */
const mostSentences = 2;

/** What one room says of a fright, and whether it denies it; undefined where it says nothing. */
function saidOf(room: RoomFacts, { told, within, lacks = /(?!)/ }: Fright): Said | undefined {
  const notes = notesOf(room).filter((sentence) => !isOffer.test(sentence));
  const speaking = notes.filter((sentence) => told.test(sentence) || lacks.test(sentence));
  const [first] = speaking;
  if (first === undefined) {
    const denial = within && notes.find((sentence) => isDenied(sentence, within));
    return denial === undefined ? undefined : { room, sentence: denial, isDenied: true };
  }
  const isLacking = told.test(first) ? isDenied(first, told) : !isDenied(first, lacks);
  // that something is not there is said in a sentence; what it is like may take another
  return { room, sentence: speaking.slice(0, isLacking ? 1 : mostSentences).join(' '), isDenied: isLacking };
}

/** What is asked of one fright or several, in the rooms' own sentences: with Yes or No where that is asked, and undefined where no room tells. */
export function sayFrights(
  { text: question, message }: Pick<Asked, 'text' | 'message'>,
  rooms: readonly RoomFacts[],
): string | undefined {
  const meant = frights.filter(({ asked }) => asked.test(question));
  const told = meant.map((fright) => rooms.flatMap((room) => saidOf(room, fright) ?? []));
  const [first = []] = told;
  const [fright] = meant;
  if (!fright || first.length === 0) return undefined;
  const isOpposite = fright.turned?.test(question) === true;
  const verdicts = new Set(told.flat().map((said) => said.isDenied));
  const isOne = meant.length === 1 || (verdicts.size === 1 && told.every((said) => said.length === rooms.length));
  if (
    (asksYesOrNo(question) || asksYesOrNo(message.split(/[.!] /).at(-1) ?? '')) &&
    !/\b(?:not|too|how)\b|n't\b/.test(question) &&
    (isOne || !/\bor\b|\band\b|,/.test(question))
  )
    return sayWhether(isOpposite ? first.map((said) => ({ ...said, isDenied: !said.isDenied })) : first, rooms);
  return sayByRoom(rooms, (room) =>
    [...new Set(told.flat().flatMap((said) => (said.room === room ? [said.sentence] : [])))].join(' '),
  );
}

/** Words of those who ask whether a game can be made less frightening for them. */
const asksToSoften = oneOf(
  /\b(?:make|tone|turn|dial|bring)\b.*\b(?:less|down|up|off|milder|gentler|easier|softer|lighter)\b/,
  /\b(?:skip|skipped|leave out|left out|without|turn(?:ed)? off|take out|(?:keep|kept) (?:\w+ )?(?:lights? )?(?:on|up|lighter|brighter)|leave (?:\w+ )*on)\b/,
  /\b(?:do|help) (?:something|anything) about\b/,
);
/** Words for something else than the dark that can be left out. */
const ofAlarms = /\b(?:alarms?|beacons?|sirens?|flash\w*)\b/;

/** What each room leaves out or changes for those who ask, with a Yes; undefined where nobody asks for it, or no room offers any. */
export function saySoftened(question: string, rooms: readonly RoomFacts[]): string | undefined {
  if (!asksToSoften.test(question)) return undefined;
  const meant = ofAlarms.test(question) ? undefined : frights.find(({ asked }) => asked.test(question));
  const offered = (room: RoomFacts) =>
    notesOf(room).filter(
      (sentence) =>
        offers.test(sentence) && (!meant || meant.told.test(sentence) || meant.asked.test(sentence.toLowerCase())),
    );
  const told = sayByRoom(rooms, (room) => offered(room).join(' '));
  return told === '' ? undefined : `Yes, if you ask.\n\n${told}`;
}
