import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promotedPost } from '../../src/domain/promo.ts';
import { isPublished } from '../../src/domain/publication.ts';
import { readContentSource, type ContentSource } from '../../src/integrations/check-content/content-source.ts';
import { findProblems } from '../../src/integrations/check-content/find-problems.ts';
import { isFields } from '../../src/integrations/check-content/fields.ts';
import { publicationOf } from '../../src/integrations/check-content/publication.ts';
import { readEntries, type Entry } from '../../src/integrations/check-content/read-entries.ts';
import { inCollection, sitePages } from '../../src/integrations/check-content/site-pages.ts';
import type { PostCategory } from '../../src/schemas/post.ts';
import { calendarDay } from '../../src/schemas/text.ts';
import { drawPlaceholder } from '../venue/draw-placeholder.ts';
import { makePost, type MadePost, type UnmadePost, type Workshop } from './make-posts.ts';
import { meanNumbers, withPosts } from './mean-numbers.ts';
import { ImportError, type OldBlog } from './old-blog.ts';
import { pictureStore } from './pictures.ts';
import { planPosts, type PlannedPost } from './plan-posts.ts';
import { writePost } from './post-file.ts';
import { addRedirects, readRedirects, redirectsFile } from './redirects.ts';
import { chooseRedirects } from './choose-redirects.ts';

/** What an import is told. */
export interface ImportOptions {
  /** Folder of the repository. */
  root: string;
  now: Date;
  /** Address of the site without a path. */
  origin: string;
  /** Folders in which pictures may lie. */
  folders: string[];
  /** The bytes of a picture of the web; without it, none is asked for. */
  download?: ((address: string) => Promise<Buffer>) | undefined;
  categories?: Readonly<Record<string, PostCategory>>;
  /** True when nothing may be written. */
  isDry?: boolean;
  /** Hears how many posts are read, of how many. */
  progress?: (done: number, all: number) => void;
}

/** What an import did, or would do. */
export interface Imported {
  made: MadePost[];
  kept: PlannedPost[];
  unmade: UnmadePost[];
  /** Old addresses that lead on from now. */
  redirects: Record<string, string>;
  /** Pictures that were taken over. */
  pictures: ReadonlySet<string>;
  /** Old addresses that cannot lead on, each with why. */
  stuck: string[];
  /** The old post that the banner of every page would announce, if it is one. */
  announced: MadePost | undefined;
}

const drawing = 'src/assets/scenes/posts/no-picture-yet.webp';
const setAside = 'imported/set-aside';
const mostRounds = 5;

/** Makes posts, pictures and redirects of an export. What is there already is left as it is. */
export async function importBlog(blog: OldBlog, options: ImportOptions): Promise<Imported> {
  const { root, now, origin, isDry = false } = options;
  const source = readContentSource(pathToFileURL(`${root}/`));
  const before = findProblems(source, { now, origin });
  if (before.length > 0)
    throw new ImportError(
      `The content has ${before.length} problems of its own. Repair them first: npm run venue:check lists them.`,
    );
  const redirects = readRedirects(source.texts.get(redirectsFile));
  const plan = planPosts(blog, source, redirects, now);
  const pictures = new Set<string>();
  const store = pictureStore({ root, folders: options.folders, download: options.download, isDry });
  const { entries } = readEntries(source);
  const shop: Workshop = {
    blog,
    addresses: {
      hosts: plan.hosts,
      places: plan.places,
      redirects,
      site: { pages: sitePages(source.files, entries), files: source.files, origin, now },
    },
    take: async (address) => {
      const taken = await store.take(address);
      if ('file' in taken) pictures.add(taken.file);
      return taken;
    },
    drawn: async () => {
      pictures.add(drawing);
      if (!isDry && !existsSync(join(root, drawing)))
        write(
          join(root, drawing),
          await drawPlaceholder({
            motif: 'door',
            colors: { light: '#d9a441', dark: '#1d1a22', haze: '#4a3f33' },
            width: 1200,
            height: 800,
          }),
        );
      return drawing;
    },
    categories: options.categories ?? {},
    venue: venueWords(source),
    now,
  };
  try {
    const { made, unmade } = await makePosts(plan.made, shop, source, pictures, options);
    const isThere = (post: PlannedPost) => plan.kept.includes(post) || made.some(({ planned }) => planned === post);
    const led = [...plan.kept, ...plan.made].filter((post) => isThere(post) && isPublished(post.publication, now));
    const { added, stuck } = chooseRedirects(led, redirects, shop.addresses.site.pages);
    if (!isDry) {
      for (const post of made) write(join(root, post.planned.file), writePost(post.fields, post.body), 'wx');
      if (Object.keys(added).length > 0)
        write(join(root, redirectsFile), addRedirects(source.texts.get(redirectsFile), added));
      rmSync(join(root, setAside), { recursive: true, force: true });
      for (const { planned, text } of unmade) if (text) write(join(root, setAside, `${planned.slug}.md`), text);
    }
    return {
      made,
      kept: plan.kept,
      unmade,
      redirects: added,
      pictures,
      stuck,
      announced: announcedOf(made, entries, now),
    };
  } finally {
    store.close();
  }
}

