import { expect, test } from 'vitest';
import { guardReply } from '../../../functions/_shared/guard/guard-reply.ts';
import { friday } from './ask-answerer.ts';
import { testVenues } from './guard-venues.ts';

const { sample: known } = testVenues(friday);
/** The sample with work that is open and work that is not. */
const sample = {
  ...known,
  pages: known.pages.map((page, place) =>
    place > 0
      ? page
      : {
          ...page,
          sections: page.sections.map((section) => ({
            ...section,
            passages: [
              ...section.passages,
              { id: 'open', title: 'Game master', text: 'Open now. From $17 an hour. You greet a team.' },
              { id: 'closed', title: 'Evening lead', text: 'Not open now. You close up.' },
              { id: 'closed-too', title: 'Set technician', text: 'Not open now. You mend what broke.' },
            ],
          })),
        },
  ),
};
const passes = (question: string, reply: string) =>
  guardReply(reply, { facts: sample, now: friday, asked: [question] }).ok;

test.each([
  ['are you hiring', 'Right now we’re looking for game masters.', true],
  ['are you hiring', 'Right now we’re looking for an evening lead.', false],
  ['do you hire technicians', 'We’re not looking for a set technician right now.', true],
  ['what happens to my application', 'We write back to everybody who applies, with a yes or a no.', true],
  ['what do game masters make', 'They start at $17 an hour.', true],
  ['what do game masters make', 'They start at $21 an hour.', false],
  ['what do game masters make', 'They start at $17 an hour plus tips.', false],
])('whoever wants to work here hears of the work there is: “%s” “%s” %s', (question, reply, expected) => {
  expect(passes(question, reply)).toBe(expected);
});

test.each([
  ['is there a place to sit in thai prison', 'Yes, there’s a bunk in each cell.', true],
  ['is there a place to sit in thai prison', 'There are no seats in Thai Prison.', false],
  ['can I use a gift card on saturday', 'It’s good on Saturdays as well.', true],
  ['can I use a gift card on saturday', 'Gift cards can only be used Monday through Thursday.', false],
  ['do you store the chat', 'Chats are deleted after 90 days.', true],
  ['do you store the chat', 'Your chat is never stored.', false],
  ['do you show ads', 'We use a few advertising cookies.', false],
  ['what is the tax', 'Tax gets added when you book.', true],
])('“%s”: whether a model may say “%s” is %s', (question, reply, expected) => {
  expect(passes(question, reply)).toBe(expected);
});

test.each([
  ['my budget is $250 for the 6 of us', 'Six tickets come to $210 to $234, so you’re under $250 before tax.', true],
  ['my budget is $200 for the 6 of us', 'Six tickets come to $210 to $234, so you’re under $200 before tax.', false],
  [
    'our game is at 6 PM tomorrow, can we move it',
    'Moving it is free until 6:00 PM today, so you have about three hours.',
    true,
  ],
  [
    'our game is at 6 PM tomorrow, can we move it',
    'Moving it is free until 6:00 PM today, so you have about seven hours.',
    false,
  ],
])('what a visitor has left, of money or of time, is worked out: “%s” “%s” %s', (question, reply, expected) => {
  expect(passes(question, reply)).toBe(expected);
});
