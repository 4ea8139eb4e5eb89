import type { RoomFacts } from '../../contracts/venue-facts.ts';
import type { Asked } from '../answer-parts.ts';
import { widthOfChair } from './chair-width.ts';
import { senseNeedsIn, untouchedNeeds } from './sense-needs.ts';
import * as words from './wish-words.ts';

/** Words that point to somebody or something of the question before. */
const pronoun = /\b(?:he|she|her|him|them|they|it|then|that|for (?:me|us))\b/;

/** What a group wishes for, as far as its words tell. */
export interface Wishes {
  players: number | undefined;
  youngest: number | undefined;
  hasKids: boolean;
  gentle: boolean;
  thrilling: boolean;
  isPair: boolean;
  crowd: boolean;
  dislikesCells: boolean;
  littleReading: boolean;
  /** Likes cases, murders and detectives. */
  detective: boolean;
  /** Wants to do things rather than to think and read. */
  action: boolean;
  bright: boolean;
  /** Somebody who should not have to crawl: with the word that tells why. */
  noCrawl: string | undefined;
  isOffice: boolean;
  /** Needs of eyes and ears. */
  senses: ReturnType<typeof senseNeedsIn>;
  /** Inches that a chair is wide that has to go through the doors. */
  chairInches: number | undefined;
}

/** Reads the wishes of a message, and of the question that it leans on. */
export function wishesOf(asked: Asked): Wishes {
  const { group } = asked;
  const text = `${asked.text} ${asked.message} ${asked.before.told ?? ''}`;
  const before = asked.leansOnEarlier || pronoun.test(asked.text) ? asked.earlier.tagged : '';
  const minors = group.ages.filter((age) => age < 18);
  const seeksFright = words.wantsFright.test(text);
  const gentle = !seeksFright && words.wantsGentle.test(text);
  return {
    players: group.players,
    youngest: minors.length > 0 ? Math.min(...minors) : undefined,
    hasKids: (group.kids !== undefined && group.kids > (group.teens ?? 0)) || words.withKids.test(text),
    gentle,
    thrilling: seeksFright || (!gentle && words.wantsThrill.test(text)),
    isPair:
      group.players === 2 ||
      /\b(?:couple|date|girlfriend|boyfriend|wife|husband|romantic|anniversary|2 of us|pair)\b/.test(text),
    crowd: (group.players ?? 0) > 8 || /\b(?:big|large|huge) (?:group|team|crowd|party)\b/.test(text),
    littleReading: words.readsLittle.test(text),
    dislikesCells: /\b(?:claustrophob\w*|small spaces|tight spaces|enclosed|locked in|cells?)\b/.test(
      `${text} ${before}`,
    ),
    detective: !gentle && words.likesCases.test(text),
    action: /\b(?:action|busy|active|hands[- ]on|physical|moving|energetic|energy|fast|lively)\b/.test(text),
    bright: words.needsLight.test(text),
    senses: senseNeedsIn(text),
    chairInches: widthOfChair(asked),
    noCrawl: words.sparesBody.exec(text)?.[1] ?? words.sparesBody.exec(before)?.[1],
    isOffice:
      /\b(?:office|offices|coworkers?|colleagues?|company|team ?building|work (?:team|event|outing)|department)\b/.test(
        text,
      ),
  };
}

/** A room with what speaks for and against it. */
export interface Choice {
  room: RoomFacts;
  points: number;
  reasons: string[];
  doubts: string[];
}

/** Weighs a room against the wishes of a group. */
export function judge(room: RoomFacts, wishes: Wishes): Choice {
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
  /** Age in years from which it suits. */
  const from = room.suggestedAge ?? room.minimumAge ?? 0;
  if (youngest !== undefined && room.minimumAge !== undefined && youngest < room.minimumAge) {
    choice.points -= 20;
    choice.doubts.push(`it is for ages from ${room.minimumAge}`);
  } else if (wishes.hasKids || youngest !== undefined) {
    if (youngest !== undefined ? youngest >= from : from < 13) {
      choice.points += 4;
      choice.reasons.push(room.ageGuidance.replace(/\.$/, '').split('. ')[0] ?? '');
    } else {
      choice.points -= from >= 13 ? 6 : 1;
      choice.doubts.push(`it is at its best from about age ${from}`);
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
  if (wishes.crowd) choice.points += maximum;
  if (wishes.detective && /myster/i.test(room.genre)) {
    choice.points += 4;
    choice.reasons.push('it is a case to solve, with a murderer to name');
  }
  if (wishes.action && /\bhands\b|parallel/i.test(room.difficultyNotes.join(' '))) {
    choice.points += 3;
    choice.reasons.push('there is something to do for everybody from the first minute, with eyes and hands');
  }
  if (wishes.bright) {
    const isBright = /\bbright\b/i.test(room.difficultyNotes.join(' '));
    choice.points += isBright ? 4 : -2;
    if (isBright) choice.reasons.push('it is bright enough to read everywhere');
    else choice.doubts.push('the light is low from start to finish');
  }
  if (wishes.noCrawl !== undefined) {
    const hasNone = /^none\b/i.test(room.accessibility.crawling);
    choice.points += hasNone ? 3 : 0;
    if (hasNone) choice.reasons.push('nobody crawls or climbs in it');
    else choice.doubts.push('it has one short crawl, which others can do');
  }
  choice.points += 3 * untouchedNeeds(wishes.senses, room);
  const door = room.accessibility.narrowestDoorInches;
  if (wishes.chairInches !== undefined && door !== undefined && wishes.chairInches > door) {
    choice.points -= 20;
    choice.doubts.push(`its narrowest door is ${door} inches`);
  }
  if (wishes.isOffice && wishes.players === undefined) {
    choice.points += maximum / 4;
    choice.reasons.push(`it takes up to ${maximum}`);
  }
  if (wishes.dislikesCells && /cells/.test(`${room.description} ${room.difficultyNotes.join(' ')}`)) {
    choice.points -= 4;
    choice.doubts.push('it starts in two cells');
  } else if (wishes.dislikesCells) choice.reasons.push('nobody starts behind bars');
  if (wishes.littleReading && /more reading/i.test(room.difficultyNotes.join(' '))) {
    choice.points -= 4;
    choice.doubts.push('it has more to read');
  } else if (wishes.littleReading) choice.reasons.push('it has less to read');
  return choice;
}
