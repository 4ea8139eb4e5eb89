import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/** Bytes of the largest picture that is taken. */
const mostBytes = 60_000_000;
const seconds = 30;
const mostSteps = 3;

/** Addresses of this computer and of the networks around it, which an export has no business to ask. */
const inside = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(network, prefix, 'ipv6');

/** True for the address of a computer that anybody may ask. */
export const isPublicHost = (address: string): boolean =>
  isIP(address) !== 0 && !inside.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Resolves a host to one of its addresses. Rejects when there is none. */
type Resolve = (host: string) => Promise<string[]>;
const resolveHost: Resolve = async (host) => (await lookup(host, { all: true })).map(({ address }) => address);

/** How to reach other computers; tests bring their own. */
export interface Network {
  fetch: typeof fetch;
  resolve: Resolve;
}

/** Hosts that did not answer: each is asked once. */
const silent = new Set<string>();

/** The bytes of a picture of the web: from a public host, in half a minute, of a bounded size. Throws a reason in words. */
export async function downloadPicture(
  address: string,
  network: Network = { fetch, resolve: resolveHost },
): Promise<Buffer> {
  let next = address;
  for (let step = 0; step <= mostSteps; step += 1) {
    const url = await publicAddress(next, network);
    const response = await ask(url, network);
    const moved = response.status >= 300 && response.status < 400 ? response.headers.get('location') : null;
    if (moved === null) return readPicture(response);
    await response.body?.cancel();
    if (!URL.canParse(moved, url)) break;
    next = new URL(moved, url).href;
  }
  throw new Error('its address leads on and on');
}

async function publicAddress(address: string, { resolve }: Network): Promise<URL> {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error('its address is none of the web');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (silent.has(url.host)) throw new Error(`${url.host} does not answer`);
  const found = isIP(host) ? [host] : await resolve(host).catch(() => []);
  if (found.length === 0) {
    silent.add(url.host);
    throw new Error(`${url.host} does not answer`);
  }
  if (!found.every(isPublicHost)) throw new Error(`${url.host} is no computer of the web`);
  return url;
}

async function ask(url: URL, network: Network): Promise<Response> {
  try {
    return await network.fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(seconds * 1000) });
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError')
      throw new Error(`it did not come in ${seconds} seconds`, { cause: error });
    silent.add(url.host);
    throw new Error(`${url.host} does not answer`, { cause: error });
  }
}

async function readPicture(response: Response): Promise<Buffer> {
  const type = response.headers.get('content-type') ?? '';
  const length = Number(response.headers.get('content-length') ?? 0);
  const isPicture = response.ok && /^(image\/|application\/octet-stream)/.test(type);
  if (!isPicture || length > mostBytes) {
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the old site answers ${response.status}`);
    throw new Error(
      isPicture
        ? `it has more than ${mostBytes / 1_000_000} megabytes`
        : `what came is no picture (${type || 'of no kind'})`,
    );
  }
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > mostBytes) throw new Error(`it has more than ${mostBytes / 1_000_000} megabytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
