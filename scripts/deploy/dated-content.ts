import type { Fields } from '../../src/integrations/check-content/fields.ts';
import { checkedCollections, type CollectionName } from '../../src/integrations/check-content/collections.ts';
import type { ContentSource } from '../../src/integrations/check-content/content-source.ts';
import { pictureSchema } from '../../src/integrations/check-content/picture-schema.ts';
import { readEntries } from '../../src/integrations/check-content/read-entries.ts';
import { inCollection } from '../../src/integrations/check-content/site-pages.ts';
import type { HolidayDefinition } from '../../src/domain/holidays.ts';
import type { OpeningHours } from '../../src/domain/opening-hours.ts';
import type { Publishable } from '../../src/domain/publication.ts';

/** What of the content appears, ends or changes on a day or at a moment. */
export interface DatedContent {
  posts: (Publishable & { title: string; offerEndsOn?: string | undefined })[];
  rooms: { title: string; lastDay?: string | undefined }[];
  questions: { question: string; askedFrom?: string | undefined }[];
  reviews: { date: string }[];
  holidays: HolidayDefinition[];
  business: OpeningHours & { promoCodes?: { code: string; lastDay: string }[] | undefined };
}

/** Reads it from the content files. Throws where they are not what their schemas say. */
export function datedContent(source: ContentSource): DatedContent {
  const { entries } = readEntries(source);
  const parsed = (collection: CollectionName) =>
    inCollection(collection, entries).map(({ name, file, written }) => {
      const fields = checkedCollections[collection].schema(pictureSchema(file, source.files)).parse(written) as Fields;
      return { ...fields, id: name };
    });
  const content = {
    ...Object.fromEntries(
      (['posts', 'rooms', 'questions', 'reviews', 'holidays'] as const).map((name) => [name, parsed(name)]),
    ),
    business: parsed('business')[0],
  };
  return content as unknown as DatedContent; // each was parsed by the schema of its collection
}
