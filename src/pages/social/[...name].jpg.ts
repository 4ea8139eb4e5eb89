import type { APIRoute, GetStaticPaths } from 'astro';
import { socialPictureName } from '#lib/social-picture.ts';
import { getSocialCards } from '#social/cards.ts';
import { keptPicture } from '#social/kept-picture.ts';
import type { SocialCard } from '#social/social-card.ts';

export const getStaticPaths = (async () => {
  const cards = await getSocialCards();
  return cards.map((card) => ({ params: { name: socialPictureName(card.path) }, props: { card } }));
}) satisfies GetStaticPaths;

/** The picture that shared links to a page show. */
export const GET: APIRoute<{ card: SocialCard }> = async ({ props }) =>
  new Response(new Uint8Array(await keptPicture(props.card)), { headers: { 'content-type': 'image/jpeg' } });
