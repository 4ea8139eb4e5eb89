import type { APIRoute } from 'astro';
import { getPreviewFacts } from '#queries/share-preview.ts';

/** For the CDN’s own code (`src/worker/`): public facts, and nobody's name. */
export const GET: APIRoute = async ({ site, url }) => Response.json(await getPreviewFacts(site ?? url));
