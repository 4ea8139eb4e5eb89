import { beforeEach, expect, test, vi } from 'vitest';
import type { ShareCard } from '#domain/share-card.ts';
import { askForRemoval, readShareCard, requestRemoval } from '#services/share.ts';

vi.mock('#services/share.ts', () => ({
  askForRemoval: vi.fn<typeof askForRemoval>(),
  readShareCard: vi.fn<typeof readShareCard>(),
  requestRemoval: vi.fn<typeof requestRemoval>(),
}));

const read = vi.mocked(readShareCard);
const remove = vi.mocked(requestRemoval);
const ask = vi.mocked(askForRemoval);
const secret = 'zzzzzzzzzzzz';
const code = '8a0x6e6xg74p';
const card = { team_name: 'The Copper Owls' } as ShareCard;
const openPage = () => import('#stores/share.ts');

beforeEach(() => {
  vi.resetModules();
  read.mockReset().mockResolvedValue({ status: 'ready', card });
  remove.mockReset().mockResolvedValue(true);
  ask.mockReset().mockResolvedValue(true);
  vi.stubGlobal('location', { hash: `#remove=${secret}` });
});

test('a visitor opens the card of a code', async () => {
  const { $shareCard, openShareCard } = await openPage();
  const opening = openShareCard(code);

  expect($shareCard.get()).toEqual({ status: 'loading' });
  await opening;
  expect($shareCard.get()).toEqual({ status: 'ready', code, card });
});

test('a visitor without a code is asked for it, and nobody else is', async () => {
  const { $shareCard, openShareCard } = await openPage();

  await openShareCard(undefined);
  expect($shareCard.get()).toEqual({ status: 'no-code' });
  expect(read).not.toHaveBeenCalled();
});

test.each(['unknown', 'unreachable'] as const)('a card can be %s', async (status) => {
  read.mockResolvedValue({ status });
  const { $shareCard, openShareCard } = await openPage();

  await openShareCard(code);
  expect($shareCard.get()).toEqual({ status });
});

test('a card that was built shows at once, and is gone when the team was hidden since', async () => {
  read.mockResolvedValue({ status: 'unknown' });
  const { $shareCard, openKnownCard } = await openPage();
  const opening = openKnownCard(code, card);

  expect($shareCard.get()).toMatchObject({ status: 'ready', card });
  await opening;
  expect($shareCard.get()).toEqual({ status: 'unknown' });
});

test('a card that was built takes newer facts, and stands while the backend is away', async () => {
  const { $shareCard, openKnownCard } = await openPage();
  const newer = { ...card, rank: 2 };
  read.mockResolvedValueOnce({ status: 'ready', card: newer });
  await openKnownCard(code, card);
  expect($shareCard.get()).toEqual({ status: 'ready', code, card: newer });

  read.mockResolvedValueOnce({ status: 'unreachable' });
  await openKnownCard(code, card);
  expect($shareCard.get()).toEqual({ status: 'ready', code, card });
});

test('a team is asked once more and then taken off the wall', async () => {
  const { $removal, $shareCard, offerRemoval, openShareCard, removeFromWall } = await openPage();
  await openShareCard(code);
  expect($removal.get()).toBe('offered');
  offerRemoval(true);
  expect($removal.get()).toBe('asking');
  await Promise.all([removeFromWall(), removeFromWall()]);

  expect(remove.mock.calls).toEqual([[secret]]);
  expect($shareCard.get()).toEqual({ status: 'removed' });
});

test('a team that changes its mind stays', async () => {
  const { $removal, $shareCard, offerRemoval, openShareCard } = await openPage();
  await openShareCard(code);
  offerRemoval(true);
  offerRemoval(false);

  expect($removal.get()).toBe('offered');
  expect($shareCard.get()).toMatchObject({ status: 'ready' });
  expect(remove).not.toHaveBeenCalled();
});

test('a team whose wish did not arrive is told, and can try again', async () => {
  remove.mockResolvedValueOnce(false);
  const { $removal, $shareCard, offerRemoval, openShareCard, removeFromWall } = await openPage();
  await openShareCard(code);
  offerRemoval(true);
  await removeFromWall();
  expect($removal.get()).toBe('failed');
  expect($shareCard.get()).toMatchObject({ status: 'ready' });

  await removeFromWall();
  expect($shareCard.get()).toEqual({ status: 'removed' });
});

test('who holds only the public link asks the staff, and the team stays until they decide', async () => {
  vi.stubGlobal('location', { hash: '' });
  ask.mockResolvedValueOnce(false);
  const { $removal, $shareCard, hasRemovalCode, offerRemoval, openShareCard, removeFromWall } = await openPage();
  await openShareCard(code);
  expect(hasRemovalCode()).toBe(false);
  offerRemoval(true);
  await removeFromWall();
  expect($removal.get()).toBe('failed');
  await removeFromWall();
  expect($removal.get()).toBe('asked');
  expect($shareCard.get()).toMatchObject({ status: 'ready' });
  expect(ask.mock.calls).toEqual([[code], [code]]);
  expect(remove).not.toHaveBeenCalled();
});
