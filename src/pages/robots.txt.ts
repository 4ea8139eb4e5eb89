import type { APIRoute } from 'astro';

/** Everything public may be read by everybody; the staff pages are left alone. */
export const GET: APIRoute = ({ site, url }) => {
  const rules = [
    'User-agent: *',
    'Allow: /',
    'Disallow: /xtra',
    '',
    `Sitemap: ${new URL('/sitemap-index.xml', site ?? url).href}`,
  ];
  return new Response(`${rules.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
