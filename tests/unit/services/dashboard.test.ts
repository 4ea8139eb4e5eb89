import { beforeEach, expect, test, vi } from 'vitest';
import type { ChatLine, OpenQuestion } from '#domain/dashboard.ts';
import { readChats, readQuestions, readToday } from '#services/dashboard.ts';

const { rpc } = vi.hoisted(() => ({ rpc: vi.fn<(name: string, body?: object) => Promise<object>>() }));
vi.mock('#services/staff-client.ts', () => ({ staffClient: { rpc } }));

const today = { day: '2026-11-20', plays: 1, chats: 2, contacts: 3, questions: 4, undelivered: 0 };

beforeEach(
  () => void rpc.mockReset().mockResolvedValue({ data: { items: [], more: false }, error: null, status: 200 }),
);

test('staff read today at a glance', async () => {
  rpc.mockResolvedValue({ data: today, error: null, status: 200 });
  expect(await readToday()).toEqual({ status: 'ready', read: today });
});

test.each([
  ['denied', { data: null, error: { code: '42501' }, status: 403 }],
  ['denied', { data: null, error: { code: 'PGRST301' }, status: 401 }],
  ['unreachable', { data: null, error: { message: 'fetch failed' }, status: 0 }],
  ['unreachable', { data: { ...today, plays: 'many' }, error: null, status: 200 }],
])('an answer that is no answer is %s', async (status, answer) => {
  rpc.mockResolvedValue(answer);
  expect(await readToday()).toEqual({ status });
});

test('a list goes on after the last row that was read', async () => {
  await readQuestions('open');
  await readQuestions('settled', { question: 'is it loud', times_asked: 7 } as OpenQuestion);
  await readChats('parrot', 'unanswered', {
    id: 'one',
    last_message_at: '2026-11-20T12:00:00.123456+00:00',
  } as ChatLine);
  expect(rpc.mock.calls).toEqual([
    ['dashboard_questions', { wanted: 'open' }],
    ['dashboard_questions', { wanted: 'settled', before_times: 7, after_question: 'is it loud' }],
    [
      'dashboard_chats',
      { search: 'parrot', wanted: 'unanswered', before_at: '2026-11-20T12:00:00.123456+00:00', before_id: 'one' },
    ],
  ]);
});
