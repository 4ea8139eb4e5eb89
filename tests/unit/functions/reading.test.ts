import { expect, test } from 'vitest';
import { findDays } from '../../../functions/_shared/answerer/reading/dates.ts';
import { findGroup } from '../../../functions/_shared/answerer/reading/group.ts';
import { normalize } from '../../../functions/_shared/answerer/reading/normalize.ts';
import { createCorrector } from '../../../functions/_shared/answerer/reading/spelling.ts';
import { splitQuestions } from '../../../functions/_shared/answerer/reading/split.ts';
import { findTimes } from '../../../functions/_shared/answerer/reading/times.ts';
import { loadFacts } from '../../../functions/_shared/facts/facts-file.ts';

const facts = loadFacts();
/** A Friday. */
const now = new Date('2026-11-20T15:00:00-05:00');
const group = (text: string) => findGroup(normalize(text), 'the vault|vault|crypt');
const days = (text: string, moment = now) =>
  findDays(normalize(text), facts, moment).map((mention) =>
    mention.kind === 'date' ? mention.day : mention.kind === 'weekday' ? mention.weekday : mention.kind,
  );
const times = (text: string) => findTimes(normalize(text)).map(({ time }) => time);

test.each([
  ['u open 2nite??', 'you open tonight??'],
  ['whats ur min age pls', 'what is your minimum age please'],
  ['bday 4 ten kids', 'birthday 4 10 kids'],
  ['sooooo scary', 'soo scary'],
  ['twenty-two of us', '22 of us'],
  ['a dozen people', '12 people'],
  ['is this one ok', 'is this one ok'],
  ['my 9yo', 'my 9 years old'],
  ['my sons 9th', "my son's 9th birthday"],
  ["dad's 80th, 12 of us", "dad's 80th birthday, 12 of us"],
  ["my daughter's 8th grade class", "my daughter's 8th grade class"],
])('“%s” is read as “%s”', (written, read) => {
  expect(normalize(written)).toBe(read);
});

test('a word that is misspelled is mended, and an English one is never taken for another', () => {
  const correct = createCorrector(new Set(), ['message', 'morning', 'garden', 'parking', 'better']);
  expect(['mesage', 'gardens', 'parkng'].map(correct)).toEqual(['message', 'garden', 'parking']);
  expect(['massage', 'mourning', 'butter'].map(correct)).toEqual(['massage', 'mourning', 'butter']);
});

test.each([
  ['wait, so how dark is it', ['how dark is it']],
  ['quick question - do you have lockers?', ['do you have lockers']],
  ['ok thanks! out of curiosity, where do we park', ['where do we park']],
])('“%s” asks nothing beside %o', (message, questions) => {
  expect(splitQuestions(normalize(message)).map(({ text }) => text)).toEqual(questions);
});

