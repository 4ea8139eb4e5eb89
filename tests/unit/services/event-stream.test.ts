import { expect, test } from 'vitest';
import { readEventStream } from '#services/event-stream.ts';

/** A body that comes in the given pieces of bytes. */
const body = (...pieces: Uint8Array<ArrayBuffer>[]) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (stream) => {
      for (const piece of pieces) stream.enqueue(piece);
      stream.close();
    },
  });

const bytes = (text: string) => new TextEncoder().encode(text);
const read = async (...pieces: Uint8Array<ArrayBuffer>[]) => Array.fromAsync(readEventStream(body(...pieces)));

const stream = ': hello\n\ndata: {"text":"Café 🏮"}\n\nevent: x\r\ndata: one\r\ndata:two\r\n\r\ndata: last\n\n';

test('events are read whole, comments left out', async () => {
  expect(await read(bytes(stream))).toEqual(['{"text":"Café 🏮"}', 'one\ntwo', 'last']);
});

test('it does not matter where the line cuts the bytes, not even inside a letter', async () => {
  const all = bytes(stream);
  for (let cut = 1; cut < all.length; cut++) {
    expect(await read(all.slice(0, cut), all.slice(cut)), `cut at ${cut}`).toEqual([
      '{"text":"Café 🏮"}',
      'one\ntwo',
      'last',
    ]);
  }
});

test('an event that never ends is none', async () => {
  expect(await read(bytes('data: whole\n\ndata: hal'))).toEqual(['whole']);
  expect(await read()).toEqual([]);
});

test('a broken line is an error, after what came before it', async () => {
  let hasSpoken = false;
  const broken = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (line) => {
      if (hasSpoken) line.error(new TypeError('cut'));
      else line.enqueue(bytes('data: one\n\n'));
      hasSpoken = true;
    },
  });
  const events = readEventStream(broken);
  await expect(Array.fromAsync(events)).rejects.toThrow('cut');
});

test('whoever stops listening hangs up', async () => {
  let isCanceled = false;
  const endless = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (line) => line.enqueue(bytes('data: more\n\n')),
    cancel: () => {
      isCanceled = true;
    },
  });
  for await (const event of readEventStream(endless)) {
    expect(event).toBe('more');
    break;
  }
  expect(isCanceled).toBe(true);
});
