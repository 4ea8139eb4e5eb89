import { normalize } from '../../functions/_shared/answerer/reading/normalize.ts';
import { readClause } from '../../functions/_shared/answerer/reading/clause.ts';
import { factsOf, momentAt } from './strict.ts';

const context = { facts: factsOf('sample'), now: momentAt('15:00'), correct: (word: string) => word };

/** A message as the assistant hears it: days, times, rooms, ages and numbers as tags. */
export const tagMessage = (text: string): string => readClause(normalize(text), context).tagged;
