import type { RoomFacts } from '../../contracts/venue-facts.ts';
import type { Asked, Subject } from '../answer-parts.ts';
import type { AnswerContext } from '../answer-types.ts';
import { kidsBelow } from '../reading/group.ts';
import { touchesWeekend } from '../reading/dates.ts';
import { saySupervision } from '../venue/supervision.ts';
import { listed, openRooms, roomCard, roomSource } from '../venue/venue.ts';

/** Youngest age in years at which a room suits, as far as its guidance names one. */
function suitsFrom(room: RoomFacts): number {
  const written = /\b(?:age|about|from)\s+(?:age\s+)?(\d{1,2}|eight|nine|ten|twelve)\b/i.exec(room.ageGuidance)?.[1];
  const words: Readonly<Record<string, number>> = { eight: 8, nine: 9, ten: 10, twelve: 12 };
  if (written) return words[written.toLowerCase()] ?? Number(written);
  return /teenagers/i.test(room.ageGuidance) ? 13 : 5;
}

interface Wishes {
  players: number | undefined;
  youngest: number | undefined;
  hasKids: boolean;
  gentle: boolean;
  thrilling: boolean;
  isPair: boolean;
  crowd: boolean;
  dislikesCells: boolean;
  littleReading: boolean;
  /** Somebody whose body wants no crawl. */
  noCrawl: boolean;
  mystery: boolean;
  action: boolean;
}

const bodies = /\b(?:pregnan\w*|knees?|bad back|hips?|crawl\w*|wheelchair|crutches|cane|stick|walker|arthritis|surgery)\b/;

function wishesOf(asked: Asked): Wishes {
  const { group } = asked;
  const text = `${asked.text} ${asked.message}`;
  const said = `${text} ${asked.earlier.tagged}`;
  const minors = group.ages.filter((age) => age < 18);
  const gentle =
    /\b(?:not|nothing|isn't|less|least|without|no|hates?|afraid|scared|scares? easily|hate|avoid|too)\b[^.?!]{0,25}\b(?:scary|scare|scared|horror|dark|spooky|creepy|frightening|easily)\b|\b(?:least scary|less scary|scaredy ?cats?|gentle|mild|wimp|chicken|easily scared|scares? easily|afraid of|scared of|hates? the dark|hates? (?:being|getting|to be) scared|hates? (?:scary|horror)|no horror|timid|sensitive|have (?:a )?fear|i am afraid|nervous|scares? me)\b|\b(?:not|no|less|without|nothing)(?: \w+){0,2} (?:murder\w*|killing|crime)\b/.test(
      text,
    );
  return {
    players: group.players,
    youngest: minors.length > 0 ? Math.min(...minors) : undefined,
    hasKids:
      group.kids !== undefined ||
      /\b(?:kids?|children|child|family|families|son|daughter|little|young|toddler|grandkids?|mixed ages|all ages|generations)\b/.test(text),
    gentle,
    noCrawl: bodies.test(said),
    mystery: !gentle && /\b(?:detectives?|sherlock|myster(?:y|ies)|crime|whodun\w*|agatha|deduction|murder)\b/.test(text),
    action: /\b(?:action|busy|fast|active|hands ?on|teamwork|energetic|move around)\b/.test(text),
    thrilling:
      !gentle &&
      /\b(?:scary|scariest|scare|horror|creepy|spooky|thrill\w*|dark|intense|frighten\w*|adrenaline)\b/.test(text),
    isPair:
      group.players === 2 ||
      /\b(?:couple|date|girlfriend|boyfriend|wife|husband|romantic|anniversary|2 of us|pair)\b/.test(text),
    crowd: (group.players ?? 0) > 8 || /\b(?:big|large|huge) (?:group|team|crowd|party)\b|\b(?:office|coworkers?|colleagues|team ?building)\b/.test(text),
    littleReading:
      /\b(?:hates?|dislikes?|dyslexi\w*)\b.{0,12}\bread|\bdyslexi|\b(?:less|least|little|not much|without|no) (?:to )?read(?:ing)?\b|\benglish\b/.test(
        text,
      ),
    dislikesCells: /\b(?:claustrophob\w*|small spaces|tight spaces|enclosed)\b/.test(text),
  };
}

interface Choice {
  room: RoomFacts;
  points: number;
  reasons: string[];
  doubts: string[];
}

