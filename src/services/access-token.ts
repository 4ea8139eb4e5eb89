import * as z from 'zod/mini';

const claimsSchema = z.object({
  /** How sure the sign-in service is of who this is: `aal2` after a second factor. */
  aal: z.optional(z.string()),
  /** When the token was made, in seconds since 1970 by the server's clock. */
  iat: z.optional(z.number()),
  /** Until when it is good. */
  exp: z.optional(z.number()),
  /** How the session came about: `password`, `totp`, or `otp` for a link in a mail. */
  amr: z.optional(z.array(z.object({ method: z.string() }))),
});

/** What an access token says about its session. It is read and not checked: the backend decides, the page only shows. */
export interface TokenFacts {
  level: 'aal1' | 'aal2';
  times: { issuedAt: number; expiresAt: number } | undefined;
  /** True when a link in a mail opened the session. */
  isFromLink: boolean;
}

const linkMethods = new Set(['otp', 'magiclink', 'recovery', 'invite']);

/** Reads an access token; one that cannot be read counts as the lowest level. */
export function readToken(token: string): TokenFacts {
  const claims = claimsSchema.safeParse(payloadOf(token));
  if (!claims.success) return { level: 'aal1', times: undefined, isFromLink: false };
  const { aal, iat, exp, amr = [] } = claims.data;
  return {
    level: aal === 'aal2' ? 'aal2' : 'aal1',
    times: iat !== undefined && exp !== undefined ? { issuedAt: iat, expiresAt: exp } : undefined,
    isFromLink: amr.some(({ method }) => linkMethods.has(method)),
  };
}

function payloadOf(token: string): unknown {
  try {
    const part = token.split('.')[1] ?? '';
    return JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return undefined;
  }
}
