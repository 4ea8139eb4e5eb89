import type { RoomFacts } from '../../contracts/venue-facts.ts';
import type { Asked, Subject } from '../answer-parts.ts';
import { sayByRoom } from '../composing/by-room.ts';
import { wholeWords } from '../reading/patterns.ts';
import { isYesNoQuestion } from '../composing/verdict.ts';
import { sayStricterRooms, saySupervision, sayTooYoung, youngPlayers } from '../venue/supervision.ts';
import { capitalized, listed, uncapitalized } from '../../../../src/domain/words.ts';
import { faqText, faqSource, openRooms, retiredRooms, roomCards, sayWhoPlays } from '../venue/venue.ts';
import { adultsNeeded, amIEnough, areLeftAlone } from './adults.ts';

/** Words of those who would bring a child that does not play. */
const comesAlong = /\b(?:watch\w*|along|sit|just be|hang out|not play\w*|wait|tag|stay|bring|carry|lap|stroller)\b/;

/** Words of those who ask whether an adult has to go in as well. */
const asksOfAdults = wholeWords(
  'adults?, parents?, grown ?-?ups?, alone, own, themselves, himself, herself, mom, dad, supervis\\w+, with (?:me|us|them|him|her)',
);

/** What the venue's own answer says of ages besides the rule, as the rest of a line; nothing where it says no more. */
function adviceBeside(rule: string, answer: string): string {
  const sentences = answer.split(/(?<=[.!?]) +/).filter((each) => each !== '' && !each.startsWith(rule));
  return sentences.length > 0 ? ` ${sentences.join(' ')}` : '';
}

/** Whether somebody of an age may play, and which room suits. */
const agesAllowed: Subject = {
  key: 'ages',
  answer(asked, context) {
    const { facts } = context;
    if (areLeftAlone(asked, context) || amIEnough.test(asked.message)) return adultsNeeded.answer(asked, context);
    const { maximumAge, adultNeededBelowAge, childrenPerAdult } = facts.business.policies;
    const named = asked.rooms.filter((room) => openRooms(context).includes(room));
    const ofRoom = named.length === 1 ? named[0]?.minimumAge : undefined;
    const minimumAge = ofRoom ?? facts.business.policies.minimumAge;
    const lines: string[] = [];
    const youngest = Math.min(...asked.group.ages);
    const oldest = Math.max(...asked.group.ages);
    const rule = `Tickets are for ages ${minimumAge} to ${maximumAge}`;
    const advice = adviceBeside(rule, faqText(facts, 'ages') ?? '');
    const limit =
      /\b(?:minimum|age limit|youngest|limit|minimum age|start(?:s)? at|from)(?: age)? (?:is|at|of)? ?(\d{1,2})\b/.exec(
        asked.text,
      )?.[1];
    if (limit !== undefined && Number(limit) !== minimumAge && /\b(?:minimum|limit)\b/.test(asked.text)) {
      lines.push(`No: ${rule.toLowerCase()}.${advice}`);
    } else if (asked.group.ages.length > 0 && youngest < minimumAge) {
      const verdict = /\btoo (?:young|little|small)\b/.test(asked.text) ? 'Yes' : 'No';
      const turnsOldEnough = asked.group.ages.includes(minimumAge) && /\bturn(?:s|ing)\b/.test(asked.message);
      if (turnsOldEnough) lines.push(`From the birthday on, yes: ${rule.toLowerCase()}.`);
      else
        lines.push(
          `${verdict}, a ${youngest === 0 ? 'baby' : `${youngest}-year-old`} is too young to play: ${rule.toLowerCase()}.${sayOldEnough(asked.group.ages, minimumAge, maximumAge)}${comesAlong.test(asked.message) ? ` My notes say nothing about small children who only come along, so please call ${facts.business.phone} about that.` : ''}`,
        );
    } else if (asked.group.ages.length > 0 && oldest <= maximumAge) {
      const verdict = /\btoo (?:young|old|little|small)\b/.test(asked.text) ? 'No' : 'Yes';
      const stricter =
        named.length === 1
          ? []
          : sayStricterRooms(asked.group.ages, true, named.length > 0 ? named : openRooms(context));
      const except = stricter.length > 0 ? `, but ${listed(stricter)}` : '';
      const [room] = named;
      const best =
        room?.suggestedAge && named.length === 1 && room.suggestedAge <= youngest && youngest < 18
          ? `, and ${room.title} is at its best from about age ${room.suggestedAge}`
          : '';
      lines.push(
        `${verdict}, ${listed(asked.group.ages.map((age) => `age ${age}`))} can play: ${rule.toLowerCase()}${except}${best}.`,
      );
    } else if (asked.group.ages.length > 0)
      lines.push(
        `${isYesNoQuestion(asked.text) ? `No: ${uncapitalized(rule)}` : rule}, so ${oldest} is over our limit.`,
      );
    else {
      const tooYoung = sayTooYoung(asked.group, context);
      lines.push(tooYoung || sayRule(rule, advice, named, asked));
      const young = youngPlayers(asked.group, context) ?? 0;
      if (tooYoung && young > 0) lines.push(saySupervision(young, context));
      if (tooYoung) lines.push(`From ${adultNeededBelowAge} up no adult has to go in with them.`);
    }
    if (asked.group.ages.some((age) => age >= minimumAge && age < adultNeededBelowAge)) {
      lines.push(
        `Children under ${adultNeededBelowAge} need an adult in the room, one for every ${childrenPerAdult} of them.`,
      );
    } else if (
      asksOfAdults.test(asked.message) &&
      asked.group.ages.some((age) => age >= adultNeededBelowAge && age < 18)
    )
      lines.push(`From ${adultNeededBelowAge} up no adult has to go in with them.`);
    const isOutside = asked.group.ages.length > 0 && (youngest < minimumAge || oldest > maximumAge);
    const shown = named.length > 0 ? named : openRooms(context);
    const byRoom = isOutside ? '' : sayByRoom(suited(shown, asked.group.ages, advice !== ''), sayWhoPlays);
    for (const room of asked.rooms.filter((each) => retiredRooms(context).includes(each)))
      lines.push(`${room.title} has retired.`);
    const [asksParty] = asked.text.match(/birthday/) ?? [];
    return {
      text: `${lines.join(' ')}\n\n${byRoom}`.trim(),
      sources: faqSource(facts, 'ages'),
      cards: roomCards(named, context, 2),
      followUps: asksParty ? ['How much is a birthday party?'] : ['How many adults do kids need?'],
    };
  },
};

