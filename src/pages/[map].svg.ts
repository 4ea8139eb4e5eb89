import type { APIRoute, GetStaticPaths } from 'astro';
// The typeface of running text, to lie in the picture: a picture loads no other file.
import typeface from '#assets/fonts/hanken-grotesk.woff2?inline';
import { drawMap } from '#components/home/draw-map.ts';
import { getSiteWords } from '#queries/venue.ts';
import type { DrawnMap } from '#schemas/map.ts';

/** One map, where the content has one to draw. */
export const getStaticPaths = (async () => {
  const { map } = await getSiteWords();
  return map?.kind === 'drawn' ? [{ params: { map: 'map' }, props: { map } }] : [];
}) satisfies GetStaticPaths;

/** The map of the block, as a picture that only those who come near it fetch. */
export const GET: APIRoute<{ map: DrawnMap }> = ({ props }) =>
  new Response(drawMap(props.map, typeface), { headers: { 'content-type': 'image/svg+xml' } });
