import rss from '@astrojs/rss';
import type { APIRoute, GetStaticPaths } from 'astro';
import { publicationMoment } from '#feeds/publication-moment.ts';
import { socialPicturePath } from '#lib/social-picture.ts';
import { getNewestPosts, getPublishedPosts } from '#queries/posts.ts';
import { getBusiness } from '#queries/venue.ts';

/** One feed, as soon as there is a post. */
export const getStaticPaths = (async () =>
  (await getPublishedPosts()).length > 0 ? [{ params: { feed: 'rss' } }] : []) satisfies GetStaticPaths;

/** The blog as a feed. */
export const GET: APIRoute = async ({ site, url }) => {
  const business = await getBusiness();
  const absolute = (path: string) => new URL(path, site ?? url).href;
  const posts = await getNewestPosts();
  return rss({
    title: `${business.name} blog`,
    description: business.description,
    site: absolute('/blog'),
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom', media: 'http://search.yahoo.com/mrss/' },
    customData: `<language>en-us</language>
      <atom:link href="${absolute('/rss.xml')}" rel="self" type="application/rss+xml"/>`,
    items: posts.map(({ data }) => ({
      title: data.title,
      link: absolute(`/blog/${data.slug}`),
      description: data.excerpt,
      pubDate: publicationMoment(data),
      categories: [data.category],
      customData: `<media:content medium="image" type="image/jpeg" width="1200" height="630"
        url="${absolute(socialPicturePath(`/blog/${data.slug}`))}"/>`,
    })),
  });
};
