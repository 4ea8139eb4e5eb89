import type { APIRoute } from 'astro';
import { buildTime } from '#queries/clock.ts';
import { buildVersion, siteRevision } from '#queries/version.ts';

/**
 * Names the build that the site serves: for screens that stay open across deployments, and for the schedule of deployments,
 * which asks what has changed since.
 */
export const GET: APIRoute = () =>
  Response.json({ version: buildVersion, builtAt: buildTime.toISOString(), revision: siteRevision });
