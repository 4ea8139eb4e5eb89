import type { APIRoute } from 'astro';
import { isPreview } from '#queries/clock.ts';

/** Everything public may be read by everybody; the staff pages are left alone. */
export const GET: APIRoute = ({ site, url }) => {
  if (isPreview) return new Response('User-agent: *\nDisallow: /\n');
  const rules = [
    'User-agent: *',
    'Allow: /',
    'Disallow: /xtra',
    '',
    `Sitemap: ${new URL('/sitemap-index.xml', site ?? url).href}`,
  ];
  return new Response(`${rules.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
