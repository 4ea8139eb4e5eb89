import { z } from 'zod';
import { DeployError } from './deploy-error.ts';
import type { DeploySettings } from './settings.ts';

/** The management interface of Supabase, as far as a deploy needs it. Nothing here changes a project. */
export interface SupabaseApi {
  /** Reads what stands behind a path below the project. */
  read<Answer>(path: string, schema: z.ZodType<Answer>): Promise<Answer>;
  /** Rows of a statement that only reads. */
  query<Row>(sql: string, row: z.ZodType<Row>): Promise<Row[]>;
}

/** Opens the management interface of the project. Every failure is a `DeployError` of one sentence, without the token. */
export function supabaseApi({ supabase }: DeploySettings): SupabaseApi {
  const ask = async <Answer>(path: string, schema: z.ZodType<Answer>, body?: object): Promise<Answer> => {
    const answer = await fetch(`${supabase.apiUrl}/v1/projects/${supabase.ref}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${supabase.accessToken}`, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(30_000),
      ...(body && { body: JSON.stringify(body) }),
    }).catch((error: unknown) => {
      throw new DeployError('The management interface of Supabase does not answer.', error);
    });
    if (answer.status === 401 || answer.status === 403) {
      throw new DeployError(`SUPABASE_ACCESS_TOKEN does not open ${path || 'the project'}: make a new one.`);
    }
    if (answer.status === 404) throw new DeployError(`Supabase knows no project ${supabase.ref}: look at its address.`);
    if (!answer.ok) throw new DeployError(`The management interface of Supabase answers ${answer.status} to ${path}.`);
    const read = schema.safeParse(await answer.json().catch(() => undefined));
    if (!read.success) throw new DeployError(`The management interface of Supabase answers something new to ${path}.`);
    return read.data;
  };
  return {
    read: ask,
    query: (sql, row) => ask('/database/query', z.array(row), { query: sql, read_only: true }),
  };
}
