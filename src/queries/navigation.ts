import { navigation, type Navigation } from '#domain/navigation.ts';
import { getPages, getQuestions } from './content.ts';
import { getPublishedPosts } from './posts.ts';
import { getSiteWords } from './venue.ts';

let known: Promise<Navigation> | undefined;

async function read(): Promise<Navigation> {
  const [pages, questions, posts, { home }] = await Promise.all([
    getPages(),
    getQuestions(),
    getPublishedPosts(),
    getSiteWords(),
  ]);
  return navigation({
    pages,
    roomsNote: home.rooms.heading,
    hasPosts: posts.length > 0,
    hasQuestions: questions.length > 0,
  });
}

/** The menus of the site, read once for all pages of a build; while somebody writes content, for every page. */
export function getNavigation(): Promise<Navigation> {
  if (import.meta.env.DEV) return read();
  known ??= read();
  return known;
}
