/** What a link in a mail is for: a new password for somebody who forgot it, or the first one of somebody new. */
export type LinkKind = 'recovery' | 'invite';

/**
 * What the address of the password page carries: a link that can be spent once, a link that the sign-in service sent
 * back with an error code, or nothing.
 */
export type PasswordLink =
  { status: 'unspent'; kind: LinkKind; tokenHash: string } | { status: 'rejected'; code: string } | { status: 'none' };

/** Reads a link from the hash of the address, `#token_hash=…&type=recovery`. */
export function readPasswordLink(hash: string): PasswordLink {
  const parts = new URLSearchParams(hash.replace(/^#/, ''));
  const error = parts.get('error_code') ?? parts.get('error');
  if (error) return { status: 'rejected', code: error };
  const [tokenHash, kind] = [parts.get('token_hash'), parts.get('type')];
  if (!tokenHash) return { status: 'none' };
  if (kind === 'recovery' || kind === 'invite') return { status: 'unspent', kind, tokenHash };
  return { status: 'rejected', code: 'link_rejected' };
}
