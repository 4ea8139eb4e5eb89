import { readFileSync } from 'node:fs';
import { dump, load } from 'js-yaml';
import { readAnswers } from '../../scripts/venue/read-answers.ts';
import { venueContent } from '../../scripts/venue/venue-content.ts';

/** How much a venue with much of everything has. */
export const amounts = { rooms: 30, questions: 50, reviews: 200 };

const counted = <Item>(count: number, item: (number: number) => Item): Record<string, Item> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`number-${index + 1}`, item(index + 1)]));

/** A picture of where it is. */
export const map = {
  kind: 'picture',
  imageUrl: '../assets/scenes/map.webp',
  alt: 'Our door is on Turbine Avenue, below the chimney.',
};

/** How to come there, in other ways than the sample's: for its site, since questions about it were asked without them. */
export const directions = [
  { by: 'foot', name: 'Fern Hill bridge', text: 'Follow the old rails north.', minutes: 4 },
  { by: 'car', name: 'Kiln Lane lot', minutes: 2, price: { dollars: 6.5, for: 'a visit' } },
];

const categories = ['booking', 'experience', 'policies', 'location'];
const audiences = ['family', 'couples', 'friends', 'corporate', 'general'];

/** Its content files by their path below `content`: what the generator writes for its answers, with much to ask and to read, and `changes` of its business file. */
export function largeVenueTexts(changes: Fields = {}): Map<string, string> {
  const file = 'tests/fixtures/large-venue/answers.yaml';
  const { texts } = venueContent(readAnswers(readFileSync(file, 'utf8'), file));
  const questions = counted(amounts.questions, (number) => ({
    question: `What does the sign on locker number ${number} mean?`,
    answer: `It is the mark of crew ${number}, and it opens nothing. Call {{venue.phone}} when it glows.`,
    category: categories[number % categories.length],
  }));
  const reviews = counted(amounts.reviews, (number) => ({
    text: `We were crew ${number} and got out with little time to spare. The host laughed with us.`,
    author: `Guest ${number}`,
    rating: 5,
    source: 'Google',
    date: `2026-0${1 + (number % 9)}-1${number % 10}`,
    room: 'general',
    audienceType: audiences[number % audiences.length],
    verified: true,
  }));
  return new Map([
    ...texts,
    ...furtherRooms(texts, changes),
    ['content/site.yaml', `${texts.get('content/site.yaml')}\n${dump({ map })}`],
    ['content/questions.yaml', dump(questions)],
    ['content/reviews.yaml', dump(reviews)],
  ]);
}

type Fields = Record<string, unknown>;

/** The rooms beyond those of the answers, each like the first of them and with its pictures, and the business file that books them. */
function furtherRooms(texts: ReadonlyMap<string, string>, changes: Fields): [path: string, text: string][] {
  const written = [...texts].filter(([path]) => path.startsWith('content/rooms/'));
  const [, first = ''] = written[0] ?? [];
  const numbers = Array.from({ length: amounts.rooms - written.length }, (_, index) => written.length + 1 + index);
  const business = load(texts.get('content/business.yaml') ?? '') as Fields & { booking: Fields };
  const addresses = numbers.map((number) => [`cell-${number}`, business.booking['general']]);
  const rooms = { ...(business.booking['rooms'] as Fields), ...(Object.fromEntries(addresses) as Fields) };
  return [
    ['content/business.yaml', dump({ ...business, ...changes, booking: { ...business.booking, rooms } })],
    ...numbers.map((number): [string, string] => {
      const named = { id: number, slug: `cell-${number}`, title: `Cell ${number}`, order: number };
      return [`content/rooms/cell-${number}.yaml`, dump({ ...(load(first) as Fields), ...named })];
    }),
  ];
}
