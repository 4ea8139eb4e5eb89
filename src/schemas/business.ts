import { z } from 'astro/zod';
import { salesTaxes } from '#domain/sales-tax.ts';
import { weekdays } from '#domain/weekdays.ts';
import { directionsSchema } from './directions.ts';
import { hoursExceptions, timeOfDay, timeZone, weekHours } from './opening-hours.ts';
import { minimumPlayersSchema, pricesSchema } from './prices.ts';
import { calendarDay, slug, text } from './text.ts';

const partyWindow = z
  .strictObject({
    /** First time a party can start, venue time; absent from opening on. */
    from: timeOfDay.optional(),
    /** Time before which it has to start, venue time; absent until closing. */
    before: timeOfDay.optional(),
  })
  .refine(({ from, before }) => from ?? before, 'write "from", "before" or both');

const promoCodeSchema = z.strictObject({
  /** What guests type, in capitals. */
  code: z.string().regex(/^[A-Z0-9]+$/, 'write capital letters and digits'),
  /** Percent off the price. */
  percentOff: z.number().int().positive().max(100),
  /** Smallest team it is for. */
  minimumPlayers: z.number().int().positive(),
  /** Weekdays of the game on which it counts. */
  days: z.array(z.enum(weekdays)).min(1),
  /** Last day of a game it counts for, venue time. */
  lastDay: calendarDay,
  /** Slug of the post that announces it. */
  post: slug,
});

const neighborhoodSchema = z.strictObject({
  /** Lower-case word that the `?location=` parameter of the home page must contain to show this panel. */
  keyword: z.string().regex(/^[a-z]+$/, 'write one lower-case word'),
  /** Name of the neighborhood as people say it. */
  title: z.string(),
  /** Two or three sentences for somebody coming from there: how far it is and how to get here. */
  text: z.string(),
  /** Realistic walking or riding time to the door, in minutes. */
  minutesAway: z.number().int().positive(),
});

const birthdaySchema = z.strictObject({
  /** Packages by number of players; price in US dollars. */
  packages: z.array(z.strictObject({ players: z.number().int().positive(), price: z.number().positive() })).min(1),
  /** Price in US dollars of one group of extra kids. */
  extraKidsPrice: z.number().positive(),
  /** Most extra kids such a group holds. */
  extraKidsPerGroup: z.number().int().positive(),
  /** Hours ahead that a party must be booked. */
  bookAheadHours: z.number().int().positive(),
  /** When parties can start, by weekday and venue time. A weekday that is not named is free all day. */
  partyTimes: z.partialRecord(z.enum(weekdays), z.array(partyWindow).min(1)),
});

const emergencyNumber = text(20).regex(/^\+?\d[\d ]*$/, 'write a number as people dial it, such as "911"');

/** Numbers that anybody in danger is told, where the country has others than the United States. */
const emergencySchema = z.strictObject({
  /** Number of ambulance, fire brigade and police. */
  services: emergencyNumber,
  /** Number to call when somebody may harm themselves. */
  crisisCall: emergencyNumber,
  /** Number to which such a person can text; absent where there is none. */
  crisisText: emergencyNumber.optional(),
});

