/** What a visitor sees, and when, while a language model misbehaves in every way we know. */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { chatEventSchema } from '#contracts/chat.ts';
import { handleChat } from '../../functions/ai-chat/handler.ts';
import { createCircuitBreaker } from '../../functions/_shared/model/circuit-breaker.ts';
import type { Dependencies } from '../../functions/_shared/dependencies.ts';
import { testMoment } from '../support/clock.ts';
import { ask, functionsOver, plainAnswer, post } from '../support/functions.ts';
import { scriptedModel, type Moment, type Script, type ScriptedModel } from '../support/scripted-model.ts';
// Loaded beforehand, as it is in a function that runs: the clock of these tests stands still while files are read.
import 'ai';
import '@ai-sdk/openai-compatible';
import '../../functions/ai-chat/tools.ts';

const everySecond = (seconds: number, says: (second: number) => string): Moment[] =>
  Array.from({ length: seconds }, (_, second) => ({ at: (second + 1) * 1000, says: says(second) }));

const story = 'A game costs a little less than dinner for two and is over sooner'.split(' ');

/** A database that keeps nothing and answers at once; the clock of these tests cannot move a real one. */
const database = {
  takeBudgets: () => Promise.resolve(null),
  settleBudgets: () => Promise.resolve(),
  storeTurn: () => Promise.resolve(randomUUID()),
  readMessages: () => Promise.resolve([]),
  readBoard: () => Promise.resolve([]),
  readResults: () => Promise.resolve([]),
} as Partial<Dependencies['database']> as Dependencies['database'];

/** A running function with a model; `circuit` is what it remembers of it. */
function running(changes: Partial<Dependencies> = {}) {
  const backend = { url: 'http://127.0.0.1:1', secretKey: 'none' } as Parameters<typeof functionsOver>[0];
  const settings = { AI_BASE_URL: 'http://model.example.com/v1', AI_MODEL: 'a-model' };
  return functionsOver(backend, settings, { database, circuit: createCircuitBreaker(), ...changes });
}

/** Work of the machine that no clock of these tests moves, and that they therefore wait for: hashing the address. */
const hashing = { now: 0 };
function watchHashing(): void {
  const { subtle } = crypto;
  for (const name of ['importKey', 'sign', 'digest'] as const) {
    const real = subtle[name].bind(subtle) as (...words: unknown[]) => Promise<unknown>;
    vi.spyOn(subtle, name).mockImplementation((...words: unknown[]) => {
      hashing.now += 1;
      return real(...words).finally(() => (hashing.now -= 1)) as never;
    });
  }
}

