import { clientAddress } from '../../../functions/_shared/http/client-address.ts';
import { AccountError } from './account-error.ts';

/** The backend names the address itself, see listen.ts. */
const platform = { header: 'cf-connecting-ip', hops: 1 };

/**
 * Counts attempts by address as Supabase Auth does: so many at once, then a new one as time passes. Returns the function
 * that takes one, which throws `over_request_rate_limit` when none is left.
 */
export function limitAttempts(atOnce: number, perMinute: number): (request: Request) => void {
  const spent = new Map<string, { amount: number; at: number }>();
  return (request) => {
    const address = clientAddress(request, platform);
    const now = Date.now();
    const { amount, at } = spent.get(address) ?? { amount: 0, at: now };
    const left = Math.max(0, amount - ((now - at) / 60_000) * perMinute);
    if (left + 1 > atOnce) throw new AccountError(429, 'over_request_rate_limit', 'Request rate limit reached');
    spent.set(address, { amount: left + 1, at: now });
  };
}
