/**
 * Learns how much each sign counts when the assistant chooses between a subject that it works out, a text of the venue and "I don't
 * know", and when it ranks texts, from questions with known answers: `npm run eval:learn`. Only tuning halves are read. Facts that
 * somebody invented are asked for twice, once with the fact among the venue's and once without it: then nothing answers.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answer } from '../../functions/_shared/answerer/answer.ts';
import type { Weigh } from '../../functions/_shared/answerer/finding/decide.ts';
import type { Signs } from '../../functions/_shared/answerer/finding/decision-signs.ts';
import { knowledgeOf } from '../../functions/_shared/answerer/venue/knowledge.ts';
import type { VenueFactsFile } from '../../functions/_shared/contracts/venue-facts.ts';
import { factsOn } from '../../functions/_shared/facts/facts-file.ts';
import { venueDay } from '../../src/domain/venue-time.ts';
import { grade, plainText, type Graded } from './grade.ts';
import { learnLikelihood, learnRanking, type Example } from './regression.ts';
import { halfOf, readQuestions, usualMoment } from './questions.ts';
import { factsOf, momentAt, withFacts, type Venue } from './strict.ts';
import { strictMark } from './strict-grade.ts';
import { readFreshFacts, readVisitorQuestions } from './visitor-questions.ts';

const here = import.meta.dirname;
const weightsFile = join(here, '../../functions/_shared/answerer/finding/decision-weights.json');

/** A question, where and when it is asked, and what makes a reply right. */
interface Case {
  turns: readonly string[];
  facts: VenueFactsFile;
  now: Date;
  page?: string | undefined;
  isRight: (reply: Graded) => boolean;
  /** What it counts beside others. */
  weight: number;
}

/** What a question for an invented fact counts: a venue whose texts are all its own is asked for little else. */
const weightOfFact = 2;
/** What it counts where the fact was taken away, so that nothing answers: visitors seldom ask what no venue thought of. */
const weightOfMissing = 0.6;

const board = [{ team_name: 'The Evaluators', adjusted_time_seconds: 2285, date: '2026-11-02' }];

const subjectAlways: Weigh = () => ({ subject: 1, own: 0 });
const textAlways: Weigh = () => ({ subject: 0, own: 1 });

async function replyTo({ turns, facts, now, page }: Case, weigh: Weigh): Promise<Graded> {
  const messages = turns.map((content) => ({ role: 'user' as const, content }));
  const { text, outcome } = await answer(messages, { facts, now, page, weigh, readBoard: async () => board });
  return { message: text, outcome };
}

/** Tries the subject and the text; nothing where several questions of a message were weighed. */
async function exampleOf(each: Case): Promise<(Example & { own: boolean }) | undefined> {
  const weighed = new Map<string, Signs>();
  const last = each.turns.at(-1) ?? '';
  const subject = await replyTo(each, (signs, asked) => {
    if (asked.message.length <= last.length * 1.5 + 20) weighed.set(asked.text, signs);
    return subjectAlways(signs, asked);
  });
  const own = await replyTo(each, textAlways);
  const [signs, ...others] = weighed.values();
  if (!signs || (others.length > 0 && each.turns.length === 1)) return undefined;
  const { weight } = each;
  return {
    signs: [...weighed.values()].at(-1) ?? signs,
    isRight: each.isRight(subject),
    own: each.isRight(own),
    weight,
  };
}

const afternoon = momentAt('15:00');
/** Invented facts of five venues; none of them were lessons for the word vectors, or these would seem surer than they are. */
const venuesOfFacts = ['conversational', 'cannery', 'lake', 'bank', 'strip-mall'];
const factSets = venuesOfFacts.map((venue) => readFreshFacts(join(here, 'facts', `${venue}-tuning.yaml`)));

/**
 * Each question is asked among the facts of one set after the other, which seldom answer it. Else a text that no template
 * foresees would always be the one that was added, and be believed at a venue of which all texts are like that.
 */
