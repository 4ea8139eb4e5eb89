/**
 * A language model that lives in a test's own time: it answers `fetch` in the streaming protocol of OpenAI, and says each
 * piece when the test comes to it. One that answers over a real network is in `model-server.ts`.
 */
import { vi } from 'vitest';

/** What comes over the line, and how many milliseconds after the question; `cut` breaks the connection. */
export type Moment = { at: number } & ({ says: string } | { raw: string } | { finish: string } | { cut: true });

/** How a model behaves: it refuses with a status at some time, or opens a stream and goes on as told. */
export type Script = { refuses: number; at: number } | readonly Moment[];

const chunk = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({ id: 'a', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;

const textOf = (moment: Moment): string => {
  if ('says' in moment) return chunk({ content: moment.says });
  if ('finish' in moment) return `${chunk({}, moment.finish)}data: [DONE]\n\n`;
  return 'raw' in moment ? moment.raw : '';
};

/** A model at work. */
export interface ScriptedModel {
  /** How often it was asked, and how often hung up on. */
  asked: number;
  hungUp: number;
  /** Does what is due by now, in milliseconds since it was asked last. */
  goOn(elapsed: number): void;
}

/** Puts such a model in place of the network. */
export function scriptedModel(script: Script): ScriptedModel {
  let due: { at: number; run: () => void }[] = [];
  const model: ScriptedModel = {
    asked: 0,
    hungUp: 0,
    goOn: (elapsed) => {
      const now = due.filter(({ at }) => at <= elapsed);
      due = due.filter(({ at }) => at > elapsed);
      for (const { run } of now) run();
    },
  };
  vi.stubGlobal('fetch', (_address: unknown, init?: RequestInit) => {
    model.asked += 1;
    const broken = Promise.withResolvers<never>();
    broken.promise.catch(() => undefined);
    init?.signal?.addEventListener('abort', () => {
      model.hungUp += 1;
      due = [];
      broken.reject(new DOMException('hung up', 'AbortError'));
    });
    if ('refuses' in script) {
      const refused = Promise.withResolvers<Response>();
      const { refuses: status, at } = script;
      due = [{ at, run: () => refused.resolve(Response.json({ error: { message: 'no' } }, { status })) }];
      return Promise.race([refused.promise, broken.promise]);
    }
    const body = new ReadableStream<Uint8Array>({
      start: (stream) => {
        broken.promise.catch((reason: unknown) => stream.error(reason));
        const put = (moment: Moment) => {
          if ('cut' in moment) return stream.error(new TypeError('terminated'));
          stream.enqueue(new TextEncoder().encode(textOf(moment)));
          if ('finish' in moment) stream.close();
        };
        due = script.map((moment) => ({ at: moment.at, run: () => put(moment) }));
      },
    });
    return Promise.resolve(new Response(body, { headers: { 'content-type': 'text/event-stream' } }));
  });
  return model;
}
