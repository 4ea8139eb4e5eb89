import { getCollection, getEntry } from 'astro:content';
import type { RoomResults } from '#domain/escape-rate.ts';
import { playedFirst, roomStatus, type RoomStatus } from '#domain/retirement.ts';
import type { Facts } from '#domain/facts.ts';
import { fillFactsDeep } from '#domain/facts.ts';
import { venueFacts } from '#domain/venue-facts.ts';
import type { Business } from '#schemas/business.ts';
import type { Room } from '#schemas/room.ts';
import type { SiteWords } from '#schemas/site.ts';
import { buildTime } from './clock.ts';
import { readOnce } from './read-once.ts';
import { getRoomResults } from './room-results.ts';

/** A room as the pages show it: facts filled in, with its status and its booking address, absent once retired. */
export interface VenueRoom extends Room {
  status: RoomStatus;
  href: string;
  bookingUrl: string | undefined;
  /** How many teams got out; undefined until enough games were logged. */
  results: RoomResults | undefined;
}

/** The business file. */
export const getBusiness = readOnce(async (): Promise<Business> => {
  const entry = await getEntry('business', 'business');
  if (!entry) throw new Error('src/content/business.yaml is missing.');
  return entry.data;
});

/** Every fact that content may use as `{{fact}}`. */
export const getFacts = readOnce(async (): Promise<Facts> => {
  const rooms = await getCollection('rooms');
  return venueFacts(
    await getBusiness(),
    rooms.map(({ data }) => data),
    buildTime,
  );
});

/** The words and pictures of the pages that have no content file of their own, facts filled in. */
export const getSiteWords = readOnce(async (): Promise<SiteWords> => {
  const entry = await getEntry('site', 'site');
  if (!entry) throw new Error('src/content/site.yaml is missing.');
  return fillFactsDeep(entry.data, await getFacts());
});

/** Rooms that can be played at the moment of the build, in their order. */
export const getOpenRooms = async (): Promise<VenueRoom[]> =>
  (await getRooms()).filter(({ status }) => status !== 'retired');

/** All rooms in their order, the retired ones last. */
export const getRooms = readOnce(async (): Promise<VenueRoom[]> => {
  const [entries, business, facts, results] = await Promise.all([
    getCollection('rooms'),
    getBusiness(),
    getFacts(),
    getRoomResults(),
  ]);
  return entries
    .map(({ data }) => {
      const status = roomStatus(data, buildTime);
      const bookingUrl =
        status === 'retired' ? undefined : (business.booking.rooms[data.slug] ?? business.booking.general);
      const ofRoom = results.find(({ room_name: title }) => title === data.title);
      return { ...fillFactsDeep(data, facts), status, bookingUrl, href: `/rooms/${data.slug}`, results: ofRoom };
    })
    .sort(playedFirst);
});
