import { readSentences, type Question, type Sentence, type Sign } from './reading.ts';
import { answerIn } from './read-sayings.ts';
import { countsIn } from './people.ts';
import { stemsOf } from './phrase-table.ts';
import { verbs } from './words/grammar.ts';
import * as words from './words/questions.ts';

/** A reply with the units of its bare numbers, as the question tells them: `3 is fine` for `can 3 people play?`. */
export function withUnits(plain: string, question: string): string {
  const ages: readonly string[] = question.match(words.ageAsked) ?? [];
  const times = new Map(
    [...question.matchAll(words.timeAsked)].map(([, sure, half, bare]) => [sure ?? bare, half ?? ':00']),
  );
  const unit = words.unitsAsked.find(({ pattern }) => pattern.test(question))?.unit;
  const isOfPeople = unit === undefined && countsIn(question).length > 0 && !words.ofTime.test(question);
  return plain.replace(words.bareNumber, (number: string) => {
    const time = times.get(number);
    if (time !== undefined) return `${number}${time}`;
    if (ages.includes(number) || (ages.length > 0 && !isOfPeople && unit === undefined)) return `${number} years old`;
    if (isOfPeople) return `${number} people`;
    return unit === undefined ? number : `${number} ${unit}`;
  });
}

/** What a reply says by its yes or no, or by a few words without a verb: the question itself, as a statement. */
export function assertedBy(plain: string, question: Question): Sentence[] {
  const first = plain.split(/(?<=[.!?])\s+|\n/)[0] ?? '';
  const open = words.askedOpenly.exec(question.text.split(/(?<=[.!?])\s+/).at(-1) ?? '')?.[1];
  if (open !== undefined && !stemsOf(first).some((stem) => verbs.has(stem))) {
    const statement = open.replace(words.askedYesOrNo, words.stated).replace(/\?+\s*$/, '');
    const whole =
      words.doneAt.test(statement) && /^\d/.test(first)
        ? statement.replace(words.doneAt, `$& at ${first.replace(/\.$/, '')}`)
        : `${statement} ${first}`;
    return readSentences(whole, { ...question, text: '' });
  }
  const asked = question.text.split(/(?<=[.!?])\s+/);
  const last = asked.at(-1) ?? '';
  // `Will we be locked in?` `You can leave at any time.` says no yes.
  const isOfOtherVerb = words.permits.test(first) && !words.asksWhetherOneMay.test(last);
  const isSome = words.justSome.test(first) && words.asksWhetherThereAre.test(last);
  const answer = isSome ? 1 : words.noWithNoun.test(first) || isOfOtherVerb ? undefined : answerIn(first);
  const whole = isSome
    ? last.replace(/^any\b/, 'are there any')
    : words.ofTheLast.test(last)
      ? (asked.at(-2) ?? '')
      : words.askedYesOrNo.test(last)
        ? last
        : '';
  if (answer === undefined || whole === '' || words.onlyPartly.test(plain)) return [];
  const statement = whole.replace(/\?+\s*$/, '.').replace(words.askedYesOrNo, words.stated);
  return readSentences(statement, { ...question, text: '' }).map((sentence) => ({
    ...sentence,
    // A no may deny any part of what was asked: it takes no stand on the whole.
    clauses: sentence.clauses.map((clause) => ({
      ...clause,
      sign: (clause.sign * answer) as Sign,
      ...(answer === -1 && { own: new Set(), around: new Set() }),
    })),
  }));
}
