import { formatDay } from '../../../../src/domain/publication.ts';
import type { AnswerPart, Asked, Subject } from '../answer-parts.ts';
import type { AnswerContext } from '../answer-types.ts';
import type { RoomFacts } from '../../contracts/venue-facts.ts';
import { nameRooms, sayByRoom } from '../composing/by-room.ts';
import { counted, listed, uncapitalized } from '../../../../src/domain/words.ts';
import { asksForPresence } from '../composing/whether-in-rooms.ts';
import { stemsOf } from '../finding/words.ts';
import { oneOf } from '../reading/patterns.ts';
import { findRooms } from '../reading/rooms.ts';
import { asksYesOrNo } from '../reading/yes-or-no.ts';
import {
  faqSource,
  faqText,
  isRetired,
  openRooms,
  retiredRooms,
  roomCard,
  roomCards,
  roomsMeant,
  roomSource,
} from '../venue/venue.ts';
import { computedQuestions } from './from-content.ts';
import { sayFrights } from './frights.ts';
import { retiredLine } from './retired-line.ts';
import { sayLimits } from './room-limits.ts';
import { sayRanges } from './room-ranges.ts';
import { scareParts, scary } from './scare.ts';

const aboutLine = (room: RoomFacts, context: AnswerContext) =>
  isRetired(room, context.now)
    ? `${retiredLine(room, context)} Its story was this: ${room.description}`
    : `**${room.title}** (${room.genre}): ${room.description} ${room.groupSize.minimum} to ${room.groupSize.maximum} players, ${room.duration} minutes, ${room.difficulty} difficulty, scare level ${room.scareLevel.level} of 5.${room.lastDay ? ` Its last day is ${formatDay(room.lastDay)}.` : ''}${room.languages ? ` It can be played in ${listed(room.languages)}.` : ''}`;

/** More rooms than anybody reads about at once: each gets a line, and its page tells the rest. */
const mostTold = 8;

/** All rooms in short. */
const rooms: Subject = {
  key: 'rooms',
  answer(asked, context) {
    const open = openRooms(context);
    const lines =
      open.length > mostTold
        ? [`We have ${sayRanges(open)} All of them are on the [home page](/#rooms).`]
        : [`We have ${counted(open.length, 'room')}:`, '', ...open.map((room) => `- ${aboutLine(room, context)}`)];
    const gone = retiredRooms(context);
    const areMeant = gone.some((room) => asked.rooms.includes(room)) || /all|every|other|used to/.test(asked.text);
    if (gone.length > 0 && areMeant) lines.push('', ...gone.map((room) => retiredLine(room, context)));
    return {
      text: lines.join('\n'),
      sources: [{ title: 'Rooms', href: '/#rooms' }],
      cards: roomCards(open, context),
      followUps: ['Which room is best for kids?', 'Which room is the scariest?'],
    };
  },
};

/** One room, or two beside each other. */
const roomAbout: Subject = {
  key: 'room-about',
  answer(asked, context) {
    const named = asked.rooms;
    if (named.length === 0) return undefined;
    const played = named.filter((room) => !isRetired(room, context.now));
    const fright = asksYesOrNo(asked.text) ? sayFrights(asked, played) : undefined;
    if (fright !== undefined) return { text: fright, sources: played.map((room) => roomSource(room)) };
    return {
      text: named.map((room) => aboutLine(room, context)).join('\n\n'),
      sources: named.map((room) => roomSource(room, 'story')),
      cards: roomCards(named, context),
      followUps: named.length === 1 ? [`How scary is ${named[0]?.title}?`, `How do I book ${named[0]?.title}?`] : [],
    };
  },
};

/** Of what rooms are compared. */
const ofLength = /\b(?:long\w*|short(?:er|est)?|quick\w*|minutes|duration|lasts?)\b/;
const ofSize = /\b(?:big\w*|larg\w+|small\w*|room(?:y|ier)|size|people|players|spac\w+)\b/;
const ofStory = /\b(?:themes?|themed|genres?|settings?|set in|stor(?:y|ies)|plots?|about|vibes?)\b/;
const ofDifficulty = /\b(?:hard\w*|eas\w+|tough\w*|difficult\w*|challeng\w+)\b/;

/** Which rooms last longest, with a Yes or No for those who ask whether one does. */
function sayLengths(some: readonly RoomFacts[], { text }: Asked): string {
  const lengths = [...Map.groupBy(some, ({ duration }) => duration)].toSorted(([one], [other]) => other - one);
  const told = lengths.map(
    ([minutes, same]) => `${nameRooms(same, some)} ${same.length > 1 ? 'give' : 'gives'} you ${minutes} minutes`,
  );
  const verdict = asksYesOrNo(text) ? (lengths.length > 1 ? 'Yes: ' : 'No: ') : '';
  const said = listed(told);
  return `${verdict}${lengths.length > 1 ? said : uncapitalizedAfter(verdict, said)}.`;
}

const uncapitalizedAfter = (verdict: string, text: string): string => (verdict === '' ? text : uncapitalized(text));