/** Everything the venue is: identity, contact, hours, booking addresses and every business constant, written once. */
export const businessSchema = z.strictObject({
  /** Public name of the venue. */
  name: z.string(),
  /** One line under the name: what the venue is. */
  tagline: z.string(),
  /** Two sentences for search engines and `llms.txt`. */
  description: z.string().max(300),
  /** Alt text of the logo: the name, what the venue is and where. */
  logoAlt: z.string(),
  address: z.strictObject({
    /** House number and street. */
    street: z.string(),
    /** City, as on an envelope. */
    city: z.string(),
    /** Two-letter state code. */
    state: z.string().length(2, 'write the two-letter state code, such as "PA"'),
    /** ZIP code. */
    postalCode: z.string().regex(/^\d{5}$/, 'write five digits'),
    /** Two-letter country code. */
    country: z.string().length(2),
    /** What it is near, as one says it after the address, such as `near the old mill in Bend`. */
    near: text(80).optional(),
  }),
  /** Where the door is: degrees north and east. */
  coordinates: z.strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
  /** Phone number as printed, for example `(215) 555-0142`. */
  phone: z.string().regex(/^\(\d{3}\) \d{3}-\d{4}$/, 'write it like "(215) 555-0142"'),
  /** Where guests write to. */
  email: z.email(),
  /** Numbers for emergencies; left out, those of the United States. */
  emergency: emergencySchema.default({ services: '911', crisisCall: '988', crisisText: '988' }),
  /** IANA time zone in which every date and hour on the site is decided. */
  timeZone,
  /** Opening hours of each weekday, venue time: closed, one span or several. */
  hours: weekHours,
  /** Days with other hours; none when the week is all there is. */
  hoursExceptions: hoursExceptions.optional(),
  /** Outside booking provider's pages; every one opens in a new tab. */
  booking: z.strictObject({
    /** The provider's embedded page for this business with the full item list shown. */
    general: z.url(),
    /** Where gift cards are bought; absent when none are sold. */
    giftCards: z.url().optional(),
    /** Where birthday parties are booked; absent when there are no packages. */
    birthday: z.url().optional(),
    /** Where companies and large groups book; absent when they book like everybody. */
    corporate: z.url().optional(),
    /** One page per room, by room slug. */
    rooms: z.record(z.string(), z.url()),
  }),
  /** House rules and the numbers behind them. */
  policies: z.strictObject({
    /** Minutes before the booked time at which a team should arrive. */
    arriveMinutesEarly: z.number().int().positive(),
    /** Minutes a whole visit takes: briefing, game, photo. */
    visitMinutes: z.number().int().positive(),
    /** Smallest team on some weekdays, where it is larger than a room's own; absent where it is the same all week. */
    minimumPlayers: minimumPlayersSchema.optional(),
    /** Youngest age a ticket is sold for, in years. */
    minimumAge: z.number().int().positive(),
    /** Oldest age a ticket is sold for, in years. */
    maximumAge: z.number().int().positive(),
    /** Children below this age need an adult in the room, in years. */
    adultNeededBelowAge: z.number().int().positive(),
    /** How many such children one adult may bring. */
    childrenPerAdult: z.number().int().positive(),
    /** Groups from this size on book several rooms. */
    severalRoomsFrom: z.number().int().positive(),
    /** Hours of notice for a free cancellation or change. */
    cancellationHours: z.number().int().positive(),
    /** What lateness does to the game. */
    lateArrival: z.string(),
  }),
  /** Ticket prices per person, US dollars; a room may have its own. */
  prices: pricesSchema,
  /** Whether sales tax is in all prices, or is not charged at all; absent or `added` where it comes on top, as in most of the United States. */
  salesTax: z.enum(salesTaxes).optional(),
  /** Birthday parties by package; absent at a venue that has none, where a party books a room like any other team. */
  birthday: birthdaySchema.optional(),
  /** Gift cards; absent at a venue that sells none. */
  giftCards: z
    .strictObject({
      /** The rules in plain lines, shown above the buy button. */
      rules: z.array(z.string()).min(3),
    })
    .optional(),
  /** Work at the venue; absent when nobody is looked for. */
  careers: z
    .strictObject({
      /** Business days within which every application is answered. */
      replyBusinessDays: z.number().int().positive(),
      /** Where applications go. */
      email: z.email(),
    })
    .optional(),
  /** The virtual-reality experience that is announced but not open yet; absent when none is planned. */
  virtualReality: z
    .strictObject({
      /** Percent off for people who register early. */
      earlyRegistrationDiscount: z.number().int().positive(),
    })
    .optional(),
  /** Promo codes, past ones too, so that somebody who asks for an old one hears that it is over. */
  promoCodes: z.array(promoCodeSchema).default([]),
  /** Five-star reviews across platforms, as printed in the hero: the number before the plus sign. Absent prints none. */
  fiveStarReviews: z.number().int().positive().optional(),
  /** Profiles elsewhere: label and address. */
  social: z.array(z.strictObject({ label: z.string(), url: z.url() })).default([]),
  /** Stations, stops and garages nearby, shown wherever a page says how to find us; none shows nothing. */
  directions: directionsSchema.default([]),
  /** Neighborhoods that the home page greets by name. */
  neighborhoods: z.array(neighborhoodSchema).default([]),
});

export type Business = z.infer<typeof businessSchema>;
export type Neighborhood = z.infer<typeof neighborhoodSchema>;
