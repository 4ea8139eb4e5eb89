import { createHmac, timingSafeEqual } from 'node:crypto';
import { localTokenSecret } from '../local-keys.ts';
import { AccountError } from './account-error.ts';

/** What an access token of Supabase Auth says, as far as the stand-in reads it; the rest is kept. */
export interface Claims {
  sub: string;
  session_id: string;
  exp: number;
  [claim: string]: unknown;
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const seal = (text: string) => createHmac('sha256', localTokenSecret).update(text).digest('base64url');

/** Signs claims as the embedded sign-in does, so that the data interface accepts the token. */
export function signToken(claims: Claims): string {
  const content = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${content}.${seal(content)}`;
}

/** Reads a token that this backend signed. Throws `bad_jwt` for any other, and for one that has expired. */
export function readToken(token: string): Claims {
  const [head = '', body = '', signature = ''] = token.split('.');
  const expected = seal(`${head}.${body}`);
  const genuine =
    signature.length === expected.length && timingSafeEqual(Buffer.from(signature), Buffer.from(expected));
  if (!genuine) throw new AccountError(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Claims;
  if (claims.exp * 1000 < Date.now()) {
    throw new AccountError(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature, token is expired');
  }
  return claims;
}
