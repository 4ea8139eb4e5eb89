import { getCollection } from 'astro:content';
import type { APIRoute } from 'astro';
import { fillFactsDeep } from '#domain/facts.ts';
import { formatPublicationDay, publicationDay } from '#domain/publication.ts';
import { venueDay } from '#domain/venue-time.ts';
import { llmsText } from '#feeds/llms-text.ts';
import { buildTime } from '#queries/clock.ts';
import { getQuestions } from '#queries/content.ts';
import { getNewestPosts } from '#queries/posts.ts';
import { getBusiness, getFacts, getRooms } from '#queries/venue.ts';

const today = venueDay(buildTime);

/** Everything the venue says about itself, in one text for language models. */
export const GET: APIRoute = async ({ site, url }) => {
  const facts = await getFacts();
  const pages = (await getCollection('pages')).map(({ id, data: { title, metaDescription } }) => ({
    path: `/${id}`,
    ...fillFactsDeep({ title, note: metaDescription }, facts),
  }));
  const posts = (await getNewestPosts()).map(({ data }) => ({
    title: data.title,
    path: `/blog/${data.slug}`,
    note: `${formatPublicationDay(publicationDay(data))}. ${data.excerpt}`,
  }));
  const text = llmsText({
    business: await getBusiness(),
    rooms: await getRooms(),
    questions: (await getQuestions()).flatMap(({ questions }) => questions),
    pages: [...pages, { title: 'Leaderboard', path: '/leaderboard', note: 'The fastest teams of each room.' }],
    posts,
    site: site ?? url,
    today,
  });
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
