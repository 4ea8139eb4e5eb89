import type { Subject } from '../answer-parts.ts';
import { reachUs, roomBookingCard } from '../venue/venue.ts';

/** How to book, at a venue that has not written it down: every page of the site has the button. */
const howToBook: Subject = {
  key: 'how-to-book',
  answer: (asked, { facts }) => ({
    text: `Press Book Now on any page and pick a room, a day and a start time; the booking page opens in a new tab. If it gives you trouble, ${reachUs(facts.business)}.`,
    sources: [],
    cards: [roomBookingCard(asked.rooms, facts.business)],
    followUps: ['How much does it cost?', 'When are you open?'],
  }),
};

/** Who comes late, at a venue that has not written more about it than its rule. */
const late: Subject = {
  key: 'late',
  answer: (_, { facts: { business } }) => ({
    text: `Call ${business.phone} as soon as you know. ${business.policies.lateArrival}`,
    sources: [],
    followUps: ['How early should we come?'],
  }),
};

export const bookingSubjects: readonly Subject[] = [howToBook, late];
