import { beforeEach, expect, test, vi } from 'vitest';
import { openTab } from '../../support/chat-visit.ts';

const stored = vi.hoisted(() => vi.fn<typeof import('#services/chat.ts').rateReply>());
vi.mock('#services/chat.ts', () => ({ rateReply: stored }));

const open = () => import('#stores/chat-rating.ts');
const id = crypto.randomUUID();

beforeEach(() => {
  stored.mockReset().mockResolvedValue(true);
  openTab();
});

test('a thumb is kept, and then its reason', async () => {
  const { $ratings, rateReply } = await open();
  const sending = rateReply(id, 'down');
  expect($ratings.get()).toEqual({ [id]: { thumb: 'down', status: 'sending' } });
  await sending;
  expect($ratings.get()[id]).toEqual({ thumb: 'down', status: 'stored' });
  await rateReply(id, 'down', '  I count three. ');
  expect($ratings.get()[id]).toEqual({ thumb: 'down', status: 'explained' });
  expect(stored.mock.calls.map(([request]) => request)).toMatchObject([
    { message_id: id, rating: 'down' },
    { message_id: id, rating: 'down', reason: 'I count three.' },
  ]);
  expect(stored.mock.calls[0]?.[0]).not.toHaveProperty('reason');
});

test('a thumb that is lost is said to be lost', async () => {
  stored.mockResolvedValue(false);
  const { $ratings, rateReply } = await open();
  await rateReply(id, 'up');
  expect($ratings.get()[id]).toEqual({ thumb: 'up', status: 'failed' });
});

test('a visitor who changes their mind is shown what they chose last', async () => {
  const first = Promise.withResolvers<boolean>();
  stored.mockReturnValueOnce(first.promise);
  const { $ratings, rateReply } = await open();
  const up = rateReply(id, 'up');
  await rateReply(id, 'down');
  first.resolve(false);
  await up;
  expect($ratings.get()[id]).toEqual({ thumb: 'down', status: 'stored' });
});
