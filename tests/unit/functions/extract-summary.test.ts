import { expect, test } from 'vitest';
import type { StoredMessage } from '../../../functions/_shared/database/rows.ts';
import { extractSummary } from '../../../functions/send-chat-summary/extract-summary.ts';

const asked = (content: string) => ({ role: 'user', content, stopped: false }) as StoredMessage;
const replied = (changes: Partial<StoredMessage> = {}) =>
  ({ role: 'assistant', content: 'It is.', outcome: 'answered', stopped: false, ...changes }) as StoredMessage;

test('a question is left open when nothing answered it: no fact, no reply, or a reply that the visitor stopped', () => {
  const messages = [
    asked('Is it scary?'),
    replied(),
    asked('May I bring a parrot?'),
    replied({ outcome: 'unanswered' }),
    asked('How long is it?'),
    replied({ stopped: true }),
    asked('Hello?'),
  ];
  const { answered, leftOpen } = extractSummary(messages, []);
  expect(answered).toEqual(['Is it scary?']);
  expect(leftOpen).toEqual(['May I bring a parrot?', 'How long is it?', 'Hello?']);
});
