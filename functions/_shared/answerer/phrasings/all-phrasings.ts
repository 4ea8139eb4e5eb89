import { accessPhrasings } from './access.ts';
import { bookingPhrasings } from './booking.ts';
import { careerPhrasings } from './careers.ts';
import { changePhrasings } from './changes.ts';
import { corporatePhrasings } from './corporate.ts';
import { datePhrasings } from './dates.ts';
import { directionPhrasings } from './directions.ts';
import { everydayPhrasings } from './everyday.ts';
import { experiencePhrasings } from './experience.ts';
import { heardGroups } from './heard-groups.ts';
import { heardGroupsMore } from './heard-groups-more.ts';
import { giftPhrasings } from './gifts.ts';
import { groupSizePhrasings } from './group-sizes.ts';
import { heardFamiliesAgain } from './heard-families-again.ts';
import { heardFamiliesDetails } from './heard-families-details.ts';
import { heardFamiliesMore } from './heard-families-more.ts';
import { heardFamiliesOthers } from './heard-families-others.ts';
import { heardFamiliesPlain } from './heard-families-plain.ts';
import { heardFamilies } from './heard-families.ts';
import { houseRulePhrasings } from './house-rules.ts';
import { heardBookings } from './heard-bookings.ts';
import { heardRooms } from './heard-rooms.ts';
import { heardVisits } from './heard-visits.ts';
import { heardTeams } from './heard-teams.ts';
import { heardNeighbors } from './heard-neighbors.ts';
import { legalPhrasings } from './legal.ts';
import { attackPhrasings } from './outside-attacks.ts';
import { outsidePhrasings } from './outside.ts';
import { partyPhrasings } from './parties.ts';
import type { Phrasings } from './phrasings.ts';
import { buyerPeople } from './people-buyers.ts';
import { carePeople } from './people-care.ts';
import { moreFamilyPeople } from './people-families-more.ts';
import { familyPeople } from './people-families.ts';
import { moreFriendPeople } from './people-friends-more.ts';
import { friendPeopleStories } from './people-friends-stories.ts';
import { friendPeople } from './people-friends.ts';
import { officePeopleMore } from './people-offices-more.ts';
import { officePeople } from './people-offices.ts';
import { regularPeople } from './people-regulars.ts';
import { troublePeople } from './people-trouble.ts';
import { triedBuyers } from './tried-buyers.ts';
import { triedFamiliesMore } from './tried-families-more.ts';
import { triedFamilies } from './tried-families.ts';
import { toldStories } from './told-stories.ts';
import { triedPlain } from './tried-plain.ts';
import { triedPlainMore } from './tried-plain-more.ts';
import { triedPlainOthers } from './tried-plain-others.ts';
import { triedTurns } from './tried-turns.ts';
import { triedUnknownMore } from './tried-unknown-more.ts';
import { triedUnknown } from './tried-unknown.ts';
import { triedVisitors } from './tried-visitors.ts';
import { triedVisitorsMore } from './tried-visitors-more.ts';
import { pricePhrasings } from './prices.ts';
import { reviewPhrasings } from './reviews.ts';
import { roomPhrasings } from './rooms.ts';
import { storyPhrasings } from './stories.ts';
import { boardSentences } from './sentences-booking-boards.ts';
import { changeSentences } from './sentences-booking-changes.ts';
import { giftSentences } from './sentences-booking-gifts.ts';
import { hourSentences } from './sentences-booking-hours.ts';
import { legalSentences } from './sentences-booking-legal.ts';
import { moneySentences } from './sentences-booking-money.ts';
import { moreBookingSentences } from './sentences-booking-more.ts';
import { outsideBookingSentences } from './sentences-booking-outside.ts';
import { seasonSentences } from './sentences-booking-season.ts';
import { bookingSentences } from './sentences-booking.ts';
import { careerOccasionSentences } from './sentences-occasions-careers.ts';
import { coupleOccasionSentences } from './sentences-occasions-couples.ts';
import { officeOccasionSentences } from './sentences-occasions-offices.ts';
import { outsideOccasionSentences } from './sentences-occasions-outside.ts';
import { partyOccasionSentences } from './sentences-occasions-parties.ts';
import { postOccasionSentences } from './sentences-occasions-posts.ts';
import { occasionSituations } from './sentences-occasions-situations.ts';
import { visitOccasionSentences } from './sentences-occasions-visit.ts';
import { sentenceRoomAccess } from './sentences-rooms-access.ts';
import { sentenceRoomDetails } from './sentences-rooms-details.ts';
import { sentenceRoomGroups } from './sentences-rooms-groups.ts';
import { sentenceRoomInside } from './sentences-rooms-inside.ts';
import { sentenceRoomLocation } from './sentences-rooms-location.ts';
import { sentenceRoomSituations } from './sentences-rooms-situations.ts';
import { sentenceRooms } from './sentences-rooms.ts';
import { talkPhrasings } from './talk.ts';
import { visitPhrasings } from './visit.ts';
import { accessVoices } from './voices-access.ts';
import { giftVoices } from './voices-gifts.ts';
import { partyVoices } from './voices-parties.ts';
import { roomVoices } from './voices-rooms.ts';
import { ruleVoices } from './voices-rules.ts';
import { visitVoices } from './voices-visit.ts';

