import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { TZDate } from '@date-fns/tz';
import type { AstroIntegration } from 'astro';
import { venueTimeZone } from '../domain/venue-time.ts';
import { isCalendarDay } from '../schemas/text.ts';

/**
 * The moment that `?on=` names in the venue's zone, as an ISO timestamp: a day is its noon, a time is written `2026-12-24T18:00`.
 * Undefined for `now`, and null for anything else.
 */
export function momentAsked(on: string, timeZone = venueTimeZone): string | undefined | null {
  if (on === '' || on === 'now') return undefined;
  const found = /^(\d{4})-(\d{2})-(\d{2})(?:T([01]\d|2[0-3]):([0-5]\d))?$/.exec(on);
  if (!found || !isCalendarDay(on.slice(0, 10))) return null;
  const [year = 0, month = 1, day = 1, hour = 12, minute = 0] = found
    .slice(1)
    .map((part) => (part ? Number(part) : undefined));
  return new Date(new TZDate(year, month - 1, day, hour, minute, timeZone).getTime()).toISOString();
}

/** Headers of a preview build: search engines keep nothing of it. */
export const previewHeaders = (headers: string) => headers.replace(/^\/\*$/m, '/*\n  X-Robots-Tag: noindex, nofollow');

/** Shows the site as of another day when the address asks for it on the development server, until it asks for `now`. */
export function preview(isPreview: boolean): AstroIntegration {
  return {
    name: 'preview',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, response, next) => {
          const on = new URL(request.url ?? '/', 'http://localhost').searchParams.get('on');
          if (on === null) return next();
          const moment = momentAsked(on);
          if (moment === null) {
            response.statusCode = 400;
            response.end('Write a day such as ?on=2026-12-24, a time such as ?on=2026-12-24T18:00, or ?on=now.');
            return;
          }
          const shared = globalThis as { previewMoment?: string | undefined };
          if (shared.previewMoment !== moment) {
            shared.previewMoment = moment;
            // What was read at another moment is read again.
            for (const environment of Object.values(server.environments))
              if (environment.name !== 'client') environment.moduleGraph.invalidateAll();
          }
          next();
        });
      },
      'astro:build:done': ({ dir }) => {
        const file = `${fileURLToPath(dir)}_headers`;
        if (isPreview) writeFileSync(file, previewHeaders(readFileSync(file, 'utf8')));
      },
    },
  };
}