/**
 * Makes every post that passes the check of the content. One that does not is set aside, and the others are made again
 * without it: a link to it would lead nowhere.
 */
async function makePosts(
  planned: readonly PlannedPost[],
  shop: Workshop,
  source: ContentSource,
  pictures: ReadonlySet<string>,
  { now, origin, progress }: ImportOptions,
): Promise<{ made: MadePost[]; unmade: UnmadePost[] }> {
  const unmade: UnmadePost[] = [];
  for (let round = 1; ; round += 1) {
    const isOut = (post: PlannedPost) => unmade.some((each) => each.planned === post);
    const made: MadePost[] = [];
    for (const [index, post] of planned.filter((each) => !isOut(each)).entries()) {
      if (round === 1) progress?.(index + 1, planned.length);
      const result = await makePost(post, shop);
      if ('why' in result) unmade.push(result);
      else made.push(result);
    }
    const problems = meanNumbers(made, () => withPosts(source, made, pictures), {
      now,
      origin,
    });
    const wrong = Map.groupBy(problems, ({ file }) => file);
    const failed = made.filter(({ planned: { file } }) => wrong.has(file));
    for (const post of failed)
      unmade.push({
        planned: post.planned,
        why: (wrong.get(post.planned.file) ?? [])
          .map(({ field, wrong: fault, instead }) => `${field}: ${fault}; ${instead}`)
          .join(' | '),
        text: writePost(post.fields, post.body),
      });
    const others = problems.filter(({ file }) => !failed.some(({ planned: { file: own } }) => own === file));
    if (others.length > 0)
      throw new ImportError(
        `With these posts ${others[0]?.file} would be wrong: ${others[0]?.wrong}; ${others[0]?.instead}.`,
      );
    if (!planned.some((post) => isOut(post) && forget(post, shop)) || round === mostRounds)
      return { made: made.filter((post) => !failed.includes(post)), unmade };
  }
}

/** Makes links to a post lead nowhere; true when they led there until now. */
function forget({ slug }: PlannedPost, { addresses: { places } }: Workshop): boolean {
  const paths = [...places].filter(([, { path, publication }]) => path === `/blog/${slug}` && !publication.draft);
  for (const [path, place] of paths)
    (places as Map<string, typeof place>).set(path, { ...place, publication: { ...place.publication, draft: true } });
  return paths.length > 0;
}

/** The post of an import that the banner announces from now on: nothing newer of the kind is here. */
function announcedOf(made: readonly MadePost[], entries: readonly Entry[], now: Date): MadePost | undefined {
  const own = inCollection('posts', entries).map((post) => ({
    ...publicationOf(post),
    id: 0,
    category: String(post.data['category']),
    offerEndsOn: calendarDay.safeParse(post.data['offerEndsOn']).data,
    made: undefined,
  }));
  const added = made.map((post) => ({
    ...post.planned.publication,
    id: 0,
    category: post.fields.category,
    made: post,
  }));
  return promotedPost<(typeof own)[number] | (typeof added)[number]>(
    [...own, ...added].filter((post) => isPublished(post, now)),
    now,
  )?.made;
}

/** What the venue says about itself, without its facts. */
function venueWords(source: ContentSource): string {
  const [business] = inCollection('business', readEntries(source).entries);
  const words = [business?.data['name'], business?.data['description']].filter((each) => typeof each === 'string');
  return isFields(business?.data) ? words.join(': ').replace(/\{\{[^}]*\}\}/g, '') : '';
}

function write(path: string, content: string | Buffer, flag = 'w'): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content, { flag });
}
