import { weekdays } from '../../../domain/weekdays.ts';
import { minimumPlayersOn, sayMinimumPlayers } from '../../../domain/prices.ts';
import { weekdaysIn } from '../../../domain/weekday-words.ts';
import type { NumberRule } from './venue-numbers.ts';
import { numberOf, numberPattern as n } from './written-number.ts';

/** `at least 3 players`, `needs three players`, `a minimum of 3`, `start at 3 players`. */
const minimum = new RegExp(
  String.raw`\b(?:at least|minimum (?:of|is)|needs?|start(?:s|ing)? at) (?:at least )?(${n})\b(?: (players|people))?(?! ?(?:minutes|hours|weeks|days|years|%|:|\d))`,
  'gi',
);

/** The smallest team, where a day is named. */
const minimumPlayers: NumberRule = (sentence, { policies, rooms, promoCodes }) => {
  const days = weekdaysIn(sentence);
  if (days.length === 0 || /\b(?:code|off|discount|hours?|age)\b/i.test(sentence)) return [];
  const rules = policies.minimumPlayers ?? [];
  const smallest = rooms.length > 0 ? Math.min(...rooms.map(({ groupSize }) => groupSize.minimum)) : 1;
  const known = [
    ...days.map((day) => minimumPlayersOn(rules, day, smallest)),
    ...rooms.filter(({ title }) => sentence.includes(title)).map(({ groupSize }) => groupSize.minimum),
    ...promoCodes.map((code) => code.minimumPlayers),
  ];
  const isStricter = weekdays.some((day) => minimumPlayersOn(rules, day, smallest) > smallest);
  const day = days.find((each) => minimumPlayersOn(rules, each, smallest) > smallest) ?? days[0] ?? 'monday';
  return [...sentence.matchAll(minimum)]
    .filter(
      ([, number = '', people]) =>
        (people !== undefined || isAboutTeams.test(sentence)) && !known.includes(numberOf(number)),
    )
    .map(([words]) => ({
      said: words.trim(),
      fact: `a game needs ${sayMinimumPlayers(rules, smallest)}`,
      write: isStricter ? `{{policies.minimumPlayers.${day}}}` : '{{policies.minimumPlayers}}',
    }));
};

const isAboutTeams = /\b(?:players?|people|teams?|groups?|pairs?|ideal|minimum)\b/i;

/** How many a room takes, beside its name. */
const roomSize: NumberRule = (sentence, { rooms }) => {
  const places = rooms
    .map((room) => ({ room, at: sentence.indexOf(room.title) }))
    .filter(({ at }) => at !== -1)
    .sort((one, other) => one.at - other.at);
  return places.flatMap(({ room, at }, index) => {
    const own = sentence.slice(at + room.title.length, places[index + 1]?.at);
    const { minimum: fewest, maximum: most, idealMinimum, idealMaximum } = room.groupSize;
    const ranges = [
      ...own.matchAll(new RegExp(String.raw`\b(${n}) (?:to|–|-) (${n}) (?:players|people|guests)\b`, 'gi')),
    ]
      .filter(([, one = '', other = '']) => {
        const said = [numberOf(one), numberOf(other)].join();
        return said !== [fewest, most].join() && said !== [idealMinimum, idealMaximum].join();
      })
      .map(([words]) => words);
    const limits = [
      ...own.matchAll(
        new RegExp(
          String.raw`\b(?:(?:takes?|holds?|fits?|seats?) (?:only |just )?up to|stops at|stop at) (${n})\b(?! ?(?:minutes|hours))`,
          'gi',
        ),
      ),
    ]
      .filter(([, number = '']) => numberOf(number) !== most)
      .map(([words]) => words);
    return [...ranges, ...limits].map((said) => ({
      said: `${room.title} … ${said}`,
      fact: `${room.title} takes ${fewest} to ${most} players`,
      write: `{{rooms.${room.slug}.capacity}}`,
    }));
  });
};

/** From which size on a group needs several rooms. */
const severalRooms: NumberRule = (sentence, { policies }) => {
  if (!/\b(?:several|two|both|more than one|multiple) rooms\b/i.test(sentence)) return [];
  const patterns = [
    String.raw`\bfrom (${n})(?: (?:people|players|guests))? (?:up|on|upward)\b`,
    String.raw`\b(?:groups|teams|parties) of (${n}) (?:or more|and more|and up|upward)\b`,
  ];
  return patterns
    .flatMap((pattern) => [...sentence.matchAll(new RegExp(pattern, 'gi'))])
    .filter(([, number = '']) => numberOf(number) !== policies.severalRoomsFrom)
    .map(([words]) => ({
      said: words,
      fact: `groups of ${policies.severalRoomsFrom} or more book several rooms`,
      write: '{{policies.severalRoomsFrom}}',
    }));
};

/** Rules about how many play. */
export const teamRules: readonly NumberRule[] = [minimumPlayers, roomSize, severalRooms];
