import { categorySlug } from '../../domain/category.ts';
import { homeAnchors, questionAnchor, questionsPath, roomAnchors } from '../../domain/page-anchors.ts';
import type { Publishable } from '../../domain/publication.ts';
import { postCategories } from '../../schemas/post.ts';
import { slug } from '../../schemas/text.ts';
import { isFields } from './fields.ts';
import { publicationOf } from './publication.ts';
import type { Entry } from './read-entries.ts';
import { readMarkdown } from './read-markdown.ts';

/** A page that links can lead to. */
export interface SitePage {
  /** Names that `#name` can lead to; unknown while the content of the page cannot be read. */
  anchors: ReadonlySet<string> | undefined;
  /** Posts of which one has to be published for the page to be there. */
  posts?: readonly Publishable[];
}

/** Pages by their path. */
export type SitePages = ReadonlyMap<string, SitePage>;

/** Every page that the files under `src/pages` make of the content. */
export function sitePages(files: ReadonlySet<string>, entries: readonly Entry[]): SitePages {
  const routes = [...files].filter((file) => file.startsWith('src/pages/')).map(routeOf);
  return new Map(
    routes.filter((route) => !/\/_|^\/404$/.test(route)).flatMap((route) => pagesOf(route, files, entries)),
  );
}

/** `src/pages/rooms/[slug].astro` → `/rooms/[slug]`. Of a paged list only the first page is worth a link. */
function routeOf(file: string): string {
  const route = file.replace(/^src\/pages/, '').replace(/\.(astro|mdx?|html|[jt]s)$/, '');
  return route.replace(/\/(index|\[\.\.\.page\])$/, '') || '/';
}

/** Pages that one route makes. A new route with a parameter has to be added here before content can link to it. */
function pagesOf(
  route: string,
  files: ReadonlySet<string>,
  entries: readonly Entry[],
): [path: string, page: SitePage][] {
  const folder = /^(.*\/)\[[^/]+\]$/.exec(route)?.[1];
  if (!route.includes('[')) return [[route, fixedPage(route, files, entries)]];
  if (route === '/[feed].xml')
    return [['/rss.xml', { anchors: new Set(), posts: inCollection('posts', entries).map(publicationOf) }]];
  if (route === '/[questions]') return questionsPage(files, entries);
  if (folder === '/')
    return inCollection('pages', entries).map(({ name }) => [`/${name}`, fixedPage(`/${name}`, files, entries)]);
  if (folder === '/rooms/')
    return inCollection('rooms', entries).map((room) => [folder + slugOf(room), roomPage(room)]);
  if (folder === '/blog/') return inCollection('posts', entries).map((post) => [folder + slugOf(post), postPage(post)]);
  if (folder === '/blog/category/') return categoryPages(folder, inCollection('posts', entries));
  return [];
}

/** Last part of the address of a room or post; its file's name while it has none of its own that could be one. */
export function slugOf({ data, name }: Entry): string {
  return slug.safeParse(data['slug']).data ?? name;
}

/** Entries of one collection. */
export function inCollection(collection: Entry['collection'], entries: readonly Entry[]): Entry[] {
  return entries.filter((entry) => entry.collection === collection);
}

function fixedPage(route: string, files: ReadonlySet<string>, entries: readonly Entry[]): SitePage {
  if (route === '/') return homePage(files, entries);
  const page = inCollection('pages', entries).find(({ name }) => `/${name}` === route);
  if (page && !page.readable) return { anchors: undefined };
  const sections = page?.data['sections'];
  const ids = Array.isArray(sections) ? sections.map((section: unknown) => isFields(section) && section['id']) : [];
  return { anchors: new Set(ids.filter((id) => typeof id === 'string')) };
}

/** Sections of the home page that are there when a collection has something, and the file it is written in. */
const sectionsOf: Readonly<Record<string, { collection: Entry['collection']; file?: string }>> = {
  reviews: { collection: 'reviews', file: 'src/content/reviews.yaml' },
  faq: { collection: 'questions', file: 'src/content/questions.yaml' },
  blog: { collection: 'posts' },
};

/** The home page has a section for each thing that there is; a file without entries may be one that cannot be read. */
function homePage(files: ReadonlySet<string>, entries: readonly Entry[]): SitePage {
  const isEmpty = (anchor: string) => {
    const section = sectionsOf[anchor];
    return section !== undefined && inCollection(section.collection, entries).length === 0;
  };
  const isUnread = Object.entries(sectionsOf).some(([anchor, { file }]) => file && files.has(file) && isEmpty(anchor));
  if (isUnread) return { anchors: undefined };
  const sellsCards = inCollection('business', entries).some(({ data }) => data['giftCards'] !== undefined);
  const sections = homeAnchors.filter((anchor) => !isEmpty(anchor) && (anchor !== 'gift-cards' || sellsCards));
  return { anchors: new Set(sections) };
}

/** The page with all questions is there as soon as there is one; a file without entries may be one that cannot be read. */
function questionsPage(files: ReadonlySet<string>, entries: readonly Entry[]): [path: string, page: SitePage][] {
  const names = inCollection('questions', entries).map(({ name }) => questionAnchor(name));
  if (names.length > 0) return [[questionsPath, { anchors: new Set(['faq', ...names]) }]];
  return files.has('src/content/questions.yaml') ? [[questionsPath, { anchors: undefined }]] : [];
}

/** What not every room has: its film and its sound. */
const isThere = (anchor: string, data: Entry['data']) =>
  !['video', 'sound'].includes(anchor) || data[anchor] !== undefined;

function roomPage({ data }: Entry): SitePage {
  return { anchors: new Set(roomAnchors.filter((anchor) => isThere(anchor, data))) };
}

function postPage(post: Entry): SitePage {
  return { anchors: readMarkdown(post.body ?? '', post.file).anchors, posts: [publicationOf(post)] };
}

function categoryPages(folder: string, posts: readonly Entry[]): [path: string, page: SitePage][] {
  return postCategories.flatMap((category) => {
    const members = posts.filter(({ data }) => data['category'] === category).map(publicationOf);
    return members.length > 0 ? [[folder + categorySlug(category), { anchors: new Set(), posts: members }]] : [];
  });
}
