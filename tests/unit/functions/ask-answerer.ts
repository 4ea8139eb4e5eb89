import { answer } from '../../../functions/_shared/answerer/answer.ts';
import { factsOn } from '../../../functions/_shared/facts/facts-file.ts';

/** A Friday, mid-afternoon. */
export const friday = new Date('2026-11-20T15:00:00-05:00');

/** Says some turns to the answerer, one after the other; returns its last reply. */
export const ask = (turns: string | string[], { now = friday, page }: { now?: Date; page?: string } = {}) =>
  answer(
    [turns].flat().map((content) => ({ role: 'user', content })),
    { facts: factsOn(now), now, page },
  );

/** The words of that reply. */
export const says = async (turns: string | string[], options?: { now?: Date; page?: string }) =>
  (await ask(turns, options)).text;
