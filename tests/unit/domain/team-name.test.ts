import { expect, test } from 'vitest';
import { nameWarningsOf, tidyTeamName } from '#domain/team-name.ts';
import { read } from '../../support/sources.ts';

test('a name loses spaces around it, double spaces and signs that nobody sees', () => {
  expect(tidyTeamName('  The\t Copper \u200B Owls \n')).toBe('The Copper Owls');
});

test.each(['Shit Happens', 'Sh1t happens', 'f u c k this', 'The A55holes'])(
  '“%s” is looked at again: it is rude',
  (name) => {
    expect(nameWarningsOf(name)).toContain('rude');
  },
);

test.each(['Emma Thompson', 'Emma T.', 'Team Emma Thompson', 'Noah Garcia & friends', 'The Thompson Family'])(
  '“%s” is looked at again: it may be a child’s full name',
  (name) => {
    expect(nameWarningsOf(name)).toContain('full name');
  },
);

test.each(['@owls_on_tour', 'owls@example.com', 'Call 215 555 0142', 'www.owls.example', 'owls.com'])(
  '“%s” is looked at again: it is contact data',
  (name) => {
    expect(nameWarningsOf(name)).toContain('contact');
  },
);

test.each([
  'Emma',
  'Emma & Noah',
  'Emma’s Escape Crew',
  'Team Emma',
  'Emma Turns 9',
  'Emma and Friends',
  'Our Family',
  'Scunthorpe Escapers',
  'Assassins of Time',
  'Dickens’ Ghosts',
  'Cocktail Hour',
  'Team 2026',
  'ESCAPE ROOM',
  'Los Búhos de Cobre',
  '東京',
])('“%s” goes on the wall without a question', (name) => {
  expect(nameWarningsOf(name)).toEqual([]);
});

test('no name of the sample data raises a question', () => {
  const names = [...read('supabase/seed.sql').matchAll(/'([A-Z][\w ]+ [A-Z]\w*)'/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name) => nameWarningsOf(name).length > 0)).toEqual([]);
});
