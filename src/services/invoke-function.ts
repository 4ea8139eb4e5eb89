import { errorSchema } from '#contracts/errors.ts';
import { backend } from './environment.ts';

/** How a function is called: what kind of answer is wanted, who may stop it, and whether it outlives the page. */
export interface Invocation {
  accept?: string;
  signal?: AbortSignal;
  keepalive?: boolean;
}

/** Calls an edge function as a visitor. Rejects as fetch does; the answer may be an error, see `explain`. */
export function invokeFunction(name: string, body: unknown, invocation: Invocation = {}): Promise<Response> {
  const { accept = 'application/json', signal = null, keepalive = false } = invocation;
  return fetch(`${backend.url}/functions/v1/${name}`, {
    method: 'POST',
    headers: { apikey: backend.key, 'content-type': 'application/json', accept },
    body: JSON.stringify(body),
    signal,
    keepalive,
  });
}

/** The sentence that an error answer holds for people, if it holds one. */
export async function explain(response: Response): Promise<string | undefined> {
  const answer = errorSchema.safeParse(await response.json().catch(() => undefined));
  return answer.success ? answer.data.error.message : undefined;
}
