import type { APIRoute } from 'astro';
import source from '#lib/late-typefaces.js?raw';

/** Changes a page over to typefaces that came after its first paint; pages ask for it then (src/layouts/await-typefaces.ts). */
export const GET: APIRoute = () =>
  new Response(source, { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
