/** Patterns and words by which names, stories and counted things are told. A table. */
import { anyOf, listOf } from '../../answerer/reading/patterns.ts';

export const addressPattern = /\]\([^)]*\)|https?:\/\/\S+|[\w.+-]{1,64}@[\w.-]+/g;

/** What is named by a room's name: `called`, `the … room`, a list of rooms. */
export const namesRoom =
  /\b(?:rooms?|called|named|titled|adventures?|games?|escape|experiences?|play|book|pick|choose|try|themes?)\b/i;

/** Names of several words. */
export const severalWords =
  /(?<![.!?:]\s|^|["“(*])\b(?:The )?\p{Lu}[\p{L}']+(?:(?: (?:of|the|in|at|and) | |-)\p{Lu}[\p{L}']+)+/gu;
/** What is called something. */
export const afterCalled = /(?<=\b(?:called|named) (?:the |“|")?)\p{Lu}[\p{L}']+(?: \p{Lu}[\p{L}']+)*/gu;
/** A name at the beginning of a sentence: `The Lighthouse is …`. */
export const atBeginning =
  /^(?:The )\p{Lu}[\p{L}']+(?: \p{Lu}[\p{L}']+)*(?= (?:is|has|takes|holds|needs|lasts|runs|starts|seats|fits|room))/gu;
/** The same of several words without an article. */
export const severalAtBeginning =
  /^\p{Lu}[\p{L}']+(?: \p{Lu}[\p{L}']+)+(?= (?:is|has|takes|holds|needs|lasts|runs|starts|seats|fits))/gu;
/** Where something is: `set in …`, `near …`, `next to the …`. */
export const afterPlaceWord =
  /(?<=\b(?:in|near|from|behind|opposite|beside|past|off|on|at|is|to|into) (?:the )?)\p{Lu}\p{Ll}[\p{L}']+/gu;
/** What a number counts that is no number of a house. */
const countedThing = listOf(
  'levels?, floors?, doors?, corners?, steps?, minutes?, hours?, blocks?, miles?, stops?, feet, people, rooms?',
);
const kindOfStreet =
  'street, st, avenue, ave, lane, road, rd, boulevard, blvd, drive, way, place, court, square, highway, parkway';
export const street = new RegExp(
  String.raw`(?<![:$])\b\d+(?:[.½]\d*)? (?!${countedThing})(?:[a-z]+\.? ){1,3}${listOf(kindOfStreet)}\b`,
  'g',
);
const venueLies = listOf("we are, we're, find us, located, venue is, door is, building is, entrance is");
const beside = listOf('next to, across from, opposite, close to, near, behind, beside, above, below, inside, from');
/** `next to the aquarium`: what is beside the venue. */
export const besidePlace = new RegExp(
  String.raw`\b${venueLies}\b[^.]{0,40}?\b${beside} (?:the|a|an) ([a-z]{4,})\b`,
  'g',
);
export const ordinaryPlace =
  /^(?:entrance|door|building|street|front|corner|desk|lobby|city|center|town|downtown|block|park|main|same|other)$/;
export const yearPattern = /\b(?:19|20)\d\d\b(?! ?(?:people|players|stars?|reviews?|points?))/g;

const days = `${listOf('Mon, Tues, Wednes, Thurs, Fri, Satur, Sun')}days?`;
const months = 'January, February, March, April, May, June, July, August, September, October, November, December';
const ofHoliday = [
  'New, Year, Christmas, Eve, Day, Thanksgiving, Halloween, Easter, Valentine, Mother, Father, Labor, Memorial',
  'Independence, Black, Patrick, President, Veteran, Boxing, Hanukkah, Juneteenth, July, Fourth',
].join(', ');
const otherOrdinary = [
  'Book, Now, Google, Yelp, TripAdvisor, Tripadvisor, Groupon, Reddit, Maps, Apple, Waze, Uber, Lyft, Call, Email',
  "Room, Rooms, Escape, The, I, I'm, I'd, I'll, We, You, Your, Our, OK, Yes, No, Have, See, AM, PM, VR, AI, FAQ",
  'USA, US, American, St, Jr, Street, Avenue, Spanish, French, German, English, Instagram, Facebook',
  'Medium, Easy, Hard, Everyday, Conversational, Basic, Plain',
].join(', ');
/** Words with a capital that name no room and no place. */
export const ordinary = new RegExp(
  `^${anyOf(days, listOf(months), `${listOf(ofHoliday)}(?:'?s)?'?`, listOf(otherOrdinary))}$`,
);
