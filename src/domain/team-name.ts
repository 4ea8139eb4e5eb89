import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';
import { givenNames } from './given-names.ts';

/** Letters that fit on a board; the database has the same limit. */
export const longestTeamName = 60;

/** What to look at before a name goes on a public wall. None of them forbids it: a person decides. */
export type NameWarning = 'rude' | 'full name' | 'contact';

const rudeWords = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });

/** What each warning says at the counter. */
export const nameWarnings: Record<NameWarning, string> = {
  rude: 'The name may contain a rude word.',
  'full name': 'The name looks like a person’s first and last name. For children, use a first name or a made-up name.',
  contact: 'The name looks like contact data: an address, a number or an account.',
};

/** A name without spaces around it and with single spaces inside. */
export function tidyTeamName(typed: string): string {
  return typed
    .normalize('NFC')
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim();
}

/** What somebody should look at in a tidy name, most serious first. */
export function nameWarningsOf(name: string): NameWarning[] {
  const found: NameWarning[] = [];
  if (rudeWords.hasMatch(name) || rudeWords.hasMatch(joinLetters(name))) found.push('rude');
  if (hasContact(name)) found.push('contact');
  if (hasFullName(name)) found.push('full name');
  return found;
}

/** A word whose letters stand apart, written together. */
const joinLetters = (name: string) => name.replace(/\b(\w)[\s.]+(?=\w\b)/g, '$1');

function hasContact(name: string): boolean {
  return (
    /@\w|\w@|https?:|www\.|\.(com|net|org|io)\b/i.test(name) || name.replace(/[\s().-]/g, '').search(/\d{7,}/) >= 0
  );
}

/** A given name and a capitalized word after it (Emma Stone), or a surname with its family (The Stone Family). */
function hasFullName(name: string): boolean {
  const words = name.split(/[\s,&+/]+/);
  return words.some((word, index) => {
    const next = words[index + 1] ?? '';
    const isName = givenNames.has(word.toLowerCase()) && /^\p{Lu}[\p{L}’'-]*\.?$/u.test(word);
    if (isName && /^\p{Lu}(\.|[\p{L}’'-]{2,})$/u.test(next) && !isOrdinary(next)) return true;
    return /^family$/i.test(next) && /^\p{Lu}[\p{L}’'-]{2,}$/u.test(word) && !isOrdinary(word);
  });
}

const ordinary =
  /^(the|and|or|of|our|my|in|on|is|at|family|team|crew|club|gang|squad|birthday|party|friends|the|happy|lucky|royal|escape|mystery|puzzle|whole|one|big|little|turns)$/i;

/** Words that follow a first name without being a surname, among them most plurals: Emma and Friends, Jack Knives. */
const isOrdinary = (word: string) => ordinary.test(word) || givenNames.has(word.toLowerCase());
