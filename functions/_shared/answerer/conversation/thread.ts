import type { RoomFacts } from '../../contracts/venue-facts.ts';
import type { AnswerContext } from '../answer-types.ts';
import { gistOf } from './gist.ts';
import { familyOfKey, familyOfText, type Family } from '../finding/families.ts';
import { talk } from '../finding/subject-kinds.ts';
import type { Clause } from '../reading/clause.ts';
import type { DayMention } from '../reading/dates.ts';
import { hasPeople, type Group } from '../reading/group.ts';
import type { TimeMention } from '../reading/times.ts';
import { roomWithTrait } from './room-traits.ts';
import { computedQuestions } from '../computing/from-content.ts';
import { budgetOf } from '../computing/sums.ts';
import { toldSoFar } from './told.ts';
import type { Topic } from './topic.ts';

/** What a conversation has been about so far: what the visitor said, and what the replies spoke of. */
export interface Thread {
  /** Subject of the last clear question. */
  key?: string;
  /** That question as it was matched. */
  heard: Pick<Clause, 'ideas' | 'tagged'>;
  /** That question in its words. */
  said: string;
  /** The reply to it, as far as it can be said at once. */
  reply: string;
  family: Family | undefined;
  /** Rooms that the last reply singled out, or else those that were named. */
  rooms: readonly RoomFacts[];
  days: readonly DayMention[];
  times: readonly TimeMention[];
  group: Group;
  /** Those who come with the adults whom the last reply counted on top: `that whole crowd`. */
  company?: Group;
  /** What was told of the people who come, as it was normalized. */
  told: string;
  /** Dollars that somebody has to spend, or on a gift card. */
  money?: number;
}

/** Before anything was said. */
export const quiet: Thread = {
  heard: { ideas: [], tagged: '' },
  said: '',
  reply: '',
  family: undefined,
  rooms: [],
  days: [],
  times: [],
  group: { ages: [] },
  told: '',
};

/** The last list that holds anything. */
const latest = <Item>(lists: readonly (readonly Item[])[], before: readonly Item[]): readonly Item[] =>
  lists.findLast((each) => each.length > 0) ?? before;

/** The thread after some questions were heard and answered. */
export function follow(thread: Thread, topics: readonly Topic[], heard: string, context: AnswerContext): Thread {
  const spoken = topics.map(({ asked }) => asked);
  const clear = topics
    .filter(({ choice }) => choice && !talk.has(choice.key) && !choice.isGuess)
    .sort((one, other) => (other.choice?.likelihood ?? 0) - (one.choice?.likelihood ?? 0));
  const guessed = topics.find(({ choice }) => choice?.isGuess === true)?.choice?.key;
  const latestKey = clear[0]?.choice?.subject ?? clear[0]?.choice?.key;
  const key = (latestKey && computedQuestions[latestKey]) ?? latestKey ?? thread.key ?? guessed;
  const group = spoken.map((asked) => asked.group).findLast(hasPeople) ?? thread.group;
  const money = spoken.map(({ message }) => budgetOf(message)).find((each) => each !== undefined) ?? thread.money;
  const gists = clear.map((topic) => gistOf(topic, context));
  const trait = spoken.flatMap(({ text }) => roomWithTrait(text, context) ?? []);
  const company = group === thread.group ? (gists[0]?.company ?? thread.company) : gists[0]?.company;
  const last = clear[0]?.asked ?? spoken[0];
  return {
    ...(key !== undefined && { key }),
    ...(money !== undefined && { money }),
    ...(company && { company }),
    heard: last ?? thread.heard,
    said: last?.raw ?? thread.said,
    reply: gists[0]?.text ?? thread.reply,
    family: (key !== undefined ? familyOfKey(key) : undefined) ?? familyOfText(heard) ?? thread.family,
    rooms: latest(
      [...spoken.map(({ rooms }) => rooms), ...gists.map(({ rooms }) => rooms), trait.map(({ room }) => room)],
      thread.rooms,
    ),
    days: latest(
      spoken.map(({ days }) => days),
      thread.days,
    ),
    times: latest(
      spoken.map(({ times }) => times),
      thread.times,
    ),
    group,
    told: toldSoFar(thread.told, heard),
  };
}
