/** Yes and No: who hears one, who does not, and what the sums beside them count. At a venue that the sample does not know. */
import { describe, expect, test } from 'vitest';
import { answer } from '../../../functions/_shared/answerer/answer.ts';
import { withVerdict } from '../../../functions/_shared/answerer/composing/verdict.ts';
import { bareVenueFacts } from '../../support/bare-venue.ts';
import { friday } from './ask-answerer.ts';

const facts = bareVenueFacts(friday);

/** What the bare venue answers, with some questions of its own on top. */
async function says(turns: string | string[], own: readonly { question: string; answer: string }[] = []) {
  const questions = own.map((each, index) => ({ ...each, id: `own-${index}`, category: 'booking' as const }));
  const { text } = await answer(
    [turns].flat().map((content) => ({ role: 'user' as const, content })),
    { facts: { ...facts, questions: [...facts.questions, ...questions] }, now: friday },
  );
  return text;
}

describe('whether something is there', () => {
  test.each([
    [
      'do you have a bowling alley',
      'We have no bowling alley. There are games upstairs.',
      /^No, we have no bowling alley/,
    ],
    ['is there a coat check', 'Hang your coat on a hook. There is no coat check here.', /^No\b/],
    [
      'are we locked in during the game',
      'Nobody is locked in. The door opens from inside.',
      /^No, nobody is locked in/,
    ],
    [
      'we paid last night, can you change the color now',
      'The color cannot be changed later. Pick it as you pay.',
      /^No\b/,
    ],
    [
      'can we drink a beer in the lobby for my birthday',
      '- Bring your own cake and soft drinks. The lobby has a table.\n- No alcohol, and no glitter, please.',
      /^No alcohol, and no glitter, please\./,
    ],
    [
      'is it ok if my kids climb on things',
      'Touch what you like. Nobody needs strength, and there is no climbing here. The props are yours.',
      /^No/,
    ],
  ])('“%s” is a No where the venue says so', (question, text, said) => {
    expect(withVerdict(text, question)).toMatch(said);
  });

  test.each([
    ['is there somewhere to park', 'We have no lot of our own. There is a garage at the corner.'],
    ['do you take cash', 'Only bills up to twenty. Coins we cannot take.'],
    ['do kids need an adult', 'From twelve up no adult is needed.'],
    ['can we bring wine', 'No alcohol without a licensed caterer. Cake is fine.'],
    ['can my girls come without us', 'No child under twelve plays alone. Older girls may.'],
    ['is it a problem if we are late', 'There is no problem with that.'],
    ['can we have pizza sent to you', 'We do not serve food, so plan for allergies. Pizza may be sent to the door.'],
  ])('“%s” is no No because a word of it is denied', (question, text) => {
    expect(withVerdict(text, question)).toBe(text);
  });
});

test('that everybody has to sign is no Yes to whether somebody may sign for others', async () => {
  const waiver = {
    question: 'Do we have to sign a waiver?',
    answer: 'Yes, every player signs a waiver. For a minor a parent signs.',
  };
  expect(await says('Do we have to sign a waiver?', [waiver])).toMatch(/^Yes, every player signs/);
  expect(await says('Can I sign the waiver for my nephew’s friends?', [waiver])).not.toMatch(/^Yes/);
});

test('who asks for an hour on a day is not told of a game that nobody booked', async () => {
  const reply = await says('We get in on Sunday the 29th, 3 of us. Could we play around 1?');
  expect(reply).not.toMatch(/your game/);
});

test('who asks how far ahead an ordinary game is booked does not hear the hours of a party', async () => {
  expect(await says('How far ahead should we book for a Saturday in December?')).not.toMatch(/part(?:y|ies)/i);
});

test('where the smallest room takes three, two are told that they are too few, and not that they are one', async () => {
  const rooms = facts.rooms.map((room) => ({ ...room, groupSize: { ...room.groupSize, minimum: 3 } }));
  const messages = [{ role: 'user' as const, content: 'Can 2 people play on a Tuesday?' }];
  const { text } = await answer(messages, { facts: { ...facts, rooms }, now: friday });
  expect(text).toMatch(/^No, 2 are too few: a game needs at least 3 players\./);
});

