/** Who compares rooms, or asks what they demand, hears of that one thing and not of all that is told of the rooms. */
import { expect, test } from 'vitest';
import { answer } from '../../../functions/_shared/answerer/answer.ts';
import { factsOn } from '../../../functions/_shared/facts/facts-file.ts';
import { friday, says } from './ask-answerer.ts';

test.each([
  ['Is one of the games longer than the other?', /^No: both rooms give you 60 minutes\.$/],
  ['what’s the theme of each room?', /^- \*\*Jack the Ripper\*\* \(Victorian mystery\): (?!.*players)/s],
  [
    'what’s the difference between the two rooms',
    /^- \*\*Jack the Ripper\*\* \(Victorian mystery\): scare level 3 of 5/,
  ],
  ['is jack harder than thai prison', /^We rate them all Medium/],
  ['how difficult are they on a scale', /^Both rooms are rated Medium\./],
])('“%s” is answered by that', async (question, expected) => {
  expect(await says(question)).toMatch(expected);
});

test('a part of the games that no room tells of is not known', async () => {
  expect(await says('is there lots of math')).toMatch(/^I don’t know that/);
});

test('who asks for one strain hears of that strain', async () => {
  expect(await says('do we have to carry heavy things')).toBe(
    '**Jack the Ripper**: Lanterns that weigh about two pounds each. Nothing heavier has to be lifted.',
  );
});

test('whether a room is harder has its Yes or No where the venue names the hardest one first', async () => {
  const known = factsOn(friday);
  const text = 'Jack the Ripper. Most teams take longer in it.';
  const facts = {
    ...known,
    questions: known.questions.map((each) => (each.id === 'hardest-room' ? { ...each, answer: text } : each)),
  };
  const asks = async (content: string) =>
    (await answer([{ role: 'user', content }], { facts, now: friday, page: undefined })).text;
  expect(await asks('is jack harder than thai prison')).toBe(
    'Yes, Jack the Ripper is harder. Most teams take longer in it.',
  );
  expect(await asks('is thai prison harder than jack')).toMatch(/^No, Jack the Ripper is harder\./);
});
