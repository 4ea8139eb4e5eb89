const localNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether pages of an origin may call the backend: those on this computer, at any port, and those named. */
export function mayCall(origin: string, siteOrigins: string[]): boolean {
  return siteOrigins.includes(origin) || (URL.canParse(origin) && localNames.has(new URL(origin).hostname));
}

/**
 * Lets the pages that may call read the answers of `handle`, and turns other websites away: any page open in the
 * developer's browser could reach this port. Requests that come from no page carry no origin and pass.
 */
export async function answerAcrossOrigins(
  request: Request,
  siteOrigins: string[],
  handle: (request: Request) => Promise<Response>,
): Promise<Response> {
  const origin = request.headers.get('origin');
  if (origin === null) return handle(request);
  if (!mayCall(origin, siteOrigins)) return new Response(`${origin} may not call this backend`, { status: 403 });

  const preflight = request.method === 'OPTIONS' && request.headers.has('access-control-request-method');
  const answer = preflight ? new Response(null, { status: 204 }) : await handle(request);
  const headers = new Headers(answer.headers);
  headers.set('access-control-allow-origin', origin);
  headers.set(
    'access-control-expose-headers',
    'content-range, content-location, preference-applied, x-supabase-api-version',
  );
  headers.append('vary', 'origin');
  if (preflight) {
    headers.set('access-control-allow-methods', 'GET, HEAD, POST, PATCH, PUT, DELETE');
    headers.set('access-control-allow-headers', request.headers.get('access-control-request-headers') ?? '');
    headers.set('access-control-max-age', '600');
  }
  return new Response(answer.body, { status: answer.status, headers });
}
