import type { APIRoute } from 'astro';
import { buildVersion } from '#queries/version.ts';

/** Names the build that the site serves, for screens that stay open across deployments. */
export const GET: APIRoute = () => Response.json({ version: buildVersion });
