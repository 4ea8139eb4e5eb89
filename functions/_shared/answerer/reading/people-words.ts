import { listOf } from './patterns.ts';

/** Words for kids, as parts of patterns: a number before one counts them. */
export const kidWords = listOf(
  [
    '(?:high|middle) ?schoolers?, kids?, childrens?, child, childs, boys?, girls?, toddlers?, teens?, teenagers?, tweens?',
    'grandkids?, grandchildren, students?, pupils?, juniors, sophomores, freshmen, scouts, cubs, brownies, daughters?, sons?, nephews?, nieces?',
    String.raw`grandsons?, granddaughters?, little ones, kindergart\w+, (?:\w+ )?graders, grade \w+, youngsters, cousins`,
  ].join(', '),
);
/** Kids who are old enough to play alone, whatever their age is. */
export const teenWords = '(?:teens?|teenagers?|high ?schoolers?|juniors|sophomores|freshmen)';
export const adultWords = listOf(
  [
    'adults?, grown ?-?ups?, grandparents?, parents?, moms?, dads?, grandmas?, grandpas?, chaperones?, teachers?',
    '(?:den )?leaders?, counselors?, coach(?:es)?, helpers?, supervisors?, nann(?:y|ies), babysitters?, aunts?, uncles?',
  ].join(', '),
);
/** Those who come along with whoever speaks: `me and 3 friends`. */
export const otherWords = listOf(
  [
    'guests?, friends?, mates?, pals?, others, coworkers?, co-workers?, colleagues?, budd(?:y|ies), roommates?, besties',
    'classmates?, teammates?, bros',
  ].join(', '),
);
/** Everybody else who can be counted. */
export const peopleWords = listOf(
  [
    `people, persons?, players?, of us, of them, ${otherWords}, employees?, folks, guys, gals, ladies, lads, dudes, men`,
    'women, participants?, (?:family )?members, heads, relatives, siblings, sisters, brothers, accountants, engineers',
    'nurses, lawyers, tickets, seats, spots, attendees, staff, strong, total, couples?',
  ].join(', '),
);
/** Grown people of a family or beside one, each named singly. */
export const relativeWords = listOf(
  [
    'wife, husband, girlfriend, boyfriend, partner, fiancee?, spouse, mom, mum, mother, dad, father, boss, neighbor',
    'granny, grandad, nana?, grandma, grandpa, grandmother, grandfather, aunt, uncle, sister, brother, cousin, friend',
    'buddy, hubby',
  ].join(', '),
);
