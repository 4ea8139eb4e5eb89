import { PUBLIC_SUPABASE_ANON_KEY, PUBLIC_SUPABASE_URL } from 'astro:env/client';
import type { PreviewFacts } from '#domain/share-preview.ts';
import { socialPicturePath } from '#lib/social-picture.ts';
import { getBusiness, getRooms } from './venue.ts';

/** What the CDN's code has to know for the previews of cards that are born after the build. */
export async function getPreviewFacts(site: URL): Promise<PreviewFacts> {
  const rooms = await getRooms();
  return {
    site: site.origin,
    venue: (await getBusiness()).name,
    backend: { url: PUBLIC_SUPABASE_URL, key: PUBLIC_SUPABASE_ANON_KEY },
    pictures: Object.fromEntries(rooms.map(({ title, href }) => [title, socialPicturePath(href)])),
  };
}
