import { expect, test } from 'vitest';
import { problems } from './content-folder.ts';

const site = 'src/content/site.yaml';

test('an owner who misspells a field of the site’s words is told the fields of its group', () => {
  expect(problems({ [site]: [['eyebrow: By', 'eyebrows: By']] })).toEqual([
    `${site} – home.eyebrows: there is no field of this name; write "eyebrow"`,
  ]);
});

test('an owner who forgets the picture of the home page is told to add it', () => {
  expect(problems({ [site]: [['imageUrlTall: ../assets/vault.webp', '']] })).toEqual([
    `${site} – home.imageUrlTall: is missing; add "imageUrlTall:" with the path of a picture, such as ` +
      '../../assets/scenes/posts/door.webp',
  ]);
});

test('an owner whose door is on no street of the map, or past the last one, is told the streets', () => {
  const edits: [string, string][] = [
    ['street: Quay', 'street: Quay St'],
    ['after: 2nd St', 'after: 3rd St'],
  ];
  expect(problems({ [site]: edits })).toEqual([
    `${site} – map.door.street: "Quay St" cannot be used; write one of the streets: Quay, Mill St`,
    `${site} – map.door.after: "3rd St" cannot be used; write a cross street that has another one east of it: 1st St, 2nd St`,
  ]);
});

test('an owner whose banner for applicants leads to no post, or uses a fact that is none, is told so', () => {
  const edits: [string, string][] = [
    ['post: a-new-safe', 'post: a-new-save'],
    ['{{venue.city}}', '{{venue.town}}'],
  ];
  expect(problems({ [site]: edits })).toEqual([
    `${site} – home.hiring.post: there is no post "a-new-save"; write "a-new-safe" (the choices are: a-new-safe, summer-offer)`,
    expect.stringContaining(`${site} – home.eyebrow: there is no fact {{venue.town}}; write`),
  ]);
});

test('an owner whose description is too long or too short for a result list once its facts are filled in is told so', () => {
  const description = / {2}description: .*\n(?: {4}.*\n)*/;
  expect(problems({ [site]: [[description, '  description: Rooms in {{venue.city}}.\n']] })).toEqual([
    `${site} – home.description: has 22 characters once its facts are filled in; write 50 to 160`,
  ]);
  expect(problems({ [site]: [[description, '']] })).toEqual([
    `${site} – home.description: has 33 characters once its facts are filled in; write 50 to 160`,
  ]);
});

test('an owner whose first questions are not all asked is told the one that is none', () => {
  const edit: [string, string] = ['home:\n', 'questions: { first: [price, prize] }\nhome:\n'];
  expect(problems({ [site]: [edit] })).toEqual([
    `${site} – questions.first: there is no question "prize"; write "price" (the choices are: price)`,
  ]);
});
