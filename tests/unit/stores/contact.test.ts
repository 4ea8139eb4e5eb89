import { beforeEach, expect, test, vi } from 'vitest';
import { openTab } from '../../support/chat-visit.ts';

const sent = vi.hoisted(() => vi.fn<typeof import('#services/contact.ts').sendContactRequest>());
vi.mock('#services/contact.ts', () => ({ sendContactRequest: sent }));

const open = () => import('#stores/contact.ts');
const receipt = { receipt: 'K7QF', received_at: '2026-11-20T18:04:00Z' };

beforeEach(() => {
  sent.mockReset().mockResolvedValue({ status: 'received', receipt });
  openTab();
});

/** A form that a visitor has filled in. */
async function filledForm() {
  const form = await open();
  form.startContact('May we bring a parrot?');
  form.writeContact('name', ' Mara ');
  form.writeContact('reach', 'mara@example.com');
  return form;
}

test('a visitor sends the form and gets a receipt with its time', async () => {
  const { $contact, sendContact } = await filledForm();
  const sending = sendContact();
  expect($contact.get()).toEqual({ status: 'sending' });
  expect(await sending).toBeUndefined();
  expect($contact.get()).toEqual({ status: 'received', receipt: 'K7QF', receivedAt: new Date(receipt.received_at) });
  expect(sent.mock.lastCall?.[0]).toMatchObject({
    name: 'Mara',
    reach: 'mara@example.com',
    message: 'May we bring a parrot?',
  });
});

test('a receipt without a readable time still is a receipt', async () => {
  sent.mockResolvedValue({ status: 'received', receipt: { ...receipt, received_at: 'just now' } });
  const { $contact, sendContact } = await filledForm();
  await sendContact();
  expect($contact.get()).toMatchObject({ status: 'received', receipt: 'K7QF' });
  expect(Number.isNaN(($contact.get() as { receivedAt: Date }).receivedAt.getTime())).toBe(false);
});

test('pressing twice sends once', async () => {
  const { sendContact } = await filledForm();
  await Promise.all([sendContact(), sendContact()]);
  expect(sent).toHaveBeenCalledOnce();
});

test('an empty form names every problem, the first one first, and sends nothing', async () => {
  const { $contact, sendContact, writeContact } = await open();
  expect(await sendContact()).toBe('name');
  expect(Object.keys(($contact.get() as { problems: object }).problems)).toEqual(['name', 'reach', 'message']);
  writeContact('name', 'Mara');
  expect(($contact.get() as { problems: { name?: string } }).problems.name).toBeUndefined();
  expect(sent).not.toHaveBeenCalled();
});

test.each([
  { field: 'reach' as const, words: 'call me' },
  { field: 'message' as const, words: '  ' },
  { field: 'message' as const, words: 'a'.repeat(1001) },
  { field: 'name' as const, words: 'a'.repeat(81) },
])('“$words” is no $field', async ({ field, words }) => {
  const { sendContact, writeContact } = await filledForm();
  writeContact(field, words);
  expect(await sendContact()).toBe(field);
  expect(sent).not.toHaveBeenCalled();
});

test('a failure keeps every word, and the next try is the same request', async () => {
  sent.mockResolvedValueOnce({ status: 'failed', message: 'jammed' });
  const { $contact, $contactWords, sendContact, startContact } = await filledForm();
  await sendContact();
  expect($contact.get()).toEqual({ status: 'failed', message: 'jammed' });
  startContact('Another question');
  expect($contactWords.get()).toEqual({ name: ' Mara ', reach: 'mara@example.com', message: 'May we bring a parrot?' });
  await sendContact();
  expect(sent.mock.calls[0]?.[0].request_id).toBe(sent.mock.calls[1]?.[0].request_id);
});

test('after a receipt the next message is a new request, and nobody types their name twice', async () => {
  const { $contact, $contactWords, sendContact, startContact } = await filledForm();
  await sendContact();
  startContact('And a cat?');
  expect($contact.get()).toEqual({ status: 'writing', problems: {} });
  expect($contactWords.get()).toMatchObject({ name: ' Mara ', message: 'And a cat?' });
  await sendContact();
  expect(sent.mock.calls[0]?.[0].request_id).not.toBe(sent.mock.calls[1]?.[0].request_id);
});

test('a visitor is told while the browser computes, and what was pasted goes out as text', async () => {
  const { $contact, sendContact, writeContact } = await filledForm();
  writeContact('message', 'One\u0000\u000b\nTwo');
  writeContact('name', 'Mara\u2028 \ud800');
  const seen: unknown[] = [];
  sent.mockImplementationOnce(async (_request, onWork) => {
    onWork?.();
    seen.push($contact.get());
    return { status: 'received', receipt };
  });
  await sendContact();
  expect(seen).toEqual([{ status: 'sending', isWorking: true }]);
  expect(sent.mock.lastCall?.[0]).toMatchObject({ name: 'Mara', message: 'One\nTwo' });
  expect($contact.get()).toMatchObject({ status: 'received' });
});

test('a form of a page is one of its own: it says nothing of a chat, and takes no word from another', async () => {
  const { openContactForm } = await import('#stores/contact-form.ts');
  await filledForm();
  const { $state, $words, write, send } = openContactForm();
  expect($words.get()).toEqual({ name: '', reach: '', message: '' });
  for (const [field, text] of [
    ['name', 'Omar'],
    ['reach', 'omar@example.com'],
    ['message', 'A quote'],
  ] as const)
    write(field, text);
  await send();
  expect($state.get()).toMatchObject({ status: 'received', receipt: 'K7QF' });
  expect(sent.mock.lastCall?.[0]).toEqual({
    request_id: expect.any(String),
    name: 'Omar',
    reach: 'omar@example.com',
    message: 'A quote',
  });
});
