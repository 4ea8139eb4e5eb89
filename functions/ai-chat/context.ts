import { sayResults } from '../../src/domain/escape-rate.ts';
import { formatGameTime } from '../../src/domain/hall-of-fame.ts';
import type { AnswerContext } from '../_shared/answerer/answer-types.ts';
import type { Dependencies } from '../_shared/dependencies.ts';

/** What a reply may be made of, and what was read for it and counts as a fact besides the facts file. */
export interface ReplyContext extends AnswerContext {
  readBoard: NonNullable<AnswerContext['readBoard']>;
  readResults: NonNullable<AnswerContext['readResults']>;
  /** Texts that the guard lets pass: names and times of the boards that were read, results of tools. */
  allowed: string[];
}

/** The context of one question. Boards and results are read when a reply asks for them; when they cannot be read it goes without. */
export function createContext({ facts, now, database }: Dependencies, page: string | undefined): ReplyContext {
  const allowed: string[] = [];
  return {
    facts,
    now: now(),
    page,
    allowed,
    readBoard: async (roomTitle) => {
      try {
        const teams = await database.readBoard(roomTitle);
        allowed.push(...teams.flatMap((team) => [team.team_name, formatGameTime(team.adjusted_time_seconds)]));
        return teams;
      } catch {
        return undefined;
      }
    },
    readResults: async () => {
      try {
        const results = await database.readResults();
        allowed.push(...results.map(sayResults));
        return results;
      } catch {
        return undefined;
      }
    },
  };
}
