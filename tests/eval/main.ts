/**
 * Asks the assistant every question of the published set and prints how it did, for each half of the set:
 * `npm run eval:chat`. With AI_BASE_URL and AI_MODEL set the configured model answers, guarded as it is for visitors.
 * `npm run eval:chat -- <folder>` asks another set; `--failures` prints each reply that was not right.
 */
import { grade, plainText, type Grade } from './grade.ts';
import { halfOf, readQuestions, type EvaluationQuestion, type Half } from './questions.ts';
import { createReplier } from './reply.ts';
import { reportStrictly } from './strict.ts';

const words = process.argv.slice(2);
const folder = words.find((word) => !word.startsWith('--'));
const { reply, name } = createReplier(process.env);

interface Graded {
  question: EvaluationQuestion;
  message: string;
  grade: Grade;
  milliseconds: number;
}

const results: Graded[] = [];
for (const question of readQuestions(folder)) {
  const start = performance.now();
  const given = await reply(question);
  const milliseconds = performance.now() - start;
  results.push({ question, message: given.message, grade: grade(question, given), milliseconds });
}

const share = (count: number, whole: number) => (whole === 0 ? '–' : `${((100 * count) / whole).toFixed(1)} %`);

function report(title: string, graded: readonly Graded[]): void {
  const of = (expected: EvaluationQuestion['expect'][], wanted: Grade) =>
    graded.filter(({ question, grade: given }) => expected.includes(question.expect) && given === wanted).length;
  const answerable = graded.filter(({ question }) => question.expect === 'answer').length;
  console.log(`\n${title}: ${graded.length} questions, ${answerable} of them answered by the facts`);
  console.log(`  correct, of what the facts answer   ${share(of(['answer'], 'correct'), answerable)}`);
  console.log(`  refused though known                ${share(of(['answer'], 'refused-though-known'), answerable)}`);
  console.log(`  missed or incomplete                ${share(of(['answer'], 'missed'), answerable)}`);
  for (const kind of ['unknown', 'off-topic', 'injection'] as const) {
    const all = graded.filter(({ question }) => question.expect === kind).length;
    console.log(`  correct, ${kind.padEnd(26)} ${share(of([kind], 'correct'), all)} of ${all}`);
  }
  console.log(
    `  answered though unknown             ${graded.filter((each) => each.grade === 'answered-though-unknown').length}`,
  );
  console.log(`  wrong facts                         ${graded.filter((each) => each.grade === 'wrong-fact').length}`);
}

console.log(`Answered by: ${name}`);
if (folder) report(folder, results);
else {
  for (const half of ['tuning', 'held-out'] as const satisfies Half[]) {
    report(
      `The ${half} half`,
      results.filter(({ question }) => halfOf(question) === half),
    );
  }
  report('All', results);
}
if (!folder) {
  console.log('\nMarked strictly; the embedded answerer, guarded. Whoever tunes reads the tuning half alone:');
  for (const half of ['tuning', 'held-out']) await reportStrictly(half);
}
const times = results.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other);
console.log(
  `\nTime to answer: median ${times[Math.floor(times.length / 2)]?.toFixed(1)} ms, slowest ${times.at(-1)?.toFixed(1)} ms`,
);
if (words.includes('--failures')) {
  for (const { question, message, grade: given } of results.filter((each) => each.grade !== 'correct')) {
    console.log(`\n${question.id} ${given}: ${question.turns.join(' / ')}\n  ${plainText(message)}`);
  }
}
