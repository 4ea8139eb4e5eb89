import { expect, test } from 'vitest';
import { clientAddress, type AddressTrust } from '../../functions/_shared/http/client-address.ts';
import { hashAddress } from '../../functions/_shared/privacy/hash.ts';
import { redact } from '../../functions/_shared/privacy/redact.ts';

test.each([
  ['a card number', 'pay with 4111111111111111 please', 'pay with [card number removed] please'],
  ['a card number in groups', '5500-0000-0000-0004', '[card number removed]'],
  ['a card number of fifteen digits', 'amex 3782 822463 10005.', 'amex [card number removed].'],
  ['two card numbers', '4111 1111 1111 1111, 6011000990139424', '[card number removed], [card number removed]'],
  ['the code of a card', 'CVV is 123', 'CVV is [code removed]'],
  ['a social security number', 'it is 123-45-6789', 'it is [number removed]'],
  ['a social security number by name', 'SSN: 123456789', 'SSN: [number removed]'],
  ['a bank account', 'send to DE89 3704 0044 0532 0130 00 thanks', 'send to [account number removed] thanks'],
])('%s is taken out', (_what, text, redacted) => {
  expect(redact(text)).toBe(redacted);
});

test.each([
  'call (215) 555-0142 or +1 215 555 0142',
  'for 14 people on 2026-11-21 at 19:30, $35 to $39 each',
  'order 4111111111111112 is no card: its last digit is wrong',
  'ZIP 19147-1234 and room 418½',
  'between 16:00 and 21:30, 24/7/365',
])('“%s” stays as it is', (text) => {
  expect(redact(text)).toBe(text);
});

const platform = { header: 'cf-connecting-ip', hops: 1 };
const addressOf = (headers: Record<string, string>, trust: AddressTrust = platform) =>
  clientAddress(new Request('https://functions.example.com', { headers }), trust);

test.each([
  ['203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7:50123', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2'],
  ['2001:0DB8:0001:2::1', '2001:db8:1:2'],
  ['[2001:db8:1:2::1]:443', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['', 'unknown'],
  ['next door', 'unknown'],
  ['2001:db8:1:2', 'unknown'],
  ['2001:db8::12345', 'unknown'],
])('a caller from “%s” counts as %s, whichever header the platform writes', (written, address) => {
  expect(addressOf({ 'cf-connecting-ip': written })).toBe(address);
  expect(addressOf({ 'x-forwarded-for': `198.51.100.1, ${written}` })).toBe(address);
});

test.each([
  { what: 'the platform writes a header of its own', trust: platform, address: '203.0.113.7' },
  { what: 'one machine of ours is in front', trust: { header: undefined, hops: 1 }, address: '10.0.0.2' },
  { what: 'two machines of ours are in front', trust: { header: undefined, hops: 2 }, address: '192.0.2.5' },
  { what: 'nobody is trusted', trust: { header: undefined, hops: 0 }, address: 'unknown' },
  { what: 'fewer machines wrote than are trusted', trust: { header: undefined, hops: 9 }, address: 'unknown' },
])('where $what, a caller who forges headers comes from $address', ({ trust, address }) => {
  const forged = ['198.51.100.1', '198.51.100.2', '2001:db8::9'];
  for (const claim of forged) {
    const headers = { 'cf-connecting-ip': '203.0.113.7', 'x-forwarded-for': `${claim}, 192.0.2.5, 10.0.0.2` };
    expect(addressOf(headers, trust)).toBe(address);
  }
});

test('what is kept of an address differs by day and by secret, and never shows it', async () => {
  const kept = await hashAddress('203.0.113.7', 'a secret', '2026-11-20');
  expect(kept).toMatch(/^[0-9a-f]{64}$/);
  expect(await hashAddress('203.0.113.7', 'a secret', '2026-11-20')).toBe(kept);
  expect(await hashAddress('203.0.113.7', 'a secret', '2026-11-21')).not.toBe(kept);
  expect(await hashAddress('203.0.113.7', 'another', '2026-11-20')).not.toBe(kept);
  expect(await hashAddress('203.0.113.8', 'a secret', '2026-11-20')).not.toBe(kept);
});