function amongOthers(name: string, facts: VenueFactsFile, count: number): VenueFactsFile {
  const set = count % factSets.length;
  const key = `${name} ${set}`;
  const together = venuesWithFacts.get(key) ?? withFacts(facts, factSets[set] ?? []);
  venuesWithFacts.set(key, together);
  return together;
}
const venuesWithFacts = new Map<string, VenueFactsFile>();

function* factCases(): Generator<Case> {
  const sample = factsOf('sample');
  for (const items of factSets) {
    const facts = withFacts(sample, items);
    for (const item of items) {
      const without = withFacts(
        sample,
        items.filter((each) => each !== item),
      );
      for (const words of item.paraphrases) {
        const isUsed = ({ message }: Graded) =>
          item.holds.some((held) => plainText(message).toLowerCase().includes(plainText(held).toLowerCase()));
        yield { turns: [words], facts, now: afternoon, isRight: isUsed, weight: weightOfFact };
        yield {
          turns: [words],
          facts: without,
          now: afternoon,
          isRight: ({ outcome }) => outcome === 'unanswered',
          weight: weightOfMissing,
        };
      }
    }
  }
}

function* visitorCases(): Generator<Case> {
  const sets = [
    ...(['sample', 'bare', 'large'] as const).map((venue) => [venue, 'tuning'] as const),
    ...(['sample', 'bare'] as const).map((venue) => [venue, 'roundabout'] as const),
  ] satisfies (readonly [Venue, string])[];
  for (const [venue, set] of sets) {
    const venueFacts = factsOf(venue);
    for (const [count, question] of readVisitorQuestions(join(here, 'visitors', `${venue}-${set}.yaml`)).entries()) {
      if (!['answer', 'unknown', 'story', 'off-topic'].includes(question.kind)) continue;
      const { turns, at, page } = question;
      const isRight = (reply: Graded) => ['clean', 'right'].includes(strictMark(question, reply));
      yield { turns, facts: amongOthers(venue, venueFacts, count), now: momentAt(at), page, isRight, weight: 1 };
    }
  }
}

function* publishedCases(): Generator<Case> {
  for (const [count, question] of readQuestions().entries()) {
    if (halfOf(question) !== 'tuning' || question.expect === 'injection') continue;
    const { turns, page, now = usualMoment } = question;
    yield {
      turns,
      facts: amongOthers(`sample on ${venueDay(now)}`, factsOn(now), count),
      now,
      page,
      isRight: (reply) => grade(question, reply) === 'correct',
      weight: 1,
    };
  }
}

const examples: (Example & { own: boolean })[] = [];
for (const cases of [visitorCases(), publishedCases(), factCases()])
  for (const each of cases) {
    const example = await exampleOf(each);
    if (example) examples.push(example);
  }
process.stdout.write(
  `${examples.length} questions; the subject is right in ${examples.filter(({ isRight }) => isRight).length}, the text in ${examples.filter(({ own }) => own).length}\n`,
);
if (process.argv.includes('--examples')) writeFileSync(process.argv.at(-1) ?? '', JSON.stringify(examples));
const weights = {
  subject: learnLikelihood(examples),
  own: learnLikelihood(examples.map(({ own, ...example }) => ({ ...example, isRight: own }))),
};
writeFileSync(weightsFile, `${JSON.stringify(weights, undefined, 2)}\n`);

const rankings = factSets.flatMap((items) => {
  const { find } = knowledgeOf(withFacts(factsOf('sample'), items), afternoon);
  return items.flatMap(({ id, paraphrases }) =>
    paraphrases.map((words) => {
      const texts = find(words).texts.map(({ key, signs }) => ({ key, signs: { ...signs } as Signs }));
      const right = texts.find(({ key }) => key === `faq/${id}`);
      return {
        right: right?.signs ?? {},
        others: texts
          .filter((each) => each !== right)
          .slice(0, 40)
          .map(({ signs }) => signs),
      };
    }),
  );
});
process.stdout.write(
  `What each sign of a text counts (finding/finder.ts): ${JSON.stringify(learnRanking(rankings), undefined, 2)}\n`,
);
