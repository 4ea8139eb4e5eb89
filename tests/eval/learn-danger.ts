/**
 * Learns how a message of somebody in danger is told from an ordinary one: `npm run eval:danger`. Read are the messages of
 * tests/eval/danger/worked-on, and as ordinary ones the tuning half of the questions, all ways to ask and what visitors asked who
 * were in no danger. What was learned goes to danger-weights.json; tests/functions/danger.test.ts measures it on messages that
 * nobody has read (tests/eval/danger/held-out).
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import * as z from 'zod';
import { dangerKinds, type DangerKind } from '../../functions/_shared/answerer/emergencies/danger-likelihood.ts';
import {
  dangerSigns,
  plainWords,
  shareOfMeaning,
  shareOfSign,
  tellingWords,
} from '../../functions/_shared/answerer/emergencies/danger-signs.ts';
import { meaningOf, type Meaning } from '../../functions/_shared/answerer/finding/meaning.ts';
import { readPhrasings } from '../../scripts/compile-phrasings.ts';
import { readDanger } from './danger-messages.ts';
import { readVisitorQuestions } from './visitor-questions.ts';
import { halfOf, readQuestions } from './questions.ts';

const here = import.meta.dirname;
const weightsFile = join(here, '../../functions/_shared/answerer/emergencies/danger-weights.json');

interface Example {
  signs: readonly string[];
  meaning: Meaning;
  kind: number;
  /** What it counts beside others. */
  weight: number;
}

/** What an ordinary question counts: there are many, and most are far from any danger. */
const weightOfQuestion = 0.3;
/** A sign of fewer messages in danger is chance. */
const fewestUses = 2;
const rounds = 25;
const pace = 0.3;
/** How much large weights are held back. */
const restraint = 1e-4;
/** A sign that counts less than this part of the strongest is left out of the file. */
const leastWeight = 0.1;

function exampleOf(text: string, kind: DangerKind, weight: number): Example {
  const words = plainWords(text);
  return {
    signs: dangerSigns(words),
    meaning: meaningOf(tellingWords(words)),
    kind: dangerKinds.indexOf(kind),
    weight,
  };
}

/** The same order every time. */
function* shuffled(count: number): Generator<number[]> {
  let state = 7;
  const next = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
  for (;;)
    yield Array.from({ length: count }, (_, at) => ({ at, key: next() }))
      .sort((one, other) => one.key - other.key)
      .map(({ at }) => at);
}

/** Weights of a softmax by gradient descent, each with a pace of its own (AdaGrad). */
function learn(examples: readonly Example[]) {
  const uses = new Map<string, number>();
  for (const { signs, kind, weight } of examples)
    if (kind > 0 && weight === 1) for (const sign of signs) uses.set(sign, (uses.get(sign) ?? 0) + 1);
  const names = [...uses].filter(([, count]) => count >= fewestUses).map(([sign]) => sign);
  const rows = new Map(names.map((sign, row) => [sign, row]));
  const size = examples[0]?.meaning.length ?? 0;
  const width = names.length + size + 1;
  const weights = new Float64Array(dangerKinds.length * width);
  const moved = new Float64Array(weights.length);
  const inputs = examples.map(({ signs, meaning }) => {
    const share = shareOfSign(signs.length);
    const known = signs.flatMap((sign) => rows.get(sign) ?? []).map((row) => [row, share] as const);
    const means = Array.from(meaning, (part, at) => [names.length + at, part * shareOfMeaning] as const);
    return [...known, ...means, [width - 1, 1] as const];
  });
  const orders = shuffled(examples.length);
  for (let round = 0; round < rounds; round++) {
    for (const at of orders.next().value ?? []) {
      const { kind = 0, weight = 0 } = examples[at] ?? {};
      const input = inputs[at] ?? [];
      const sums = dangerKinds.map((_, each) =>
        Math.exp(input.reduce((sum, [column, value]) => sum + (weights[each * width + column] ?? 0) * value, 0)),
      );
      const all = sums.reduce((sum, each) => sum + each, 0);
      for (const [each, sum] of sums.entries()) {
        const missed = (sum / all - Number(each === kind)) * weight;
        for (const [column, value] of input) {
          const place = each * width + column;
          const slope = missed * value + restraint * (weights[place] ?? 0);
          moved[place] = (moved[place] ?? 0) + slope ** 2;
          weights[place] = (weights[place] ?? 0) - (pace * slope) / Math.sqrt((moved[place] ?? 0) + 1e-6);
        }
      }
    }
  }
  return { names, size, width, weights };
}

