import { isPublished } from '../../../../src/domain/publication.ts';
import type { ChatSource } from '../../contracts/chat.ts';
import type { BusinessFacts, VenueFactsFile } from '../../contracts/venue-facts.ts';
import type { Family } from '../finding/families.ts';

type Known = { facts: VenueFactsFile };

/** Whether the venue has what a family of questions is about. An evening for two needs nothing but a room. */
export function hasOffer(family: Family, { facts: { business, pages } }: Known): boolean {
  switch (family) {
    case 'birthday':
      return business.birthday !== undefined;
    case 'gift':
      return business.giftCards !== undefined && business.booking.giftCards !== undefined;
    case 'corporate':
      return business.booking.corporate !== undefined || pages.some(({ action }) => action?.target === 'corporate');
    case 'careers':
      return business.careers !== undefined;
    case 'virtual':
      return business.virtualReality !== undefined;
    case 'date':
      return true;
  }
}

/** Occasions that a venue without packages for them takes like any team: the business file says so of both. */
export const booksLikeAnyTeam = (family: Family): family is 'birthday' | 'corporate' =>
  family === 'birthday' || family === 'corporate';

/** What a venue that lacks something says when somebody asks for it. */
export const saidOfLacking: Readonly<Record<Exclude<Family, 'date'>, string>> = {
  birthday: 'We have no birthday packages: a party books a room like any other team.',
  gift: 'Gift cards are not something we offer.',
  corporate: 'Teams from work book like any other team.',
  careers: 'No openings are posted at the moment.',
  virtual: 'Virtual reality is not something we offer.',
};

/** Packages and rules of birthday parties. Throws at a venue without: nothing about parties is answered there. */
export function birthdayOf({ facts }: Known): NonNullable<BusinessFacts['birthday']> {
  if (!facts.business.birthday) throw new Error('This venue has no birthday packages.');
  return facts.business.birthday;
}

/** Where applications go. Throws at a venue that looks for nobody: nothing about work is answered there. */
export function careersOf({ facts }: Known): NonNullable<BusinessFacts['careers']> {
  if (!facts.business.careers) throw new Error('This venue looks for nobody.');
  return facts.business.careers;
}

/** Sections that a page has beside those of its content: the packages of parties and the rules of gift cards. */
const ownSections: readonly string[] = ['packages', 'rules'];

/** A source by the name that its section has on the page, whatever we would call it. */
export function asHeaded(source: ChatSource, { facts }: Known): ChatSource {
  const [path = '', anchor] = source.href.split('#');
  const section = facts.pages.find((page) => page.path === path)?.sections.find(({ id }) => id === anchor);
  if (!section || section.passages.some(({ title }) => title === source.title)) return source;
  return { ...source, title: section.heading };
}

/** True for an address of the site that leads to something: a page that this venue has, and a section of it. */
export function isThere(href: string, { facts, now }: Known & { now: Date }): boolean {
  const [path = '', anchor] = href.split('#');
  const posts = facts.posts.filter((post) => isPublished(post, now));
  const page = facts.pages.find((each) => each.path === path);
  if (page) return !anchor || ownSections.includes(anchor) || page.sections.some(({ id }) => id === anchor);
  if (path === '/blog') return posts.length > 0;
  if (path.startsWith('/blog/')) return posts.some(({ slug }) => path === `/blog/${slug}`);
  if (path.startsWith('/rooms/')) return facts.rooms.some(({ slug }) => path === `/rooms/${slug}`);
  return path === '/' || path === '/leaderboard' || !path.startsWith('/');
}

/** Those of the sources that lead somewhere at this venue, each by its name here. */
export const ownSources = (sources: readonly ChatSource[], context: Known & { now: Date }): ChatSource[] =>
  sources.filter(({ href }) => isThere(href, context)).map((source) => asHeaded(source, context));
