import { beforeEach, expect, test, vi } from 'vitest';
import type { OpenQuestion } from '#domain/dashboard.ts';
import * as service from '#services/dashboard.ts';

vi.mock('#services/dashboard.ts', { spy: true });

const backend = vi.mocked(service);
const question = (place: number): OpenQuestion => ({
  question: `question ${place}`,
  example: `Question ${place}?`,
  times_asked: 100 - place,
  first_asked_at: '2026-11-20T12:00:00Z',
  last_asked_at: '2026-11-20T12:00:00Z',
  settled: null,
  settled_at: null,
  settled_by_name: null,
});
const part = <Item>(items: Item[], more = false) => ({ status: 'ready' as const, read: { items, more } });

beforeEach(() => {
  vi.resetModules();
  for (const call of Object.values(backend)) call.mockReset();
});

test('staff read a list further from its last row', async () => {
  const { $questions, loadMoreQuestions, loadQuestions } = await import('#stores/dashboard-questions.ts');
  backend.readQuestions.mockResolvedValueOnce(part([question(1), question(2)], true));
  await loadQuestions();
  backend.readQuestions.mockResolvedValueOnce(part([question(3)]));
  await Promise.all([loadMoreQuestions(), loadMoreQuestions()]);
  expect(backend.readQuestions.mock.calls).toEqual([
    ['open', undefined],
    ['open', question(2)],
  ]);
  expect($questions.get()).toEqual({
    status: 'ready',
    items: [question(1), question(2), question(3)],
    more: false,
    rest: 'idle',
  });
  await loadMoreQuestions();
  expect(backend.readQuestions).toHaveBeenCalledTimes(2);
});

test('what was read stays when the rest cannot be read, and can be asked for again', async () => {
  const { $questions, loadMoreQuestions, loadQuestions } = await import('#stores/dashboard-questions.ts');
  backend.readQuestions.mockResolvedValueOnce(part([question(1)], true));
  await loadQuestions();
  backend.readQuestions.mockResolvedValueOnce({ status: 'unreachable' });
  await loadMoreQuestions();
  expect($questions.get()).toMatchObject({ status: 'ready', items: [question(1)], more: true, rest: 'failed' });
});

test.each([
  ['denied', 'Your session has ended. Sign in again.'],
  ['unreachable', 'This cannot be read right now. Check the connection.'],
] as const)('a list that is %s says so in a sentence', async (status, message) => {
  const { $questions, loadQuestions } = await import('#stores/dashboard-questions.ts');
  backend.readQuestions.mockResolvedValueOnce({ status });
  await loadQuestions();
  expect($questions.get()).toEqual({ status: 'failed', message });
});

test('a search that was overtaken by another shows nothing of its own', async () => {
  const { $chats, searchChats } = await import('#stores/dashboard-chats.ts');
  const slow = Promise.withResolvers<Awaited<ReturnType<typeof service.readChats>>>();
  backend.readChats.mockReturnValueOnce(slow.promise).mockResolvedValueOnce(part([]));
  const first = searchChats(' slow ');
  await searchChats('quick');
  slow.resolve({ status: 'unreachable' });
  await first;
  expect(backend.readChats.mock.calls).toEqual([
    ['slow', 'all', undefined],
    ['quick', 'all', undefined],
  ]);
  expect($chats.get()).toMatchObject({ status: 'ready', items: [] });
});

test('an entry is in the clipboard, or stands on the page where the browser forbids copying', async () => {
  const { $copy, copyAsFaq } = await import('#stores/dashboard-questions.ts');
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValueOnce();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await copyAsFaq(question(1));
  expect($copy.get()).toMatchObject({ question: 'question 1', status: 'copied' });
  expect(writeText.mock.lastCall?.[0]).toContain('question: "Question 1?"');
  writeText.mockRejectedValueOnce(new DOMException('Not allowed', 'NotAllowedError'));
  await copyAsFaq(question(2));
  expect($copy.get()).toMatchObject({ question: 'question 2', status: 'by-hand' });
});

test('the summary of a conversation belongs to the conversation that is open', async () => {
  const { $openChat, closeChat, openChat } = await import('#stores/dashboard-chats.ts');
  const slow = Promise.withResolvers<Awaited<ReturnType<typeof service.readChat>>>();
  backend.readChat.mockReturnValueOnce(slow.promise);
  const opening = openChat('one');
  closeChat();
  slow.resolve({ status: 'ready', read: { items: [], more: false, summary: 'They asked about parrots.' } });
  await opening;
  expect($openChat.get()).toBeNull();
});

test('the first view reads its three parts, and one that fails does not take the others along', async () => {
  const { $chatDays, $plays, $today, loadOverview } = await import('#stores/staff-dashboard.ts');
  const today = { day: '2026-11-20', plays: 3, chats: 2, contacts: 1, questions: 0, undelivered: 0 };
  backend.readToday.mockResolvedValue({ status: 'ready', read: today });
  backend.readPlays.mockResolvedValue({ status: 'unreachable' });
  backend.readChatDays.mockResolvedValue({ status: 'ready', read: [] });
  await loadOverview();
  expect($today.get()).toEqual({ status: 'ready', read: today });
  expect($plays.get().status).toBe('failed');
  expect($chatDays.get().status).toBe('ready');
});

test('a question that was settled leaves the list, can be taken back, and says when that did not arrive', async () => {
  const { $questionNotice, settle } = await import('#stores/dashboard-questions.ts');
  backend.readQuestions.mockResolvedValue(part([]));
  backend.settleQuestion.mockResolvedValueOnce({ status: 'ready', read: { status: 'settled' } });
  await settle(question(1), 'not ours');
  expect(backend.settleQuestion.mock.lastCall).toEqual([question(1), 'not ours']);
  expect($questionNotice.get()).toMatchObject({ text: expect.stringMatching(/^Not ours\./), undo: question(1) });
  expect(backend.readQuestions).toHaveBeenCalledTimes(1);

  backend.settleQuestion.mockResolvedValueOnce({ status: 'unreachable' });
  await settle(question(1), 'written');
  expect($questionNotice.get()).toEqual({ text: 'Not done. This cannot be read right now. Check the connection.' });
});

test('a list of chats or ratings goes on among those that were asked for', async () => {
  const { loadMoreChats, showChats } = await import('#stores/dashboard-chats.ts');
  const { showRatings } = await import('#stores/dashboard-ratings.ts');
  const chat = { id: 'one' } as import('#domain/dashboard.ts').ChatLine;
  backend.readChats.mockResolvedValueOnce(part([chat], true)).mockResolvedValueOnce(part([]));
  await showChats('not helpful');
  await loadMoreChats();
  expect(backend.readChats.mock.calls).toEqual([
    ['', 'not helpful', undefined],
    ['', 'not helpful', chat],
  ]);
  backend.readRatings.mockResolvedValueOnce({ status: 'ready', read: { items: [], more: false, up: 1, down: 0 } });
  await showRatings('down');
  expect(backend.readRatings.mock.lastCall).toEqual(['down', undefined]);
});
