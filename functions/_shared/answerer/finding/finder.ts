import { comparedWith, likeness, meaningOfRows, nearestTo, rowsOf, type Meaning } from './meaning.ts';
import { flatten, joinTexts, readText, type ReadText } from './read-texts.ts';
import type { Topics } from './topics.ts';
import { stemOf, tellingWords } from './words.ts';

/** A text of the venue, to be found by questions. */
export interface Findable {
  key: string;
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
  /** What the score is made of. */
  signs: TextSigns;
}

/** What is found for a question: the venue's texts, best first, and how well it goes with the nearest topic. */
export interface Found {
  texts: readonly FoundText[];
  topic: number;
}

/** How a text goes with a question, each from 0 to 1: by the whole meaning of its questions and of what it says, word by word, and by a topic that leads to it. */
interface TextSigns {
  askMeaning: number;
  askWords: number;
  saidMeaning: number;
  saidWords: number;
  topic: number;
}

/**
 * What each sign counts. Learned from invented facts that were asked for in other words, so that the right text comes first most
 * often (`npm run eval:learn`).
 */
const signWeights: TextSigns = { askMeaning: 0.28, askWords: 0.34, saidMeaning: 0.18, saidWords: 0.14, topic: 0.18 };
const signNames = Object.keys(signWeights) as (keyof TextSigns)[];

/** A text that has no question of its own is asked for by what it says, a little less surely. */
const withoutQuestion = 0.6;

/** Telling words of a question that are compared with texts word by word; more say nothing more. */
const mostWords = 16;

/** What can be found: where its ways to ask stand, and what it says, unless it says nothing itself. */
interface Target {
  key: string;
  first: number;
  end: number;
  said?: number;
  loudness: number;
}

/** A topic leads to a text when the text's own question is like two of its ways to ask: not at all below, wholly above. */
const leads = { least: 0.4, wholly: 0.55 };
/** How many topics of a question lead to texts. */
const topicsHeard = 3;

/** Where everything stands once the texts of the venue and all ways to ask are put behind one another. */
function targetsOf(findables: readonly Findable[], { keys, counts }: Topics): Target[] {
  let next = 0;
  const ofVenue = findables.map(({ key, asks, loudness }) => {
    const first = next;
    const said = first + asks.length;
    next = said + 1;
    return { key, first, end: said, said, loudness };
  });
  const ofTopics = keys.map((key, at) => {
    const first = next;
    next += counts[at] ?? 0;
    return { key, first, end: next, loudness: 1 };
  });
  return [...ofVenue, ...ofTopics];
}

