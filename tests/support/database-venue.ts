import type { Venue } from '../../scripts/backend/venue.ts';

/** The venue of tests with a database, whatever the content says: three rooms, one of them longer and retired. */
export const databaseVenue: Venue = {
  name: 'Bell & Bolt',
  timeZone: 'America/New_York',
  rooms: [
    { title: 'Jack the Ripper', duration: 60 },
    { title: 'Thai Prison', duration: 60 },
    { title: 'Alice in Wonderland', duration: 75, lastDay: '2025-12-31' },
  ],
};
