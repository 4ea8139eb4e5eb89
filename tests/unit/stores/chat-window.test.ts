import { beforeEach, expect, test, vi } from 'vitest';
import { reply } from '../../support/chat-reply.ts';
import { openTab, type TabMemory } from '../../support/chat-visit.ts';

const service = vi.hoisted(() => ({
  askAssistant: vi.fn<typeof import('#services/chat.ts').askAssistant>(),
  sendChatSummary: vi.fn<typeof import('#services/chat.ts').sendChatSummary>(),
}));
vi.mock('#services/chat.ts', () => service);

let memory: TabMemory;
beforeEach(() => {
  service.askAssistant.mockReset().mockResolvedValue({ status: 'answered', reply: reply('Two.') });
  service.sendChatSummary.mockReset().mockReturnValue(new Promise(() => undefined)); // never answers
  ({ memory } = openTab());
});

const open = async () => ({ ...(await import('#stores/chat-window.ts')), ...(await import('#stores/chat.ts')) });
const settle = () => new Promise((done) => setImmediate(done));

test('the chat opens from one button at a time, and the session is made then', async () => {
  const { $chatOpenedBy, openChat } = await open();
  expect($chatOpenedBy.get()).toBeNull();
  expect(memory.forever.size).toBe(0);
  openChat('corner');
  expect($chatOpenedBy.get()).toBe('corner');
  expect(memory.forever.get('chat_session_id')).toMatch(/^[\da-f-]{36}$/);
});

test('closing an empty chat tells nobody', async () => {
  const { $chatOpenedBy, openChat, closeChat } = await open();
  openChat('bar');
  closeChat();
  expect($chatOpenedBy.get()).toBeNull();
  expect(service.sendChatSummary).not.toHaveBeenCalled();
});

test('closing after a conversation sends one summary and closes at once', async () => {
  const { $chatOpenedBy, openChat, closeChat, sendMessage } = await open();
  openChat('bar');
  sendMessage('How many?');
  await settle();
  closeChat();
  closeChat(); // the dialog reports its own closing too
  expect($chatOpenedBy.get()).toBeNull();
  expect(service.sendChatSummary).toHaveBeenCalledExactlyOnceWith({ sessionId: memory.forever.get('chat_session_id') });
});

test('after clearing there is nothing to sum up', async () => {
  const { openChat, closeChat, sendMessage, clearChat } = await open();
  openChat('bar');
  sendMessage('How many?');
  await settle();
  clearChat();
  closeChat();
  expect(service.sendChatSummary).not.toHaveBeenCalled();
});

test('whoever wants a person finds the last question in the form, and the way back', async () => {
  const { $chatView, openChat, sendMessage, showContact, showConversation } = await open();
  const { $contactWords } = await import('#stores/contact.ts');
  openChat('bar');
  sendMessage('May we bring a parrot?');
  await settle();
  showContact();
  expect($chatView.get()).toBe('contact');
  expect($contactWords.get().message).toBe('May we bring a parrot?');
  showConversation();
  expect($chatView.get()).toBe('conversation');
});
