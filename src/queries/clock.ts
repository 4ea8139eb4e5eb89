import { PREVIEW, VENUE_NOW } from 'astro:env/server';

/** Set by the development server when somebody asks for another day with `?on=`. */
const asked = (globalThis as { previewMoment?: string }).previewMoment;
const chosen = asked ?? VENUE_NOW;

/** The moment the site is built for: now, or the moment that VENUE_NOW names. */
export const buildTime = chosen ? new Date(chosen) : new Date();

if (Number.isNaN(buildTime.getTime())) {
  throw new Error(`VENUE_NOW is "${VENUE_NOW}"; write an ISO moment such as 2025-12-31T23:59:00-05:00.`);
}

/**
 * True where people look at what is not public yet: on the development server and in preview builds. A variable DEV in the
 * environment of a build would be a text, and must not publish drafts.
 */
export const isPreview = import.meta.env.DEV === true || PREVIEW === '1';

/** True when a preview shows what nobody may see yet. A preview of a chosen moment shows what visitors will see then. */
export const showsUnpublished = isPreview && !chosen;

/** The moment that somebody chose for a preview. */
export const previewMoment = isPreview && chosen ? buildTime : undefined;
