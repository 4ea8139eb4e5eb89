import { expect, test } from 'vitest';
import { compareVersions, mergeChanges } from '#domain/entry-merge.ts';
import { values } from '../../support/entries.ts';

const seen = values({ team_name: 'Owls', hints_used: 1, category: 'friends', team_logo_url: null });
const mine = { ...seen, team_name: 'My Owls', category: 'duo' as const, team_size: 2 };
const theirs = {
  ...seen,
  team_name: 'Their Owls',
  hints_used: 4,
  team_size: 2,
  team_logo_url: 'https://backend.example.com/logo.webp',
};

test('a conflict says what I changed, what they changed and what both did, logos too', () => {
  expect(compareVersions(seen, mine, theirs)).toEqual([
    { field: 'team_name', by: 'both' },
    { field: 'hints_used', by: 'them' },
    { field: 'category', by: 'me' },
    { field: 'team_logo_url', by: 'them' },
  ]);
});

test('my changes saved over theirs keep what only they changed', () => {
  expect(mergeChanges(seen, mine, theirs)).toEqual({ ...theirs, team_name: 'My Owls', category: 'duo' });
});

test('when nobody knows how the game was before, every difference is one of both, and mine counts', () => {
  expect(compareVersions(undefined, mine, theirs).map(({ by }) => by)).toEqual(['both', 'both', 'both', 'both']);
  expect(mergeChanges(undefined, mine, theirs)).toEqual(mine);
});
