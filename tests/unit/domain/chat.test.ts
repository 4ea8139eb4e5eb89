import { expect, test } from 'vitest';
import {
  chatLifetime,
  isForgotten,
  isOwnPath,
  isWebAddress,
  newestThatFit,
  pageOfChat,
  plainText,
  quickQuestions,
  timeOfDay,
} from '#domain/chat.ts';

test('the four questions of an empty chat are the ones the venue chose', () => {
  expect(quickQuestions).toEqual([
    'Show me all rooms',
    "What's your most challenging room?",
    'How do I book?',
    'Where are you located?',
  ]);
});

test('a conversation is forgotten a day after its last message, not a moment earlier', () => {
  expect(isForgotten(1000, 1000 + chatLifetime - 1)).toBe(false);
  expect(isForgotten(1000, 1000 + chatLifetime)).toBe(true);
  expect(chatLifetime).toBe(86_400_000);
});

test.each([
  ['**Two** rooms, `open` today', 'Two rooms, open today'],
  ['See [the rooms](/#rooms) or ![a map](/map.png)', 'See the rooms or a map'],
  ['# Rooms\n\n- one\n- two\n\n> said', 'Rooms one two said'],
  ['2 * 3 people, chat_session_id', '2 3 people, chat_session_id'],
  ['1. First\n2. Then', '1. First 2. Then'],
  ['', ''],
])('“%s” is spoken as “%s”', (markdown, spoken) => {
  expect(plainText(markdown)).toBe(spoken);
});

test('the time of a message has hours and minutes', () => {
  expect(timeOfDay(new Date('2026-11-20T04:05:59'))).toBe('4:05 AM');
  expect(timeOfDay(new Date('2026-11-20T16:30:00'))).toBe('4:30 PM');
});

test('the assistant is told an ordinary page of ours and nothing else', () => {
  expect(pageOfChat('/rooms/thai-prison')).toBe('/rooms/thai-prison');
  expect(pageOfChat('/')).toBe('/');
  for (const path of ['', 'blog', '/a b', '/<script>', `/${'a'.repeat(200)}`]) expect(pageOfChat(path)).toBeUndefined();
});

test('of a long conversation the newest messages are sent that fit, and always the last', () => {
  const messages = ['one', 'two', 'three'];
  expect(newestThatFit(messages, 1000)).toEqual(messages);
  expect(newestThatFit(messages, JSON.stringify(['two', 'three']).length)).toEqual(['two', 'three']);
  expect(newestThatFit(messages, JSON.stringify(['two', 'three']).length - 1)).toEqual(['three']);
  expect(newestThatFit(messages, 1)).toEqual(['three']);
  expect(newestThatFit(['ééé', 'é'], '["ééé","é"]'.length)).toEqual(['é']); // bytes, not characters
});

test('a source leads to our own pages, whatever it pretends', () => {
  expect(['/legal#contact', '/', '/#faq'].every(isOwnPath)).toBe(true);
  expect(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', ''].some(isOwnPath)).toBe(
    false,
  );
});

test('a booking card leads to the web', () => {
  expect(isWebAddress('https://booking.example.com/a?b=c')).toBe(true);
  expect(['javascript:alert(1)', '/rooms', 'https://', 'data:text/html,x'].some(isWebAddress)).toBe(false);
});