function judge(room: RoomFacts, wishes: Wishes): Choice {
  const choice: Choice = { room, points: 0, reasons: [], doubts: [] };
  const { minimum, maximum, idealMinimum, idealMaximum } = room.groupSize;
  const { players, youngest } = wishes;
  if (players !== undefined && (players < minimum || players > maximum)) {
    choice.points -= 10;
    choice.doubts.push(`it takes ${minimum} to ${maximum} players`);
  } else if (players !== undefined) {
    choice.points += players >= idealMinimum && players <= idealMaximum ? 2 : 1;
    choice.reasons.push(
      `${players} ${players >= idealMinimum && players <= idealMaximum ? 'is its best size' : `fit (it takes ${minimum} to ${maximum})`}`,
    );
  }
  const from = suitsFrom(room);
  if (wishes.hasKids || youngest !== undefined) {
    if (youngest !== undefined ? youngest >= from : from < 13) {
      choice.points += 4;
      choice.reasons.push(room.ageGuidance.replace(/\.$/, '').split('. ')[0] ?? '');
    } else {
      choice.points -= from >= 13 ? 6 : 1;
      choice.doubts.push(
        from >= 13 ? 'it is best for teenagers and adults' : `it is at its best from about age ${from}`,
      );
    }
  }
  if (wishes.gentle) {
    choice.points -= room.scareLevel.level * 2;
    if (room.scareLevel.level <= 1) choice.reasons.push(`its scare level is only ${room.scareLevel.level} of 5`);
  }
  if (wishes.thrilling) {
    choice.points += room.scareLevel.level * 2;
    if (room.scareLevel.level >= 3)
      choice.reasons.push(`it is the tense one, scare level ${room.scareLevel.level} of 5`);
  }
  if (wishes.isPair && !wishes.gentle && !wishes.hasKids) choice.points += room.scareLevel.level > 1 ? 2 : 0;
  if (wishes.crowd) {
    choice.points += maximum;
    if (players === undefined && maximum > 8) choice.reasons.push(`it takes up to ${maximum}`);
  }
  if (wishes.noCrawl && /^none/i.test(room.accessibility.crawling)) {
    choice.points += 3;
    choice.reasons.push('there is no crawl in it');
  }
  if (wishes.mystery && /mystery|detective/i.test(`${room.genre} ${room.description}`)) {
    choice.points += 4;
    choice.reasons.push(`it is a ${room.genre}`);
  }
  const parallel = room.difficultyNotes.find((note) => /^parallel/i.test(note));
  if (wishes.action && parallel) {
    choice.points += 4;
    choice.reasons.push(`it runs ${lowerFirst(parallel.split('. ')[0] ?? '')}`);
  }
  if (wishes.dislikesCells && /cells/.test(`${room.description} ${room.difficultyNotes.join(' ')}`)) {
    choice.points -= 4;
    choice.doubts.push('it starts in two cells');
  }
  if (wishes.littleReading && !/more reading/i.test(room.difficultyNotes.join(' ')))
    choice.reasons.push('it has less to read');
  if (wishes.littleReading && /more reading/i.test(room.difficultyNotes.join(' '))) {
    choice.points -= 4;
    choice.doubts.push('it has more to read');
  }
  return choice;
}