/** Lets everything happen that needs no clock: promises, streams, hashing. */
async function breathe(): Promise<void> {
  for (let turn = 0; turn < 30 || hashing.now > 0; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** What the visitor's browser shows, with the seconds since the question. */
interface Seen {
  second: number;
  shows: string;
}

/** One step of these tests' time, in milliseconds. */
const step = 100;

/** Asks a question and lets time pass until the reply is over; returns everything that was shown, and when. */
async function watch(
  model: ScriptedModel,
  caller: ReturnType<typeof running>,
  accept = 'text/event-stream',
): Promise<Seen[]> {
  let elapsed = 0;
  const seen: Seen[] = [];
  const reading = { isOver: false };
  const show = (shows: string) => seen.push({ second: elapsed / 1000, shows });
  const read = async () => {
    const response = await handleChat(post(ask('What does it cost?'), { accept }), caller.dependencies);
    if (accept === 'application/json') show(((await response.json()) as { message: string }).message);
    let shown = '';
    for await (const bytes of accept === 'application/json' ? [] : (response.body ?? [])) {
      const lines = new TextDecoder()
        .decode(bytes as Uint8Array)
        .split('\n\n')
        .filter(Boolean);
      for (const line of lines) {
        const event = chatEventSchema.parse(JSON.parse(line.replace(/^data: /, '')));
        if (event.type === 'error') throw new Error(event.message);
        const text = event.type === 'delta' ? shown + event.text : event.reply.message;
        if (text.trim() !== shown.trim()) show(text.trim());
        shown = text;
      }
    }
    await caller.finish();
  };
  const done = read().finally(() => (reading.isOver = true));
  for (await breathe(); !reading.isOver && elapsed < 100_000; await breathe()) {
    elapsed += step;
    await vi.advanceTimersByTimeAsync(step);
    model.goOn(elapsed);
  }
  await done;
  return seen;
}

beforeEach(() => {
  watchHashing();
  vi.useFakeTimers({ toNotFake: ['setImmediate', 'clearImmediate', 'queueMicrotask', 'nextTick'], now: testMoment });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const inPlace = (second: number): Seen => ({ second, shows: plainAnswer });

const faults: { when: string; script: Script; sees: Seen[]; log: string }[] = [
  { when: 'answers with 500', script: { refuses: 500, at: 200 }, sees: [inPlace(0.2)], log: 'status 500' },
  { when: 'answers with 429', script: { refuses: 429, at: 200 }, sees: [inPlace(0.2)], log: 'status 429' },
  { when: 'never answers', script: [], sees: [inPlace(3)], log: 'silent' },
  {
    when: 'drips one word a second',
    script: everySecond(40, (second) => `${story[second % story.length]} `),
    sees: [inPlace(3)],
    log: 'silent',
  },
  {
    when: 'stalls after a sentence',
    script: [
      { at: 400, says: 'Let me see. ' },
      { at: 900, says: 'A game' },
    ],
    sees: [{ second: 0.4, shows: 'Let me see.' }, inPlace(3.4)],
    log: 'silent',
  },
  {
    when: 'speaks garbage',
    script: [{ at: 300, raw: 'data: <html>{{{\n\n' }],
    sees: [inPlace(0.3)],
    log: 'Error',
  },
  {
    when: 'is cut in the middle of a sentence',
    script: [
      { at: 300, says: 'We would love to have you. A game costs' },
      { at: 600, cut: true },
    ],
    sees: [{ second: 0.3, shows: 'We would love to have you.' }, inPlace(0.6)],
    log: 'AI_APICallError',
  },
  {
    when: 'babbles without an end',
    script: Array.from({ length: 300 }, (_, index) => ({ at: 100 * (index + 1), says: 'and so on '.repeat(8) })),
    sees: [inPlace(0.9)],
    log: 'endless',
  },
  {
    when: 'lies at once',
    script: [
      { at: 500, says: 'It is only $12 per person! See you.' },
      { at: 600, finish: 'stop' },
    ],
    sees: [inPlace(0.5)],
    log: 'withheld',
  },
  {
    when: 'lies after a true sentence',
    script: [
      { at: 500, says: 'Come early! ' },
      { at: 900, says: 'On Mondays it is only $12. ' },
      { at: 1000, finish: 'stop' },
    ],
    sees: [{ second: 0.5, shows: 'Come early!' }, inPlace(0.9)],
    log: 'withheld',
  },
];

describe('a visitor gets one coherent reply, and never waits for more than three seconds, when the model', () => {
  test.each(faults)('$when', async ({ script, sees, log }) => {
    const model = scriptedModel(script);
    const caller = running();
    expect(await watch(model, caller)).toEqual(sees);
    expect(model.asked).toBe(1);
    const notes = caller.log.find((entry) => 'answered_by' in entry);
    expect(notes).toMatchObject({ answered_by: 'answerer' });
    expect(notes?.['model_failure']).toContain(log);
  });

  test('goes on and on, sentence by sentence: after half a minute it is stopped', async () => {
    const model = scriptedModel(everySecond(60, () => 'And another thing. '));
    const seen = await watch(model, running());
    expect(seen.at(-1)).toEqual(inPlace(30));
    const waits = seen.map(({ second }, index) => second - (seen[index - 1]?.second ?? 0));
    expect(Math.max(...waits)).toBeLessThanOrEqual(3);
  });

  test('is well, and only slow to begin', async () => {
    const model = scriptedModel([
      { at: 2800, says: 'A game costs $35 to $39. ' },
      { at: 5000, says: 'Come early!' },
      { at: 5200, finish: 'stop' },
    ]);
    expect(await watch(model, running())).toEqual([
      { second: 2.8, shows: 'A game costs $35 to $39.' },
      { second: 5.2, shows: 'A game costs $35 to $39. Come early!' },
    ]);
  });
});

test('whoever reads no stream has the whole reply within three seconds too', async () => {
  const model = scriptedModel(everySecond(10, () => 'Fine. '));
  const caller = running();
  expect(await watch(model, caller, 'application/json')).toEqual([inPlace(3)]);
  expect(caller.log.at(-1)).toMatchObject({ model_failure: 'slow' });
});

test('a database that does not answer keeps nobody waiting for the model', async () => {
  const model = scriptedModel([{ at: 100, says: 'Fine. ' }]);
  const caller = running({ database: { ...database, takeBudgets: () => new Promise(() => undefined) } });
  expect(await watch(model, caller)).toEqual([inPlace(3)]);
  expect(model.asked).toBe(0);
  expect(caller.log.at(-1)).toMatchObject({ model_failure: 'not ready' });
});

test('after two silent replies visitors are answered at once, until one of them finds the model back', async () => {
  let model = scriptedModel([]);
  const caller = running();
  expect([await watch(model, caller), await watch(model, caller)]).toEqual([[inPlace(3)], [inPlace(3)]]);
  expect(await watch(model, caller)).toEqual([inPlace(0)]);
  expect(model.asked).toBe(2);
  expect(model.hungUp).toBe(2);

  await vi.advanceTimersByTimeAsync(30_000);
  model = scriptedModel([
    { at: 300, says: 'Come early!' },
    { at: 300, finish: 'stop' },
  ]);
  expect(await watch(model, caller)).toEqual([{ second: 0.3, shows: 'Come early!' }]);
  expect(await watch(model, caller)).toEqual([{ second: 0.3, shows: 'Come early!' }]);
  expect(caller.log.filter((entry) => 'model_circuit' in entry)).toMatchObject([
    { function: 'ai-chat', model_circuit: 'opened', pause_seconds: 30, model_failure: 'silent' },
    { function: 'ai-chat', model_circuit: 'closed' },
  ]);
  expect(caller.log.map((entry) => entry['model_failure'])).toContain('circuit open');
});
