import { expect, test } from 'vitest';
import { problems, textProblems } from './content-folder.ts';

const polls = 'src/content/polls.yaml';

test('a marketer shows a poll with one line', () => {
  expect(textProblems('Before.\n\n<poll-box id="favorite-lock" />\n\nAfter. [Vote](#favorite-lock)')).toEqual([]);
});

test('a marketer who misspells a poll is told the polls', () => {
  expect(textProblems('<poll-box id="favourite-lock" />')).toEqual([
    'line 12: there is no poll "favourite-lock"; write "favorite-lock" (the choices are: favorite-lock)',
  ]);
});

test.each([
  { what: 'in the middle of a line', text: 'Vote: <poll-box id="favorite-lock" />' },
  { what: 'right below a paragraph', text: 'Vote:\n<poll-box id="favorite-lock" />' },
  { what: 'with an end of its own', text: '<poll-box id="favorite-lock"></poll-box>' },
])('a marketer who writes a poll $what is told how', ({ text }) => {
  expect(textProblems(text)).toEqual([
    expect.stringMatching(
      /^line \d+: the poll would not be shown; write <poll-box id="favorite-lock" \/> on a line of its own, between two empty ones$/,
    ),
  ]);
});

test('a marketer who shows a poll twice in a post is told', () => {
  expect(textProblems('<poll-box id="favorite-lock" />\n\nAgain:\n\n<poll-box id="favorite-lock" />')).toEqual([
    'line 16: the poll "favorite-lock" is here twice; keep one of the two',
  ]);
});

test('a marketer whose poll has a wrong name or the same answer twice is told', () => {
  expect(problems({ [polls]: [['favorite-lock:', 'Favorite lock:']] })).toEqual([
    `${polls} – Favorite lock: cannot be the name of a poll; write lower-case words joined by hyphens, at most 60 characters`,
  ]);
  expect(problems({ [polls]: [['id: dial', 'id: key']] })).toEqual([
    `${polls} – favorite-lock.options: two of them have the same id; give one another id`,
  ]);
});
