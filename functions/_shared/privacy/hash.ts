const bytesOf = (text: string) => new TextEncoder().encode(text);
const hexadecimal = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** SHA-256 of a text, 64 hexadecimal digits. */
export async function hash(text: string): Promise<string> {
  return hexadecimal(await crypto.subtle.digest('SHA-256', bytesOf(text)));
}

/**
 * What is kept of an address: a keyed SHA-256 whose key is made of the secret and the day, so that it can be counted for a
 * day and neither turned back nor followed to the next.
 */
export const hashAddress = (address: string, secret: string, day: string): Promise<string> =>
  keyedHash(address, `${secret} ${day}`);

/** HMAC with SHA-256, 64 hexadecimal digits: only who has the key can make or check it. */
export async function keyedHash(text: string, key: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', bytesOf(key), algorithm, false, ['sign']);
  return hexadecimal(await crypto.subtle.sign('HMAC', imported, bytesOf(text)));
}
