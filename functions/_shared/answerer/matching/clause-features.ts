/** Something a vote can be about: an idea, two neighboring ideas, a word as written, or a piece of a word as a number. */
export type Feature = string | number;

/**
 * Tells a clause as votes see it, each thing with its weight: its ideas and neighboring ideas, its words as written, and
 * the pieces of long words. Nothing is collected: tens of thousands of ways to ask pass through here at a cold start.
 */
export function eachFeature(
  ideas: readonly string[],
  tagged: string,
  tell: (feature: Feature, weight: number) => void,
): void {
  for (const idea of new Set(ideas)) tell(idea, 1);
  for (let at = 1; at < ideas.length; at++) tell(`${ideas[at - 1]} ${ideas[at]}`, 1);
  for (const word of new Set(tagged.split(/[^a-z0-9<>_']+/))) {
    if (word === '') continue;
    tell(`=${word}`, 0.6);
    if (word.length > 4 && !word.startsWith('<')) eachPiece(word, tell);
  }
}

/** Four letters at a time: what a misspelled word still shares with the right one. Their codes make one number, of 7 bits each. */
function eachPiece(word: string, tell: (feature: Feature, weight: number) => void): void {
  let piece = 0;
  for (let at = 0; at < word.length; at++) {
    piece = ((piece << 7) | (word.charCodeAt(at) & 127)) & 0xfffffff;
    if (at >= 3) tell(piece, 0.35);
  }
}
