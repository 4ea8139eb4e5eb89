import { venueDay } from '../../../src/domain/venue-time.ts';
import { passagesOf } from '../answerer/venue/passages.ts';
import type { VenueFactsFile } from '../contracts/venue-facts.ts';

let latest: { facts: VenueFactsFile; day: string; sentences: ReadonlySet<string> } | undefined;

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+|\n+/);

/** A sentence as it is compared: its letters, without what Markdown adds. */
const bare = (sentence: string): string => sentence.replace(/[*_`]/g, '').replace(/^- /, '').trim();

/** Sentences of the venue's texts that are true of the whole venue: not those of one room, which may be put to another. */
function ownSentences(facts: VenueFactsFile, now: Date): ReadonlySet<string> {
  const day = venueDay(now);
  if (latest?.facts !== facts || latest.day !== day) {
    const texts = passagesOf(facts, now).filter(({ key, room }) => room === undefined && !key.startsWith('post/'));
    latest = { facts, day, sentences: new Set(texts.flatMap(({ text }) => sentencesOf(text)).map(bare)) };
  }
  return latest.sentences;
}

/** A reply without the sentences that the venue itself wrote: there is nothing to check about them. */
export function withoutQuotes(text: string, facts: VenueFactsFile, now: Date): string {
  const own = ownSentences(facts, now);
  return sentencesOf(text)
    .filter((sentence) => !own.has(bare(sentence)))
    .join('\n');
}
