import { holidayDate, type HolidayRule } from '../../../../src/domain/holidays.ts';
import type { VenueFactsFile } from '../../contracts/venue-facts.ts';

/** Other words for holidays of the content, by holiday id. Names of the content itself are read as they are. */
const nicknames: Readonly<Record<string, readonly string[]>> = {
  'new-years-day': ['new years day', 'new year day', 'january 1st', 'and new years', 'and new year'],
  'new-years-eve': ['new years eve', 'new year eve', 'nye'],
  'valentines-day': ['valentines', 'valentine', 'vday', 'v-day'],
  'presidents-day': ['presidents day', 'presidents weekend', 'president day', 'president weekend'],
  'st-patricks-day': ['st pattys', 'st paddys', 'saint patricks', 'st patricks'],
  'mothers-day': ['mothers day', 'mother day'],
  'fathers-day': ['fathers day', 'father day'],
  'independence-day': ['4th of july', 'july 4th', 'fourth of july', 'july fourth'],
  thanksgiving: ['thanksgiving day', 'turkey day'],
  christmas: ['xmas', 'xmas day', 'christmas day', 'x-mas'],
  halloween: ['halloween night'],
  easter: ['easter sunday'],
  'labor-day': ['labour day'],
};

/** Names that people also say without meaning the day: `we have to get back to school`. */
const ordinary: Readonly<Record<string, readonly string[]>> = { 'back-to-school': ['back to school day'] };

/** A holiday as it is found in any year; `shift` counts days from its rule. */
interface NamedHoliday {
  id: string;
  name: string;
  rule: HolidayRule;
  shift?: number;
  names: readonly string[];
}

/** Days off that the content does not name: people ask for the hours on them all the same. */
const daysOff: readonly NamedHoliday[] = [
  {
    id: 'christmas-eve',
    name: 'Christmas Eve',
    rule: { kind: 'fixed', month: 12, day: 24 },
    names: ['christmas eve', 'xmas eve'],
  },
  {
    id: 'black-friday',
    name: 'Black Friday',
    rule: { kind: 'weekday', month: 11, weekday: 'thursday', nth: 4 },
    shift: 1,
    names: ['black friday'],
  },
  { id: 'easter-monday', name: 'Easter Monday', rule: { kind: 'easter', offset: 1 }, names: ['easter monday'] },
  { id: 'good-friday', name: 'Good Friday', rule: { kind: 'easter', offset: -2 }, names: ['good friday'] },
  {
    id: 'martin-luther-king-day',
    name: 'Martin Luther King Jr. Day',
    rule: { kind: 'weekday', month: 1, weekday: 'monday', nth: 3 },
    names: ['mlk day', 'mlk', 'mlk weekend', 'martin luther king day', 'martin luther king'],
  },
  {
    id: 'memorial-day',
    name: 'Memorial Day',
    rule: { kind: 'weekday', month: 5, weekday: 'monday', nth: -1 },
    names: ['memorial day'],
  },
  { id: 'juneteenth', name: 'Juneteenth', rule: { kind: 'fixed', month: 6, day: 19 }, names: ['juneteenth'] },
  {
    id: 'columbus-day',
    name: 'Columbus Day',
    rule: { kind: 'weekday', month: 10, weekday: 'monday', nth: 2 },
    names: ['columbus day', 'indigenous peoples day'],
  },
  {
    id: 'veterans-day',
    name: 'Veterans Day',
    rule: { kind: 'fixed', month: 11, day: 11 },
    names: ['veterans day', 'veteran day'],
  },
];

/** Days on which many venues keep other hours: a date that falls on one of them is called by its name. */
const oftenClosed: ReadonlySet<string> = new Set([
  'new-years-day',
  'new-years-eve',
  'easter',
  'independence-day',
  'labor-day',
  'thanksgiving',
  'christmas',
  'christmas-eve',
  'memorial-day',
]);

type Holidays = Pick<VenueFactsFile, 'holidays'>;

let latest: { of: Holidays['holidays']; named: readonly NamedHoliday[]; pattern: string } | undefined;

/** Every holiday that a text may name, those of the content included, each once; put together once for all questions. */
function namedHolidays({ holidays }: Holidays) {
  if (latest?.of !== holidays) latest = { of: holidays, ...prepare(holidays) };
  return latest;
}

function prepare(holidays: Holidays['holidays']): { named: readonly NamedHoliday[]; pattern: string } {
  const own = holidays.map(({ id, name, rule }) => ({
    id,
    name,
    rule,
    names: ordinary[id] ?? [name.toLowerCase(), ...(nicknames[id] ?? [])],
  }));
  const named = [...daysOff.filter(({ id }) => own.every((each) => each.id !== id)), ...own];
  const pattern = named
    .flatMap(({ names }) => names)
    .sort((one, other) => other.length - one.length)
    .map((name) => name.replace(/[’']/g, "'?").replace(/(?<!')s\b/g, "'?s"))
    .join('|');
  return { named, pattern };
}

const shifted = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

const dateOf = ({ rule, shift = 0 }: NamedHoliday, year: number): string => shifted(holidayDate(rule, year), shift);

/** Names of all holidays as one pattern, the longest first: `easter monday` is no Easter. */
export const holidayPattern = (facts: Holidays): string => namedHolidays(facts).pattern;

/** The holiday of a name and its next date, or that of a year; undefined for a name that is none. */
export function holidayNamed(
  words: string,
  facts: Holidays,
  today: string,
  year?: number,
): { name: string; day: string } | undefined {
  const plain = (name: string) => name.replace(/[’']/g, '');
  const holiday = namedHolidays(facts).named.find(({ names }) => names.some((name) => plain(name) === plain(words)));
  if (!holiday) return undefined;
  const start = Number(today.slice(0, 4));
  const dates = (year === undefined ? [start, start + 1] : [year]).map((each) => dateOf(holiday, each));
  const day = dates.find((each) => each >= today) ?? dates[0];
  return day === undefined ? undefined : { name: holiday.name, day };
}

/** Name of the holiday that a date falls on, if it is one on which many venues keep other hours. */
export const holidayOn = (day: string, facts: Holidays): string | undefined =>
  namedHolidays(facts).named.find((each) => oftenClosed.has(each.id) && dateOf(each, Number(day.slice(0, 4))) === day)
    ?.name;
