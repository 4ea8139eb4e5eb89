import type { RoomFacts } from '../../contracts/venue-facts.ts';
import type { AnswerPart, Asked, Subject } from '../answer-parts.ts';
import type { AnswerContext } from '../answer-types.ts';
import { sayByRoom, withNoForNone } from '../composing/by-room.ts';
import { asksYesOrNo, isFeared, questionIn } from '../reading/yes-or-no.ts';
import { notesAskedFor } from '../composing/fitting-sentences.ts';
import { sentencesOf } from '../composing/units.ts';
import { isYesNoQuestion, saidAfter, withoutVerdict } from '../composing/verdict.ts';
import { knowledgeOf } from '../venue/knowledge.ts';
import { ownSentence } from '../venue/own-sentence.ts';
import { faqSource, faqText, isRetired, openRooms, reachUs, roomsMeant, roomSource } from '../venue/venue.ts';
import { narrowestDoors, widthAgainstDoors } from './chair-width.ts';
import { retiredLine } from './retired-line.ts';

/** One line for each room that is asked about, or for all open ones. */
function perRoom(asked: Asked, context: AnswerContext, line: (room: RoomFacts) => string): string {
  const shown = roomsMeant(asked, context);
  const gone = shown.filter((room) => isRetired(room, context.now));
  const played = shown.filter((room) => !gone.includes(room));
  const [only] = shown;
  // whoever has just named the room needs no label for it
  if (only && shown.length === 1 && gone.length === 0 && asked.tagged.includes('<room>'))
    return isYesNoQuestion(asked.text) ? withNoForNone(line(only)) : line(only);
  return [...gone.map((room) => retiredLine(room, context)), sayByRoom(played, line)].filter(Boolean).join('\n\n');
}

/** Words of those who ask whether something is in a room: for them, or at all. */
const asksForSome =
  /\b(?:(?:is|are|will|would) there|any(?:thing|where)?|do you have|does it have|can (?:i|we|she|he|they) sit)\b/;
const lacks = /^(?:No\b|None\b|Nothing\b|My notes)/;

/** Lines of rooms with the Yes or No that they are, where each of them says the same, to whether there is any. */
function withPresence(text: string, asked: Asked): string {
  const question = questionIn(asked) ?? '';
  if (
    !asksYesOrNo(question) ||
    !asksForSome.test(question) ||
    /\b(?:not|without|other|else|staff|hosts?|interpreters?)\b/.test(question)
  )
    return text;
  const lines = text.split('\n\n').map((each) => each.replace(/^\*\*[^*]+\*\*: /, ''));
  if (lines.some((each) => each === '' || lacks.test(each))) return text;
  return saidAfter('Yes', text);
}

/** The rooms that are asked about, or all, as far as they are played. */
const playedOf = (asked: Asked, context: AnswerContext): RoomFacts[] =>
  roomsMeant(asked, context).filter((room) => !isRetired(room, context.now));

const accessSources = (asked: Asked, context: AnswerContext) =>
  roomsMeant(asked, context).map((room) => roomSource(room, 'access'));

/** A subject that is one line of every room's access facts. */
const accessLine = (key: string, line: (room: RoomFacts) => string): Subject => ({
  key,
  answer: (asked, context) => ({
    text: withPresence(perRoom(asked, context, line), asked),
    sources: accessSources(asked, context),
    followUps: ['Is it wheelchair accessible?', 'Can we talk to a person about access?'],
  }),
});

/** A count from a table with what it counts: `None.` → `No puzzles that use color.`, `One, with wires` → `One puzzle that uses color, with wires`. */
const withNoun = (count: string, one: string, several: string): string =>
  count.replace(/^None\b/i, `No ${several}`).replace(/^One\b(?=[,.:;])/i, `One ${one}`);