test('two adults who ask whether they are enough are counted as two', async () => {
  expect(await says('Eight ten-year-olds, me and one other mom going in. Are the two of us enough?')).toMatch(
    /^No: 8 children under 13 need 4 adults in the room, so bring 2 more adults\.$/,
  );
});

test('children’s tickets come with those of the adults that they need', async () => {
  expect(await says('How much is it for 3 kids aged 10?')).toContain(
    'The children need 2 adults in the room: 5 tickets come to $120 to $140.',
  );
});

test('who asks for a discount hears the one of which the venue’s own questions tell', async () => {
  const own = [
    {
      question: 'Do you thank those who serve?',
      answer: 'Military with an ID get 10 % off their own ticket on Mondays.',
    },
  ];
  expect(await says('is there any discount', own)).toBe(
    'Military with an ID get 10 % off their own ticket on Mondays.',
  );
  expect(await says('is there a military discount', own)).toContain('10 % off');
  expect(await says('is there any discount')).toContain('I know of no discount');
});

test('who wants to be frightened is sent to the room that frightens most, and who does not to another', async () => {
  const most = 'The Drowned Library';
  expect(await says('4 of us want to be absolutely terrified, which room do you recommend')).toContain(
    `pick **${most}**`,
  );
  expect(await says('4 of us, my sister is terrified of the dark, which room do you recommend')).not.toContain(
    `pick **${most}**`,
  );
});

test('a sum in words is read whole, and in-laws are two', async () => {
  expect(await says('I have a hundred and fifty dollars. Is that enough for 5 tickets?')).toMatch(/\$150 is enough/);
  expect(await says('How much for me, my wife and my in-laws?')).toContain('For 4 people');
});

test('those who were counted are meant when the tickets are asked for', async () => {
  expect(
    await says([
      'We are planning a trip, we’re 5',
      'do we all fit in one go?',
      'alright. what would just the tickets be, no tax',
    ]),
  ).toContain('For 5 people');
});

describe('a rule that stands in another text than the one that is found', () => {
  const own = [
    {
      question: 'Can we eat or drink with you?',
      answer: 'What you bring you may eat and drink in the lobby. We sell root beer.',
    },
    { question: 'What stays outside?', answer: 'Alcohol, vapes and weapons stay out of the building.' },
    { question: 'What can we do afterward?', answer: 'Stay out afterward and eat somewhere nice.' },
  ];

  test.each(['can we crack a couple beers in the waiting area before our game', 'is it ok to vape in the lobby'])(
    'is the No to “%s”',
    async (question) => {
      expect(await says(question, own)).toMatch(/^No\. Alcohol, vapes and weapons stay out of the building\.$/);
    },
  );

  test.each(['ok if my kids eat in the lobby', 'can we vape outside', 'can we drink root beer in the lobby'])(
    'is no No to “%s”, which it does not forbid',
    async (question) => {
      expect(await says(question, own)).not.toMatch(/^No\b/);
    },
  );
});

test('parents who want to leave teenagers to themselves hear whether they may', async () => {
  expect(await says('my boys are 15 and 16, ok if i just leave them there and get coffee?')).toMatch(
    /^Yes, at 15 and 16/,
  );
  expect(await says('my boys are 9 and 11, ok if i leave them there?')).toMatch(/^No, not alone at 9 and 11/);
});

test('one who brings children and asks whether they are enough hears it first', async () => {
  expect(await says('taking two 10 year olds to the tower. am i enough or do i need another mom along')).toMatch(
    /^Yes: 2 children under 13 need 1 adult/,
  );
});

test('what something runs somebody is what it costs', async () => {
  expect(await says('what’s that gonna run us, 4 people on a tuesday')).toMatch(/\$96 in all/);
});

test('where rooms differ, the end of a game is that of the longest', async () => {
  const [first, ...others] = facts.rooms;
  const rooms = [{ ...first!, duration: 45 }, ...others.map((room) => ({ ...room, duration: 70 }))];
  const { text } = await answer([{ role: 'user', content: 'if we start at 5 on saturday when are we done' }], {
    facts: { ...facts, rooms },
    now: friday,
  });
  expect(text).toContain('over by 6:10 PM');
});
