/**
 * Work that a browser does before a message is taken on a day on which very many come in: it looks for numbers whose hash
 * begins with zeros. That costs a person a few seconds once, and somebody who sends thousands of messages hours.
 */

/** How much work: so many pieces, each a number whose hash begins with so many zero bits. Many small pieces take nearly the same time each day. */
export interface WorkSize {
  pieces: number;
  bits: number;
}

/** Work as the backend hands it out; `token` says for what and until when, and is signed. */
export interface Work extends WorkSize {
  token: string;
}

/** Most bits of a piece that any caller is asked for: beyond it an old phone would compute for minutes. */
export const mostBits = 16;

/** Numbers that are tried together, so that the browser waits for many hashes at once. */
const triedTogether = 16;
/** Milliseconds of work until the page gets its turn: answers of hashes come one after the other and would keep it waiting. */
const turn = 10;

/** Lets the page draw and listen. A message is used and no timer, which a page in the background waits a second for. */
const letOthersRun = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });

const bytesOf = (text: string) => new TextEncoder().encode(text);

async function zeroBits(text: string): Promise<number> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(text)));
  const first = bytes.findIndex((byte) => byte !== 0);
  return first === -1 ? bytes.length * 8 : first * 8 + Math.clz32(bytes[first] ?? 0) - 24;
}

const isAnswer = async ({ token, bits }: Work, piece: number, answer: number) =>
  (await zeroBits(`${token} ${piece} ${answer}`)) >= bits;

/** Does the work, without keeping the page from anything else: hashes are computed beside it. Rejects when `signal` aborts. */
export async function doWork(work: Work, signal?: AbortSignal): Promise<number[]> {
  const answers: number[] = [];
  for (let piece = 0; piece < work.pieces; piece += 1) answers.push(await findAnswer(work, piece, signal));
  return answers;
}

async function findAnswer(work: Work, piece: number, signal?: AbortSignal): Promise<number> {
  let began = performance.now();
  for (let first = 0; ; first += triedTogether) {
    signal?.throwIfAborted();
    if (performance.now() - began > turn) {
      await letOthersRun();
      began = performance.now();
    }
    const numbers = Array.from({ length: triedTogether }, (_, index) => first + index);
    const found = await Promise.all(numbers.map((number) => isAnswer(work, piece, number)));
    const index = found.indexOf(true);
    if (index !== -1) return first + index;
  }
}

/** Whether answers are those of the work: one for each piece. */
export async function isDone(work: Work, answers: readonly number[]): Promise<boolean> {
  if (answers.length !== work.pieces) return false;
  return (await Promise.all(answers.map((answer, piece) => isAnswer(work, piece, answer)))).every(Boolean);
}

/** The work for a day on which `used` of `allowed` messages have come in: a bit more, twice the time, with every doubling. */
export function workFor(used: number, allowed: number, { pieces, bits }: WorkSize): WorkSize {
  const doublings = Math.floor(Math.log2(Math.max(1, used / Math.max(1, allowed))));
  return { pieces, bits: Math.max(bits, Math.min(mostBits, bits + doublings)) };
}
