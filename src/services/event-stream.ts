/**
 * Reads a `text/event-stream` and yields the data of each event as it comes, however the bytes are cut. Rejects when the
 * connection breaks; what follows the last blank line is no whole event and is left out.
 */
export async function* readEventStream(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const events = (rest + part.value).split(/\r\n\r\n|\n\n|\r\r/);
      rest = events.pop() ?? '';
      for (const event of events) {
        const data = dataOf(event);
        if (data !== undefined) yield data;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined); // whoever stops listening hangs up
  }
}

/** The data lines of one event, or undefined for comments that only keep the line open. */
function dataOf(event: string): string | undefined {
  const lines = event.split(/\r\n|\n|\r/).filter((line) => line.startsWith('data:'));
  return lines.length > 0 ? lines.map((line) => line.slice(5).replace(/^ /, '')).join('\n') : undefined;
}
