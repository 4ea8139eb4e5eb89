/** Gives each word a number, in the order in which they come. */
export class WordNumbers {
  readonly #numbers = new Map<string, number>();

  /** The number of a word; a new word gets the next one. */
  add(word: string): number {
    const number = this.#numbers.get(word) ?? this.#numbers.size;
    this.#numbers.set(word, number);
    return number;
  }

  /** The number of a word that came before. */
  get(word: string): number | undefined {
    return this.#numbers.get(word);
  }

  /** All words, by number. */
  get words(): string[] {
    return [...this.#numbers.keys()];
  }

  get size(): number {
    return this.#numbers.size;
  }
}