/** Words of those who ask for inches, and not for a way in. */
const asksHowWide = /\b(?:how (?:wide|narrow)|what(?: is|'s)? the width|width of|how many inches)\b/;

/** Words of those whose question is the venue's own, so that its Yes or No can stand alone. */
const asksAccess = /\b(?:wheel ?chairs?|accessible|access|step ?free|ramp|walker|scooter|mobility)\b/;

/** True where the Yes of the venue's own question is one to this: whoever hopes to get in, and not who has to do something for it. */
const isOwnQuestion = (question: string): boolean =>
  asksYesOrNo(question) ? !isFeared(question) && !asksOfStairs.test(question) : asksAccess.test(question);

/** A way in without stairs is no Yes to whoever asks for stairs. */
const asksOfStairs = /\b(?:are there|is there|have|any) (?:\w+ )?(?:stairs|steps)\b/;

/** Words of those who ask for the doors as well. */
const asksOfDoors = /\b(?:door(?:way)?s?|wide|width|narrow\w*|fits?|through|thru|inside|inches)\b/;

const restroom = /\b(?:restrooms?|bathrooms?|toilets?|lavator(?:y|ies))\b/i;
const ofItsAccess = /\b(?:wheel ?chairs?|accessible|grab|rails?|inches|wide|ADA)\b/i;

/** Whether a wheelchair turns in the restroom: as far as a sentence of the venue says so, for a way in is none. */
function ofRestroom({ facts, now }: AnswerContext): AnswerPart {
  const told = [...knowledgeOf(facts, now).passages.values()].flatMap(({ text, source }) =>
    sentencesOf(text).map((sentence) => ({ sentence, source })),
  );
  const own = told.find(({ sentence }) => restroom.test(sentence) && ofItsAccess.test(sentence));
  if (own) return { text: own.sentence, sources: [own.source] };
  return {
    text: `My notes do not say how the restroom is fitted out for that. For a sure answer, ${reachUs(facts.business)}.`,
    sources: faqSource(facts, 'wheelchair-access'),
    outcome: 'unanswered',
    offerPerson: true,
  };
}

/** Wheelchairs, steps and doors: of the venue, and of each room. */
const access: Subject = {
  key: 'access',
  answer(asked, context) {
    const { facts } = context;
    if (restroom.test(asked.text)) return ofRestroom(context);
    const general = asked.rooms.length === 0 ? (faqText(facts, 'wheelchair-access') ?? '') : '';
    const width = widthAgainstDoors(asked, context);
    const doors = asksHowWide.test(asked.text) && width === '' ? narrowestDoors(playedOf(asked, context)) : '';
    if (doors)
      return { text: doors, sources: accessSources(asked, context), followUps: ['Is it wheelchair accessible?'] };
    const lines = general
      ? asksOfDoors.test(asked.text)
        ? narrowestDoors(openRooms(context))
        : ''
      : perRoom(asked, context, ({ accessibility }) => {
          // how wide the doors are was just said
          if (width) return withoutVerdict(accessibility.stepFree);
          return [
            accessibility.stepFree,
            accessibility.narrowestDoorInches && `Narrowest door ${accessibility.narrowestDoorInches} inches.`,
            accessibility.crawling !== accessibility.stepFree && `Crawling: ${accessibility.crawling}`,
          ]
            .filter(Boolean)
            .join(' ');
        });
    return {
      computed: width === '' ? [] : [width],
      text: [
        width.trim(),
        isOwnQuestion(questionIn(asked) ?? asked.text) && width === '' ? general : withoutVerdict(general),
        width && general ? '' : lines,
      ]
        .filter(Boolean)
        .join('\n\n'),
      sources: [...faqSource(facts, 'wheelchair-access'), ...accessSources(asked, context)].slice(0, 3),
      followUps: ['Is there crawling?', 'Are there chairs inside?'],
    };
  },
};

/** So many demands of each of several rooms tell what a game asks of the body; a room that is asked about alone tells all. */
const mostDemands = 2;

/** Single strains that somebody asks about, and how rooms tell of each. */
const strained: readonly { asked: RegExp; told: RegExp }[] = [
  { asked: /\b(?:lift\w*|carry\w*|heav\w+|weigh\w*)\b/, told: /\b(?:pounds?|heav\w+|lift\w*|carr\w+|weigh\w*)\b/i },
  { asked: /\bclimb\w*|\bladders?\b/, told: /\bclimb\w*|\bladders?\b/i },
  { asked: /\b(?:kneel\w*|bend\w*|squat\w*|crouch\w*)\b/, told: /\b(?:kneel\w*|bend\w*|squat\w*|crouch\w*)\b/i },
  { asked: /\b(?:stand\w*|on (?:my|our|your|their) feet)\b/, told: /\bon your feet\b|\bstand\w*/i },
];

/** What a room says of some strains. */
const strainsOf = ({ physicalDemands, accessibility }: RoomFacts, strains: typeof strained): string => {
  const notes = [...physicalDemands, ...sentencesOf(accessibility.crawling)];
  const told = strains.flatMap((strain) => notes.find((note) => strain.told.test(note)) ?? []);
  return [...new Set(told)].map(withNoForNone).join(' ');
};

const physical: Subject = {
  key: 'physical',
  isWhole: true,
  answer(asked, context) {
    const strains = strained.filter((each) => each.asked.test(asked.text));
    const isTold = playedOf(asked, context).some((room) => strainsOf(room, strains) !== '');
    const general = ({ physicalDemands }: RoomFacts): string => {
      const meant = notesAskedFor(physicalDemands, asked.message);
      const isClear = meant.length < physicalDemands.length;
      return (isClear || asked.rooms.length === 1 ? meant : meant.slice(0, mostDemands)).join(' ');
    };
    return {
      // who asks for one strain hears nothing of a room that tells of none
      text: perRoom(asked, context, isTold ? (room) => strainsOf(room, strains) : general),
      sources: accessSources(asked, context),
      followUps: ['Are there chairs inside?'],
    };
  },
};

/** What a room says of its magnets, for those who wear an implant. */
const magnetsOf = ({ questions }: RoomFacts): string => {
  const sentences = questions.flatMap(({ answer }) => answer.split(/(?<=\.) /));
  return ` ${sentences.find((sentence) => /\bmagnets?\b/i.test(sentence)) ?? 'My notes name no magnets here.'}`;
};

/** Health questions: what the rooms hold, and that a doctor or the desk knows better. */
const health: Subject = {
  key: 'health',
  answer(asked, context) {
    const magnets = /\bpacemaker|\bmagnet|\bimplant/.test(asked.message) ? magnetsOf : () => '';
    const notes = new Map(
      openRooms(context).map((room) => [room, notesAskedFor(room.contentWarnings, asked.message)] as const),
    );
    const isClear = [...notes].some(([room, askedFor]) => askedFor.length < room.contentWarnings.length);
    const lines = perRoom(
      asked,
      context,
      (room) => `${(notes.get(room) ?? room.contentWarnings).join(' ')}${magnets(room)}`,
    );
    const openDoor = ownSentence(context.facts, /\b(?:never|not) locked\b|\bunlocked\b/i);
    const beforehand = `Tell us beforehand about anything that matters: ${reachUs(context.facts.business)}.${openDoor}`;
    return {
      // What was asked for comes first. Where nothing is clearly that, all of it stands below what we cannot say.
      text: (isClear
        ? [lines, `I can’t give medical advice. ${beforehand}`]
        : ['I can’t give medical advice, but this is what the rooms hold.', lines, beforehand]
      ).join('\n\n'),
      sources: accessSources(asked, context),
      offerPerson: true,
    };
  },
};

/** Sight: reading, light, and that the content says no more. */
const vision: Subject = {
  key: 'vision',
  answer(asked, context) {
    const readings = openRooms(context)
      .flatMap((room) => room.questions.filter(({ question }) => /read/i.test(question) && /dark/i.test(question)))
      .map(({ answer }) => answer);
    const light = perRoom(
      asked,
      context,
      ({ difficultyNotes, contentWarnings }) =>
        [...difficultyNotes, ...contentWarnings].find((note) => /\b(?:light|bright|dark)/i.test(note)) ?? '',
    );
    const isBlind = /\bblind\b/.test(asked.text);
    // the venue answers whether it is too dark to read: for others its Yes or No is none
    const isTooDark = /\b(?:dark|dim)\b.*\bread|\bread\w*\b.*\b(?:dark|dim)\b/.test(asked.text);
    const reading = isTooDark ? readings.join(' ') : withoutVerdict(readings.join(' '));
    const told = isTooDark ? [reading, light] : [light, reading];
    return {
      text: `${isBlind ? 'My notes do not say how well the rooms play without sight. ' : ''}${told.filter(Boolean).join('\n\n')}${isBlind ? ` Please ${reachUs(context.facts.business)} and we plan it with you.` : ''}`.trim(),
      sources: accessSources(asked, context),
      ...(isBlind && { offerPerson: true, outcome: 'unanswered' as const }),
    };
  },
};

/** What can be heard, and how loud it is: the sounds among the content warnings. */
const loud: Subject = {
  key: 'loud',
  answer(asked, context) {
    const sounds = ({ contentWarnings, scareLevel }: RoomFacts) =>
      contentWarnings.filter((warning) => /sound|loud|noise|alarm/i.test(warning)).join(' ') || scareLevel.note;
    const change = /\b(?:turn|switch|lower|down|off|quieter|without|skip)\b/.test(asked.text)
      ? `\n\nMy notes do not say whether the sounds can be turned down; ${reachUs(context.facts.business)} before you come.`
      : '';
    return {
      text: `${perRoom(asked, context, sounds)}${change}`,
      sources: accessSources(asked, context),
      followUps: ['Is it scary?', 'Which clues are only sound?'],
    };
  },
};

export const accessSubjects: readonly Subject[] = [
  loud,
  access,
  physical,
  health,
  vision,
  accessLine('crawling', ({ accessibility }) => accessibility.crawling),
  accessLine('seating', ({ accessibility }) => accessibility.seating),
  accessLine('reach', ({ accessibility }) => accessibility.reach),
  accessLine('flashing', ({ accessibility }) => accessibility.flashingLight),
  accessLine('sound', ({ accessibility }) => withNoun(accessibility.soundOnlyClues, 'clue by sound', 'clues by sound')),
  accessLine('color', ({ accessibility }) =>
    withNoun(accessibility.colorPuzzles, 'puzzle that uses color', 'puzzles that use color'),
  ),
];
