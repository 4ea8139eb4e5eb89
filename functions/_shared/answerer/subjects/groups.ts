import type { AnswerContext } from '../answer-types.ts';
import type { Asked, Subject } from '../answer-parts.ts';
import { openingSubjects } from './opening.ts';
import { weekdaysOf } from '../reading/dates.ts';
import {
  bookingCard,
  counted,
  faqSource,
  isRetired,
  listed,
  openRooms,
  retiredRooms,
  roomCard,
  roomSource,
  sayDay,
} from '../venue/venue.ts';

const weekendDays = ['friday', 'saturday', 'sunday'];

/** What a group of some size can do on some day; undefined without a size. */
export function groupPlan(players: number, asked: Asked, context: AnswerContext): string {
  const { policies } = context.facts.business;
  const rooms = openRooms(context);
  const named = asked.rooms.filter((room) => rooms.includes(room));
  const fitting = (named.length > 0 ? named : rooms).filter(
    ({ groupSize }) => groupSize.minimum <= players && players <= groupSize.maximum,
  );
  const together = rooms.reduce((sum, { groupSize }) => sum + groupSize.maximum, 0);
  const sizes = listed(
    rooms.map(({ title, groupSize }) => `${title} takes ${groupSize.minimum} to ${groupSize.maximum}`),
  );
  const onWeekend = asked.days.some((day) => weekdaysOf(day).some((each) => weekendDays.includes(each)));
  const smallest = Math.min(...rooms.map(({ groupSize }) => groupSize.minimum));

  if (players < smallest) return `A game needs at least ${smallest} players, so one person can’t book alone. ${sizes}.`;
  if (players < policies.weekendMinimumPlayers) return pairPlan(players, asked, context);
  const day = asked.days[0] ? ` on ${sayDay(asked.days[0], context.now)}` : '';
  const weekend = onWeekend ? ` The ${policies.weekendMinimumPlayers}-player minimum of Friday to Sunday is met.` : '';
  if (players > together) {
    return `${players} people${day} works in rounds: all our rooms together hold ${together} players at once, and while one half plays the other half has dinner. Send us your head count and we send back a plan with start times.`;
  }
  if (players >= policies.severalRoomsFrom) {
    const alone = fitting.map(({ title }) => title);
    const single =
      alone.length > 0
        ? ` ${listed(alone, 'or')} alone would hold ${players}, but groups of ${policies.severalRoomsFrom} or more are better off in several rooms.`
        : '';
    return `${players} people${day} can play at the same time in several rooms: ${sizes}, ${together} players in all at once.${single}`;
  }
  if (fitting.length === 0) {
    const others = rooms.filter(({ groupSize }) => groupSize.minimum <= players && players <= groupSize.maximum);
    const limit = listed(
      (named.length > 0 ? named : rooms).map(
        ({ title, groupSize }) => `${title} takes ${groupSize.minimum} to ${groupSize.maximum} players`,
      ),
    );
    const instead =
      others.length > 0
        ? ` ${listed(others.map(({ title, groupSize }) => `${title} takes up to ${groupSize.maximum}`))}.`
        : '';
    return `No, ${limit}, so ${players} do not fit into one game there.${instead} You could also split over several rooms.`;
  }
  const tight = rooms.filter((room) => !fitting.includes(room) && named.length === 0);
  const note =
    tight.length > 0
      ? ` ${listed(tight.map(({ title, groupSize }) => `${title} takes only ${groupSize.minimum} to ${groupSize.maximum}`))}.`
      : '';
  const [{ groupSize: ideal }] = fitting as [(typeof fitting)[number]];
  return `${players} people${day} can play together in ${listed(
    fitting.map(({ title, groupSize }) => `${title} (${groupSize.minimum} to ${groupSize.maximum})`),
    'or',
  )}.${note} The rooms play best with ${ideal.idealMinimum} to ${ideal.idealMaximum}.${weekend}`;
}

