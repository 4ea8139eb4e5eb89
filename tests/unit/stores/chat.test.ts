import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ChatOutcome } from '#services/chat.ts';
import { reply } from '../../support/chat-reply.ts';
import { openForbiddenTab, openTab, type TabMemory } from '../../support/chat-visit.ts';

const asked = vi.fn<typeof import('#services/chat.ts').askAssistant>();
vi.mock('#services/chat.ts', () => ({ askAssistant: (...words: Parameters<typeof asked>) => asked(...words) }));

/** The chat as a page has it on which it was just opened. */
async function openChat() {
  const chat = await import('#stores/chat.ts');
  chat.recallChat();
  return chat;
}

/** An assistant that waits until the test lets it answer. */
function patientAssistant() {
  const answer = Promise.withResolvers<ChatOutcome>();
  asked.mockImplementationOnce(() => answer.promise);
  return answer;
}

const answers = (message: string) => asked.mockResolvedValueOnce({ status: 'answered', reply: reply(message) });
/** Lets what was promised happen. */
const settle = () => new Promise((done) => setImmediate(done));

let memory: TabMemory;
beforeEach(() => {
  asked.mockReset();
  ({ memory } = openTab());
});

test('a visitor asks: the message is there at once, then the assistant is at work, then the reply is there', async () => {
  const { $messages, $activity, $announcement, sendMessage } = await openChat();
  const answer = patientAssistant();
  expect(sendMessage('  How many rooms?\n')).toBe(true);
  expect($messages.get()).toMatchObject([{ role: 'user', content: 'How many rooms?', timestamp: expect.any(Date) }]);
  expect($activity.get()).toEqual({ status: 'waiting' });
  answer.resolve({ status: 'answered', reply: reply('**Two.**', { follow_ups: ['Which?'] }) });
  await settle();
  expect($activity.get()).toEqual({ status: 'idle' });
  expect($messages.get()[1]).toMatchObject({
    role: 'assistant',
    content: '**Two.**',
    ending: { status: 'finished', reply: { follow_ups: ['Which?'] } },
  });
  expect($announcement.get()).toBe('Two.');
  expect(new Set($messages.get().map(({ id }) => id)).size).toBe(2);
});

test.each(['', ' ', '\n\t  '])('a blank message “%s” is not sent', async (text) => {
  const { $messages, sendMessage } = await openChat();
  expect(sendMessage(text)).toBe(false);
  expect($messages.get()).toEqual([]);
  expect(asked).not.toHaveBeenCalled();
});

test('a second message waits its turn, and the draft stays', async () => {
  const { $draft, sendMessage, sendDraft, writeDraft } = await openChat();
  patientAssistant();
  sendMessage('one');
  writeDraft('two');
  sendDraft();
  expect(asked).toHaveBeenCalledOnce();
  expect($draft.get()).toBe('two');
});

test('the whole conversation is sent with the session and the page', async () => {
  const { sendMessage } = await openChat();
  answers('Two.');
  sendMessage('How many?');
  await settle();
  answers('Both.');
  sendMessage('Which?');
  await settle();
  expect(asked.mock.calls[1]?.[0]).toEqual({
    session_id: memory.forever.get('chat_session_id'),
    page: '/gift-cards',
    messages: [
      { role: 'user', content: 'How many?' },
      { role: 'assistant', content: 'Two.' },
      { role: 'user', content: 'Which?' },
    ],
  });
});

test('of a very long conversation the newest forty messages are sent', async () => {
  const { sendMessage } = await openChat();
  for (let turn = 0; turn < 25; turn++) {
    answers(`answer ${turn}`);
    sendMessage(`question ${turn}`);
    await settle();
  }
  const { messages } = asked.mock.lastCall![0];
  expect(messages).toHaveLength(40);
  expect(messages.at(-1)).toEqual({ role: 'user', content: 'question 24' });
});

describe('a visitor stops', () => {
  test('and keeps what was said', async () => {
    const { $messages, $activity, sendMessage, stopReply } = await openChat();
    patientAssistant();
    sendMessage('Everything, please');
    const { signal, onText } = asked.mock.lastCall![1];
    onText('It ');
    onText('began');
    expect($activity.get()).toEqual({ status: 'streaming', text: 'It began' });
    stopReply();
    expect(signal.aborted).toBe(true);
    expect($activity.get()).toEqual({ status: 'idle' });
    expect($messages.get()[1]).toMatchObject({ content: 'It began', ending: { status: 'stopped' } });
    onText(' late');
    expect($activity.get()).toEqual({ status: 'idle' });
  });

  test('before anything was said, and may ask again', async () => {
    const { $messages, $activity, sendMessage, stopReply, retryMessage } = await openChat();
    patientAssistant();
    sendMessage('Everything, please');
    stopReply();
    expect($activity.get()).toEqual({ status: 'unanswered' });
    answers('Fine.');
    retryMessage();
    await settle();
    expect($messages.get().map(({ content }) => content)).toEqual(['Everything, please', 'Fine.']);
  });
});

