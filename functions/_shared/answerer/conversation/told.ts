import { listOf } from '../reading/patterns.ts';
import { splitQuestions } from '../reading/split.ts';

const opening = listOf('but, and, so, ok, also, well, hi, hello, hey, oh, actually, because, since, however');
const someOfUs = String.raw`(?:both|all|most|some|one|two|\d) (?:of )?(?:us|them|my|our)`;
const people = listOf(`${someOfUs}, i, we, my, our, he, she, they, some(?:one|body)`);
/** How people begin who tell of themselves: `my son is scared of the dark`, `I’m color-blind`. */
const tellsOfPeople = new RegExp(String.raw`^(?:${opening} )*${people}\b`);
/** As much as is remembered, in letters: a few sentences. */
const longest = 400;

/** What a visitor has told of the people who come, with what a message adds to it. Questions are not told: they are asked. */
export function toldSoFar(before: string, message: string): string {
  const statements = splitQuestions(message)
    .filter(({ text, isQuestion }) => !isQuestion && tellsOfPeople.test(text))
    .map(({ text }) => text);
  return [before, ...statements].filter(Boolean).join('. ').slice(-longest);
}
