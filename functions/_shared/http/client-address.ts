/** Whose word counts about the address of a visitor's connection; see `ADDRESS_HEADER` and `TRUSTED_HOPS` in the settings. */
export interface AddressTrust {
  /** A header that the platform in front writes over whatever a caller wrote into it; undefined where there is none. */
  header: string | undefined;
  /** How many entries at the right end of `x-forwarded-for` were written by machines that we trust; 0 to ignore it. */
  hops: number;
}

/** Groups of an IPv6 address that belong to one connection: a household gets at least a /64 and changes the rest at will. */
const groupsOfConnection = 4;

/**
 * Address of the visitor's connection as the platform writes it, never as the caller does: everything that a caller sends
 * as `x-forwarded-for` stands to the left of what the platform adds. An IPv6 address stands for its /64. `unknown` without
 * an address: then all such callers share one budget.
 */
export function clientAddress(request: Request, { header, hops }: AddressTrust): string {
  const named = header && readAddress(request.headers.get(header) ?? '');
  if (named) return named;
  if (hops === 0) return 'unknown';
  const entries = (request.headers.get('x-forwarded-for') ?? '').split(',');
  return readAddress(entries.at(-hops) ?? '') ?? 'unknown';
}

/** An address in its one spelling, an IPv6 one shortened to its /64, without a port; undefined when it is none. */
function readAddress(text: string): string | undefined {
  const bare = text.trim().toLowerCase().slice(0, 64);
  const [, inBrackets, beforePort] = /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(bare) ?? [];
  const address = (inBrackets ?? beforePort ?? bare).replace(/^::ffff:(?=[\d.]+$)/, '');
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(address)) return address.split('.').map(Number).join('.');
  if (!/^[0-9a-f:]+$/.test(address) || !address.includes(':')) return undefined;
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail ? tail.split(':') : [];
  const filler = tail === undefined ? [] : Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0');
  const all = [...groups, ...filler, ...rest];
  if (all.length !== 8 || all.some((group) => !/^[0-9a-f]{1,4}$/.test(group))) return undefined;
  return all
    .slice(0, groupsOfConnection)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':');
}
