import type { LlmsRoom, LlmsSource } from '#feeds/llms-text.ts';
import type { Business } from '#schemas/business.ts';

const weekday = { opens: '16:00', closes: '21:30' };

/** A venue with every fact filled in. */
export function venue(): Business {
  return {
    name: 'Bell & Bolt',
    tagline: 'Escape rooms by the river',
    description: 'Bell & Bolt has two escape rooms.',
    logoAlt: 'Bell & Bolt',
    address: { street: '1 Quay', city: 'Philadelphia', state: 'PA', postalCode: '19147', country: 'US' },
    coordinates: { latitude: 39.9, longitude: -75.1 },
    phone: '(215) 555-0100',
    emergency: { services: '911', crisisCall: '988', crisisText: '988' },
    email: 'desk@example.com',
    timeZone: 'America/New_York',
    hours: {
      monday: weekday,
      tuesday: weekday,
      wednesday: weekday,
      thursday: weekday,
      friday: weekday,
      saturday: { opens: '12:00', closes: '22:00' },
      sunday: { opens: '12:00', closes: '21:30' },
    },
    booking: {
      general: 'https://book.example.com/all',
      giftCards: 'https://book.example.com/gift',
      birthday: 'https://book.example.com/birthday',
      corporate: 'https://book.example.com/teams',
      rooms: {},
    },
    policies: {
      arriveMinutesEarly: 15,
      visitMinutes: 90,
      minimumPlayers: [{ days: ['friday', 'saturday', 'sunday'], players: 3 }],
      minimumAge: 5,
      maximumAge: 99,
      adultNeededBelowAge: 12,
      childrenPerAdult: 3,
      severalRoomsFrom: 12,
      cancellationHours: 24,
      lateArrival: 'Late teams play shorter.',
    },
    prices: { person: { from: 35, to: 39 } },
    birthday: {
      packages: [{ players: 8, price: 399 }],
      extraKidsPrice: 25,
      extraKidsPerGroup: 4,
      bookAheadHours: 72,
      partyTimes: {},
    },
    giftCards: { rules: ['Never expires.', 'Sent by email.', 'Good for any room.'] },
    careers: { replyBusinessDays: 5, email: 'jobs@example.com' },
    virtualReality: { earlyRegistrationDiscount: 15 },
    promoCodes: [],
    fiveStarReviews: 1200,
    social: [{ label: 'Instagram', url: 'https://social.example.com/bell' }],
    neighborhoods: [],
    directions: [],
  };
}

/** A room that can be played, or with `status: 'retired'` one that cannot. */
export function room(changes: Partial<LlmsRoom> = {}): LlmsRoom {
  return {
    id: 1,
    slug: 'the-vault',
    title: 'The Vault',
    aliases: ['vault'],
    genre: 'Bank job',
    description: 'One night, one safe.',
    fullDescription: [{ id: 'start', text: 'A long story.' }],
    difficulty: 'Medium',
    difficultyNotes: ['Searching.', 'Logic.'],
    theme: 'heist',
    demographic: ['friends'],
    duration: 60,
    groupSize: { minimum: 2, maximum: 8, idealMinimum: 4, idealMaximum: 6 },
    smallestTeam: 'Yes, two can.',
    highlights: ['A safe', 'A second safe', 'No third safe'],
    scareLevel: { level: 1, note: 'An alarm.' },
    ageGuidance: 'From eight.',
    physicalDemands: ['Standing.'],
    accessibility: {
      stepFree: 'Yes.',
      narrowestDoorInches: 32,
      crawling: 'None.',
      reach: 'Up to 60 inches.',
      flashingLight: 'None.',
      soundOnlyClues: 'None.',
      colorPuzzles: 'None.',
      seating: 'Two chairs.',
      exit: 'Never locked.',
    },
    contentWarnings: ['A loud alarm.'],
    metaDescription: 'A bank job.',
    imageAlt: 'A safe.',
    video: { mobile: '/video/the-vault-mobile.mp4', desktop: '/video/the-vault-desktop.mp4', alt: 'A safe, turning.' },
    palette: { light: '#e2ad52', dark: '#2b1d0e', haze: '#594133' },
    questions: [],
    order: 1,
    status: 'open',
    href: '/rooms/the-vault',
    bookingUrl: 'https://book.example.com/the-vault',
    ...changes,
  };
}

/** What the text for language models is made of. */
export function llmsSource(changes: Partial<LlmsSource> = {}): LlmsSource {
  return {
    business: venue(),
    rooms: [room()],
    questions: [
      { question: 'Is it hard?', answer: 'It is Medium.', link: { label: 'See the rooms', href: '/#rooms' } },
    ],
    pages: [{ title: 'Gift Cards', path: '/gift-cards', note: 'By email.' }],
    posts: [{ title: 'A new safe', path: '/blog/a-new-safe', note: 'Nov 2, 2026. It clicks.' }],
    site: new URL('https://bell.example.com'),
    today: '2026-11-20',
    ...changes,
  };
}