function pairPlan(players: number, asked: Asked, { facts, now }: AnswerContext): string {
  const minimum = facts.business.policies.weekendMinimumPlayers;
  const days = asked.days.filter((day) => day.kind !== 'date' || day.day);
  const rule = `From Friday to Sunday a game needs at least ${minimum} players; Monday to Thursday ${players} can have a room to themselves`;
  const [day] = days;
  if (!day) return `Yes, ${players} can play, Monday to Thursday. ${rule}.`;
  const covered = weekdaysOf(day);
  const blocked = covered.every((each) => weekendDays.includes(each));
  return blocked
    ? `No, not on ${sayDay(day, now)} with only ${players}: ${rule}. Bring at least ${counted(minimum - players, 'more player')}, or pick a weeknight.`
    : `Yes, on ${sayDay(day, now)} ${players} can play. ${rule}.`;
}

/** How many can play, at most, at least and best; with a number, whether that many fit. */
const capacity: Subject = {
  key: 'capacity',
  signs: [
    /\b(?:how many (?:people|players|persons|of us|can|friends)|max(?:imum)?\b|capacity|group size|too many|fit in|(?:can|could) \d+ (?:people |players |of us |friends )?(?:play|come|do|fit))\b/,
  ],
  unless:
    /escaped?\b|have (?:played|come|visited|been|won)|work (?:there|here|for)|birthday|gift ?card|hints?|how many rooms do you have|reviews?|application|adults? (?:do|needed|per)|how many adults|how many grown|age/,
  answer(asked, context) {
    const { facts, now } = context;
    const { players } = asked.group;
    const rooms = openRooms(context);
    const gone = asked.rooms.filter((room) => isRetired(room, now));
    if (gone.length > 0 && gone.length === asked.rooms.length) return undefined;
    const shown = asked.rooms.length > 0 ? asked.rooms.filter((room) => rooms.includes(room)) : rooms;
    const sources = shown.length === 1 ? shown.map((room) => roomSource(room)) : faqSource(facts, 'how-many-players');
    const cards = shown.slice(0, 2).map((room) => roomCard(room, context));
    if (players !== undefined && !/how many/.test(asked.text))
      return { text: groupPlan(players, asked, context), sources, cards };
    const minimum = facts.business.policies.weekendMinimumPlayers;
    const sizes = listed(
      shown.map(({ title, groupSize }) => `${title} takes ${groupSize.minimum} to ${groupSize.maximum} players`),
    );
    const [room] = shown;
    const ideal = room ? ` Best with ${room.groupSize.idealMinimum} to ${room.groupSize.idealMaximum}.` : '';
    const largest = rooms.reduce(
      (best, each) => (best && best.groupSize.maximum >= each.groupSize.maximum ? best : each),
      rooms[0] ?? shown[0],
    );
    const most =
      /most|biggest|largest/.test(asked.text) && largest
        ? `${largest.title} holds the most: ${largest.groupSize.maximum}. `
        : '';
    return {
      text: `${most}${sizes}.${ideal} From Friday to Sunday a team has at least ${minimum} players. Groups of ${facts.business.policies.severalRoomsFrom} or more book several rooms.`,
      sources,
      cards,
    };
  },
};

/** Whether a pair can come, and when. */
const weekendMinimum: Subject = {
  key: 'weekend-minimum',
  signs: [
    /\b(?:minimum|at least|just|only) (?:of )?(?:the )?(?:2|3|two|three)\b|\bcan (?:just |only )?(?:the )?2\b|\bwith (?:just |only )?2\b|\b(?:2|a pair|couples?) (?:people |of us |players )?(?:play|enough|allowed)/,
  ],
  unless: /birthday|gift ?card|hours|2 rooms|two rooms|codes?/,
  answer(asked, context) {
    const players =
      asked.group.players ??
      (/\b(?:couple|pair|date|girlfriend|boyfriend|wife|husband)\b/.test(asked.text) ? 2 : undefined);
    const minimum = context.facts.business.policies.weekendMinimumPlayers;
    const text =
      players !== undefined
        ? groupPlan(players, asked, context)
        : `On Fridays, Saturdays and Sundays a game needs at least ${minimum} players. Monday to Thursday a pair can have a room to themselves.`;
    return { text, sources: faqSource(context.facts, 'weekend-minimum'), followUps: ['Which room is best for two?'] };
  },
};

