/** The Yes or No of a text that the venue wrote is said to those who ask the same in far words, and to nobody else. */
import { expect, test } from 'vitest';
import { answerOf } from '../../../functions/_shared/answerer/composing/own-verdict.ts';
import { normalize } from '../../../functions/_shared/answerer/reading/normalize.ts';

/** What is said to a question by a text with this title. */
function said(title: string, text: string, question: string, isOnly = true): string {
  const asked = normalize(question);
  const passage = { key: 'faq/own', title, text, isTitled: true, source: { title, href: '/faq' } };
  return answerOf(passage, { text: asked, message: asked }, isOnly);
}

const sled = ['Can we leave a sled in the hallway?', 'Yes, on the hooks behind the stove. Wipe it first.'] as const;
const skates = ['Do you rent out skates?', 'No, the shop on the corner does.'] as const;
const tea = ['Can we bring hot tea?', 'Yes, in a flask with a lid. No soup, please.'] as const;

test('far words hear the Yes or No', () => {
  expect(said(...sled, 'we come straight from the hill, could our sled stay with you meanwhile?')).toMatch(/^Yes, /);
  expect(said(...skates, 'my niece is visiting, is there any way to borrow skates from you?')).toMatch(/^No, /);
});

test('a question turned around, one of what it costs and an open one do not', () => {
  expect(said(...sled, 'will you mind our sled?')).toMatch(/^On the hooks/);
  expect(said(...sled, 'is there a fee for leaving a sled?')).toMatch(/^On the hooks/);
  expect(said(...sled, 'could you tell me where our sled goes?')).toMatch(/^On the hooks/);
});

test('a Yes is not said to what a sentence below it rules out, nor beside other texts', () => {
  expect(said(...tea, 'could we bring soup in a flask?')).toMatch(/^In a flask/);
  expect(said(...sled, 'could our sled stay with you meanwhile?', false)).toMatch(/^On the hooks/);
});

const snow = ['Are we really shut in when it snows?', 'No. The road is plowed every night.'] as const;
const skis = ['Can we keep our skis with us?', 'Yes, skis can lean beside the stove.'] as const;
const pie = ['Can we bring pie?', 'Yes, in the hall: pie and rolls. In the cabins, no.'] as const;

test('a No to what somebody fears is a Yes to what others hope for, and a Yes to a hope a No to a fear', () => {
  expect(said(...snow, 'can I just drive home after a snowfall?')).toMatch(/^Yes, the road is plowed/);
  expect(said(...skis, 'do we have to hand over our skis?')).toMatch(/^No\. Skis can lean/);
  expect(said(...skis, 'do you charge extra for keeping skis?')).toMatch(/^Skis can lean/);
});

test('who asks about the place for which a text says No hears that No first', () => {
  expect(said(...pie, 'can we eat pie in the cabin?')).toBe('No, not in the cabins. In the hall: pie and rolls.');
  expect(said(...pie, 'can we eat pie in the hall?')).toMatch(/^Yes, in the hall/);
});

test('what people may bring is no Yes to whoever wants to buy it', () => {
  expect(said(...tea, 'do you sell hot tea?')).toMatch(/^In a flask/);
});

test('that we are not shut in is no Yes to whether others may come in', () => {
  expect(
    said('Will strangers be put in with us?', 'No. The sleigh is yours.', 'can they put a family in our sleigh?'),
  ).toMatch(/^The sleigh/);
});
