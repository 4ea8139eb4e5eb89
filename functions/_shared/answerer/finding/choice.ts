/** A subject or passage, and how likely it is what the words ask for, 0 to 1. */
export interface Likely {
  key: string;
  likelihood: number;
}

/** The subject or passage that answers, and how sure that is. */
export interface Choice extends Likely {
  /** True when it is only the nearest thing: the reply says so. */
  isGuess?: boolean;
  /** The next likeliest subjects, when it is not clear which is meant: the reply offers them too. */
  also?: string[];
  /** True where a rule settles it, and no likelihood: no earlier question is asked again. */
  isSettled?: true;
  /** True for a text that was found by its words, and not heard by what was learned of its subject. */
  isFound?: true;
  /** What the messages that were learned from led to, where a text of the venue answers instead: the next question is heard after it. */
  subject?: string;
  /** The next likeliest subjects, for whoever weighs them against it. */
  rivals?: readonly Likely[];
}

/** A subject that a rule settles. */
export const settled = (key: string): Choice => ({ key, likelihood: 1, isSettled: true });

/** Below this likelihood a reading is chance. */
const faint = 0.1;
/** True for a subject that was read by chance. */
export const isFaint = ({ likelihood }: Likely): boolean => likelihood < faint;

/**
 * From this likelihood on a question counts as understood; below, its subject is a guess. What only goes on with a question, or is
 * nothing but people and a day, is understood that well: enough to answer, not enough to outdo a question.
 */
export const understood = 0.4;
/** From this likelihood on a subject is heard clearly. */
export const clear = 0.55;
