/** Something a vote can be about, and how much it weighs. */
export type Feature = readonly [name: string, weight: number];

/** A clause as votes see it: its ideas and neighboring ideas, its words as written, and the pieces of long words. */
export function featuresOf(ideas: readonly string[], tagged: string): Feature[] {
  const words = [...new Set(tagged.split(/[^a-z0-9<>_']+/).filter(Boolean))];
  return [
    ...[...new Set(ideas)].map((idea): Feature => [idea, 1]),
    ...ideas.slice(1).map((idea, index): Feature => [`${ideas[index]} ${idea}`, 1]),
    ...words.map((word): Feature => [`=${word}`, 0.6]),
    ...words.filter((word) => word.length > 4 && !word.startsWith('<')).flatMap(pieces),
  ];
}

/** Four letters at a time: what a misspelled word still shares with the right one. */
const pieces = (word: string) =>
  Array.from({ length: word.length - 3 }, (_, at): Feature => [`~${word.slice(at, at + 4)}`, 0.35]);