const compare: Subject = {
  key: 'compare',
  isWhole: true,
  answer(asked, context) {
    const named = asked.rooms.length > 1 ? asked.rooms : openRooms(context);
    const played = named.filter((room) => !isRetired(room, context.now));
    if (/scar/.test(asked.text)) return scareParts(named, context, { ranked: 'most' });
    if (ofDifficulty.test(asked.text)) return hardestPart(context);
    const sources = named.map((room) => roomSource(room));
    const cards = roomCards(named, context);
    if (ofLength.test(asked.text)) return { text: sayLengths(played, asked), sources, cards };
    if (named.length > mostTold)
      return {
        text: sayRanges(named),
        sources: [{ title: 'Rooms', href: '/#rooms' }],
        followUps: ['Which room is best for us?'],
      };
    if (ofSize.test(asked.text)) return { text: sayLimits(played, asked, context), sources, cards };
    const isOfStory = ofStory.test(asked.text);
    const haveOneLength = new Set(played.map(({ duration }) => duration)).size === 1;
    const lines = named.map((room) => {
      if (isRetired(room, context.now)) return retiredLine(room, context);
      const { title, genre, description, scareLevel, groupSize, duration, difficultyNotes } = room;
      if (isOfStory) return `- **${title}** (${genre}): ${description}`;
      const minutes = haveOneLength ? '' : `, ${duration} minutes`;
      return `- **${title}** (${genre}): scare level ${scareLevel.level} of 5, ${groupSize.minimum} to ${groupSize.maximum} players${minutes}. ${difficultyNotes[0] ?? ''}`.trim();
    });
    return { text: lines.join('\n'), sources, cards, followUps: ['Which room is best for us?'] };
  },
};

function hardestPart(context: AnswerContext): AnswerPart {
  const open = openRooms(context);
  const text =
    faqText(context.facts, 'hardest-room') ??
    sayByRoom(open, (room) => `${room.difficulty}. ${room.difficultyNotes.join(' ')}`.trim());
  return {
    text,
    sources: faqSource(context.facts, 'hardest-room'),
    cards: roomCards(open, context),
    followUps: ['What is the record time?', 'Do we get hints?'],
  };
}

const hardest: Subject = {
  key: 'hardest',
  answer: (_, context) => hardestPart(context),
};

/** From the easiest on. */
const difficulties = ['Easy', 'Medium', 'Hard'] as const;

const easiest: Subject = {
  key: 'easiest',
  answer: (_, context) => {
    const part = hardestPart(context);
    const open = openRooms(context);
    const easy = difficulties.find((level) => open.some((room) => room.difficulty === level));
    const easyRooms = open.filter((room) => room.difficulty === easy);
    const first =
      easyRooms.length === open.length
        ? 'None is rated easier than the others.'
        : `${nameRooms(easyRooms, open)} ${easyRooms.length > 1 ? 'are' : 'is'} rated ${easy}.`;
    // a name alone would read as if it were the easiest
    const named = open.find(({ title }) => part.text.startsWith(`${title}. `));
    return { ...part, text: `${first} ${named ? `The hardest is ${part.text}` : part.text}` };
  },
};

/** Words of those who ask how hard a game is, and not what it is made of. */
const asksHowHard = oneOf(ofDifficulty, /\b(?:levels?|rated|ratings?|scale|beginners?|advanced|simple)\b/);
/** Words of those who ask for a part of a game: `is there much math`, `how many puzzles`. */
const asksForPart = oneOf(asksForPresence, /\bhow (?:much|many)\b/);
const isHarder = /\b(?:harder|tougher|more (?:difficult|challenging))\b/;
const isEasier = /\b(?:easier|less (?:difficult|challenging))\b/;

/** Whether one of two rooms is the harder one, as the venue says it of all. */
function whichIsHarder({ text }: Asked, context: AnswerContext): AnswerPart | undefined {
  if (!isHarder.test(text) && !isEasier.test(text)) return undefined;
  const part = hardestPart(context);
  const hardestRoom = openRooms(context).find(({ title }) => part.text.startsWith(`${title}. `));
  const [first] = findRooms(text.split(isHarder.test(text) ? isHarder : isEasier)[0] ?? '', context.facts);
  if (!first) return undefined;
  if (!hardestRoom || !asksYesOrNo(text)) return part;
  const isSo = (first === hardestRoom) === isHarder.test(text);
  return { ...part, text: `${isSo ? 'Yes' : 'No'}, ${part.text.replace('. ', ' is harder. ')}` };
}

/** The notes of a room that name a part of a game which is asked for. */
const notesOn = ({ difficultyNotes }: RoomFacts, words: readonly string[]): string[] =>
  difficultyNotes.filter((note) => stemsOf(note).some((stem) => words.includes(stem)));