/** The weights as they are stored: those of signs in a byte each, one row of four for each sign. */
function pack({ names, size, width, weights }: ReturnType<typeof learn>) {
  const weightOf = (kind: number, column: number) => weights[kind * width + column] ?? 0;
  const strongest = names.map((_, row) => Math.max(...dangerKinds.map((__, kind) => Math.abs(weightOf(kind, row)))));
  const top = Math.max(...strongest);
  const kept = names.map((_, row) => row).filter((row) => (strongest[row] ?? 0) >= top * leastWeight);
  const unit = top / 127;
  const bytes = kept.flatMap((row) => dangerKinds.map((_, kind) => Math.round(weightOf(kind, row) / unit)));
  const rounded = (value: number) => Math.round(value * 1000) / 1000;
  return {
    unit: Number(unit.toPrecision(6)),
    always: dangerKinds.map((_, kind) => rounded(weightOf(kind, width - 1))),
    meaning: dangerKinds.map((_, kind) =>
      Array.from({ length: size }, (__, at) => rounded(weightOf(kind, names.length + at))),
    ),
    signs: kept.map((row) => names[row]).join('\n'),
    weights: Buffer.from(Int8Array.from(bytes).buffer).toString('base64'),
  };
}

/** Where and when it is said, at any venue: none of it makes a message more or less dangerous, so each is also read with one of them. */
const settings = [
  'in the ripper room',
  'in the prison cells, what do we do',
  'in your lobby',
  'we are in the room right now',
  'what do we do',
  'can somebody help',
  'our game is at 7',
  'and can we cancel for tonight',
  'in the first room with the clocks',
  'and what are your hours',
];
/** What a message in another setting counts. */
const weightOfSetting = 0.5;

/** What stands for the blanks of a way to ask. */
const blanks: Readonly<Record<string, string>> = { n: '4', day: 'friday', time: '7 pm', room: 'the tower', age: '9' };

/** Ways to ask of the assistant's subjects and topics, their blanks filled. */
const waysToAsk = (): string[] =>
  ['phrasings', 'topics']
    .flatMap((folder) => Object.values(readPhrasings(join(here, '../../functions/_shared/answerer', folder))).flat())
    .map((way) => way.replace(/<(\w+)>/g, (_, blank: string) => blanks[blank] ?? blank));

/** What visitors ask in roundabout words, in the halves that are worked on: it sounds like anything, and nobody is in danger. */
function ordinaryMessages(): string[] {
  const visitors = readdirSync(join(here, 'visitors'))
    .filter((file) => /-(?:tuning|roundabout)\.yaml$/.test(file))
    .flatMap((file) => readVisitorQuestions(join(here, 'visitors', file)))
    .filter(({ kind }) => kind !== 'emergency' && kind !== 'language')
    .map(({ turns }) => turns.at(-1) ?? '');
  const facts = [
    ...readdirSync(join(here, 'facts'))
      .filter((file) => file.endsWith('-tuning.yaml'))
      .map((file) => join('facts', file)),
    ...readdirSync(join(here, 'lessons')).map((file) => join('lessons', file)),
  ].flatMap((file) => lessonsSchema.parse(load(readFileSync(join(here, file), 'utf8'))));
  return [...visitors, ...facts.flatMap(({ paraphrases }) => paraphrases)];
}
const lessonsSchema = z.array(z.object({ paraphrases: z.array(z.string()) }));

const questions = readQuestions().filter((question) => halfOf(question) === 'tuning');
const examples = [
  ...readDanger('worked-on').flatMap(({ text, kind }, at) => [
    exampleOf(text, kind, 1),
    exampleOf(`${text} ${settings[at % settings.length]}`, kind, weightOfSetting),
  ]),
  ...[...questions.map(({ turns }) => turns.at(-1) ?? ''), ...waysToAsk(), ...ordinaryMessages()].map((text) =>
    exampleOf(text, 'harmless', weightOfQuestion),
  ),
];
const packed = pack(learn(examples));
writeFileSync(weightsFile, `${JSON.stringify(packed)}\n`);
console.log(`${examples.length} messages, ${packed.signs.split('\n').length} signs`);
