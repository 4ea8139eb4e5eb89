import type { Delivery } from '../database/rows.ts';
import type { Dependencies } from '../dependencies.ts';
import { mailText, type MailContext } from './mail-text.ts';
import type { MailSettings } from '../settings.ts';

/** Most emails of one call. */
const atMost = 10;
/** Seconds to wait after the first failure, the second, and so on; after the last one it is given up. */
const waits = [60, 300, 1800, 7200, 43_200];

/**
 * Mails what is due: what was just stored, what failed before and may be tried again, and on Mondays the week to owners. Each email is handed to one
 * caller only and carries its own idempotency key, so a repeated attempt does not mail twice. Never throws.
 */
export async function deliverDue(dependencies: Dependencies): Promise<void> {
  const { database, settings, limits, facts, log, now } = dependencies;
  const { mail, siteOrigins } = settings;
  if (!mail) return;
  const { name: venue, hours, hoursExceptions } = facts.business;
  const context = { venue, site: siteOrigins[0] ?? '', hours: { hours, hoursExceptions }, now: now() };
  try {
    await database.makeWeeklyReport(context.now);
    const lease = Math.ceil((limits.mailPatience * atMost) / 1000) + 30;
    for (const delivery of await database.claimDeliveries(atMost, lease)) {
      const problem = await send(delivery, mail, limits.mailPatience, context);
      const wait = waits[delivery.attempts - 1] ?? null;
      await database.recordDelivery(delivery.id, problem, problem === null ? null : wait);
      log({ delivery: delivery.kind, attempts: delivery.attempts, problem: problem ?? undefined });
    }
  } catch {
    log({ delivery: 'unknown', problem: 'the delivery log cannot be reached' });
  }
}

/** Hands one email to the provider. Returns why that failed, or null. */
async function send(
  delivery: Delivery,
  mail: MailSettings,
  patience: number,
  context: MailContext,
): Promise<string | null> {
  try {
    const answer = await fetch(mail.url, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${mail.key}`,
        'content-type': 'application/json',
        'idempotency-key': delivery.id,
      },
      body: JSON.stringify({ from: mail.from, to: [delivery.recipient], ...mailText(delivery, context) }),
      signal: AbortSignal.timeout(patience),
    });
    await answer.body?.cancel();
    return answer.ok ? null : `The provider answered ${answer.status}.`;
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError'
      ? 'The provider took too long.'
      : 'The provider cannot be reached.';
  }
}
