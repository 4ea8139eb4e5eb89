import type { APIRoute } from 'astro';
import { getPressScript } from '#queries/press-script.ts';

/** Counts a press of a booking link or of the chat's button; pages ask for it with the press (src/integrations/early.js). */
export const GET: APIRoute = async () =>
  new Response(await getPressScript(), { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
