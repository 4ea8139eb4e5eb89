import type { APIRoute } from 'astro';
import { getNavigation } from '#queries/navigation.ts';
import { getBusiness } from '#queries/venue.ts';

const ink = '#0e0b0c';
const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** How the site looks when somebody puts it on a home screen. Shortcuts stay on the site; booking is elsewhere. */
export const GET: APIRoute = async () => {
  const { name, description } = await getBusiness();
  const { experiences } = await getNavigation();
  const manifest = {
    id: '/',
    name,
    short_name: name,
    description,
    lang: 'en-US',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    theme_color: ink,
    background_color: ink,
    icons: [icon('icon-192', 192, 'any'), icon('icon-512', 512, 'any'), icon('icon-maskable-512', 512, 'maskable')],
    shortcuts: experiences.map(({ label, note, href }) => ({ name: label, description: note, url: href })),
  };
  return new Response(JSON.stringify(manifest, null, 2), { headers: { 'content-type': 'application/manifest+json' } });
};
