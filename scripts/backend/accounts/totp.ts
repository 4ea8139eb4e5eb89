/** Codes of authenticator apps: RFC 6238 with SHA-1, six digits and steps of thirty seconds, as every such app has them. */
import { createHmac, randomBytes } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** Seconds that one code lives. */
export const stepSeconds = 30;

/** A new secret: 160 random bits, written in base 32. */
export function newSecret(): string {
  return [...randomBytes(32)].map((byte) => alphabet[byte % 32]).join('');
}

function bytesOf(secret: string): Buffer {
  let bits = '';
  for (const letter of secret.replace(/[\s=]/g, '').toUpperCase()) {
    bits += alphabet.indexOf(letter).toString(2).padStart(5, '0');
  }
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

/** Number of the step that a moment falls in. */
export const stepAt = (moment: Date) => Math.floor(moment.getTime() / 1000 / stepSeconds);

function codeOfStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** The code that an authenticator app shows at a moment. */
export const codeAt = (secret: string, moment: Date) => codeOfStep(secret, stepAt(moment));

/** The step whose code was typed: that of now, or the one before or after for clocks that differ; undefined when wrong. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const step = stepAt(now);
  return [step, step - 1, step + 1].find((candidate) => codeOfStep(secret, candidate) === code);
}
