/**
 * The encrypted form of a backup: a header of 64 bytes, then pieces of 64 KiB, each sealed with AES-256-GCM. The number of a
 * piece and whether it is the last are part of what is sealed, so that none can be left out, moved or cut off unnoticed, and
 * nothing is handed on before it is known to be whole.
 */
import { createCipheriv, createDecipheriv, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { BackupError } from './backup-error.ts';

const magic = Buffer.from('VENUEBK1');
const headerSize = 64;
const pieceSize = 65_536;
const tagSize = 16;
/** Costs of guessing: 2^16 rounds take a tenth of a second and 64 MiB. A header may ask for no more than 2^20. */
const usualCost = 16;
const mostCost = 20;
/** A passphrase that nobody can guess has at least as many characters. */
const shortestPassphrase = 16;

type Bytes = AsyncIterable<Uint8Array>;

/** What a passphrase opens: the key, and what in the header proves it. */
async function derive(passphrase: string, salt: Uint8Array, cost: number) {
  const derived = await new Promise<Buffer>((resolve, reject) => {
    const options = { N: 2 ** cost, r: 8, p: 1, maxmem: 2 ** cost * 1024 + 2 ** 20 };
    scrypt(passphrase, salt, 64, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
  return { key: derived.subarray(0, 32), proof: derived.subarray(32) };
}

function nonce(prefix: Uint8Array, piece: number, isLast: boolean): Buffer {
  const numbered = Buffer.alloc(5);
  numbered.writeUInt32BE(piece);
  numbered[4] = isLast ? 1 : 0;
  return Buffer.concat([prefix, numbered]);
}

/** Seals bytes for whoever has the passphrase. Throws when it is too short to protect anything. */
export async function* seal(source: Bytes, passphrase: string): AsyncGenerator<Uint8Array> {
  if (passphrase.length < shortestPassphrase) {
    throw new BackupError(`BACKUP_PASSPHRASE is too short: use at least ${shortestPassphrase} characters.`);
  }
  const salt = randomBytes(16);
  const prefix = randomBytes(7);
  const { key, proof } = await derive(passphrase, salt, usualCost);
  const header = Buffer.concat([magic, Buffer.from([usualCost]), salt, prefix, proof]);
  yield header;
  let piece = 0;
  const sealed = (bytes: Uint8Array, isLast: boolean) => {
    const cipher = createCipheriv('aes-256-gcm', key, nonce(prefix, piece++, isLast));
    cipher.setAAD(header);
    return Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
  };
  let waiting = Buffer.alloc(0);
  for await (const bytes of source) {
    waiting = Buffer.concat([waiting, bytes]);
    while (waiting.length > pieceSize) {
      yield sealed(waiting.subarray(0, pieceSize), false);
      waiting = waiting.subarray(pieceSize);
    }
  }
  yield sealed(waiting, true);
}

/** Opens what was sealed. Throws one clear sentence for a wrong passphrase, and for a file that is cut, changed or none of ours. */
export async function* open(source: Bytes, passphrase: string): AsyncGenerator<Uint8Array> {
  let waiting = Buffer.alloc(0);
  let opening: { header: Buffer; prefix: Buffer; key: Buffer } | undefined;
  let piece = 0;
  const opened = (bytes: Buffer, isLast: boolean) => {
    if (!opening || bytes.length < tagSize) throw broken();
    const decipher = createDecipheriv('aes-256-gcm', opening.key, nonce(opening.prefix, piece++, isLast));
    decipher.setAAD(opening.header);
    decipher.setAuthTag(bytes.subarray(bytes.length - tagSize));
    try {
      return Buffer.concat([decipher.update(bytes.subarray(0, bytes.length - tagSize)), decipher.final()]);
    } catch {
      throw broken();
    }
  };
  for await (const bytes of source) {
    waiting = Buffer.concat([waiting, bytes]);
    if (!opening && waiting.length >= headerSize) {
      const header = waiting.subarray(0, headerSize);
      opening = await readHeader(header, passphrase);
      waiting = waiting.subarray(headerSize);
    }
    if (!opening) continue;
    while (waiting.length > pieceSize + tagSize) {
      yield opened(waiting.subarray(0, pieceSize + tagSize), false);
      waiting = waiting.subarray(pieceSize + tagSize);
    }
  }
  if (!opening) throw waiting.subarray(0, magic.length).equals(magic) ? broken() : foreign();
  yield opened(waiting, true);
}

async function readHeader(header: Buffer, passphrase: string) {
  if (!header.subarray(0, 8).equals(magic)) throw foreign();
  const cost = header[8] ?? 0;
  if (cost < 10 || cost > mostCost) throw broken();
  const { key, proof } = await derive(passphrase, header.subarray(9, 25), cost);
  if (!timingSafeEqual(proof, header.subarray(32))) {
    throw new BackupError('BACKUP_PASSPHRASE is not the one that this backup was made with.');
  }
  return { header, prefix: header.subarray(25, 32), key };
}

const broken = () => new BackupError('This backup is cut off or was changed. Take another copy of it.');
const foreign = () => new BackupError('This file is no backup of this project, or one of a newer form.');
