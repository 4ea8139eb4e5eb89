import { describeArrival, groupArrivals, type WayToCome } from '../../../../src/domain/directions.ts';
import { questionPath } from '../../../../src/domain/page-anchors.ts';
import { roomStatus } from '../../../../src/domain/retirement.ts';
import { venueDay } from '../../../../src/domain/venue-time.ts';
import type { RoomFacts, SectionFacts, VenueFactsFile } from '../../contracts/venue-facts.ts';
import { findRooms } from '../reading/rooms.ts';
import type { Passage } from '../answer-parts.ts';
import { currentPosts } from './current-posts.ts';

/** Every text of the content that can answer a question as it stands, as of a moment. */
export function passagesOf(facts: VenueFactsFile, now: Date): Passage[] {
  const today = venueDay(now);
  const questions = facts.questions
    .filter(({ askedFrom }) => (askedFrom ?? today) <= today)
    .map(({ id, asks, question, answer, link }): Passage => ({
      key: `faq/${id}`,
      ...(asks && { asks }),
      title: question,
      isTitled: true,
      text: answer,
      source: { title: question, href: questionPath(id) },
      ...(link && { link: { title: link.label, href: link.href } }),
    }));
  const rooms = facts.rooms
    .filter((room) => roomStatus(room, now) !== 'retired')
    .flatMap((room) =>
      room.questions.map(({ id, asks, question, answer }): Passage => ({
        key: `room/${room.slug}/${id}`,
        ...(asks && { asks }),
        title: question,
        isTitled: true,
        text: answer,
        room: room.slug,
        source: { title: `${room.title}: ${question}`, href: `/rooms/${room.slug}#questions` },
      })),
    );
  const stories = facts.rooms.filter((room) => roomStatus(room, now) !== 'retired').flatMap(storyPassages);
  const pages = facts.pages.flatMap((page) =>
    page.sections.flatMap((section) =>
      sectionPassages(`page/${page.name}/${section.id}`, section, `${page.path}#${section.id}`),
    ),
  );
  const said = [...questions, ...rooms, ...stories, ...pages, ...postPassages(facts, now)];
  return [...said, ...ruleOfGiftCards(facts, said), ...directionPassages(facts, said), ...silencePassages(facts, said)];
}

/** The rules of gift cards as the business file has them, where no text of the venue says the same. */
const ruleOfGiftCards = ({ business, pages }: VenueFactsFile, said: readonly Passage[]): Passage[] => {
  const page = pages.find(({ name }) => name === 'gift-cards');
  const isSaid = (rule: string) => said.some(({ text }) => text.includes(rule.replace(/\.$/, '')));
  return (business.giftCards?.rules ?? []).flatMap((rule, index) =>
    isSaid(rule)
      ? []
      : [
          {
            key: `page/gift-cards/rules/${index + 1}`,
            title: 'Gift cards',
            isTitled: false,
            text: rule,
            source: { title: 'Gift cards', href: page ? page.path : '/#location' },
          },
        ],
  );
};

/** What the venue does not have, as long as none of its texts speaks of it. */
function silencePassages({ silences }: VenueFactsFile, said: readonly Passage[]): Passage[] {
  const texts = said.map(({ title, text }) => `${title} ${text}`).join('\n');
  const isSpokenOf = (word: string) =>
    new RegExp(String.raw`(?<![\p{L}\d])${word}(?:e?s)?(?![\p{L}\d])`, 'iu').test(texts);
  return silences
    .filter(({ words }) => !words.some(isSpokenOf))
    .map(({ id, asks, text }) => ({
      key: `silence/${id}`,
      ...(asks && { asks }),
      title: id,
      isTitled: false,
      text,
      source: { title: 'Contact', href: '/#location' },
    }));
}

/** What people ask who come in some way. */
const directionQuestions: Readonly<Record<WayToCome, string>> = {
  train: 'How do we get there by train?',
  bus: 'Which bus stops near you?',
  car: 'Which garage can we park in, and what does it cost?',
  bike: 'Where can we lock our bikes?',
  foot: 'How far is it to walk?',
};

/**
 * How to come: a text for each way, or, where a text of the venue names its places already, what is told of each place besides. Two
 * answers to one question would compete.
 */
const directionPassages = ({ business }: VenueFactsFile, said: readonly Passage[]): Passage[] =>
  groupArrivals(business.directions).flatMap(({ by, arrivals }): Passage[] => {
    const source = { title: 'How to find us', href: '/#location' };
    const isSaid = said.some(({ text }) => arrivals.every(({ name }) => text.includes(name)));
    if (isSaid)
      return arrivals.flatMap(({ name, text }, index) =>
        text
          ? {
              key: `directions/${by}/${index + 1}`,
              title: name,
              isTitled: false,
              text: `${name}: ${text}`,
              source,
            }
          : [],
      );
    const text = arrivals
      .map((arrival) => `${arrival.name}: ${describeArrival(arrival)}.${arrival.text ? ` ${arrival.text}` : ''}`)
      .join(' ');
    return [{ key: `directions/${by}`, title: directionQuestions[by], isTitled: true, text, source }];
  });

/** The paragraphs of a room's story. */
const storyPassages = ({ slug, title, fullDescription }: RoomFacts): Passage[] =>
  fullDescription.map(({ id, asks, text }) => ({
    key: `room/${slug}/story/${id}`,
    ...(asks && { asks }),
    title,
    isTitled: false,
    text,
    room: slug,
    source: { title, href: `/rooms/${slug}#story` },
  }));

function sectionPassages(prefix: string, section: SectionFacts, href: string): Passage[] {
  return section.passages.map(({ id, asks, title, text }) => ({
    key: `${prefix}/${id}`,
    ...(asks && { asks }),
    title: title ?? section.heading,
    isTitled: title !== undefined,
    text,
    source: { title: section.heading, href },
  }));
}

/** Posts that are out and not past their offer; nothing that speaks of a room which is no longer played. */
function postPassages(facts: VenueFactsFile, now: Date): Passage[] {
  const isCurrent = (text: string) =>
    !findRooms(text.toLowerCase(), facts).some((room) => roomStatus(room, now) === 'retired');
  return currentPosts(facts, now).flatMap(({ slug, title, sections }) =>
    sections.flatMap(({ id, heading, passages }) =>
      passages
        .filter(({ text }) => isCurrent(text) && text.length > 60)
        .map(({ id: name, asks, text, title: question }) => ({
          key: `post/${slug}/${id || 'start'}/${name}`,
          ...(asks && { asks }),
          title: question ?? (heading || title),
          isTitled: question !== undefined,
          text,
          source: { title, href: `/blog/${slug}${id && `#${id}`}` },
        })),
    ),
  );
}
