/** Fewer ideas than this are known, so that two of them make one small number. */
const mostIdeas = 0x8000;

/** Hears a feature by its number, with the weight that it has in a clause. */
type Tell = (feature: number, weight: number) => void;

/** Features with their numbers, as they are kept in a file. */
export interface FeatureTable {
  count: number;
  /** Ideas with their numbers as features, in the order of their small numbers. */
  ideas: string[];
  ideaFeatures: Iterable<number> & ArrayLike<number>;
  /** Neighboring ideas, as one number of both small ones, and pieces, as the number of their letters: each before its own. */
  pairs: Iterable<number> & ArrayLike<number>;
  pieces: Iterable<number> & ArrayLike<number>;
  /** Words, and which features each tells. */
  words: string[];
  wordFeatures: number[][];
}

/**
 * Numbers everything a vote can be about: an idea, two neighboring ideas, a word as written, and the pieces of long words.
 * Tens of thousands of ways to ask pass through here at a cold start, made of the same few thousand words: what a word
 * consists of is worked out once, and no text is put together.
 */
export function createFeatureNumbers(learned?: FeatureTable) {
  /** Each idea with its own small number and its number as a feature. */
  const ideas = new Map<string, { idea: number; feature: number }>();
  const pairs = new Map<number, number>();
  const pieces = new Map<number, number>();
  /** Each word with the features that it tells: itself, then its pieces. */
  const words = new Map<string, number[]>();
  let count = 0;
  if (learned) {
    count = learned.count;
    for (const [idea, name] of learned.ideas.entries())
      ideas.set(name, { idea, feature: learned.ideaFeatures[idea] ?? 0 });
    for (const [at, word] of learned.words.entries()) words.set(word, learned.wordFeatures[at] ?? []);
    inTwos(learned.pairs, pairs);
    inTwos(learned.pieces, pieces);
  }

  const numberOf = (numbers: Map<number, number>, key: number, learns: boolean): number | undefined => {
    const known = numbers.get(key);
    if (known !== undefined || !learns) return known;
    numbers.set(key, count);
    return count++;
  };

  const ideaOf = (idea: string, learns: boolean) => {
    const known = ideas.get(idea);
    if (known || !learns) return known;
    const made = { idea: ideas.size, feature: count++ };
    ideas.set(idea, made);
    return made;
  };

  const piecesOf = (word: string, learns: boolean): number[] =>
    word.length > 4 && !word.startsWith('<')
      ? piecesIn(word).flatMap((piece) => numberOf(pieces, piece, learns) ?? [])
      : [];

  const learnedWord = (word: string): number[] => {
    const known = words.get(word);
    if (known) return known;
    const made = [count++, ...piecesOf(word, true)];
    words.set(word, made);
    return made;
  };

  const tellWord = (word: string, learns: boolean, tell: Tell) => {
    const known = learns ? learnedWord(word) : words.get(word);
    if (known) for (let at = 0; at < known.length; at++) tell(known[at] ?? 0, at === 0 ? 0.6 : 0.35);
    else for (const piece of piecesOf(word, false)) tell(piece, 0.35);
  };

  /** Tells the features of a clause; those that are new get a number while `learns`, and are left out otherwise. */
  const each = (own: readonly string[], tagged: string, learns: boolean, tell: Tell) => {
    const known = own.map((idea) => ideaOf(idea, learns));
    for (let at = 0; at < own.length; at++) {
      const feature = known[at]?.feature;
      if (feature !== undefined && own.indexOf(own[at] ?? '') === at) tell(feature, 1);
    }
    for (let at = 1; at < own.length; at++) {
      const [one, two] = [known[at - 1], known[at]];
      const pair = one && two && numberOf(pairs, one.idea * mostIdeas + two.idea, learns);
      if (pair !== undefined) tell(pair, 1);
    }
    const written = tagged.split(/[^a-z0-9<>_']+/);
    for (let at = 0; at < written.length; at++) {
      const word = written[at] ?? '';
      if (word !== '' && written.indexOf(word) === at) tellWord(word, learns, tell);
    }
  };

  const table = (): FeatureTable => ({
    count,
    ideas: [...ideas.keys()],
    ideaFeatures: [...ideas.values()].map(({ feature }) => feature),
    pairs: [...pairs].flat(),
    pieces: [...pieces].flat(),
    words: [...words.keys()],
    wordFeatures: [...words.values()],
  });

  return { each, table, size: () => count };
}

/** Puts numbers that stand in twos into a map. */
function inTwos(numbers: ArrayLike<number>, into: Map<number, number>): void {
  for (let at = 0; at < numbers.length; at += 2) into.set(numbers[at] ?? 0, numbers[at + 1] ?? 0);
}

/** Four letters at a time: what a misspelled word still shares with the right one. Their codes make one number, of 7 bits each. */
function piecesIn(word: string): number[] {
  const found: number[] = [];
  let piece = 0;
  for (let at = 0; at < word.length; at++) {
    piece = ((piece << 7) | (word.charCodeAt(at) & 127)) & 0xfffffff;
    if (at >= 3) found.push(piece);
  }
  return found;
}
