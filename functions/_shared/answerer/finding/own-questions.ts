import { plainQuestion } from '../../../../src/domain/plain-question.ts';
import type { Passage } from '../answer-parts.ts';

/** The venue's own questions: which passages answer one that is asked in just these words. */
export type OwnQuestions = ReadonlyMap<string, readonly Passage[]>;

/** Gathers the titles that are questions, and the other ways to ask that stand beside a passage. */
export function ownQuestions(passages: Iterable<Passage>): OwnQuestions {
  const all = new Map<string, Passage[]>();
  for (const passage of passages) {
    const titles = passage.isTitled && passage.title.trim().endsWith('?') ? [passage.title] : [];
    for (const words of new Set([...titles, ...(passage.asks ?? [])].map(plainQuestion))) {
      const known = all.get(words);
      if (known) known.push(passage);
      else all.set(words, [passage]);
    }
  }
  return all;
}

/**
 * The passage that the venue itself wrote for a question; undefined when there is none, and when several rooms have one
 * and nobody said which room.
 */
export function ownAnswer(turn: string, own: OwnQuestions, rooms: readonly string[]): Passage | undefined {
  const found = own.get(plainQuestion(turn)) ?? [];
  const general = found.filter(({ room }) => room === undefined);
  const [first, ...others] = general.length > 0 ? general : found;
  if (general.length > 0 || others.length === 0) return first;
  const ofRooms = found.filter(({ room }) => room !== undefined && rooms.includes(room));
  return ofRooms.length === 1 ? ofRooms[0] : undefined;
}