/** Which room suits a group, with the reasons. */
const recommend: Subject = {
  key: 'recommend',
  signs: [
    /^(?:and |so |ok |then )*which (?:room|one|game)(?: then| for us)?$|\bwhich (?:room|one|1)\b.*\bfor my\b/,
    /\bwhich (?:room|one|1|game)?\s?(?:should|would|do you (?:recommend|suggest)|is (?:best|better|good|right|the best|suitable|more (?:fun|suited)|the least scary|least scary))|\b(?:recommend|suggest)\b|\bbest (?:room|one|for|fit)\b|\bgood (?:room|one) for\b|\bhelp me (?:choose|pick|decide)|\broom for (?:a |my |our )?(?:\d|kids|family|couple|beginner|group)|\b(?:least|less) (?:scary|reading|to read|dark|intense)\b|\bscaredy ?cats?\b/,
  ],
  unless:
    /restaurant|eat|dinner place|hotel|gift ?card|birthday package|park|babysitter|dentist|doctor|store|shop|bakery|movie|book\b|bar\b|how to dress|best (?:time|day|night|way)|accountant/,
  answer(asked, context) {
    const wishes = wishesOf(asked);
    const played = /\b(?:already|done|did|played|next)\b/.test(asked.message) ? asked.rooms : [];
    const choices = openRooms(context)
      .filter((room, _, all) => !played.includes(room) || played.length >= all.length)
      .map((room) => judge(room, wishes))
      .sort((one, other) => other.points - one.points);
    const [best, ...others] = choices;
    if (!best) return undefined;
    const lines: string[] = [...notSaid(asked)];
    const hasWishes =
      wishes.players !== undefined ||
      wishes.hasKids ||
      wishes.youngest !== undefined ||
      wishes.gentle ||
      wishes.thrilling ||
      wishes.isPair ||
      wishes.crowd ||
      wishes.littleReading ||
      wishes.noCrawl ||
      wishes.mystery ||
      wishes.action ||
      wishes.dislikesCells;
    const largest = Math.max(...choices.map(({ room }) => room.groupSize.maximum));
    if ((wishes.players ?? 0) > largest) {
      lines.push(
        `${wishes.players} do not fit one room: ${listed(choices.map(({ room }) => `${room.title} takes up to ${room.groupSize.maximum}`))}. Play several rooms at the same time, each team in its own.`,
      );
    } else if (!hasWishes && choices.length > 1) {
      lines.push(
        `That depends on your evening. ${choices
          .sort((one, other) => one.room.order - other.room.order)
          .map(({ room }) => `**${room.title}**: ${room.description}`)
          .join(' ')} Tell me how many you are, the ages, and whether you like to be scared.`,
      );
    } else {
      lines.push(
        `I would pick **${best.room.title}**${best.reasons.length > 0 ? `: ${listed(best.reasons.map(lowerFirst))}` : ''}. ${best.room.scareLevel.note}`,
      );
      const doubtful = others.filter(({ doubts }) => doubts.length > 0);
      if (doubtful.length > 0)
        lines.push(doubtful.map(({ room, doubts }) => `${room.title} fits less: ${listed(doubts)}.`).join(' '));
    }
    lines.push(...cautions(asked, wishes, context));
    return {
      text: lines.join(' '),
      sources: [roomSource(best.room)],
      cards: [roomCard(best.room, context)],
      followUps: [`Tell me about ${best.room.title}`, 'How much does it cost?'],
    };
  },
};

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** What somebody wants to know of the rooms that the content does not tell. */
function notSaid({ text }: Asked): string[] {
  if (/\bpopular\b|\bpeople (?:like|prefer|choose|book)\b|\bmost booked\b|\bbest ?sell/.test(text))
    return ['My notes do not say which room is the more popular one.'];
  return /\bfirst.?tim|\bnewb|\bbeginners?\b|\bnever (?:done|played)\b|\bnoobs?\b/.test(text)
    ? ['All our rooms are rated the same, and no knowledge from outside is ever required.']
    : [];
}

/** True when it is known how many kids come. */
const isCounted = ({ kids, each = [] }: Asked['group']) => kids !== undefined || each.length > 0;

function cautions(asked: Asked, wishes: Wishes, context: AnswerContext): string[] {
  const { facts } = context;
  const { minimumAge, adultNeededBelowAge, childrenPerAdult, weekendMinimumPlayers, severalRoomsFrom } =
    facts.business.policies;
  const lines: string[] = [];
  const isAged = asked.group.ages.some((age) => age < adultNeededBelowAge);
  const young = isAged && isCounted(asked.group) ? (kidsBelow(adultNeededBelowAge, asked.group) ?? 0) : 0;
  if (isAged && young === 0)
    lines.push(`Children under ${adultNeededBelowAge} need an adult in the room, one for every ${childrenPerAdult}.`);
  if (wishes.youngest !== undefined && wishes.youngest < minimumAge)
    lines.push(`Tickets are for ages ${minimumAge} and up.`);
  if (young > 0) lines.push(saySupervision(young, context));
  if (wishes.noCrawl)
    lines.push(...openRooms(context).map((room) => `Crawling in ${room.title}: ${room.accessibility.crawling}`));
  if (wishes.isPair && (asked.group.players ?? 2) === 2 && (touchesWeekend(asked.days) || !asked.days.length))
    lines.push(
      `Two can play Monday to Thursday; from Friday to Sunday it takes at least ${weekendMinimumPlayers} players.`,
    );
  if ((wishes.players ?? 0) >= severalRoomsFrom)
    lines.push(`From ${severalRoomsFrom} people on, plan on several rooms.`);
  return lines;
}

export const recommendSubjects: readonly Subject[] = [recommend];
