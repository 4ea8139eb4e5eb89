import { beforeEach, expect, test, vi } from 'vitest';
import { $monthsBack, $presses, loadPresses, turnMonth } from '#stores/dashboard-presses.ts';

const { asked } = vi.hoisted(() => ({ asked: [] as { back: number; answer: (month: string) => void }[] }));

vi.mock('#services/dashboard.ts', () => ({
  readPresses: (back: number) =>
    new Promise((resolve) => {
      const answer = (month: string) => resolve({ status: 'ready', read: { month, month_before: '', sums: [] } });
      asked.push({ back, answer });
    }),
}));
vi.mock('#stores/staff.ts', () => ({ lookAgain: vi.fn<() => Promise<void>>() }));

beforeEach(() => asked.splice(0));

test('an owner who goes on before a month has come sees the month that is wanted, in whatever order the answers come', async () => {
  const first = loadPresses();
  const second = turnMonth(1);
  expect(asked.map(({ back }) => back)).toEqual([0, 1]);
  asked[1]?.answer('earlier');
  await second;
  asked[0]?.answer('now');
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  expect($presses.get()).toMatchObject({ read: { month: 'earlier' } });
  asked[2]?.answer('earlier');
  await first;
  expect($presses.get()).toMatchObject({ read: { month: 'earlier' } });
  expect($monthsBack.get()).toBe(1);
});

test('there is no month after this one, and none is asked for', async () => {
  const back = turnMonth(-1);
  asked[0]?.answer('now');
  await back;
  expect($monthsBack.get()).toBe(0);
  await turnMonth(-1);
  expect($monthsBack.get()).toBe(0);
  expect(asked).toHaveLength(1);
});