/** Big groups: several rooms, or rounds. */
const largeGroup: Subject = {
  key: 'large-group',
  signs: [/\b(?:large|big) groups?\b|\bhow many rooms\b(?! do you have| are there)/],
  unless: /birthday|gift ?card|how many rooms do you have|discount/,
  answer(asked, context) {
    const { facts } = context;
    const { players } = asked.group;
    const rooms = openRooms(context);
    const together = rooms.reduce((sum, { groupSize }) => sum + groupSize.maximum, 0);
    const plan =
      players !== undefined
        ? groupPlan(players, asked, context)
        : `Groups of ${facts.business.policies.severalRoomsFrom} or more book several rooms and start together, or play in rounds. Our rooms hold up to ${together} players at once.`;
    return {
      text: `${plan} For a written plan and quote, use the corporate and group page.`,
      sources: [{ title: 'Corporate and group booking', href: '/corporate-booking#capacity' }],
      cards: [bookingCard(facts.business, 'corporate')],
      followUps: ['How much is it for a group?', 'How long does it take with two rounds?'],
    };
  },
};

/** Whether somebody of an age may play, and which room suits. */
const agesAllowed: Subject = {
  key: 'ages',
  signs: [
    /\b(?:age limit|minimum age|what age|how old|ages?\b|old enough|too (?:young|old)|toddlers?|bab(?:y|ies)|infants?|kid friendly|family friendly|suitable for (?:kids|children))\b|\bcan (?:my |a |an )?\d+ years? old\b/,
  ],
  unless:
    /birthday party|how many adults|without (?:an? )?(?:adult|parent)|on their own|alone|by themselves|unaccompanied|drop|how old (?:are you|is the (?:place|venue|building|company))|virtual/,
  answer(asked, context) {
    const { facts } = context;
    const { minimumAge, maximumAge, adultNeededBelowAge, childrenPerAdult } = facts.business.policies;
    const lines: string[] = [];
    const youngest = Math.min(...asked.group.ages);
    const oldest = Math.max(...asked.group.ages);
    const rule = `Tickets are for ages ${minimumAge} to ${maximumAge}`;
    if (asked.group.ages.length > 0 && youngest < minimumAge) {
      lines.push(
        `No, a ${youngest === 0 ? 'baby' : `${youngest}-year-old`} is too young to play: ${rule.toLowerCase()}. My notes say nothing about small children who only come along, so please call ${facts.business.phone} about that.`,
      );
    } else if (asked.group.ages.length > 0 && oldest <= maximumAge) {
      lines.push(`Yes, ${listed(asked.group.ages.map((age) => `age ${age}`))} can play: ${rule.toLowerCase()}.`);
    } else if (asked.group.ages.length > 0) lines.push(`${rule}, so ${oldest} is over our limit.`);
    else lines.push(`${rule}. For most rooms we suggest eight and up.`);
    if (asked.group.ages.some((age) => age >= minimumAge && age < adultNeededBelowAge)) {
      lines.push(
        `Children under ${adultNeededBelowAge} need an adult in the room, one for every ${childrenPerAdult} of them.`,
      );
    } else if (asked.group.ages.some((age) => age >= adultNeededBelowAge && age < 18))
      lines.push(`From ${adultNeededBelowAge} up no adult has to go in with them.`);
    const shown = asked.rooms.filter((room) => openRooms(context).includes(room));
    for (const room of shown.length > 0 ? shown : openRooms(context))
      lines.push(`**${room.title}**: ${room.ageGuidance}`);
    for (const room of asked.rooms.filter((each) => retiredRooms(context).includes(each)))
      lines.push(`${room.title} has retired.`);
    const [asksParty] = asked.text.match(/birthday/) ?? [];
    return {
      text: lines.join(' '),
      sources: faqSource(facts, 'ages'),
      cards: shown.slice(0, 2).map((room) => roomCard(room, context)),
      followUps: asksParty ? ['How much is a birthday party?'] : ['How many adults do kids need?'],
    };
  },
};

