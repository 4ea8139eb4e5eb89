import { isAffirmed } from './stances.ts';
import type { Clause, Sentence, Sign } from './reading.ts';
import { clausesOf, sayingsOf, type Saying } from './sayings.ts';
import type { Venue } from './judgment.ts';
import { smallConcepts, smallStems } from './words/grammar.ts';

/** Something that the venue says, by what it speaks of. */
interface Statement {
  features: ReadonlySet<string>;
  sign: Sign;
  room: number | undefined;
}

interface Said {
  statements: readonly Statement[];
  byFeature: ReadonlyMap<string, readonly Statement[]>;
  weightOf(feature: string): number;
}

/** Share of what a clause speaks of that a statement has to speak of too. */
const leastShared = 0.8;
/** Features that it has to share: fewer are no subject. */
const leastFeatures = 3;

/** What a clause speaks of: its concepts, and the words that no table knows. */
function featuresOf(own: ReadonlySet<string>, stems: readonly string[]): Set<string> {
  const named = [...own].filter((name) => !smallConcepts.has(name));
  const others = stems.filter((stem) => stem.length > 3 && !/^[\d§]/.test(stem) && !smallStems.has(stem));
  return new Set([...named.map((name) => `= ${name}`), ...others]);
}

const kept = new WeakMap<readonly Saying[], Said>();

function saidBy({ facts, now }: Venue): Said {
  const sayings = sayingsOf(facts, now);
  const known = kept.get(sayings);
  if (known) return known;
  const statements = sayings.flatMap(statementsOf);
  const byFeature = new Map<string, Statement[]>();
  for (const statement of statements)
    for (const feature of statement.features) {
      const own = byFeature.get(feature);
      if (own) own.push(statement);
      else byFeature.set(feature, [statement]);
    }
  const weightOf = (feature: string) => Math.log((statements.length + 1) / ((byFeature.get(feature)?.length ?? 0) + 1));
  const said = { statements, byFeature, weightOf };
  kept.set(sayings, said);
  return said;
}

/** Clauses of rules and answers, and the question itself where the answer is yes or no. Stories are no rules. */
function statementsOf(saying: Saying): Statement[] {
  const { title, room, isStory } = saying;
  if (isStory) return [];
  const asked = featuresOf(title.own, title.stems);
  const clauses = clausesOf([saying]).flatMap(({ clause: { isOpen, own, stems, sign } }): Statement[] =>
    isOpen || stems.length < 2 ? [] : [{ features: new Set([...featuresOf(own, stems), ...asked]), sign, room }],
  );
  return [...clauses, ...(title.answer === undefined ? [] : [{ features: asked, sign: title.answer, room }])];
}

/** Clauses that deny what the venue says in nearly the same words, or say what it denies. */
export function contradictions(sentences: readonly Sentence[], venue: Venue): string[] {
  const said = saidBy(venue);
  return sentences.flatMap(({ clauses }) =>
    clauses
      .filter(
        (clause) =>
          !clause.isOpen &&
          clause.stems[0] !== 'or' &&
          clause.stems[0] !== 'without' &&
          !/\d|\bno longer\b|day\b/.test(clause.text) &&
          !isAffirmed(clause, venue) &&
          contradicts(clause, said),
      )
      .map(({ text }) => `the other way round: ${text}`),
  );
}

function contradicts({ own, stems, sign, rooms, namesRooms }: Clause, { byFeature, weightOf }: Said): boolean {
  const features = [...featuresOf(own, stems)];
  const whole = features.reduce((sum, feature) => sum + weightOf(feature), 0);
  const shares = new Map<Statement, { weight: number; count: number }>();
  for (const feature of features)
    for (const statement of byFeature.get(feature) ?? []) {
      if (namesRooms && statement.room !== undefined && !rooms.includes(statement.room)) continue;
      const { weight, count } = shares.get(statement) ?? { weight: 0, count: 0 };
      shares.set(statement, { weight: weight + weightOf(feature), count: count + 1 });
    }
  const best = (wanted: Sign) =>
    Math.max(
      0,
      ...[...shares]
        .filter(([each, { count }]) => each.sign === wanted && count >= leastFeatures)
        .map(([, { weight }]) => weight / whole),
    );
  const against = best(sign === 1 ? -1 : 1);
  return against >= leastShared && best(sign) < against * 0.85;
}
