import { expect, test } from 'vitest';
import { loadFacts } from '../../../functions/_shared/facts/facts-file.ts';
import {
  compileSayings,
  unpackSaying,
  type CompiledSayings,
} from '../../../functions/_shared/guard/compile-sayings.ts';
import { readSaying, writtenSayings } from '../../../functions/_shared/guard/read-sayings.ts';
import { testMoment } from '../../support/clock.ts';

const facts = loadFacts(undefined, testMoment);
const compiled = JSON.parse(compileSayings(facts, testMoment)) as CompiledSayings;

test('a text that was taken apart when the site was built says what it would say if it were read now', () => {
  const unpack = unpackSaying(facts, compiled);
  const written = writtenSayings(facts, testMoment);
  expect(written.length).toBeGreaterThan(50);
  expect(written.map(unpack)).toEqual(written.map((each) => readSaying(facts, each)));
});

test('a text that was written since, or one of a venue with other rooms, is not found there', () => {
  const [first] = writtenSayings(facts, testMoment);
  const since = { title: '', text: 'The lantern is green now.', room: undefined, isStory: false };
  expect(unpackSaying(facts, compiled)(since)).toBeUndefined();
  const renamed = facts.rooms.map((room) => ({ ...room, title: `${room.title} Two` }));
  expect(unpackSaying({ ...facts, rooms: renamed }, compiled)(first ?? since)).toBeUndefined();
});
