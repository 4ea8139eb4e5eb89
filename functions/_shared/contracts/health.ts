import * as z from 'zod/mini';

const moment = z.nullable(z.string());

/** What the function `health` answers: states, times and counts, and nothing that is secret. */
export const healthReportSchema = z.object({
  /** False when something is broken that the owner has to know of; the status is 503 then. */
  works: z.boolean(),
  /** When it was looked. */
  at: z.string(),
  /** Whether the database answers. */
  database: z.enum(['works', 'unreachable']),
  /** `none`: no mail provider is set. `failing`: an email is late, or failed. */
  mail: z.enum(['works', 'failing', 'none', 'unknown']),
  /** Emails that are due for more than a quarter of an hour. */
  mails_late: z.nullable(z.number()),
  /** Emails that failed once at least and wait, or were given up in the last two days. */
  mails_failing: z.nullable(z.number()),
  /** `none`: no model is set. `silent`: it does not answer or refuses the key; the embedded answerer answers meanwhile. */
  model: z.enum(['works', 'silent', 'none']),
  /** When the facts of the assistant last changed, where they were compiled. */
  facts_compiled_at: z.string(),
  /** Hours since then. */
  facts_age_hours: z.number(),
  /** Whether what is old was deleted in the last day; `never`: it has not run yet. */
  deletion: z.enum(['works', 'late', 'never', 'unknown']),
  /** When that was. */
  deletion_at: moment,
  /** Whether somebody looked for mail that is due in the last half hour; `never`: nobody has yet. */
  mail_run: z.enum(['works', 'late', 'never', 'unknown']),
  /** When that was. */
  mail_run_at: moment,
});

/** What the function `health` answers. */
export type HealthReport = z.infer<typeof healthReportSchema>;
