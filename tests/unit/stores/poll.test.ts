import { beforeEach, expect, test, vi } from 'vitest';
import { openPoll } from '#stores/poll.ts';
import { useEmptyStorage, useForbiddenStorage } from '../../support/browser-storage.ts';

const sent = vi.hoisted(() => vi.fn<typeof import('#services/poll.ts').castPollVote>());
vi.mock('#services/poll.ts', () => ({ castPollVote: sent }));

const totals = [
  { option: 'yes', votes: 2 },
  { option: 'no', votes: 1 },
];
const counts = () => sent.mockResolvedValue({ status: 'answered', reply: { outcome: 'counted', totals } });
const fails = (message?: string) => sent.mockResolvedValue({ status: 'failed', message });

let kept: Map<string, string>;
beforeEach(() => {
  kept = useEmptyStorage();
  sent.mockReset();
  counts();
});

test('a visitor votes once and sees the totals', async () => {
  const { $poll, vote } = openPoll('a-poll');
  expect($poll.get()).toEqual({ status: 'open', choice: undefined, isBusy: false, problem: undefined });
  const voting = vote('yes');
  expect($poll.get()).toMatchObject({ status: 'open', choice: 'yes', isBusy: true });
  await voting;
  expect($poll.get()).toEqual({ status: 'shown', choice: 'yes', isNew: true, totals });
  expect([...kept]).toEqual([['poll_a-poll', expect.stringMatching(/^counted yes [0-9a-f-]{36}$/)]]);

  await vote('no');
  expect(sent).toHaveBeenCalledTimes(1);
});

test('a visitor who presses twice votes once', async () => {
  const { vote } = openPoll('a-poll');
  await Promise.all([vote('yes'), vote('yes')]);
  expect(sent).toHaveBeenCalledTimes(1);
});

test('a visitor whose vote fails keeps the choice, also on another day, and sends the same vote again', async () => {
  fails();
  const first = openPoll('a-poll');
  await first.vote('no');
  expect(first.$poll.get()).toMatchObject({
    status: 'open',
    choice: 'no',
    isBusy: false,
    problem: expect.stringContaining('kept'),
  });

  const later = openPoll('a-poll');
  expect(later.$poll.get()).toMatchObject({ status: 'open', choice: 'no', problem: undefined });
  counts();
  await later.vote('no');
  expect(later.$poll.get()).toMatchObject({ status: 'shown', choice: 'no' });
  const [one, other] = sent.mock.calls.map(([request]) => request.vote?.id);
  expect(one).toBe(other);
});

test('a visitor reads the venue’s own words where it has some', async () => {
  fails('Please vote again tomorrow.');
  const { $poll, vote } = openPoll('a-poll');
  await vote('yes');
  expect($poll.get()).toMatchObject({ status: 'open', problem: 'Please vote again tomorrow.' });
});

test('a visitor who has voted sees the totals again, without another vote', async () => {
  await openPoll('a-poll').vote('yes');
  const { $poll, look, vote } = openPoll('a-poll');
  expect($poll.get()).toMatchObject({ status: 'voted', choice: 'yes' });
  await vote('no');
  await look();
  expect(sent.mock.lastCall).toEqual([{ poll: 'a-poll' }]);
  expect($poll.get()).toEqual({ status: 'shown', choice: 'yes', isNew: false, totals });
});

test('a visitor who has voted is told so when the totals do not come', async () => {
  await openPoll('a-poll').vote('yes');
  fails();
  const { $poll, look } = openPoll('a-poll');
  await look();
  expect($poll.get()).toMatchObject({
    status: 'voted',
    choice: 'yes',
    isBusy: false,
    problem: expect.stringContaining('is counted'),
  });
});

test('a vote in one poll says nothing about another', async () => {
  await openPoll('a-poll').vote('yes');
  expect(openPoll('another-poll').$poll.get()).toMatchObject({ status: 'open', choice: undefined });
});

test('a visitor whose browser forbids storage can vote all the same', async () => {
  useForbiddenStorage();
  const { $poll, vote } = openPoll('a-poll');
  await vote('yes');
  expect($poll.get()).toMatchObject({ status: 'shown', choice: 'yes' });
});
