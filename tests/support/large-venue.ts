import { readFileSync } from 'node:fs';
import { dump } from 'js-yaml';
import { readAnswers } from '../../scripts/venue/read-answers.ts';
import { venueContent } from '../../scripts/venue/venue-content.ts';

/** How much a venue with much of everything has. */
export const amounts = { rooms: 12, questions: 50, reviews: 200 };

const counted = <Item>(count: number, item: (number: number) => Item): Record<string, Item> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`number-${index + 1}`, item(index + 1)]));

const categories = ['booking', 'experience', 'policies', 'location'];
const audiences = ['family', 'couples', 'friends', 'corporate', 'general'];

/** Its content files by their path below `content`: what the generator writes for its answers, with much to ask and to read. */
export function largeVenueTexts(): Map<string, string> {
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
  return new Map([...texts, ['content/questions.yaml', dump(questions)], ['content/reviews.yaml', dump(reviews)]]);
}