/** What a room's difficulty is made of. */
const difficulty: Subject = {
  key: 'difficulty',
  answer(asked, context) {
    const shown = roomsMeant(asked, context);
    const gone = shown.filter((room) => isRetired(room, context.now));
    const played = shown.filter((room) => !gone.includes(room));
    const harder = gone.length === 0 ? whichIsHarder(asked, context) : undefined;
    if (harder) return harder;
    const words = stemsOf(asked.text).filter((stem) => !namesAnyGame.has(stem));
    const isOfPart = asksForPart.test(asked.text) && !asksHowHard.test(asked.text) && words.length > 0;
    // what no note names is not answered with how hard the rooms are: `is there much math`
    if (isOfPart && !played.some((room) => notesOn(room, words).length > 0)) return undefined;
    const ratings = [...Map.groupBy(played, (room) => room.difficulty)];
    const [rating] = ratings.length === 1 && played.length > 1 ? (ratings[0] ?? []) : [];
    const told = isOfPart
      ? sayByRoom(played, (room) => notesOn(room, words).join(' '))
      : rating
        ? `${nameRooms(played, played)} are rated ${rating}.\n\n${sayByRoom(played, ({ difficultyNotes }) => difficultyNotes.slice(0, mostNotes).join(' '))}`
        : sayByRoom(played, (room) => `rated ${room.difficulty}. ${room.difficultyNotes.join(' ')}`.trim());
    return {
      text: [...gone.map((room) => retiredLine(room, context)), told].filter(Boolean).join('\n\n'),
      sources: shown.map((room) => roomSource(room)),
      cards: roomCards(shown, context),
      followUps: ['Do we get hints?'],
    };
  },
};

/** So many notes of each of several rooms tell how hard they are. */
const mostNotes = 2;
/** Stems of words that any question of a game has. */
const namesAnyGame = new Set(stemsOf('room rooms game games escape lots lot much many kind things'));

/** The question of the FAQ about a room that is gone. */
const questionOfRetired = (
  Object.entries(computedQuestions).find(([, subject]) => subject === 'retired')?.[0] ?? ''
).replace('faq/', '');

/** Words that ask whether a room is there, and not for one like it. */
const asksWhetherStill = /\b(?:do|have|is|are|can)\b.*\bstill\b|\bstill (?:have|there|open|around|book)/;

const asksWhetherOpen = /\b(?:is|are|do|have)\b.*\bstill\b.*\b(?:open|around|there|running|have|offer|exist)\b/;

/** Words of those who want to see or read of it. */
const asksToSee = /\b(?:pages?|photos?|pictures?|pics?|see|look|read|story|video)\b/;

/** A room that is gone. */
const retired: Subject = {
  key: 'retired',
  answer(asked, context) {
    const [room] = asked.rooms.filter((each) => each.lastDay) as [RoomFacts?];
    const [played] = asked.rooms;
    const isOfChild = asked.group.ages.length > 0 || asked.group.kids !== undefined;
    if (played && !room && !isOfChild)
      // `could I still do the vault with a bad knee` asks nothing of rooms that are gone
      return asksWhetherOpen.test(asked.text)
        ? {
            text: `Yes, you can still play ${played.title}.`,
            sources: [roomSource(played)],
            cards: [roomCard(played, context)],
          }
        : undefined;
    const gone = room ?? retiredRooms(context)[0] ?? context.facts.rooms.find(({ lastDay }) => lastDay);
    if (!gone?.lastDay) return undefined;
    if (!isRetired(gone, context.now)) {
      return {
        text: `${gone.title} is still open. Its last day is ${formatDay(gone.lastDay)}, so book before then.`,
        sources: [roomSource(gone)],
        cards: [roomCard(gone, context)],
      };
    }
    const story = /\b(?:story|plot|about|theme|like)\b/.test(asked.text)
      ? ` Its story was this: ${gone.description}`
      : '';
    const why = /\bwhy\b/.test(asked.text) ? ' My notes do not say why.' : '';
    const back = /\b(?:come|coming|bring|back|return|again)\b/.test(asked.text)
      ? ' I know of no plan to bring it back.'
      : '';
    const nearest = faqText(context.facts, questionOfRetired)
      ?.split(/(?<=\.) /)
      .at(-1);
    const instead =
      nearest && /\b(?:similar|like|closest|instead|replac\w*|gentle|kids?|next)\b/.test(asked.message)
        ? ` ${nearest}`
        : '';
    const line = retiredLine(gone, context);
    if (instead !== '')
      return {
        text: asksWhetherStill.test(asked.text) ? `No, ${line}${instead}` : `${instead.trim()} ${line}`,
        sources: [roomSource(gone, 'story')],
      };
    return {
      text: `${line}${why}${back}${story}${asksToSee.test(asked.text) ? ' Its page stays up with the story and the pictures.' : ''}`,
      sources: [roomSource(gone, 'story')],
      cards: roomCards(openRooms(context), context, 2),
      followUps: ['Which room is best for kids?'],
    };
  },
};

export const roomSubjects: readonly Subject[] = [
  rooms,
  roomAbout,
  compare,
  hardest,
  easiest,
  difficulty,
  scary,
  retired,
];