/** How many adults children need. */
const adultsNeeded: Subject = {
  key: 'adults',
  signs: [
    /\bhow many (?:\w+ )?(?:adults|grown ?-?ups|parents|chaperones|leaders|teachers|counselors|moms|dads)\b|\b(?:without|need) (?:an? )?(?:adults?|parents?|grown ?-?ups?|chaperones?|supervision)\b|\b(?:unaccompanied|unsupervised|drop (?:them|my|the kids|off)|by themselves|on their own)\b/,
  ],
  unless: /birthday|party/,
  answer(asked, { facts }) {
    const { adultNeededBelowAge, childrenPerAdult } = facts.business.policies;
    const { ages: known } = asked.group;
    const areYoung = known.length > 0 && known.every((age) => age < adultNeededBelowAge);
    const kids = asked.group.kids ?? (areYoung && asked.group.adults === undefined ? asked.group.players : undefined);
    const rule = `Children under ${adultNeededBelowAge} need one adult in the room for every ${childrenPerAdult} of them; from ${adultNeededBelowAge} up they can play without one`;
    const lines: string[] = [];
    const allOlder = known.length > 0 && known.every((age) => age >= adultNeededBelowAge);
    if (allOlder) lines.push(`Yes, at ${listed(known.map(String))} they can play without an adult. ${rule}.`);
    else if (kids !== undefined && kids > 0) {
      const needed = Math.ceil(kids / childrenPerAdult);
      lines.push(
        `${counted(kids, 'child', 'children')} under ${adultNeededBelowAge} ${kids === 1 ? 'needs' : 'need'} ${counted(needed, 'adult')} in the room. ${rule}.`,
      );
    } else if (known.length > 0) lines.push(`No, not alone at ${listed(known.map(String))}. ${rule}.`);
    else lines.push(`${rule}.`);
    lines.push('Adults who go in count as players and need a ticket.');
    if (/sign|waiver/.test(asked.text)) lines.push('For anyone under 18 a parent or legal guardian signs the waiver.');
    return {
      text: lines.join(' '),
      computed: kids === undefined ? [] : [`${Math.ceil(kids / childrenPerAdult)} adults`],
      sources: faqSource(facts, 'adults-with-children'),
      followUps: ['Which room is best for kids?'],
    };
  },
};

/** Whether so many people can come on a day at a time: the group, and the hours. */
const canWeCome: Subject = {
  key: 'can-we-come',
  signs: [
    /\bcan (?:we|i|\d+|all|a group|the \d|my|our)\b.*\b(?:play|come|do it|fit)\b.*\b(?:on |this |next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|\bcan (?:we|i|\d+|all)\b.*\b(?:play|come)\b.*\bat (?:noon|\d)/,
  ],
  unless: /cancel|party|birthday|gift|reschedule|move|alone|without|early/,
  async answer(asked, context) {
    const { players, kids, ages } = asked.group;
    if (players === undefined || asked.days.length + asked.times.length === 0) return undefined;
    const { adultNeededBelowAge, childrenPerAdult } = context.facts.business.policies;
    const young =
      ages.length > 0
        ? Math.max(
            ages.filter((age) => age < adultNeededBelowAge).length,
            ages.every((age) => age < adultNeededBelowAge) ? (kids ?? 0) : 0,
          )
        : (kids ?? 0);
    const needed = Math.ceil(young / childrenPerAdult);
    const supervision =
      young > 0
        ? `${counted(young, 'child', 'children')} under ${adultNeededBelowAge} ${young === 1 ? 'needs' : 'need'} ${counted(needed, 'adult')} in the room.`
        : '';
    const open = await openingSubjects.find(({ key }) => key === 'hours')?.answer(asked, context);
    return {
      text: [groupPlan(players, asked, context), supervision, open?.text].filter(Boolean).join(' '),
      computed: [`${young} people, ${needed} adults`],
      sources: [...faqSource(context.facts, 'how-many-players'), ...(open?.sources ?? [])],
      cards: [bookingCard(context.facts.business)],
    };
  },
};

export const groupSubjects: readonly Subject[] = [
  canWeCome,
  capacity,
  weekendMinimum,
  largeGroup,
  agesAllowed,
  adultsNeeded,
];
