import { expect, test } from 'vitest';
import {
  chatConversationKey,
  chatSessionKey,
  cookieConsentKey,
  pollVoteKey,
  promoDismissedKey,
} from '#domain/browser-keys.ts';

// Browsers of visitors already hold these names: whoever changes them asks everybody again.
test('what a visitor chose is found again under the same name', () => {
  expect(cookieConsentKey).toBe('cookie_consent');
  expect(promoDismissedKey(6)).toBe('promo_dismissed_6');
  expect(chatSessionKey).toBe('chat_session_id');
  expect(chatConversationKey).toBe('chat_conversation');
  expect(pollVoteKey('site-feedback')).toBe('poll_site-feedback');
});

test('closing the promo of one post says nothing about another', () => {
  expect(promoDismissedKey(6)).not.toBe(promoDismissedKey(7));
});
