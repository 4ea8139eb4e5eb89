import { questionsPath } from './page-anchors.ts';

/** A link of the site's navigation. */
export interface NavigationLink {
  label: string;
  href: string;
}

/** A link of the Experiences sheet, with a few words below it. */
export interface ExperienceLink extends NavigationLink {
  note: string;
}

/** A menu's entry for a page; see `src/schemas/page.ts`. */
interface MenuEntry {
  label: string;
  order: number;
}

/** Menus that lead to a page. */
interface Menus {
  header?: MenuEntry | undefined;
  experiences?: (MenuEntry & { note: string }) | undefined;
  footer?: MenuEntry | undefined;
}

/** What a page's main action serves. */
export type PageTarget = 'general' | 'giftCards' | 'birthday' | 'corporate' | 'careers';

/** The parts of a page that menus are made of. */
interface LinkedPage {
  label: string;
  menus?: Menus | undefined;
  action?: { target: PageTarget } | undefined;
}

/** What the menus are made of: only what exists is in one. */
export interface NavigationSource {
  /** Every page made of sections, by the name of its file. */
  pages: readonly { id: string; data: LinkedPage }[];
  /** A few words about the rooms, for the Experiences sheet. */
  roomsNote: string;
  hasPosts: boolean;
  hasQuestions: boolean;
}

/** The menus of every page, and where a page's own subject is sold. */
export interface Navigation {
  /** The header, from medium screens up. */
  header: NavigationLink[];
  /** The Experiences sheet on phones. */
  experiences: ExperienceLink[];
  /** Legal links of the footer. */
  legal: NavigationLink[];
  /** Support links of the footer. */
  support: NavigationLink[];
  /** What a phone has at the end of a page, having no footer: whatever its bar and the Experiences sheet do not lead to. */
  phone: NavigationLink[];
  /** Address of the page that ends in an action; absent when there is none. */
  pageOf: Partial<Record<PageTarget, string>>;
}

/** The menus as the content fills them. */
export function navigation({ pages, roomsNote, hasPosts, hasQuestions }: NavigationSource): Navigation {
  const linksOf = <Name extends keyof Menus>(menu: Name) =>
    pages
      .flatMap(({ id, data: { label, menus = { footer: { label, order: Infinity } } as Menus } }) => {
        const entry = menus[menu] as NonNullable<Menus[Name]> | undefined;
        return entry && id !== 'legal' ? [{ ...entry, href: `/${id}` }] : [];
      })
      .sort((one, other) => one.order - other.order || one.label.localeCompare(other.label));
  const plain = ({ label, href }: NavigationLink) => ({ label, href });
  const menus = {
    header: [
      { label: 'Rooms', href: '/#rooms' },
      { label: 'Leaderboard', href: '/leaderboard' },
      ...linksOf('header').map(plain),
      ...(hasPosts ? [{ label: 'Blog', href: '/blog' }] : []),
    ],
    experiences: [
      { label: 'Rooms', href: '/#rooms', note: roomsNote },
      ...linksOf('experiences').map(({ note, ...link }) => ({ ...plain(link), note })),
    ],
    legal: [
      { label: 'Legal & Trust Center', href: '/legal' },
      { label: 'Terms of Service', href: '/legal#terms' },
      { label: 'Accessibility Statement', href: '/legal#accessibility' },
    ],
    support: [
      { label: 'Contact Us', href: '/#location' },
      ...(hasQuestions ? [{ label: 'FAQ', href: questionsPath }] : []),
      ...linksOf('footer').map(plain),
    ],
    pageOf: Object.fromEntries(
      pages.flatMap(({ id, data: { action } }) => (action ? [[action.target, `/${id}`] as const] : [])).toReversed(),
    ) as Navigation['pageOf'],
  };
  const inBar = new Set([...menus.experiences.map(({ href }) => href), menus.pageOf.giftCards]);
  const others = [...menus.header, ...menus.support, ...menus.legal].filter(({ href }) => !inBar.has(href));
  return { ...menus, phone: [...new Map(others.map((link) => [link.href, link])).values()] };
}
