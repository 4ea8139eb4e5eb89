import { isPublished } from '../../src/domain/publication.ts';
import { roomStatus } from '../../src/domain/retirement.ts';
import { readContentSource } from '../../src/integrations/check-content/content-source.ts';
import { publicationOf } from '../../src/integrations/check-content/publication.ts';
import { readEntries } from '../../src/integrations/check-content/read-entries.ts';
import { inCollection, slugOf } from '../../src/integrations/check-content/site-pages.ts';
import { calendarDay } from '../../src/schemas/text.ts';

/** A page that the bench weighs, and what decides which goals it has. */
export interface BenchPage {
  name: string;
  path: string;
  /** A post is held to fewer bytes than a page; a peer to nothing, it shows what the method itself costs. */
  kind: 'page' | 'post' | 'peer';
  /** True when its first screen has a picture, which may then be the largest thing painted. */
  hasPicture: boolean;
  /** True when its first screen is an island, which brings React along. */
  hasIsland?: boolean;
}

const source = readContentSource(new URL('../../', import.meta.url));
const { entries } = readEntries(source);
/** The address of a room that is played, or of one that no longer is. */
function room(isRetired: boolean): string | undefined {
  const found = inCollection('rooms', entries).find(({ data }) => {
    const lastDay = calendarDay.optional().parse(data['lastDay']);
    return (roomStatus({ lastDay }, new Date()) === 'retired') === isRetired;
  });
  return found && `/rooms/${slugOf(found)}`;
}
/** The longest post that can be read. */
const post = inCollection('posts', entries)
  .filter((each) => isPublished(publicationOf(each), new Date()))
  .sort((one, other) => (other.body ?? '').length - (one.body ?? '').length)[0];

const ofContent = (name: string, kind: BenchPage['kind'], path: string | undefined): BenchPage[] =>
  path === undefined ? [] : [{ name, path, kind, hasPicture: true }];

/** One page of each public type. */
export const pages: BenchPage[] = [
  { name: 'home', path: '/', kind: 'page', hasPicture: true },
  ...ofContent('room', 'page', room(false)),
  ...ofContent('retired-room', 'page', room(true)),
  { name: 'blog', path: '/blog', kind: 'page', hasPicture: true },
  ...ofContent('post', 'post', post && `/blog/${slugOf(post)}`),
  { name: 'birthday', path: '/birthday-parties', kind: 'page', hasPicture: true },
  { name: 'date-night', path: '/date-night', kind: 'page', hasPicture: true },
  { name: 'corporate', path: '/corporate-booking', kind: 'page', hasPicture: true },
  { name: 'gift-cards', path: '/gift-cards', kind: 'page', hasPicture: true },
  { name: 'careers', path: '/careers', kind: 'page', hasPicture: true },
  { name: 'legal', path: '/legal', kind: 'page', hasPicture: false },
  { name: 'leaderboard', path: '/leaderboard', kind: 'page', hasPicture: false, hasIsland: true },
];

/** Two pages that could hardly be lighter, measured in the same run: no page can be faster than these. */
export const peers: BenchPage[] = [
  { name: 'peer: blank', path: '/bench-peers/blank', kind: 'peer', hasPicture: false },
  { name: 'peer: text', path: '/bench-peers/text', kind: 'peer', hasPicture: false },
];

const shell = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
  `<title>${title}</title><meta name="description" content="A page to compare with."><link rel="icon" href="data:,">` +
  `</head><body>${body}</body></html>`;

const paragraph =
  'One room, sixty minutes, and a door that opens when the last of the locks does. Nobody here knows how it ends, ' +
  'and the people who do have promised to say nothing. Bring a friend who reads slowly and one who reads fast.';

/** What the peers say, by path: nothing, and a heading with eight paragraphs in the system's font. */
export const peerPages: Record<string, string> = {
  '/bench-peers/blank': shell('Blank', '<main>&nbsp;</main>'),
  '/bench-peers/text': shell('Text', `<main><h1>Text</h1>${`<p>${paragraph}</p>`.repeat(8)}</main>`),
};
