import { factsFileSchema } from '#contracts/venue-facts.ts';
import { checkedCollections, type CollectionName } from '../check-content/collections.ts';
import type { ContentSource } from '../check-content/content-source.ts';
import type { Fields } from '../check-content/fields.ts';
import { pictureSchema } from '../check-content/picture-schema.ts';
import { readEntries } from '../check-content/read-entries.ts';
import { inCollection } from '../check-content/site-pages.ts';
import { isPublished, type Publishable } from '../../domain/publication.ts';
import { pageSchema } from '../../schemas/page.ts';
import { pageSections } from './page-sections.ts';
import { postSections } from './post-sections.ts';

/**
 * The text of the facts file: what the assistant speaks from, in the order of the content. Posts that nobody may see at
 * the moment of compiling are not in it: what is not there cannot leak.
 */
export function compileFacts(source: ContentSource, now: Date): string {
  const { entries } = readEntries(source);
  const parsed = (collection: CollectionName) =>
    inCollection(collection, entries).map(({ name, file, written, body = '' }) => {
      const schema = checkedCollections[collection].schema(pictureSchema(file, source.files));
      return { name, body, data: schema.parse(written) as Fields };
    });
  const compiled = factsFileSchema.parse({
    business: parsed('business')[0]?.data,
    rooms: parsed('rooms')
      .map(({ data }) => data)
      .sort((one, other) => Number(one['order']) - Number(other['order'])),
    questions: parsed('questions').map(({ name, data }) => ({ ...data, id: name })),
    pages: inCollection('pages', entries).map(({ name, file, written }) => {
      const page = pageSchema(pictureSchema(file, source.files)).parse(written);
      return { ...page, name, path: `/${name}`, sections: pageSections(page.sections) };
    }),
    posts: parsed('posts')
      .filter(({ data }) => isPublished(data as unknown as Publishable, now))
      .map(({ data, body }) => ({ ...data, sections: postSections(body, data['asks'] as Record<string, string[]>) })),
    holidays: parsed('holidays').map(({ name, data }) => ({ ...data, id: name })),
    silences: parsed('silences').map(({ name, data }) => ({ ...data, id: name })),
  });
  return `${JSON.stringify(compiled, null, 1)}\n`;
}
