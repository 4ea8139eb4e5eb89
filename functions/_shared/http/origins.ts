import type { Dependencies } from '../dependencies.ts';

const localNames = new Set(['localhost', '127.0.0.1', '[::1]']);
const isLocal = (origin: string) => URL.canParse(origin) && localNames.has(new URL(origin).hostname);

type OriginRules = Pick<Dependencies, 'settings' | 'allowLocalPages'>;

/**
 * Whether the page that calls is one of the site's. Browsers always name the page's origin in a call across origins; a
 * program that names none is no page, gains nothing by it, and has budgets like everybody else.
 */
export function mayCall(request: Request, { settings, allowLocalPages }: OriginRules): boolean {
  const origin = request.headers.get('origin');
  return origin === null || settings.siteOrigins.includes(origin) || (allowLocalPages && isLocal(origin));
}

/** The headers that let a page of the site read the answer; none for anybody else. */
export function crossOriginHeaders(request: Request, rules: OriginRules): Record<string, string> {
  const origin = request.headers.get('origin');
  if (origin === null || !mayCall(request, rules)) return { vary: 'origin' };
  return {
    vary: 'origin',
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'accept, apikey, authorization, content-type, x-client-info',
    'access-control-max-age': '86400',
  };
}
