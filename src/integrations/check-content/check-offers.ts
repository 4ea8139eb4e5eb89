import { isFields, type Fields } from './fields.ts';
import type { Fault, Problem } from './problem.ts';
import type { Entry } from './read-entries.ts';
import { inCollection } from './site-pages.ts';

/** What a venue may have or not, by its name in the business file; both sell through an address of the same name. */
const offers = ['birthday', 'giftCards'] as const;

/** The page that every venue needs, and its sections to which every page leads. */
const legalPage = 'src/content/pages/legal.yaml';
const legalSections = ['terms', 'privacy', 'cookies', 'accessibility', 'contact'];

/** Checks that what the venue has is there as a whole: its rooms, what it sells and where, and pages that fit. */
export function checkOffers(entries: readonly Entry[], files: ReadonlySet<string>): Problem[] {
  const [business] = inCollection('business', entries);
  const pages = inCollection('pages', entries);
  return [
    ...noMark(files),
    ...noRooms(entries),
    ...missingLegal(pages),
    ...(business?.readable ? halfOffers(business) : []),
    ...pages.flatMap((page) => [
      ...takenAddress(page, files),
      ...(business?.readable ? unsoldAction(page, business.data) : []),
    ]),
  ];
}

/** The mark is drawn on every page and on every picture that is shared. */
function noMark(files: ReadonlySet<string>): Problem[] {
  const file = 'src/assets/brand/mark.svg';
  if (files.has(file)) return [];
  return [{ file, field: 'whole file', wrong: 'is missing', instead: 'add the venue’s mark, one color on nothing' }];
}

function noRooms(entries: readonly Entry[]): Problem[] {
  if (inCollection('rooms', entries).length > 0) return [];
  const instead = 'add a file for each room, such as src/content/rooms/the-vault.yaml';
  return [{ file: 'src/content/rooms', field: 'whole folder', wrong: 'has no room', instead }];
}

function missingLegal(pages: readonly Entry[]): Problem[] {
  const legal = pages.find(({ file }) => file === legalPage);
  if (!legal) {
    const instead = `add the page with the sections ${legalSections.join(', ')}`;
    return [{ file: legalPage, field: 'whole file', wrong: 'is missing, and every page leads to it', instead }];
  }
  const sections = Array.isArray(legal.data['sections']) ? legal.data['sections'].filter(isFields) : undefined;
  return legalSections
    .filter((wanted) => sections && !sections.some(({ id }) => id === wanted))
    .map((wanted) => ({
      file: legalPage,
      field: 'sections',
      wrong: `none has the id "${wanted}", to which every page leads`,
      instead: `add a section with "id: ${wanted}"`,
    }));
}

/** Packages without an address to book them at, or the other way round. */
function halfOffers({ file, data }: Entry): Problem[] {
  const booking = isFields(data['booking']) ? data['booking'] : {};
  return offers.flatMap((offer) => {
    const isTold = data[offer] !== undefined;
    if (isTold === (booking[offer] !== undefined)) return [];
    const told = {
      field: offer,
      wrong: `is missing, although booking.${offer} has an address`,
      instead: `add "${offer}:", or remove the address`,
    };
    const sold = {
      field: `booking.${offer}`,
      wrong: `is missing, although the file has "${offer}:"`,
      instead: `add the address, or remove "${offer}:"`,
    };
    return [{ file, ...(isTold ? sold : told) }];
  });
}

/** An action that leads to something the venue does not have. */
function unsoldAction({ file, data }: Entry, business: Fields): Problem[] {
  const target = isFields(data['action']) ? data['action']['target'] : undefined;
  const booking = isFields(business['booking']) ? business['booking'] : {};
  const isMissing = (name: string): Fault | undefined => {
    if (name === 'careers') return business['careers'] === undefined ? lack('careers') : undefined;
    return ['birthday', 'giftCards', 'corporate'].includes(name) && booking[name] === undefined
      ? lack(`booking.${name}`)
      : undefined;
  };
  const fault = typeof target === 'string' ? isMissing(target) : undefined;
  return fault ? [{ file, field: 'action.target', ...fault }] : [];
}

const lack = (field: string): Fault => ({
  wrong: `src/content/business.yaml has no "${field}"`,
  instead: 'add it there, write "general", or delete this page',
});

/** A page whose address one of the site's own pages has. */
function takenAddress({ file, name }: Entry, files: ReadonlySet<string>): Problem[] {
  const own = [`src/pages/${name}.astro`, `src/pages/${name}/index.astro`, `src/pages/${name}/[slug].astro`];
  if (name === 'legal' || !own.some((page) => files.has(page))) return [];
  return [
    {
      file,
      field: 'whole file',
      wrong: `the site has a page of its own at /${name}`,
      instead: 'give the file another name',
    },
  ];
}
