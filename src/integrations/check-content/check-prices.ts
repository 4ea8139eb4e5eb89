import { spansOf, type DayHours } from '../../domain/opening-hours.ts';
import { priceOn, type PriceList } from '../../domain/prices.ts';
import { weekdays, type Weekday } from '../../domain/weekdays.ts';
import { businessSchema } from '../../schemas/business.ts';
import { pricesSchema } from '../../schemas/prices.ts';
import type { Problem } from './problem.ts';
import type { Entry } from './read-entries.ts';

/** Checks that every price list, the venue's and those of rooms, has a price for each weekday on which the venue is open. */
export function checkPrices(business: Entry, rooms: readonly Entry[]): Problem[] {
  const week = businessSchema.shape.hours.safeParse(business.data['hours']).data as
    Record<Weekday, DayHours> | undefined;
  if (!week) return [];
  const openDays = weekdays.filter((day) => spansOf(week[day]).length > 0);
  return [business, ...rooms].flatMap(({ file, data }) => {
    const list: PriceList | undefined = pricesSchema.safeParse(data['prices']).data;
    const missing = list ? openDays.filter((day) => !priceOn(list, day)) : [];
    if (missing.length === 0) return [];
    const wrong = `${missing.join(', ')} ${missing.length === 1 ? 'has' : 'have'} no price`;
    return [
      { file, field: 'prices.person', wrong, instead: 'add "person:" with the price of the days that are not named' },
    ];
  });
}
