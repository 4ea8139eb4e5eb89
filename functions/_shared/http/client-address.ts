/** Groups of an IPv6 address that belong to one connection: a household gets at least a /64 and changes the rest at will. */
const groupsOfConnection = 4;

/**
 * Address of the visitor's connection, as the platform writes it first into `x-forwarded-for`; the embedded backend writes
 * the socket's. `unknown` without one: then all such callers share one budget. A caller who forges the header still meets
 * the budgets of the session and of the venue.
 */
export function clientAddress(request: Request): string {
  const [first = ''] = (request.headers.get('x-forwarded-for') ?? '').split(',');
  const address = first.trim().toLowerCase().slice(0, 64);
  if (!address) return 'unknown';
  if (!address.includes(':') || address.includes('.')) return address.replace(/^::ffff:/, '');
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail ? tail.split(':') : [];
  const filler = tail === undefined ? [] : Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0');
  return [...groups, ...filler, ...rest].slice(0, groupsOfConnection).join(':');
}