/** Finds texts by what a question means and by the words that they share, for questions that nobody foresaw. */
export function createFinder(findables: readonly Findable[], topics: Topics): (question: string) => Found {
  const targets = targetsOf(findables, topics);
  const written = joinTexts([flatten(findables.flatMap(({ asks, text }) => [...asks, text])), topics.texts]);
  const { stemCount, stemsAt } = written;
  const meanings = new Map<number, Meaning>();
  /** What the text at a place means; worked out when somebody first asks about a topic near it. */
  const meaningAt = (place: number): Meaning => {
    const worked = meanings.get(place) ?? meaningOfRows(written.rowsAt(place));
    meanings.set(place, worked);
    return worked;
  };

  /** How many texts and topics each stem stands in, and in how many of their ways. */
  const spreads = new Int32Array(stemCount);
  const uses = new Int32Array(stemCount);
  const lastTarget = new Int32Array(stemCount).fill(-1);
  for (const [index, { first, end, said }] of targets.entries()) {
    const last = said === undefined ? end : end + 1;
    for (let place = first; place < last; place++) {
      for (const stem of stemsAt(place)) {
        uses[stem] = (uses[stem] ?? 0) + 1;
        if (lastTarget[stem] === index) continue;
        lastTarget[stem] = index;
        spreads[stem] = (spreads[stem] ?? 0) + 1;
      }
    }
  }
  const weigh = (spread: number) => Math.log(1 + targets.length / (spread + 0.5));
  const weightsOfStems = Float64Array.from(spreads, weigh);
  const total = (stems: Iterable<number | undefined>) => {
    let sum = 0;
    for (const stem of stems) sum += stem === undefined ? weigh(0) : (weightsOfStems[stem] ?? 0);
    return sum;
  };
  /** The places where each stem stands, those of one behind those of another. */
  const placesEnd = new Int32Array(stemCount);
  let placed = 0;
  for (let stem = 0; stem < stemCount; stem++) {
    placesEnd[stem] = placed;
    placed += uses[stem] ?? 0;
  }
  const places = new Int32Array(placed);
  const weights = new Float64Array(written.count);
  for (let place = 0; place < written.count; place++) {
    const stems = stemsAt(place);
    weights[place] = total(stems);
    for (const stem of stems) {
      const at = placesEnd[stem] ?? 0;
      places[at] = place;
      placesEnd[stem] = at + 1;
    }
  }
  const placesOfStem = (stem: number) => {
    const end = placesEnd[stem] ?? 0;
    return places.subarray(end - (uses[stem] ?? 0), end);
  };

  /** How much two ways to ask are the same question: half by what they mean, half by the words that they share. */
  const closeness = (one: number, other: number) => {
    const own = stemsAt(one);
    const both = total(stemsAt(other).filter((stem) => own.includes(stem)));
    const whole = (weights[one] ?? 0) + (weights[other] ?? 0) || 1;
    return 0.5 * likeness(meaningAt(one), meaningAt(other)) + both / whole;
  };
  const placesOf = ({ first, end }: Target) => Array.from({ length: end - first }, (_, at) => first + at);
  const ledTo = new Map<Target, ReadonlyMap<string, number>>();
  /** The texts that a topic leads to, by how surely it does; worked out when somebody first asks about the topic. */
  const textsOf = (topic: Target): ReadonlyMap<string, number> => {
    const worked = ledTo.get(topic);
    if (worked) return worked;
    const topicWays = placesOf(topic);
    const near = targets.flatMap((target) => {
      if (target.said === undefined) return [];
      const asks = placesOf(target);
      const alike = topicWays
        .map((way) => Math.max(0, ...asks.map((ask) => closeness(ask, way))))
        .sort((one, other) => other - one);
      const [first = 0, second = first] = alike;
      const score = (first + second) / 2;
      return score > leads.least ? [{ key: target.key, score }] : [];
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

  return (question) => {
    const { rows, stems } = readText(question);
    const numbers = stems.map(written.numberOf);
    const likenessTo = comparedWith(meaningOfRows(rows));
    const likenessAt = (place: number) => likenessTo(written.rowsAt(place), written.lengthAt(place));
    const weight = total(numbers);
    const shared = new Float64Array(written.count);
    for (const stem of numbers) {
      if (stem === undefined) continue;
      const own = weightsOfStems[stem] ?? 0;
      for (const at of placesOfStem(stem)) shared[at] = (shared[at] ?? 0) + own;
    }
    const words = tellingWords(question)
      .slice(0, mostWords)
      .map((word) => {
        const [row] = rowsOf([word]);
        const stem = written.numberOf(stemOf(word));
        return {
          stem,
          weight: stem === undefined ? weigh(0) : (weightsOfStems[stem] ?? 0),
          nearest: row === undefined ? () => 0 : nearestTo(row),
        };
      });
    const wordWeight = words.reduce((sum, word) => sum + word.weight, 0) || 1;
    /** How much of what the question says a text says too, word by word: in the same word, or in the one that comes nearest. */
    const wordsAt = (place: number) => {
      const stemsHere = stemsAt(place);
      const rowsHere = written.rowsAt(place);
      let sum = 0;
      for (const { stem, weight: ofWord, nearest } of words)
        sum += ofWord * (stem !== undefined && stemsHere.includes(stem) ? 1 : nearest(rowsHere));
      return sum / wordWeight;
    };
    const scoreOfTopic = ({ first, end }: Target) => {
      let best = 0;
      for (let at = first; at < end; at++) {
        const overlap = (2 * (shared[at] ?? 0)) / (weight + (weights[at] ?? 0) || 1);
        best = Math.max(best, 0.5 * likenessAt(at) + 0.5 * overlap);
      }
      return best;
    };
    const heard = targets
      .filter(({ said }) => said === undefined)
      .map((target) => ({ target, score: scoreOfTopic(target) }))
      .sort((one, other) => other.score - one.score)
      .slice(0, topicsHeard)
      .map(({ target, score }) => ({ score, texts: textsOf(target) }));
    const signsOf = ({ key, first, said }: TextTarget): TextSigns => {
      const saidMeaning = Math.max(0, likenessAt(said));
      const saidWords = wordsAt(said);
      let askMeaning = withoutQuestion * saidMeaning;
      let askWords = withoutQuestion * saidWords;
      for (let at = first; at < said; at++) {
        askMeaning = Math.max(askMeaning, likenessAt(at));
        askWords = Math.max(askWords, wordsAt(at));
      }
      const topic = heard.reduce((best, { score, texts }) => Math.max(best, score * (texts.get(key) ?? 0)), 0);
      return { askMeaning, askWords, saidMeaning, saidWords, topic };
    };
    const ofTexts = targets.filter(isOfText).map((target): FoundText => {
      const signs = signsOf(target);
      const sum = signNames.reduce((all, name) => all + signWeights[name] * signs[name], 0);
      return { key: target.key, score: target.loudness * Math.min(1, sum), signs };
    });
    return { texts: ofTexts.sort((one, other) => other.score - one.score), topic: heard[0]?.score ?? 0 };
  };
}

/** A target that says something: a text of the venue. */
type TextTarget = Target & { said: number };
const isOfText = (target: Target): target is TextTarget => target.said !== undefined;
