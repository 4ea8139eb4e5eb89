import { isPublished } from '../../../../src/domain/publication.ts';
import { roomStatus } from '../../../../src/domain/retirement.ts';
import { venueDay } from '../../../../src/domain/venue-time.ts';
import type { RoomFacts, SectionFacts, VenueFactsFile } from '../../contracts/venue-facts.ts';
import type { Passage } from '../answer-parts.ts';

/** A title as the last part of a key: `Does it expire?` → `does-it-expire`. */
export const keyOfTitle = (title: string) =>
  title
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A text without a title as the last part of a key: its label, or its first words. Numbers may change, so they are left out. */
const keyOfText = (text: string) =>
  keyOfTitle(
    (/^([^:.]{3,40}):/.exec(text)?.[1] ?? text)
      .replace(/[^\p{L}\s’'-]+/gu, ' ')
      .trim()
      .split(/\s+/)
      .slice(0, 5)
      .join(' '),
  );

/** Every text of the content that can answer a question as it stands, as of a moment. */
export function passagesOf(facts: VenueFactsFile, now: Date): Passage[] {
  const today = venueDay(now);
  const questions = facts.questions
    .filter(({ askedFrom }) => (askedFrom ?? today) <= today)
    .map(({ id, question, answer, link }): Passage => ({
      key: `faq/${id}`,
      title: question,
      isTitled: true,
      text: answer,
      source: { title: question, href: `/#faq-${id}` },
      ...(link && { link: { title: link.label, href: link.href } }),
    }));
  const rooms = facts.rooms
    .filter((room) => roomStatus(room, now) !== 'retired')
    .flatMap((room) =>
      room.questions.map(({ question, answer }): Passage => ({
        key: `room/${room.slug}/${keyOfTitle(question)}`,
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
  return [...questions, ...rooms, ...stories, ...pages, ...postPassages(facts, now)];
}

/** The paragraphs of a room's story. */
const storyPassages = ({ slug, title, fullDescription }: RoomFacts): Passage[] =>
  fullDescription
    .split(/\n+/)
    .filter(Boolean)
    .map((text) => ({
      key: `room/${slug}/story/${keyOfText(text)}`,
      title,
      isTitled: false,
      text,
      room: slug,
      source: { title, href: `/rooms/${slug}#story` },
    }));

function sectionPassages(prefix: string, section: SectionFacts, href: string): Passage[] {
  return section.passages.map(({ title, text }) => ({
    key: `${prefix}/${title ? keyOfTitle(title) : keyOfText(text)}`,
    title: title ?? section.heading,
    isTitled: title !== undefined,
    text,
    source: { title: section.heading, href },
  }));
}

/** Posts that are out and not past their offer; nothing that speaks of a room which is no longer played. */
function postPassages({ posts, rooms }: VenueFactsFile, now: Date): Passage[] {
  const today = venueDay(now);
  const retired = rooms
    .filter((room) => roomStatus(room, now) === 'retired')
    .map(({ title }) => title.split(' ')[0] ?? title);
  const isCurrent = (text: string) => !retired.some((name) => text.includes(name));
  return posts
    .filter((post) => isPublished(post, now) && (post.offerEndsOn ?? today) >= today)
    .flatMap(({ slug, title, sections }) =>
      sections.flatMap(({ id, heading, passages }) =>
        passages
          .filter(({ text }) => isCurrent(text) && text.length > 60)
          .map(({ text, title: question }) => ({
            key: `post/${slug}/${id || 'start'}/${keyOfText(text)}`,
            title: question ?? (heading || title),
            isTitled: question !== undefined,
            text,
            source: { title, href: `/blog/${slug}${id && `#${id}`}` },
          })),
      ),
    );
}
