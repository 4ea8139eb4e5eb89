/** Who asks for one fright hears whether it is there, and nothing of the others. */
import { expect, test } from 'vitest';
import { says } from './ask-answerer.ts';

test.each([
  ['is there someone dressed up who jumps out at you', /^No, not in either room\. /],
  ['my wife hates it when people grab her in haunted houses. does that happen here?', /^No, not in either room\. /],
  ['will somebody chase me in thai prison', /^No, not in Thai Prison\. /],
  ['do the lights stay on in thai prison', /^Yes, in Thai Prison\. .*No darkness/s],
  ['is it pitch black in there', /^In Jack the Ripper, yes\. .*\n\nIn Thai Prison, no\. /s],
  ['is it ever totally black in the ripper one', /^Yes, in Jack the Ripper\./],
  ['how dark is jack the ripper', /^\*\*Jack the Ripper\*\*: .*(?:low light|darkness)/is],
])('“%s” is answered by what the rooms say of that alone', async (question, expected) => {
  const reply = await says(question);
  expect(reply).toMatch(expected);
  expect(reply).not.toMatch(/scare level|\bfog\b/);
});

test('who asks for a gentler game hears what is left out for those who ask', async () => {
  expect(await says('Can you make it less spooky if one of us chickens out?')).toMatch(
    /^Yes, if you ask\.\n\n.*leave/s,
  );
  expect(await says('can you keep the lights on in jack the ripper?')).toMatch(/^Yes, if you ask\.\n\n.*lights up/s);
});

test('who asks how scary it is hears the venue’s own words, and who asks for the least scary room hears which', async () => {
  const reply = await says('are your rooms scary for adults');
  expect(reply).toMatch(/Jack the Ripper/);
  expect(reply).not.toMatch(/scare level/);
  expect(await says('which is the least scary')).toMatch(/^Thai Prison is the less scary one/);
});

test.each(['are there spiders or bugs anywhere, real or fake', 'any clowns in there?'])(
  '“%s” is not known where no room speaks of it',
  async (question) => expect(await says(question)).toMatch(/^I don’t know that/),
);

test.each([
  ['is there a loud alarm in thai prison', 'what about jack', /^My notes name none in Jack the Ripper\.$/],
  ['Does jack have actors', 'what about the prison', /^No, not in Thai Prison\. No darkness, no actors/],
  ['what’s Jack the Ripper about', 'is it bloody', /^No, not in Jack the Ripper\. /],
])(
  'after “%s” the question “%s” asks the same of the other room, or of the one it is about',
  async (first, then, expected) => {
    expect(await says([first, then])).toMatch(expected);
  },
);

test('who asks for water is not told of fog that is made of it', async () => {
  expect(await says('is there any water in the rooms')).not.toMatch(/fog/i);
});

test('who has an illness and asks for one thing hears of that thing once', async () => {
  const reply = await says('do you use a smoke machine? my asthma acts up');
  expect(reply).toMatch(/fog in the alley.*medical advice/s);
  expect(reply.match(/\bfog\b/gi)).toHaveLength(1);
  expect(await says('I have a pacemaker. are the magnets on the gates a problem')).not.toMatch(/^(?:Yes|No)\b/);
});

test.each([
  'which room wont give my 8 yr old nightmares',
  'my bride cant do scary AT ALL. which one so nobody has a breakdown',
])('“%s” is answered with the least scary room', async (question) => {
  expect(await says(question)).toMatch(/^Thai Prison is the less scary one/);
});

test('who is shy of one fright hears what can be done about it', async () => {
  for (const then of [
    'shes scared of the dark tho, can u do anything abt that',
    'could you turn the lights up a bit for us',
  ])
    expect(await says(['how scary is jack the ripper', then])).toMatch(/^Yes, if you ask\./);
});