const lists: readonly Phrasings[] = [
  bookingPhrasings,
  groupSizePhrasings,
  pricePhrasings,
  changePhrasings,
  visitPhrasings,
  directionPhrasings,
  houseRulePhrasings,
  legalPhrasings,
  roomPhrasings,
  experiencePhrasings,
  accessPhrasings,
  storyPhrasings,
  partyPhrasings,
  datePhrasings,
  corporatePhrasings,
  giftPhrasings,
  careerPhrasings,
  reviewPhrasings,
  talkPhrasings,
  visitVoices,
  ruleVoices,
  giftVoices,
  roomVoices,
  accessVoices,
  partyVoices,
  buyerPeople,
  carePeople,
  moreFamilyPeople,
  familyPeople,
  moreFriendPeople,
  friendPeopleStories,
  friendPeople,
  officePeopleMore,
  officePeople,
  regularPeople,
  troublePeople,
  boardSentences,
  changeSentences,
  giftSentences,
  hourSentences,
  legalSentences,
  moneySentences,
  moreBookingSentences,
  outsideBookingSentences,
  seasonSentences,
  bookingSentences,
  careerOccasionSentences,
  coupleOccasionSentences,
  officeOccasionSentences,
  outsideOccasionSentences,
  partyOccasionSentences,
  postOccasionSentences,
  occasionSituations,
  visitOccasionSentences,
  sentenceRoomAccess,
  sentenceRoomDetails,
  sentenceRoomGroups,
  sentenceRoomInside,
  sentenceRoomLocation,
  sentenceRoomSituations,
  sentenceRooms,
  everydayPhrasings,
  triedBuyers,
  triedVisitors,
  triedVisitorsMore,
  outsidePhrasings,
  attackPhrasings,
  triedFamilies,
  triedFamiliesMore,
  toldStories,
  triedPlain,
  triedPlainMore,
  triedPlainOthers,
  triedTurns,
  triedUnknown,
  triedUnknownMore,
  heardBookings,
  heardRooms,
  heardVisits,
  heardGroups,
  heardGroupsMore,
  heardTeams,
  heardFamilies,
  heardFamiliesMore,
  heardFamiliesPlain,
  heardFamiliesDetails,
  heardFamiliesOthers,
  heardNeighbors,
  heardFamiliesAgain,
];

/** Every known way to ask, by the key of the subject or passage that answers; a key may stand in several lists. */
export const allPhrasings: Phrasings = joinLists();

function joinLists(): Phrasings {
  const joined: Record<string, string> = {};
  for (const [key, phrases] of lists.flatMap((list) => Object.entries(list))) {
    joined[key] = joined[key] === undefined ? phrases : `${joined[key]} | ${phrases}`;
  }
  return joined;
}