test.each([
  ['price for six?', { players: 6 }],
  ['family of four', { players: 4 }],
  ['we’re 20-25 people from the office', { players: 25, fewest: 20 }],
  ['my wife and I and our 3 kids', { players: 5, kids: 3, adults: 2 }],
  ['how many adults for 7 kids', { kids: 7 }],
  ['hen do, we would be 11 girls', { players: 11 }],
  ['2 deaf adults and a hearing kid 8', { players: 3, kids: 1, adults: 2 }],
  ['room for 5 with two nine-year-olds', { players: 5, kids: 2, ages: [9] }],
  ['is it ok for a 4 and a 6 year old', { kids: 2, ages: [4, 6] }],
  ['can i come by myself', { players: 1 }],
  ['18 cub scouts and 4 leaders', { players: 22, kids: 18, adults: 4 }],
  ['we booked for 8 and now 3 more kids want to come', { players: 11 }],
  ['a family of 4, two of them under 10', { players: 4, kids: 2 }],
  ['so 3 couples', { players: 6 }],
  ['and if a 5th person joins', { players: 5 }],
  ['what if only 2 show up out of 4', { players: 2 }],
  ['thirty-two pupils aged 10 and four teachers', { players: 36, ages: [10] }],
  ['4 kids aged 11 11 12 13', { kids: 4, each: [11, 11, 12, 13] }],
  ['my cub scouts are 7 to 10', { ages: [7, 10] }],
  ['grandparents with four grandchildren (5, 7, 10, 12)', { players: 6, kids: 4, adults: 2 }],
  ['me my wife her sister and my mom', { players: 4, adults: 4 }],
  ['my parents, my sister, me and the baby (1)', { adults: 4, each: [1] }],
  ['my 5 year old twins and me', { players: 3, kids: 2, adults: 1, ages: [5] }],
  ['just me with my three (4, 6, 8)', { players: 4, kids: 3, each: [4, 6, 8] }],
  ['class of 28, 13 year olds, 2 teachers', { players: 30, kids: 28, adults: 2, ages: [13] }],
  ['my 11 yr old and 3 friends also 11', { kids: 4, ages: [11] }],
  ['4 kids and a nanny', { players: 5, kids: 4, adults: 1 }],
  ['2 rooms of 6', { players: 12 }],
  ['6 of us do the vault and 6 do crypt', { players: 12 }],
  ['two people who hate horror and three who love it', { players: 5 }],
  ['were 5 nerds', { players: 5 }],
  ['can i pay for 3 and come as 2', { players: 2 }],
  ['price for 2 on monday and price for 3 on friday', { players: 3, fewest: 2 }],
  ['we r 5 now maybe 7', { players: 7, fewest: 5 }],
  ['15 people but 3 are under 5', { players: 15, kids: 3, each: [4, 4, 4] }],
  ['4 adults, 1 teen (14), 2 kids (5 and 11)', { players: 7, kids: 3, teens: 1, each: [5, 11] }],
  ['5 teens (14)', { players: 5, kids: 5, ages: [14] }],
  ['11 family members from 6 to 78', { players: 11, ages: [6, 78] }],
  ['and if two cancel', { fewer: 2 }],
  ['8 on sat', { players: 8 }],
  ['half of our group of 10 are kids aged 8', { players: 10, kids: 5 }],
  ['2 adults and 2 kids aged 8 and 11', { players: 4, kids: 2, adults: 2, ages: [8, 11] }],
])('“%s” says who comes', (text, who) => {
  expect(group(text)).toMatchObject(who);
});

test.each([
  'we start at 7',
  'the 2 rooms',
  'for 1 game',
  'after 6 beers',
  'open for 3 hours',
  'the site says 35 but I got 39',
  'play twice with 2 groups',
  'without parents, we are 16',
  'what if one is only 4',
  'its 3 people minimum, true?',
  'do kids under 6 pay less',
  'my mother has two bad knees',
  'my husband is 6\'8"',
])('“%s” says nothing about how many come', (text) => {
  expect(group(text).players).toBeUndefined();
});

test.each([
  ['tomorrow', ['2026-11-21']],
  ['on sat', ['saturday']],
  ['this sunday', ['2026-11-22']],
  ['next friday', ['2026-11-27']],
  ['on thanksgiving', ['2026-11-26']],
  ['xmas eve', ['2026-12-24']],
  ['black friday', ['2026-11-27']],
  ['12/26', ['2026-12-26']],
  ['jan 3rd', ['2027-01-03']],
  ['the 5th of december', ['2026-12-05']],
  ['mothers day', ['2027-05-09']],
  ['on a weekday', ['weekdays']],
])('“%s” is a day of the venue’s calendar', (text, expected) => {
  expect(days(text)).toEqual(expected);
});

test('late in the evening “today” is the venue’s day, not the server’s', () => {
  expect(days('today', new Date('2026-12-31T23:30:00-05:00'))).toEqual(['2026-12-31']);
});

test.each([
  ['at 7', ['19:00']],
  ['at 7:30pm', ['19:30']],
  ['noon', ['12:00']],
  ['10 am', ['10:00']],
  ['start at 6 on friday', ['18:00']],
  ['6 of us', []],
  ['after 6 beers', []],
  ['for 2 hours', []],
])('“%s” is a time of day', (text, expected) => {
  expect(times(text)).toEqual(expected);
});

test('a message of several questions is taken apart, and statements are told from questions', () => {
  expect(splitQuestions(normalize('We are 5. How much is it and can we bring a cake?'))).toEqual([
    { text: 'we are 5', isQuestion: false },
    { text: 'how much is it', isQuestion: true },
    { text: 'can we bring a cake', isQuestion: true },
  ]);
  expect(splitQuestions('price, hours and parking').map(({ text }) => text)).toEqual(['price', 'hours', 'parking']);
});
