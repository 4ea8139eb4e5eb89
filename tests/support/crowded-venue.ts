import type { VenueFactsFile } from '../../functions/_shared/contracts/venue-facts.ts';

/** Many copies of what a list holds, each changed by its number. */
const copies = <Item>(items: readonly Item[], count: number, change: (item: Item, number: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => change(items[index % items.length]!, index + 1));

/** The facts of a venue that has, of whatever another one has, very much: thirty rooms, many posts, long pages. */
export function crowded(facts: VenueFactsFile): VenueFactsFile {
  const rooms = copies(
    facts.rooms.filter(({ lastDay }) => !lastDay),
    30,
    (room, number) => ({ ...room, slug: `${room.slug}-${number}`, title: `${room.title} ${number}`, order: number }),
  );
  const booking = Object.fromEntries(rooms.map(({ slug }) => [slug, `https://booking.example.com/items/${slug}`]));
  return {
    ...facts,
    business: {
      ...facts.business,
      description: `${facts.business.description} `.repeat(20),
      booking: { ...facts.business.booking, rooms: booking },
      hoursExceptions: Array.from({ length: 28 }, (_, index) => ({
        on: `2027-02-${String(index + 1).padStart(2, '0')}`,
        hours: { opens: '15:00', closes: '23:00' },
        note: 'A winter evening with other hours than usual, and cocoa at the desk.',
      })),
      promoCodes: Array.from({ length: 40 }, (_, index) => ({
        code: `CODE${index}`,
        percentOff: 10,
        minimumPlayers: 4,
        days: ['monday' as const],
        lastDay: '2030-01-01',
        post: 'none',
      })),
    },
    rooms,
    questions: copies(facts.questions, 300, (each, number) => ({
      ...each,
      id: `${each.id}-${number}`,
      answer: `${each.answer} `.repeat(10),
    })),
    pages: copies(facts.pages, 40, (page, number) => ({
      ...page,
      path: `${page.path}-${number}`,
      title: `${page.title} ${number}`,
      sections: page.sections.map((section) => ({
        ...section,
        passages: section.passages.map((passage) => ({ ...passage, text: `${passage.text} `.repeat(20) })),
      })),
    })),
    posts: copies(facts.posts, 60, (post, number) => ({ ...post, slug: `${post.slug}-${number}` })),
  };
}
