import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';

/** Serves web-standard requests on this computer only. Port 0 takes any free port. */
export async function listen(port: number, handle: (request: Request) => Promise<Response>) {
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing, handle).catch((error: unknown) => {
      console.error(error);
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(500).end('The backend failed; its console says why.');
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') return reject(error);
      reject(
        new Error(
          `Port ${port} is taken: a backend is running already, or another program uses it. ` +
            'Stop that one, or choose another port with BACKEND_PORT.',
          { cause: error },
        ),
      );
    });
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  handle: (request: Request) => Promise<Response>,
): Promise<void> {
  const gone = new AbortController();
  outgoing.once('close', () => gone.abort());
  const { body, discardRest } = bodyOf(incoming);
  const response = await handle(toRequest(incoming, body, gone.signal));
  outgoing.writeHead(response.status, [...response.headers].flat());
  if (!response.body) outgoing.end();
  // Somebody who leaves before the end is no failure; the body is told and stops.
  else
    await pipeline(response.body, outgoing).catch((error: unknown) => {
      if (!gone.signal.aborted) throw error;
    });
  await discardRest();
}

/**
 * The body as it arrives, read only when somebody asks for it. `discardRest` reads on to the end of a body that was begun
 * and given up, such as of a request that is too large: until then the connection serves no other.
 */
function bodyOf(incoming: IncomingMessage) {
  const chunks = incoming[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let begun = false;
  const body = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        begun = true;
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
    },
    { highWaterMark: 0 },
  );
  const discardRest = async () => {
    if (!begun) return;
    try {
      while (!(await chunks.next()).done);
    } catch {
      // the caller left, and the connection with it
    }
  };
  return { body, discardRest };
}

/**
 * `signal` is aborted when the connection closes. The address of the caller is named as the platform in front of a hosted
 * project does it: over whatever the caller wrote as `cf-connecting-ip`, and to the right of what it wrote as `x-forwarded-for`.
 */
function toRequest(incoming: IncomingMessage, body: ReadableStream<Uint8Array>, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  const address = incoming.socket.remoteAddress ?? '';
  headers.set('cf-connecting-ip', address);
  headers.append('x-forwarded-for', address);
  const method = incoming.method ?? 'GET';
  const url = new URL(incoming.url ?? '/', `http://127.0.0.1:${incoming.socket.localPort}`);
  const hasBody = !['GET', 'HEAD'].includes(method);
  return new Request(url, { method, headers, signal, ...(hasBody && { body, duplex: 'half' }) });
}
