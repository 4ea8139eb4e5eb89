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
export async function hashAddress(address: string, secret: string, day: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytesOf(`${secret} ${day}`), algorithm, false, ['sign']);
  return hexadecimal(await crypto.subtle.sign('HMAC', key, bytesOf(address)));
}
