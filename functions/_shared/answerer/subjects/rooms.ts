import { formatDay } from '../../../../src/domain/publication.ts';
import type { AnswerPart, Subject } from '../answer-parts.ts';
import type { AnswerContext } from '../answer-types.ts';
import type { RoomFacts } from '../../contracts/venue-facts.ts';
import { nameRooms, sayByRoom } from '../composing/by-room.ts';
import { counted, listed } from '../../../../src/domain/words.ts';
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
import { retiredLine } from './retired-line.ts';
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
    return {
      text: named.map((room) => aboutLine(room, context)).join('\n\n'),
      sources: named.map((room) => roomSource(room, 'story')),
      cards: roomCards(named, context),
      followUps: named.length === 1 ? [`How scary is ${named[0]?.title}?`, `How do I book ${named[0]?.title}?`] : [],
    };
  },
};

const compare: Subject = {
  key: 'compare',
  isWhole: true,
  answer(asked, context) {
    const named = asked.rooms.length > 1 ? asked.rooms : openRooms(context);
    if (/scar/.test(asked.text)) return scareParts(named, context, { ranked: 'most' });
    if (/hard|eas|tough|difficult|challeng/.test(asked.text)) return hardestPart(context);
    if (named.length > mostTold)
      return {
        text: sayRanges(named),
        sources: [{ title: 'Rooms', href: '/#rooms' }],
        followUps: ['Which room is best for us?'],
      };
    const lines = named.map((room) =>
      isRetired(room, context.now)
        ? retiredLine(room, context)
        : `- **${room.title}**: scare level ${room.scareLevel.level} of 5, ${room.groupSize.minimum} to ${room.groupSize.maximum} players, ${room.duration} minutes. ${room.description} ${room.difficultyNotes[0] ?? ''}`,
    );
    return {
      text: lines.join('\n'),
      sources: named.map((room) => roomSource(room)),
      cards: roomCards(named, context),
      followUps: ['Which room is best for us?'],
    };
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

/** What a room's difficulty is made of. */
const difficulty: Subject = {
  key: 'difficulty',
  answer(asked, context) {
    const shown = roomsMeant(asked, context);
    const gone = shown.filter((room) => isRetired(room, context.now));
    const played = shown.filter((room) => !gone.includes(room));
    const told = sayByRoom(played, (room) => `rated ${room.difficulty}. ${room.difficultyNotes.join(' ')}`.trim());
    return {
      text: [...gone.map((room) => retiredLine(room, context)), told].filter(Boolean).join('\n\n'),
      sources: shown.map((room) => roomSource(room)),
      cards: roomCards(shown, context),
      followUps: ['Do we get hints?'],
    };
  },
};

/** The question of the FAQ about a room that is gone. */
const questionOfRetired = (
  Object.entries(computedQuestions).find(([, subject]) => subject === 'retired')?.[0] ?? ''
).replace('faq/', '');

/** Words that ask whether a room is there, and not for one like it. */
const asksWhetherStill = /\b(?:do|have|is|are|can)\b.*\bstill\b|\bstill (?:have|there|open|around|book)/;

const asksWhetherOpen = /\b(?:is|are|do|have)\b.*\bstill\b.*\b(?:open|around|there|running|have|offer|exist)\b/;

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
      text: `${line}${why}${back}${story} Its page stays up with the story and the pictures.`,
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
