import { PUBLIC_SUPABASE_URL } from 'astro:env/client';
import source from '#lib/press.js?raw';
import { getBusiness } from './venue.ts';

/** The script that comes with the press of a booking link, with the hosts of the venue's booking pages in it. */
export async function getPressScript(): Promise<string> {
  const { rooms, ...others } = (await getBusiness()).booking;
  const addresses = [...Object.values(rooms), ...Object.values(others)].flatMap((address) => address ?? []);
  const hosts = [...new Set(addresses.map((address) => new URL(address).host))];
  return source
    .replace('BOOKING_HOSTS', () => JSON.stringify(hosts))
    .replace('PRESS_URL', () => `${PUBLIC_SUPABASE_URL}/functions/v1/count-press`);
}
