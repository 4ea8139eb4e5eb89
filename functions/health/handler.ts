import type { HealthReport } from '../_shared/contracts/health.ts';
import { compiledAt } from '../_shared/facts/stamp-file.ts';
import type { HealthRow } from '../_shared/database/rows.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import type { Handler } from '../_shared/http/endpoint.ts';
import type { ModelSettings } from '../_shared/settings.ts';

/** Milliseconds for which an answer is given again: however many ask, the database is asked no more often. */
const kept = 20_000;
/** Hours after which a run of deletion, which is daily, is late. */
const deletionLate = 26;
/** Minutes after which a run of mail, which is every five minutes, is late. */
const mailLate = 30;

/** Milliseconds within which a model has to say that it is there. */
const modelPatience = 3000;

interface Known {
  until: number;
  report: Promise<HealthReport>;
}

/** What each running function said last. */
const latest = new WeakMap<Dependencies, Known>();

/**
 * Says what works, to anybody and without secrets: states, times and counts. Status 503 when the database, the mail or the
 * regular work does not; a silent model is no outage, because the embedded answerer answers. Asked often, it repeats itself.
 */
export const handleHealth: Handler = async (request, dependencies) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return Response.json({ error: { code: 'wrong_method', message: 'Only GET is answered.' } }, { status: 405 });
  }
  const now = dependencies.now().getTime();
  let known = latest.get(dependencies);
  if (!known || known.until <= now) {
    known = { until: now + kept, report: look(dependencies) };
    latest.set(dependencies, known);
  }
  const report = await known.report;
  const status = report.works ? 200 : 503;
  const headers = { 'cache-control': 'public, max-age=20', 'access-control-allow-origin': '*' };
  return request.method === 'HEAD'
    ? new Response(null, { status, headers })
    : Response.json(report, { status, headers });
};

async function look(dependencies: Dependencies): Promise<HealthReport> {
  const { database, settings, log } = dependencies;
  const now = dependencies.now();
  const [row, model] = await Promise.all([database.readHealth().catch(() => undefined), modelState(settings.model)]);
  const report = {
    at: now.toISOString(),
    database: row ? ('works' as const) : ('unreachable' as const),
    mail: mailState(row, settings.mail !== undefined),
    mails_late: row?.mails_late ?? null,
    mails_failing: row?.mails_failing ?? null,
    model,
    facts_compiled_at: compiledAt,
    facts_age_hours: hoursBetween(compiledAt, now),
    deletion: runState(row, row?.deletion_at, deletionLate * 60, now),
    deletion_at: row?.deletion_at ?? null,
    mail_run: runState(row, row?.mail_at, mailLate, now),
    mail_run_at: row?.mail_at ?? null,
  };
  const bad = [report.database, report.mail, report.deletion, report.mail_run];
  const works = !bad.some((state) => ['unreachable', 'failing', 'late', 'unknown'].includes(state));
  if (!works) {
    const { mail, deletion, mail_run } = report;
    log({ function: 'health', status: 503, database: report.database, mail, deletion, mail_run });
  }
  return { works, ...report };
}

/** Asks for the list of models, which costs nothing: a wrong key, a wrong address or a silent machine fail here as they do for visitors. */
async function modelState(model: ModelSettings | undefined): Promise<HealthReport['model']> {
  if (!model) return 'none';
  try {
    const answer = await fetch(`${model.baseUrl}/models`, {
      headers: model.key ? { authorization: `Bearer ${model.key}` } : {},
      signal: AbortSignal.timeout(modelPatience),
    });
    await answer.body?.cancel();
    // An interface without such a list says 404 or 405, and is there all the same.
    return answer.ok || answer.status === 404 || answer.status === 405 ? 'works' : 'silent';
  } catch {
    return 'silent';
  }
}

function mailState(row: HealthRow | undefined, isSet: boolean): HealthReport['mail'] {
  if (!isSet) return 'none';
  if (!row) return 'unknown';
  return row.mails_late > 0 || row.mails_failing > 0 ? 'failing' : 'works';
}

/** Work that has never run is no outage: a new project waits for its first night. */
function runState(row: HealthRow | undefined, at: string | null | undefined, minutes: number, now: Date) {
  if (!row) return 'unknown' as const;
  if (!at) return 'never' as const;
  return now.getTime() - Date.parse(at) > minutes * 60_000 ? ('late' as const) : ('works' as const);
}

const hoursBetween = (from: string, to: Date) => Math.max(0, Math.floor((to.getTime() - Date.parse(from)) / 3_600_000));
