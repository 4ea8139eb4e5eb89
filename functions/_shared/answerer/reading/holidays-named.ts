import { holidayDate, type HolidayRule } from '../../../../src/domain/holidays.ts';
import type { Weekday } from '../../../../src/domain/weekdays.ts';
import type { VenueFactsFile } from '../../contracts/venue-facts.ts';

/** Other words for holidays of the content, by holiday id. Names of the content itself are read as they are. */
const nicknames: Readonly<Record<string, readonly string[]>> = {
  'martin-luther-king-day': ['mlk day', 'mlk', 'mlk weekend', 'martin luther king day', 'martin luther king'],
  'columbus-day': ['indigenous peoples day'],
  'veterans-day': ['veteran day'],
  'christmas-eve': ['xmas eve'],
  'new-years-day': ['new years day', 'new year day', 'new years', 'and new year', 'january 1st'],
  'new-years-eve': ['new years eve', 'new year eve', 'nye'],
  'valentines-day': ['valentines', 'valentine', 'vday', 'v-day'],
  'presidents-day': ['presidents day', 'presidents weekend', 'president day', 'president weekend'],
  'st-patricks-day': ['st pattys', 'st paddys', 'saint patricks', 'st patricks'],
  'mothers-day': ['mothers day', 'mother day'],
  'fathers-day': ['fathers day', 'father day'],
  'independence-day': ['4th of july', 'july 4th', 'fourth of july', 'july fourth'],
  thanksgiving: ['thanksgiving day', 'turkey day', 'thxgiving', 'tgiving', 'thanks giving'],
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

const fixed = (month: number, day: number): HolidayRule => ({ kind: 'fixed', month, day });
const nthOf = (month: number, weekday: Weekday, nth: number): HolidayRule => ({ kind: 'weekday', month, weekday, nth });
const fromEaster = (offset: number): HolidayRule => ({ kind: 'easter', offset });

/** Days that people ask the hours for by name, whether or not the content names them: id, name, rule, and days from the rule. */
const commonHolidays: readonly (readonly [id: string, name: string, rule: HolidayRule, shift?: number])[] = [
  ['new-years-day', 'New Year’s Day', fixed(1, 1)],
  ['martin-luther-king-day', 'Martin Luther King Jr. Day', nthOf(1, 'monday', 3)],
  ['valentines-day', 'Valentine’s Day', fixed(2, 14)],
  ['presidents-day', 'Presidents’ Day', nthOf(2, 'monday', 3)],
  ['st-patricks-day', 'St. Patrick’s Day', fixed(3, 17)],
  ['good-friday', 'Good Friday', fromEaster(-2)],
  ['easter', 'Easter', fromEaster(0)],
  ['easter-monday', 'Easter Monday', fromEaster(1)],
  ['mothers-day', 'Mother’s Day', nthOf(5, 'sunday', 2)],
  ['memorial-day', 'Memorial Day', nthOf(5, 'monday', -1)],
  ['juneteenth', 'Juneteenth', fixed(6, 19)],
  ['fathers-day', 'Father’s Day', nthOf(6, 'sunday', 3)],
  ['independence-day', 'Independence Day', fixed(7, 4)],
  ['labor-day', 'Labor Day', nthOf(9, 'monday', 1)],
  ['columbus-day', 'Columbus Day', nthOf(10, 'monday', 2)],
  ['halloween', 'Halloween', fixed(10, 31)],
  ['veterans-day', 'Veterans Day', fixed(11, 11)],
  ['thanksgiving', 'Thanksgiving', nthOf(11, 'thursday', 4)],
  ['black-friday', 'Black Friday', nthOf(11, 'thursday', 4), 1],
  ['christmas-eve', 'Christmas Eve', fixed(12, 24)],
  ['christmas', 'Christmas', fixed(12, 25)],
  ['boxing-day', 'Boxing Day', fixed(12, 26)],
  ['new-years-eve', 'New Year’s Eve', fixed(12, 31)],
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

/** Names of the holidays that every venue knows, as one pattern. */
export const commonHolidayPattern = (): string => (everywhere ??= prepare([]).pattern);
let everywhere: string | undefined;

let latest: { of: Holidays['holidays']; named: readonly NamedHoliday[]; pattern: string } | undefined;

/** Every holiday that a text may name, those of the content included, each once; put together once for all questions. */
function namedHolidays({ holidays }: Holidays) {
  if (latest?.of !== holidays) latest = { of: holidays, ...prepare(holidays) };
  return latest;
}

function prepare(holidays: Holidays['holidays']): { named: readonly NamedHoliday[]; pattern: string } {
  const namesOf = (id: string, name: string) =>
    ordinary[id] ?? [name.toLowerCase().replaceAll('’', "'"), ...(nicknames[id] ?? [])];
  const own = holidays.map(({ id, name, rule }) => ({ id, name, rule, names: namesOf(id, name) }));
  const others = commonHolidays
    .filter(([id]) => own.every((each) => each.id !== id))
    .map(([id, name, rule, shift = 0]) => ({ id, name, rule, shift, names: namesOf(id, name) }));
  const named: NamedHoliday[] = [...others, ...own];
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