/** From what age on: of one room what it is best for, and of the house the rule with its own advice; a limit that is asked for has a Yes. */
function sayRule(rule: string, advice: string, named: readonly RoomFacts[], { text }: Asked): string {
  const [room] = named;
  if (room?.suggestedAge && named.length === 1)
    return `${room.title} is at its best from about age ${room.suggestedAge}. ${rule}.`;
  return asksForLimit.test(text) ? `Yes: ${uncapitalized(rule)}.${advice}` : `${rule}.${advice}`;
}

/** Somebody asks whether there is a limit. */
const asksForLimit =
  /^(?:and |so |but |hi |hey )*(?:is|are) there (?:an?|any)\b.*\b(?:limit|minimum|maximum|rule|restriction)/;

/** The rooms of which an age still has to be told: those that suit it, and none to grown-ups or beside advice on all of them. */
function suited(rooms: readonly RoomFacts[], ages: readonly number[], isAdvised: boolean): readonly RoomFacts[] {
  const youngest = Math.min(...ages);
  const saysMore = ({ minimumAge, adultNeededBelowAge, languages }: RoomFacts) =>
    minimumAge !== undefined || adultNeededBelowAge !== undefined || languages !== undefined;
  const [only] = rooms;
  if (ages.length === 0 && rooms.length === 1) return rooms.filter((room) => !room.suggestedAge || saysMore(room));
  if (ages.length === 0) return isAdvised ? [] : rooms;
  // a room that somebody names and is old enough for needs no advice
  if (youngest >= 18 || (rooms.length === 1 && only?.suggestedAge && only.suggestedAge <= youngest))
    return rooms.filter(saysMore);
  const fitting = rooms.filter(({ suggestedAge = 0 }) => suggestedAge <= youngest);
  return fitting.length > 0 ? fitting : rooms;
}

/** ` Age 6 can.`, where somebody beside the one who is too young may play. */
function sayOldEnough(ages: readonly number[], minimumAge: number, maximumAge: number): string {
  const fitting = ages.filter((age) => age >= minimumAge && age <= maximumAge);
  return fitting.length > 0 ? ` ${capitalized(listed(fitting.map((age) => `age ${age}`)))} can.` : '';
}

export const ageSubjects: readonly Subject[] = [agesAllowed, adultsNeeded];
