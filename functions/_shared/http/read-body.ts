import { Refusal } from './refusal.ts';

const tooLarge = (largest: number) =>
  new Refusal('too_large', `That is too much to read: at most ${largest / 1024} kB.`);

/**
 * Reads a body as JSON. Counts what really arrives, whatever the headers promise, and stops reading beyond `largest` bytes,
 * so that nobody can make the function hold or parse more. Throws a refusal `too_large` or `bad_request`.
 */
export async function readBody(request: Request, largest: number): Promise<unknown> {
  if (Number(request.headers.get('content-length')) > largest) throw tooLarge(largest);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const reader = request.body?.getReader();
  let text = '';
  let size = 0;
  try {
    for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
      size += chunk.value.byteLength;
      if (size > largest) throw tooLarge(largest);
      text += decoder.decode(chunk.value, { stream: true });
    }
    return JSON.parse(text + decoder.decode()) as unknown;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('bad_request', 'The body is not JSON.');
  } finally {
    reader?.releaseLock();
  }
}
