import type * as z from 'zod/mini';
import { largestBody } from '../contracts/chat.ts';
import type { Dependencies, LogEntry } from '../dependencies.ts';
import { crossOriginHeaders, mayCall } from './origins.ts';
import { readBody } from './read-body.ts';
import { Refusal } from './refusal.ts';

/** What a handler answers: a body for `Response`, and what to say about it in the log once it is all sent. */
export interface Reply {
  body: unknown;
  notes: LogEntry;
}

/** A reply that is sent piece by piece; `notes` settles when the last piece is out. */
export interface StreamedReply {
  stream: ReadableStream<Uint8Array>;
  notes: Promise<LogEntry>;
}

/** A function as web standards have it. */
export type Handler<Needed extends Dependencies = Dependencies> = (
  request: Request,
  dependencies: Needed,
) => Promise<Response>;

/** A parsed call. */
export interface Call<Body, Needed extends Dependencies = Dependencies> {
  body: Body;
  request: Request;
  dependencies: Needed;
}

/**
 * Makes a handler of what a function does with a parsed body: looks at method, origin, size and shape first, turns refusals
 * into error answers and anything unexpected into `unavailable`, and writes one line to the log. `largest`: most bytes of a body.
 */
export function endpoint<Body, Needed extends Dependencies = Dependencies>(
  name: string,
  schema: z.ZodMiniType<Body>,
  serve: (call: Call<Body, Needed>) => Promise<Reply | StreamedReply>,
  largest: number = largestBody,
): Handler<Needed> {
  return async (request, dependencies) => {
    const began = performance.now();
    const headers = crossOriginHeaders(request, dependencies);
    const log = (status: number, notes: LogEntry) =>
      dependencies.log({ function: name, status, ...notes, milliseconds: Math.round(performance.now() - began) });
    try {
      if (!mayCall(request, dependencies)) throw new Refusal('not_allowed', 'This page may not call the function.');
      if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers });
      if (request.method !== 'POST') throw new Refusal('wrong_method', 'Only POST is answered.');
      const reply = await serve({ body: parse(schema, await readBody(request, largest)), request, dependencies });
      if ('stream' in reply) {
        dependencies.runLater(reply.notes.then((notes) => log(200, notes)));
        const streamHeaders = { ...headers, 'content-type': 'text/event-stream', 'cache-control': 'no-store' };
        return new Response(reply.stream, { headers: streamHeaders });
      }
      log(200, reply.notes);
      return Response.json(reply.body, { headers: { ...headers, 'cache-control': 'no-store' } });
    } catch (error) {
      const refusal = error instanceof Refusal ? error : unexpected();
      log(refusal.status, { code: refusal.code, problem: error instanceof Refusal ? undefined : problemOf(error) });
      const { code, message, status, details } = refusal;
      return Response.json({ error: { code, message }, ...details }, { status, headers });
    }
  };
}

const unexpected = () => new Refusal('unavailable', 'Something went wrong on our side. Please try again in a minute.');

/** The kind of an unexpected error. Its message stays out of the log: it may quote a visitor. */
function problemOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : '';
  return `${error.name}${code}`;
}

function parse<Body>(schema: z.ZodMiniType<Body>, value: unknown): Body {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const field = issue?.path.join('.') || 'body';
  if (issue?.code === 'too_big') throw new Refusal('too_large', `"${field}" is too long.`);
  throw new Refusal('bad_request', `"${field}" is not what it should be.`);
}
