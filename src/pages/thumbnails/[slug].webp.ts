import type { APIRoute, GetStaticPaths, ImageMetadata } from 'astro';
import { getCollection } from 'astro:content';
import { sourceFile } from '#social/source-file.ts';
import { thumbnail } from '#social/thumbnail.ts';

export const getStaticPaths = (async () => {
  const rooms = await getCollection('rooms');
  return rooms.map(({ data }) => ({ params: { slug: data.slug }, props: { picture: data.imageUrl } }));
}) satisfies GetStaticPaths;

/** A room's small picture, at an address that the chat can make out of the room's name. */
export const GET: APIRoute<{ picture: ImageMetadata }> = async ({ props }) =>
  new Response(new Uint8Array(await thumbnail(sourceFile(props.picture))), {
    headers: { 'content-type': 'image/webp' },
  });
