import { likeness, meaningAt, meaningOfRows, roomForMeanings, rowsOf } from './meaning.ts';
import { stemsOfWords, wordsOf } from './words.ts';

/** A text as it is compared: the rows of its words in the table of meanings, and its telling words by their stems. */
export interface ReadText {
  rows: readonly number[];
  stems: readonly string[];
}

/** Reads a text, to be compared. */
export function readText(text: string): ReadText {
  const words = wordsOf(text);
  return { rows: rowsOf(words), stems: [...new Set(stemsOfWords(words))] };
}

/** A text to be found by questions. */
export interface Findable {
  key: string;
  /** A topic answers nothing itself: it leads to the texts whose own question is one of its ways to ask. */
  isTopic?: true;
  /** Ways to ask for it: the question it answers, and other ways that stand beside it. */
  asks: readonly ReadText[];
  /** What it says, and the heading it stands under. */
  text: ReadText;
  /** How much its finding counts: less than 1 for texts that tell stories and rarely answer anything. */
  loudness: number;
}

/** A text with how well it goes with a question: 1 in its very words, around 0.3 with nothing but chance. */
export interface FoundText {
  key: string;
  score: number;
}

/** A topic leads to a text when the text's own question is like two of its ways to ask: not at all below, wholly above. */
const leads = { least: 0.4, wholly: 0.55 };
/** How many topics of a question lead to texts. */
const topicsHeard = 3;
/** What a text is worth that only a topic leads to. */
const throughTopic = 0.95;

/** Finds texts by what a question means and by the words that they share, for questions that nobody foresaw. */
export function createFinder(findables: readonly Findable[]) {
  const written = findables.flatMap(({ asks, text }) => [...asks, text]);
  const meanings = roomForMeanings(written.length);
  for (const [at, { rows }] of written.entries()) meaningOfRows(rows, meaningAt(meanings, at));
  /** Where each text's ways to ask begin; they end with what it says. */
  const starts: number[] = [];
  /** Where each stem stands: everything that was written with it, and how many texts that is. */
  const known = new Map<string, { places: number[]; spread: number; last: number }>();
  let place = 0;
  for (const [index, { asks, text }] of findables.entries()) {
    starts.push(place);
    for (const { stems } of [...asks, text]) {
      for (const stem of stems) {
        const entry = known.get(stem);
        if (!entry) known.set(stem, { places: [place], spread: 1, last: index });
        else {
          entry.places.push(place);
          if (entry.last !== index) entry.spread++;
          entry.last = index;
        }
      }
      place++;
    }
  }
  const weigh = (spread: number) => Math.log(1 + findables.length / (spread + 0.5));
  const weightsOfStems = new Map([...known].map(([stem, { spread }]) => [stem, weigh(spread)] as const));
  const weightOf = (stem: string) => weightsOfStems.get(stem) ?? weigh(0);
  const total = (stems: readonly string[]) => {
    let sum = 0;
    for (const stem of stems) sum += weightOf(stem);
    return sum;
  };
  const weights = Float64Array.from(written, ({ stems }) => total(stems));

  /** The places of the ways to ask of a text, a subject or a topic. */
  const placesOf = (index: number) => {
    const first = starts[index] ?? 0;
    return Array.from({ length: findables[index]?.asks.length ?? 0 }, (_, at) => first + at);
  };
  /** How much two ways to ask are the same question: half by what they mean, half by the words that they share. */
  const closeness = (one: number, other: number) => {
    const own = new Set(written[one]?.stems);
    const both = total((written[other]?.stems ?? []).filter((stem) => own.has(stem)));
    const whole = (weights[one] ?? 0) + (weights[other] ?? 0) || 1;
    return 0.5 * likeness(meaningAt(meanings, one), meanings, other) + both / whole;
  };
  const ledTo = new Map<number, ReadonlyMap<string, number>>();
  /** The texts that a topic leads to, by how surely it does; worked out when somebody first asks about the topic. */
  const textsOf = (topic: number): ReadonlyMap<string, number> => {
    const worked = ledTo.get(topic);
    if (worked) return worked;
    const ways = placesOf(topic);
    const near = findables.flatMap(({ key, isTopic, text }, index) => {
      if (isTopic || text.stems.length === 0) return [];
      const asks = placesOf(index);
      const alike = ways
        .map((way) => Math.max(0, ...asks.map((ask) => closeness(ask, way))))
        .sort((one, other) => other - one);
      const [first = 0, second = first] = alike;
      const score = (first + second) / 2;
      return score > leads.least ? [{ key, score }] : [];
    });
    const nearest = Math.max(...near.map(({ score }) => score));
    const found = new Map(
      near.map(({ key, score }) => {
        const led = Math.min(1, (score - leads.least) / (leads.wholly - leads.least));
        return [key, led * (score / nearest) ** 3] as const;
      }),
    );
    ledTo.set(topic, found);
    return found;
  };

  return (question: string): FoundText[] => {
    const { rows, stems } = readText(question);
    const meaning = meaningOfRows(rows, roomForMeanings(1));
    const weight = total(stems);
    const shared = new Float64Array(written.length);
    for (const stem of stems) {
      const own = weightOf(stem);
      for (const at of known.get(stem)?.places ?? []) shared[at] = (shared[at] ?? 0) + own;
    }
    const scores = findables.map(({ asks, text, loudness }, index) => {
      const first = starts[index] ?? 0;
      const last = first + asks.length;
      const saysNothing = text.stems.length === 0;
      let best = 0;
      for (let at = first; at < last; at++) {
        const overlap = (2 * (shared[at] ?? 0)) / (weight + (weights[at] ?? 0) || 1);
        best = Math.max(best, 0.5 * likeness(meaning, meanings, at) + 0.5 * overlap);
      }
      const said = 0.85 * likeness(meaning, meanings, last) + 0.15 * ((shared[last] ?? 0) / (weight || 1));
      return loudness * (saysNothing ? best : 0.62 * Math.max(best, 0.6 * said) + 0.38 * said);
    });
    const topics = scores
      .map((score, index) => ({ score, index }))
      .filter(({ index }) => findables[index]?.isTopic)
      .sort((one, other) => other.score - one.score)
      .slice(0, topicsHeard)
      .map(({ score, index }) => ({ score: throughTopic * score, texts: textsOf(index) }));
    return findables
      .map(({ key }, index) => ({
        key,
        score: topics.reduce(
          (best, { score, texts }) => Math.max(best, score * (texts.get(key) ?? 0)),
          scores[index] ?? 0,
        ),
      }))
      .sort((one, other) => other.score - one.score);
  };
}
