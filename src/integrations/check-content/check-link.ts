import { homeAnchors } from '../../domain/page-anchors.ts';
import { formatDay, isPublished, publicationDay, type Publishable } from '../../domain/publication.ts';
import { chooseFrom, closeMatches } from './close-matches.ts';
import type { Fault } from './problem.ts';
import { isServed } from './public-files.ts';
import type { SitePages } from './site-pages.ts';

/** What links can lead to. */
export interface Site {
  pages: SitePages;
  files: ReadonlySet<string>;
  /** Address of the site without a path: `https://example.com`. */
  origin: string;
  /** When the site is built. */
  now: Date;
}

/** Where a link stands. */
export interface LinkPlace {
  /** Path of the page. */
  page: string;
  /** First moment at which somebody can follow the link; none in a draft. */
  seen: Date | undefined;
}

const leadsOutside = /^(https?:\/\/[^/\s]+|mailto:[^\s]+@|tel:\+?\d)/i;

/** What is wrong with a link, if anything. */
export function checkLink(href: string, place: LinkPlace, site: Site): Fault | undefined {
  const isOwn = href === site.origin || href.startsWith(`${site.origin}/`);
  if (leadsOutside.test(href) && !isOwn) return undefined;
  const link = isOwn ? href.slice(site.origin.length) || '/' : href;
  if (link === '' || link === '#') {
    return { wrong: 'a link leads nowhere', instead: 'write a page such as /gift-cards or a section such as #prices' };
  }
  if (!/^(\/(?!\/)|#)/.test(link)) {
    const wrong = `the link "${href}" is neither a page of this site nor a full address`;
    const [page = '/gift-cards'] = closeMatches(`/${link}`, site.pages.keys());
    return { wrong, instead: `write a page such as ${page}, or an address that starts with https://` };
  }
  return checkOwnPage(link, place, site);
}

function checkOwnPage(link: string, place: LinkPlace, { pages, files }: Site): Fault | undefined {
  const [, path = '', anchor = ''] = /^([^?#]*)[^#]*#?(.*)$/.exec(link) ?? [];
  if (isServed(path, files)) return undefined;
  const page = pages.get(path || place.page);
  if (!page)
    return { wrong: `the link "${link}" leads to a page that does not exist`, instead: similarPages(path, pages) };
  if (anchor && page.anchors && !page.anchors.has(anchor)) {
    const wrong = `the link "${link}" leads to a section that ${path || 'this page'} does not have`;
    const sections = [...page.anchors].map((name) => `${path}#${name}`);
    return { wrong, instead: sections.length > 0 ? chooseFrom(link, sections) : `write "${path}"` };
  }
  const { seen } = place;
  if (path === place.page || !seen || !page.posts || page.posts.some((post) => isPublished(post, seen)))
    return undefined;
  return describeUnpublished(
    link,
    page.posts.filter(({ draft }) => !draft),
  );
}

function describeUnpublished(link: string, posts: readonly Publishable[]): Fault {
  const [day] = posts.map(publicationDay).sort();
  if (!day)
    return { wrong: `the link "${link}" leads to a draft`, instead: 'remove the link, or "draft: true" over there' };
  return {
    wrong: `the link "${link}" leads to a page that is not there before ${formatDay(day)}`,
    instead: 'remove it until then, or change the date of publication',
  };
}

/** Advice that names pages or sections of the home page spelt like a path, or else the pages that are always there. */
function similarPages(path: string, pages: SitePages): string {
  const sections = [...(pages.get('/')?.anchors ?? homeAnchors)].map((anchor) => `/#${anchor}`);
  const close = [closeMatches(path, pages.keys()), closeMatches(path, sections)].find((matches) => matches.length > 0);
  if (close) return `write ${close.map((match) => `"${match}"`).join(' or ')}`;
  const fixed = [...pages].filter(([each, { posts }]) => !posts && !each.includes('.'));
  return `write one of: ${fixed.map(([each]) => each).join(', ')}`;
}
