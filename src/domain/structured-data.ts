import { exceptionsOfYear, groupHours, type HoursSpan, type OpeningHours } from './opening-hours.ts';
import { formatDollars, listsOf, usualPrice, usualPriceOfAll, type PriceList, type PricedRoom } from './prices.ts';
import { publicationDay } from './publication.ts';
import type { RoomStatus } from './retirement.ts';

/** A schema.org node. */
export type StructuredDataNode = Record<string, unknown>;

/** One step of the way to a page: its name and its path. */
export interface Breadcrumb {
  name: string;
  path: string;
}

interface BusinessSource extends OpeningHours {
  name: string;
  description: string;
  address: { street: string; city: string; state: string; postalCode: string; country: string };
  coordinates: { latitude: number; longitude: number };
  phone: string;
  email: string;
  prices: PriceList;
  social: { url: string }[];
}

interface RoomSource {
  title: string;
  description: string;
  href: string;
  bookingUrl: string | undefined;
  status: RoomStatus;
  lastDay?: string | undefined;
  duration: number;
  groupSize: { minimum: number; maximum: number };
}

const capitalized = (day: string) => day.charAt(0).toUpperCase() + day.slice(1);
const venueId = (site: URL) => new URL('/#venue', site).href;

/** Hours as search engines read them: one from midnight to midnight means closed all day. */
const hoursNodes = (spans: readonly HoursSpan[], when: StructuredDataNode): StructuredDataNode[] =>
  (spans.length > 0 ? spans : [{ opens: '00:00', closes: '00:00' }]).map((span) => ({
    '@type': 'OpeningHoursSpecification',
    ...when,
    ...span,
  }));

/**
 * The venue with its address, hours and the price range of its open rooms. `image` is an absolute address; `today`,
 * `YYYY-MM-DD`, decides which exceptions from the hours are ahead.
 */
export function venueNode(
  business: BusinessSource,
  openRooms: readonly Pick<PricedRoom, 'prices'>[],
  site: URL,
  image: string,
  today: string,
): StructuredDataNode {
  const { address, coordinates, prices } = business;
  const { from: lowest, to: highest } = usualPriceOfAll(listsOf(prices, openRooms));
  const special = exceptionsOfYear(business, today).flatMap(({ from, through, spans, note }) =>
    hoursNodes(spans, { description: note, validFrom: from, validThrough: through }),
  );
  return {
    '@type': 'EntertainmentBusiness',
    '@id': venueId(site),
    name: business.name,
    description: business.description,
    url: site.href,
    image,
    telephone: business.phone,
    email: business.email,
    priceRange: lowest === highest ? formatDollars(lowest) : `${formatDollars(lowest)}–${formatDollars(highest)}`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    geo: { '@type': 'GeoCoordinates', ...coordinates },
    openingHoursSpecification: groupHours(business.hours).flatMap(({ days, spans }) =>
      hoursNodes(spans, { dayOfWeek: days.map(capitalized) }),
    ),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
    ...(business.social.length > 0 && { sameAs: business.social.map(({ url }) => url) }),
  };
}

/**
 * The venue by name, for every page but home: who is meant, and the address of the page that says the rest. It is an
 * `Organization` there, because search engines ask a place for its address wherever they read of one.
 */
export function venueNameNode({ name }: Pick<BusinessSource, 'name'>, site: URL): StructuredDataNode {
  return { '@type': 'Organization', '@id': venueId(site), name, url: site.href };
}

/** What a game costs per person: one price, or from the lowest to the highest. */
function priceOffer(prices: PriceList): StructuredDataNode {
  const { from, to } = usualPrice(prices);
  return from === to
    ? { '@type': 'Offer', price: from, priceCurrency: 'USD' }
    : { '@type': 'AggregateOffer', lowPrice: from, highPrice: to, priceCurrency: 'USD' };
}

/**
 * A room as a product; only a room that can be booked has an offer. `prices` hold in this room; `image` is an absolute
 * address.
 */
export function roomNode(room: RoomSource, prices: PriceList, site: URL, image: string): StructuredDataNode {
  const url = new URL(room.href, site).href;
  return {
    '@type': 'Product',
    '@id': `${url}#room`,
    name: room.title,
    description: room.description,
    category: 'Escape room',
    url,
    image,
    brand: { '@id': venueId(site) },
    additionalProperty: [
      { '@type': 'PropertyValue', name: 'Minutes', value: room.duration },
      { '@type': 'PropertyValue', name: 'Players', value: `${room.groupSize.minimum}–${room.groupSize.maximum}` },
    ],
    offers: room.bookingUrl
      ? {
          ...priceOffer(prices),
          availability: 'https://schema.org/InStock',
          availabilityEnds: room.lastDay,
          url: room.bookingUrl,
          seller: { '@id': venueId(site) },
        }
      : {
          '@type': 'Offer',
          price: usualPrice(prices).from,
          priceCurrency: 'USD',
          availability: 'https://schema.org/Discontinued',
          url,
        },
  };
}

/** The way from home to a page. */
export function breadcrumbNode(breadcrumbs: readonly Breadcrumb[], site: URL): StructuredDataNode {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...breadcrumbs].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, site).href,
    })),
  };
}

interface PostSource {
  slug: string;
  title: string;
  metaDescription: string;
  publishedAt: string;
  category: string;
}

/** A blog post. `image` is an absolute address. */
export function postNode(post: PostSource, site: URL, image: string): StructuredDataNode {
  const url = new URL(`/blog/${post.slug}`, site).href;
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    headline: post.title,
    description: post.metaDescription,
    datePublished: publicationDay(post),
    articleSection: post.category,
    image,
    url,
    mainEntityOfPage: url,
    author: { '@id': venueId(site) },
    publisher: { '@id': venueId(site) },
  };
}

/** Questions with their answers. */
export function questionsNode(
  questions: readonly { question: string; answer: string }[],
  path: string,
  site: URL,
): StructuredDataNode {
  return {
    '@type': 'FAQPage',
    '@id': `${new URL(path, site).href}#questions`,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
