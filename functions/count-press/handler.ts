import { pressRequestSchema, type PressReply, type PressRequest } from '../_shared/contracts/press.ts';
import type { VenueFactsFile } from '../_shared/contracts/venue-facts.ts';
import { spenderOf, takesOf } from '../_shared/database/budgets.ts';
import { endpoint, type Handler } from '../_shared/http/endpoint.ts';
import { Refusal } from '../_shared/http/refusal.ts';
import { sourceOfPress } from './source-of-press.ts';

/** Adds a press of a booking link, or an opening of the chat, to the sum of the day. Keeps nothing of who pressed. */
export const handlePress: Handler = endpoint(
  'count-press',
  pressRequestSchema,
  async ({ body, request, dependencies }) => {
    const { database, limits, settings, facts } = dependencies;
    const answer = (outcome: PressReply['outcome']) => ({ body: { outcome } satisfies PressReply, notes: { outcome } });
    // The page sends nothing then; a browser that says it only in a header is heard as well.
    if (request.headers.get('sec-gpc') === '1' || request.headers.get('dnt') === '1') return answer('left_out');

    const own = [...settings.siteOrigins, request.headers.get('origin') ?? ''];
    const press = {
      pressed: body.link === undefined ? ('chat' as const) : ('booking' as const),
      page: knownPage(body.page, facts),
      room: roomOf(body, facts),
      ...sourceOfPress(
        body,
        own.filter((origin) => URL.canParse(origin)).map((origin) => new URL(origin).host),
      ),
    };
    const spender = await spenderOf(request, undefined, dependencies);
    const takes = takesOf(spender, 'presses', 1, limits.presses);
    if (!(await database.countPress(press, { day: spender.day, takes }))) {
      throw new Refusal('too_many', 'Too many presses came in today to count another.');
    }
    return answer('counted');
  },
);

const tidy = (path: string) => path.replace(/(\/index)?(\.html)?\/?$/, '') || '/';

/** The page as the sums name it: one of the site's, else `other`, so that nobody writes words of their own into the table. */
function knownPage(path: string, { rooms, pages, posts }: VenueFactsFile): string {
  const page = tidy(path);
  const known = [
    '/',
    '/blog',
    '/leaderboard',
    '/share',
    ...rooms.map(({ slug }) => `/rooms/${slug}`),
    ...pages.map((each) => each.path),
    ...posts.map(({ slug }) => `/blog/${slug}`),
  ];
  if (page.startsWith('/share/')) return '/share'; // a card's page holds the code of a team
  return known.includes(page) && page.length <= 120 ? page : 'other';
}

/** The room that the link books, else the one whose page it is; empty without one. Throws when the link books nothing here. */
function roomOf({ page, link }: PressRequest, { business: { booking }, rooms }: VenueFactsFile): string {
  if (link !== undefined) {
    const { rooms: ofRooms, ...others } = booking;
    const addresses = [...Object.values(ofRooms), ...Object.values(others)].flatMap((address) =>
      address ? [new URL(address)] : [],
    );
    if (!addresses.some(({ host }) => host === new URL(link).host)) {
      throw new Refusal('bad_request', 'That is no booking page of this venue.');
    }
    const booked = Object.entries(ofRooms).find(([, address]) => new URL(address).href === new URL(link).href);
    if (booked) return booked[0];
  }
  return rooms.find(({ slug }) => tidy(page) === `/rooms/${slug}`)?.slug ?? '';
}
