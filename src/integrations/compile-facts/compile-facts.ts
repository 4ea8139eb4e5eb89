import { factsFileSchema, type SectionFacts } from '#contracts/venue-facts.ts';
import { checkedCollections, type CollectionName } from '../check-content/collections.ts';
import type { ContentSource } from '../check-content/content-source.ts';
import type { Fields } from '../check-content/fields.ts';
import { pictureSchema } from '../check-content/picture-schema.ts';
import { readEntries } from '../check-content/read-entries.ts';
import { inCollection } from '../check-content/site-pages.ts';
import { mattersOf } from '../../../functions/_shared/answerer/venue/matters.ts';
import { fillFactsDeep } from '../../domain/facts.ts';
import { postName } from '../../domain/post-name.ts';
import { isPublished, newestFirst } from '../../domain/publication.ts';
import { venueFacts } from '../../domain/venue-facts.ts';
import { pageSchema } from '../../schemas/page.ts';
import type { Post } from '../../schemas/post.ts';
import { pageSections } from './page-sections.ts';
import { chapterBefore, postSections } from './post-sections.ts';

/** Posts that the assistant knows word for word, the newest; of older ones it knows what they are about and where they are. */
const wholePosts = 100;

/**
 * The text of the facts file: what the assistant speaks from, in the order of the content. Posts that nobody may see at
 * the moment of compiling are not in it: what is not there cannot leak.
 */
export function compileFacts(source: ContentSource, now: Date, whole = wholePosts): string {
  const { entries } = readEntries(source);
  const parsed = (collection: CollectionName) =>
    inCollection(collection, entries).map(({ name, file, written, body = '' }) => {
      const schema = checkedCollections[collection].schema(pictureSchema(file, source.files));
      return { name, file, body, data: schema.parse(written) as Fields };
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
    posts: compilePosts(parsed('posts'), now, whole),
    holidays: parsed('holidays').map(({ name, data }) => ({ ...data, id: name })),
    silences: parsed('silences').map(({ name, data }) => ({ ...data, id: name })),
  });
  const filled = fillFactsDeep(compiled, venueFacts(compiled.business, compiled.rooms, now));
  return `${JSON.stringify({ ...compiled, matters: mattersOf(filled, now) }, null, 1)}\n`;
}

/** A file of a collection, as its schema has read it. */
interface Parsed {
  name: string;
  file: string;
  body: string;
  data: Fields;
}

/** What the assistant knows of the posts that may be seen, in the order of their files. */
function compilePosts(parsed: readonly Parsed[], now: Date, whole: number) {
  const posts = parsed
    .map(({ data, name, ...rest }) => ({ ...rest, data: { ...data, ...postName(data, name) } as unknown as Post }))
    .filter(({ data }) => isPublished(data, now));
  const newest = new Set(posts.toSorted((one, other) => newestFirst(one.data, other.data)).slice(0, whole));
  return posts.map((post) => {
    const { data, file, body } = post;
    const isWhole = newest.has(post) || data.asks !== undefined;
    return { ...data, sections: isWhole ? postSections(withoutCode(body, file), data.asks) : aboutOf(data) };
  });
}

/** An old post in a sentence: enough to be found by, and to be led to. */
const aboutOf = ({ excerpt }: Post): SectionFacts[] => [
  { id: '', heading: '', passages: [{ id: chapterBefore, text: excerpt }] },
];

/** The text of a post as somebody reads it: the lines by which an `.mdx` file names its components say nothing. */
const withoutCode = (body: string, file: string) =>
  file.endsWith('.mdx') ? body.replace(/^(?:import|export)\s.*$/gm, '') : body;
