/** What a new password has to be: the same on the page, on the embedded backend and, as far as it can, on the hosted one. */

/** Least number of characters of a password; the sign-in service asks for the same. */
export const shortestPassword = 12;

/** Least number of different characters that do not follow from the ones before them. */
const leastSurprises = 6;

/** Words that are tried first; each counts as one character. */
const triedFirst =
  /passwor[dt]|welcome|willkommen|letmein|iloveyou|administrator|admin|football|baseball|monkey|dragon|princess|sunshine|spring|summer|autumn|winter|january|february|october|november|december|changeme|secret/g;
/** Keys as they lie side by side, which fingers run along. */
const keyRows = 'qwertyuiop asdfghjkl zxcvbnm';

const isStep = (from: string, to: string) =>
  Math.abs((to.codePointAt(0) ?? 0) - (from.codePointAt(0) ?? 0)) <= 1 ||
  keyRows.includes(from + to) ||
  keyRows.includes(to + from);

/** What is wrong with a new password, as a sentence. */
export function passwordProblem(password: string): string | undefined {
  if ([...password].length < shortestPassword) {
    return `Use at least ${shortestPassword} characters. Four words that do not belong together and a number are easy to remember.`;
  }
  if (!/[a-z]/i.test(password) || !/\d/.test(password)) {
    return 'Use at least one letter from A to Z and one digit. Four words that do not belong together and a number do.';
  }
  const signs = [...password.toLowerCase().replace(triedFirst, '*')];
  const surprises = signs.filter((sign, index) => index === 0 || !isStep(signs[index - 1] ?? '', sign));
  if (new Set(surprises).size < leastSurprises) {
    return 'This is one of the first passwords that somebody would try. Four words that do not belong together and a number are better.';
  }
  return undefined;
}
