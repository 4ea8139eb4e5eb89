import { backend } from './environment.ts';

/** An answer that takes longer counts as none, in milliseconds. */
const patience = 8000;

/**
 * Asks the data interface of the backend with the public key. Throws when it is down, too slow or refuses. A plain
 * `fetch`, because the client library alone would take the boards past the budget of their page (decision 012).
 */
export async function ask(
  path: string,
  headers: Record<string, string> = {},
  init: RequestInit = {},
): Promise<Response> {
  const answer = await fetch(`${backend.url}/rest/v1/${path}`, {
    ...init,
    headers: { apikey: backend.key, ...headers },
    signal: AbortSignal.timeout(patience),
  });
  if (!answer.ok) throw new Error(`The backend refused ${path}: ${answer.status}`);
  return answer;
}
