/** A language model that behaves as told, over HTTP in the streaming protocol of OpenAI, for tests and the load script. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the model does with one request. */
export type ModelBehavior =
  | { kind: 'says'; pieces: string[]; finish?: string }
  | { kind: 'calls a tool'; name: string; arguments: object }
  | { kind: 'never answers' }
  | { kind: 'falls silent'; pieces: string[] }
  | { kind: 'fails'; status: number }
  | { kind: 'is cut'; pieces: string[] }
  | { kind: 'is malformed'; pieces: string[] }
  | { kind: 'never ends'; piece: string };

/** A request as it came in. */
export interface ModelRequest {
  messages: { role: string; content: string | null }[];
  tools?: { function: { name: string } }[];
  temperature?: number;
  max_tokens?: number;
  stream?: boolean;
}

/** A running model. */
export interface ModelServer {
  /** Base address of its interface. */
  url: string;
  requests: ModelRequest[];
  /** Connections that the caller closed before the reply was over. */
  hungUp: number;
  /** What it does next: one behavior for each request, the last one for all further ones. */
  behave(...behaviors: [ModelBehavior, ...ModelBehavior[]]): void;
  close(): Promise<void>;
}

/** Tokens that it says each reply has cost. */
export const tokensOfReply = 1234;

const usage = { prompt_tokens: tokensOfReply - 34, completion_tokens: 34, total_tokens: tokensOfReply };
const chunk = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({ id: 'a', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
const ending = (finish: string) =>
  `${chunk({}, finish)}data: ${JSON.stringify({ id: 'a', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [], usage })}\n\ndata: [DONE]\n\n`;

function whole(text: string): string {
  const choices = [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }];
  return JSON.stringify({ id: 'a', object: 'chat.completion', created: 1, model: 'm', choices, usage });
}

async function act(behavior: ModelBehavior, streamed: boolean, response: ServerResponse): Promise<void> {
  if (behavior.kind === 'never answers') return;
  if (behavior.kind === 'fails') {
    response.writeHead(behavior.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: { message: 'no', type: 'error' } }));
    return;
  }
  if (!streamed) {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(whole(behavior.kind === 'says' ? behavior.pieces.join('') : ''));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if (behavior.kind === 'calls a tool') {
    const call = { name: behavior.name, arguments: JSON.stringify(behavior.arguments) };
    response.write(
      chunk({ role: 'assistant', tool_calls: [{ index: 0, id: 'call-1', type: 'function', function: call }] }),
    );
    response.end(ending('tool_calls'));
    return;
  }
  if (behavior.kind === 'never ends') {
    while (!response.destroyed) {
      response.write(chunk({ content: behavior.piece }));
      await new Promise(setImmediate);
    }
    return;
  }
  for (const piece of behavior.pieces) response.write(chunk({ content: piece }));
  if (behavior.kind === 'says') response.end(ending(behavior.finish ?? 'stop'));
  if (behavior.kind === 'is cut') setImmediate(() => response.destroy());
  if (behavior.kind === 'is malformed') response.end('data: {"choices": [{"delta": \n\ndata: [DONE]\n\n');
}

/** Starts a model on this computer, on any free port. */
export async function startModelServer(): Promise<ModelServer> {
  let behaviors: ModelBehavior[] = [{ kind: 'never answers' }];
  const state: Pick<ModelServer, 'requests' | 'hungUp'> = { requests: [], hungUp: 0 };
  const server = createServer(async (incoming, response) => {
    const request = JSON.parse(Buffer.concat(await incoming.toArray()).toString()) as ModelRequest;
    state.requests.push(request);
    response.once('close', () => {
      if (!response.writableFinished) state.hungUp += 1;
    });
    const [behavior, ...further] = behaviors;
    if (further.length > 0) behaviors = further;
    if (behavior) await act(behavior, request.stream === true, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    get requests() {
      return state.requests;
    },
    get hungUp() {
      return state.hungUp;
    },
    behave: (...told) => {
      behaviors = told;
      state.requests = [];
      state.hungUp = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
