/**
 * Most bytes of a request's body, by part of the project. A hosted project takes files up to the size that their bucket
 * says, and what its network takes (100 MB) elsewhere; here everything is held in one process, so it is what our own pages
 * send at most, with room to spare. The functions count for themselves, here and there alike.
 */
const largest: Record<string, number> = {
  /** A form of an account. */
  '/auth/v1/': 64 * 1024,
  /** A file of 500 games. */
  '/rest/v1/': 4 * 1024 * 1024,
  /** A picture of a team, whose bucket takes 256 kB, in the form that carries it. */
  '/storage/v1/': 320 * 1024,
};

/** The body of a request, or undefined when it is larger than this part of the project takes. Reads no further than that. */
export async function readBoundedBody(request: Request): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const { pathname } = new URL(request.url);
  const [, most = 0] = Object.entries(largest).find(([part]) => pathname.startsWith(part)) ?? [];
  if (Number(request.headers.get('content-length')) > most) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > most) return undefined;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks, size));
}
