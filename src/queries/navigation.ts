import { navigation, type Navigation } from '#domain/navigation.ts';
import { getPages, getQuestions } from './content.ts';
import { getListedPosts } from './posts.ts';
import { readOnce } from './read-once.ts';
import { getSiteWords } from './venue.ts';

async function read(): Promise<Navigation> {
  const [pages, questions, posts, { home }] = await Promise.all([
    getPages(),
    getQuestions(),
    getListedPosts(),
    getSiteWords(),
  ]);
  return navigation({
    pages,
    roomsNote: home.rooms.heading,
    hasPosts: posts.length > 0,
    hasQuestions: questions.length > 0,
  });
}

/** The menus of the site. */
export const getNavigation = readOnce(read);
