/**
 * Looks whether everything works and tells the owner once when it does not, and once when it does again: `npm run watch`.
 * Settings: docs/recipes/keep-it-running.md. It looks twice before it says that something is broken.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { readVenue } from './backend/venue.ts';
import { keepOutage, messageFor, readOutage, tell } from './watch/alert.ts';
import { look } from './watch/look.ts';

const setting = z
  .string()
  .optional()
  .transform((value) => value?.trim() || undefined);

const schema = z.object({
  /** Address of the function `health`. */
  HEALTH_URL: z.url('HEALTH_URL is missing: where the function health answers.'),
  /** Address of the site, to be looked at as well. */
  SITE_URL: setting,
  /** Takes `{text}` as JSON. */
  ALERT_WEBHOOK_URL: setting,
  /** Where the mail provider takes emails, as the functions have it; best one that they do not use. */
  MAIL_API_URL: setting,
  /** Key of the mail provider. */
  MAIL_API_KEY: setting,
  /** Sender of the emails. */
  MAIL_FROM: setting,
  /** Who is told. */
  ALERT_MAIL_TO: setting,
  /** Where it is kept what the owner knows. */
  WATCH_STATE: setting,
  /** Seconds before the second look. */
  WATCH_PAUSE: z.coerce.number().min(0).max(600).default(30),
});

try {
  const values = schema.parse(process.env);
  const { MAIL_API_URL: url, MAIL_API_KEY: key, MAIL_FROM: from, ALERT_MAIL_TO: to } = values;
  const ways = {
    webhookUrl: values.ALERT_WEBHOOK_URL,
    mail: url && key && from && to ? { url, key, from, to } : undefined,
  };
  if (!ways.webhookUrl && !ways.mail) throw new Error('Set ALERT_WEBHOOK_URL or ALERT_MAIL_TO: nobody would be told.');
  const file = values.WATCH_STATE ?? '.cache/watch.json';
  const watched = { healthUrl: values.HEALTH_URL, siteUrl: values.SITE_URL };

  let findings = await look(watched);
  if (findings.length > 0) {
    await pause(values.WATCH_PAUSE * 1000);
    findings = await look(watched);
  }
  const known = readOutage(file);
  const now = new Date();
  const message = messageFor(known, findings, now);
  if (message) {
    await tell(ways, readVenue().name, message);
    keepOutage(file, findings.length > 0 ? { since: now.toISOString(), findings } : undefined);
  }
  console.log(findings.length > 0 ? findings.join('\n') : 'All works.');
  if (message) console.log('The owner was told.');
} catch (error) {
  const message = error instanceof z.ZodError ? error.issues.map((issue) => issue.message).join(' ') : String(error);
  console.error(message);
  process.exitCode = 1;
}
