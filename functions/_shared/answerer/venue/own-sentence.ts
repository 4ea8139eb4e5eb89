import type { VenueFactsFile } from '../../contracts/venue-facts.ts';

/**
 * The first sentence of the venue's own answers that says something: what no structured fact holds (private games, doors,
 * where to wait) is promised in its words or not at all. Nothing where it says no such thing; else with a space before it.
 */
export function ownSentence({ questions }: Pick<VenueFactsFile, 'questions'>, says: RegExp): string {
  const sentences = questions.flatMap(({ answer }) => answer.split(/(?<=[.!?])\s+/));
  const sentence = sentences.find((each) => says.test(each));
  return sentence === undefined ? '' : ` ${sentence}`;
}
