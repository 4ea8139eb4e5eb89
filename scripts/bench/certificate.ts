/** Makes a certificate for this computer with Node alone, so that nobody needs openssl to serve over TLS. */
import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** Private key and certificate, as `node:tls` takes them. */
export interface Certificate {
  key: string;
  cert: string;
}

const day = 86_400_000;
const tags = { integer: 0x02, bits: 0x03, bytes: 0x04, object: 0x06, text: 0x0c, time: 0x17, list: 0x30, set: 0x31 };

/** Object identifiers in their encoded form: the signature's algorithm, a common name, and the names of a server. */
const objects = { ecdsaWithSha256: '2a8648ce3d040302', commonName: '550403', alternativeNames: '551d11' };

/** One value of the distinguished encoding rules (X.690): its tag, the length of its content, its content. */
function encode(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const short = content.length.toString(16);
  const length = Buffer.from(short.padStart(short.length + (short.length % 2), '0'), 'hex');
  const head = content.length < 128 ? [tag, content.length] : [tag, 128 + length.length, ...length];
  return Buffer.concat([Buffer.from(head), content]);
}

const object = (identifier: string) => encode(tags.object, Buffer.from(identifier, 'hex'));

/** A moment as `YYMMDDhhmmssZ`. */
const time = (moment: number) =>
  encode(tags.time, Buffer.from(`${new Date(moment).toISOString().replace(/\D/g, '').slice(2, 14)}Z`));

/** A certificate for `localhost` and 127.0.0.1, signed by itself and valid for a month. */
export function selfSigned(): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = encode(tags.list, object(objects.ecdsaWithSha256));
  const commonName = encode(tags.list, object(objects.commonName), encode(tags.text, Buffer.from('localhost')));
  const name = encode(tags.list, encode(tags.set, commonName));
  const hosts = encode(tags.list, encode(0x82, Buffer.from('localhost')), encode(0x87, Buffer.from([127, 0, 0, 1])));
  const extension = encode(tags.list, object(objects.alternativeNames), encode(tags.bytes, hosts));
  const content = encode(
    tags.list,
    encode(0xa0, encode(tags.integer, Buffer.from([2]))), // version 3
    encode(tags.integer, Buffer.concat([Buffer.from([1]), randomBytes(8)])), // a serial number above zero
    algorithm,
    name,
    encode(tags.list, time(Date.now() - day), time(Date.now() + 30 * day)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    encode(0xa3, encode(tags.list, extension)),
  );
  const signature = encode(tags.bits, Buffer.from([0]), sign('sha256', content, privateKey));
  const certificate = encode(tags.list, content, algorithm, signature).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.replace(/.{64}/g, '$&\n').trim()}\n-----END CERTIFICATE-----\n`,
  };
}
