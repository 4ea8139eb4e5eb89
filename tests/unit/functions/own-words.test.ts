import { expect, test } from 'vitest';
import { answer } from '../../../functions/_shared/answerer/answer.ts';
import { bareVenueFacts } from '../../support/bare-venue.ts';
import { friday } from './ask-answerer.ts';

test('at another venue every question of its own, word for word, gets its own answer', async () => {
  const facts = bareVenueFacts(friday);
  const own = [
    ...facts.questions.map((item) => ({ ...item, room: '' })),
    ...facts.rooms.flatMap(({ title, questions }) => questions.map((item) => ({ ...item, room: title }))),
  ];
  const missed: string[] = [];
  for (const { id, question, answer: written, room } of own) {
    // What several rooms answer differently is asked where one room has been spoken of.
    const turns = [...(room ? [`Tell me about ${room}`] : []), question];
    const messages = turns.map((content) => ({ role: 'user' as const, content }));
    const { text, outcome } = await answer(messages, { facts, now: friday });
    // When they are open depends on the day: it is worked out.
    const isOwn = id === 'opening-hours' || text.includes(written.slice(0, 40));
    if (outcome === 'unanswered' || !isOwn) missed.push(`${room} ${question}: ${text.slice(0, 80)}`);
  }
  expect(own.length).toBeGreaterThan(15);
  expect(missed).toEqual([]);
});
