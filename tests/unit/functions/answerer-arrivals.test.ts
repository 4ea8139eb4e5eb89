/** Whoever comes by car or train hears about the one place that the question is about, and not of all again. */
import { describe, expect, test } from 'vitest';
import { answer } from '../../../functions/_shared/answerer/answer.ts';
import { factsOn } from '../../../functions/_shared/facts/facts-file.ts';

const now = new Date('2026-11-25T11:00:00-05:00');
const known = factsOn(now);
const facts: typeof known = {
  ...known,
  business: {
    ...known.business,
    directions: known.business.directions.map((arrival, _, all) => ({
      ...arrival,
      ...(arrival === all.find(({ by }) => by === 'car') && { text: 'Open all night. Clearance is 6 feet 8 inches.' }),
    })),
  },
};
const garages = facts.business.directions.filter(({ by }) => by === 'car');
const [first, second] = garages.toSorted((one, other) => one.minutes - other.minutes);
const cheapest = garages.toSorted((one, other) => (one.price?.dollars ?? 0) - (other.price?.dollars ?? 0))[0];

const says = async (...turns: string[]): Promise<string> =>
  (
    await answer(
      turns.map((content) => ({ role: 'user', content })),
      { facts, now },
    )
  ).text.replaceAll('*', '');

describe('somebody who drives', () => {
  test('and asks where to park hears of every garage', async () => {
    const said = await says('where do i park');
    for (const { name } of garages) expect(said).toContain(name);
  });

  test('and asks for the cheapest or the nearest garage hears of that one', async () => {
    const cheap = await says('which garage is cheapest?');
    expect(cheap).toContain(cheapest?.name);
    expect(cheap).toContain(`$${cheapest?.price?.dollars}`);
    const near = await says('which garage is closest to you');
    expect(near).toContain(`${first?.name} is a ${first?.minutes}-minute walk`);
    expect(near).not.toContain(second?.name);
    expect(await says('where do i park', 'which one is closer')).toContain(
      `${first?.name} is a ${first?.minutes}-minute walk`,
    );
  });

  test('and asks the venue’s own question hears first what its owner wrote first', async () => {
    const own = facts.questions.find(({ id }) => id === 'parking');
    expect(await says(own?.question ?? '')).toMatch(own?.answer.slice(0, 30) ?? 'an answer');
  });

  test('and asks for free parking hears that all places are paid', async () => {
    const said = await says('is there free parking anywhere');
    expect(said).toMatch(/^No, /);
    for (const { name } of garages) expect(said).toContain(name);
  });

  test('and asks whether a garage is open overnight hears what is told of that one', async () => {
    expect(await says('is the garage open overnight')).toMatch(/^[^:]+: open all night\.$/);
  });

  test.each([
    ['our van is 6ft 10, does it fit the garage?', /^No\. .*6 feet 8 inches/],
    ['will a van of 6 feet 2 fit in the garage', /^Yes\. .*6 feet 8 inches/],
    ['what is the clearance of the garage', /^[^.]+: Clearance is 6 feet 8 inches\./],
  ])('a tall vehicle and writes “%s” is told whether it goes in', async (question, said) => {
    expect(await says(question)).toMatch(said);
  });
});

test('who names a station hears how to walk from there', async () => {
  const [station] = facts.business.directions.filter(({ by }) => by === 'train');
  expect(await says(`which way do i walk from ${station?.name.toLowerCase()}`)).toContain(station?.text);
});

test('who asks for a bus hears of the bus and its stop, and of no train', async () => {
  const [bus] = facts.business.directions.filter(({ by }) => by === 'bus');
  const [station] = facts.business.directions.filter(({ by }) => by === 'train');
  for (const question of ['does a bus stop near you', 'which bus gets closest']) {
    const said = await says(question);
    expect(said).toContain(`${bus?.name} is a ${bus?.minutes}-minute walk`);
    expect(said).toContain(bus?.text);
    expect(said).not.toContain(station?.name);
  }
});