describe('a question fails', () => {
  test('the visitor reads why, and another try takes the error away and replaces the half reply', async () => {
    const { $messages, $activity, $announcement, sendMessage, retryMessage } = await openChat();
    const first = patientAssistant();
    sendMessage('How many?');
    asked.mock.lastCall![1].onText('Tw');
    first.resolve({ status: 'failed', message: 'Failed to send message' });
    await settle();
    expect($activity.get()).toEqual({ status: 'failed', message: 'Failed to send message' });
    expect($messages.get()[1]).toMatchObject({ content: 'Tw', ending: { status: 'broken' } });
    expect($announcement.get()).toBe('');
    const second = patientAssistant();
    retryMessage();
    expect($activity.get()).toEqual({ status: 'waiting' });
    expect($messages.get()).toHaveLength(1);
    second.resolve({ status: 'answered', reply: reply('Two.') });
    await settle();
    expect($messages.get().map(({ content }) => content)).toEqual(['How many?', 'Two.']);
    expect(asked.mock.lastCall?.[0].messages).toEqual([{ role: 'user', content: 'How many?' }]);
  });

  test('the next message clears the error', async () => {
    const { $activity, sendMessage } = await openChat();
    asked.mockResolvedValueOnce({ status: 'failed', message: 'no' });
    sendMessage('one');
    await settle();
    patientAssistant();
    sendMessage('two');
    expect($activity.get()).toEqual({ status: 'waiting' });
  });
});

test('clearing empties the list and the error, and a reply on its way comes to nothing', async () => {
  const { $messages, $activity, sendMessage, clearChat } = await openChat();
  const answer = patientAssistant();
  sendMessage('How many?');
  const { signal } = asked.mock.lastCall![1];
  clearChat();
  expect(signal.aborted).toBe(true);
  answer.resolve({ status: 'answered', reply: reply('Two.') });
  await settle();
  expect($messages.get()).toEqual([]);
  expect($activity.get()).toEqual({ status: 'idle' });
});

describe('on the next page of the tab', () => {
  test('the conversation, the session and the draft are still there, and nothing is announced again', async () => {
    const first = await openChat();
    answers('Two.');
    first.sendMessage('How many?');
    await settle();
    first.writeDraft('And wh');
    const session = memory.forever.get('chat_session_id');
    openTab({ memory, path: '/blog' });
    const { $messages, $draft, $announcement, $turns } = await openChat();
    expect($messages.get()).toEqual(first.$messages.get());
    expect($turns.get()).toMatchObject([{ question: { content: 'How many?' }, replies: [{ content: 'Two.' }] }]);
    expect($draft.get()).toBe('And wh');
    expect($announcement.get()).toBe('');
    expect([...memory.forever]).toEqual([['chat_session_id', session]]);
  });

  test('what was said of a reply is kept when the visitor leaves in its middle', async () => {
    const { leave } = openTab({ memory });
    const first = await openChat();
    patientAssistant();
    first.sendMessage('Everything, please');
    asked.mock.lastCall![1].onText('It began');
    leave();
    openTab({ memory });
    const { $messages } = await openChat();
    expect($messages.get()[1]).toMatchObject({ content: 'It began', ending: { status: 'stopped' } });
  });

  test('a question that nobody answered can be asked again', async () => {
    const { leave } = openTab({ memory });
    const first = await openChat();
    patientAssistant();
    first.sendMessage('Everything, please');
    leave();
    openTab({ memory });
    const { $activity } = await openChat();
    expect($activity.get()).toEqual({ status: 'unanswered' });
  });
});

test('a conversation of yesterday is forgotten, on a new page and in a tab that stayed open', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') });
  const chat = await openChat();
  answers('Two.');
  chat.sendMessage('How many?');
  await settle();
  vi.setSystemTime('2026-11-21T11:59:59Z');
  chat.recallChat();
  expect(chat.$messages.get()).toHaveLength(2);
  vi.setSystemTime('2026-11-21T12:00:00Z');
  openTab({ memory });
  expect((await openChat()).$messages.get()).toEqual([]);
  chat.recallChat();
  expect(chat.$messages.get()).toEqual([]);
  vi.useRealTimers();
});

test('what somebody began to write yesterday is forgotten as well', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') });
  (await openChat()).writeDraft('Do you have');
  vi.setSystemTime('2026-11-21T12:00:00Z');
  openTab({ memory });
  expect((await openChat()).$draft.get()).toBe('');
  vi.useRealTimers();
});

test.each(['{', '[]', '{"keptAt":"now"}', 'null'])(
  'what another program left behind, “%s”, is no conversation',
  async (left) => {
    memory.tab.set('chat_conversation', left);
    const { $messages, $activity } = await openChat();
    expect($messages.get()).toEqual([]);
    expect($activity.get()).toEqual({ status: 'idle' });
  },
);

test('a session that somebody tampered with is made anew', async () => {
  memory.forever.set('chat_session_id', 'me');
  await openChat();
  expect(memory.forever.get('chat_session_id')).toMatch(/^[\da-f-]{36}$/);
});

test('a visitor whose browser forbids storage can chat on this page', async () => {
  openForbiddenTab();
  const { $messages, sendMessage } = await openChat();
  answers('Two.');
  sendMessage('How many?');
  await settle();
  answers('Both.');
  sendMessage('Which?');
  await settle();
  expect($messages.get()).toHaveLength(4);
  expect(asked.mock.calls[0]?.[0].session_id).toBe(asked.mock.calls[1]?.[0].session_id);
});
