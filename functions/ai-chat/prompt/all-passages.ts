import { roomStatus } from '../../../src/domain/retirement.ts';
import type { AnswerContext } from '../../_shared/answerer/answer-types.ts';
import { currentPosts } from '../../_shared/answerer/venue/current-posts.ts';
import { passagesOf } from '../../_shared/answerer/venue/passages.ts';
import type { RoomFacts } from '../../_shared/contracts/venue-facts.ts';

/** A text of the content that a model may be shown. */
export interface PromptPassage {
  title: string;
  text: string;
  /** Where it stands on our pages. */
  href: string;
  /** Other ways to ask for it. */
  asks: readonly string[];
}

/** Everything of the content that may answer a question, as of a moment. */
export function allPassages({ facts, now }: Pick<AnswerContext, 'facts' | 'now'>): PromptPassage[] {
  const texts = passagesOf(facts, now).map(({ title, text, source, room, asks = [] }) => {
    const of = facts.rooms.find(({ slug }) => slug === room)?.title;
    return { title: of && of !== title ? `${of}: ${title}` : title, text, href: source.href, asks };
  });
  const rooms = facts.rooms.filter((room) => roomStatus(room, now) !== 'retired').flatMap(roomPassages);
  const pages = facts.pages.map(({ title, lead, path }) => ({ title, text: lead, href: path, asks: [] }));
  const posts = currentPosts(facts, now).map(({ title, excerpt, slug }) => ({
    title,
    text: excerpt,
    href: `/blog/${slug}`,
    asks: [],
  }));
  const neighborhoods = facts.business.neighborhoods.map(({ title, text, minutesAway }) => ({
    title: `From ${title}`,
    text: `${text} ${minutesAway} minutes.`,
    href: '/#location',
    asks: [],
  }));
  return [...texts, ...rooms, ...pages, ...posts, ...neighborhoods];
}

/** What the facts of a room say, a passage for each kind of question. */
function roomPassages(room: RoomFacts): PromptPassage[] {
  const { slug, title, groupSize, scareLevel, accessibility: way } = room;
  const about = (subject: string, ...sentences: (string | undefined)[]): PromptPassage => ({
    title: `${title}: ${subject}`,
    text: sentences.filter(Boolean).join(' '),
    href: `/rooms/${slug}`,
    asks: room.aliases,
  });
  const door = way.narrowestDoorInches;
  return [
    about('the game', room.description, ...room.highlights),
    about(
      'group size and smallest team',
      `Best with ${groupSize.idealMinimum} to ${groupSize.idealMaximum} players.`,
      room.smallestTeam,
    ),
    about('how hard it is, difficulty', `${room.difficulty}.`, ...room.difficultyNotes),
    about('how scary it is', scareLevel.note, ...room.contentWarnings),
    about('ages, kids and languages', room.ageGuidance, room.languages && `Languages: ${room.languages.join(', ')}.`),
    about(
      'accessibility, wheelchair and mobility',
      way.stepFree,
      door === undefined ? undefined : `The narrowest door is ${door} inches wide.`,
      way.crawling,
      way.reach,
      way.seating,
      way.exit,
      ...room.physicalDemands,
    ),
    about('lights, sounds and colors', way.flashingLight, way.soundOnlyClues, way.colorPuzzles),
  ];
}
