/** The venue itself, as the assistant knows it. */
import * as z from 'zod';
import { waysToCome } from '../../../src/domain/directions.ts';
import { salesTaxes } from '../../../src/domain/sales-tax.ts';
import { day, yearlyRule } from './facts-parts.ts';
import { minimumPlayersFacts, priceListFacts } from './price-facts.ts';

/** A time in which the venue is open; one that closes earlier than it opens closes after midnight. */
const span = z.object({
  /** First minute the venue is open, venue time. */
  opens: z.string(),
  /** Minute the venue closes, venue time. */
  closes: z.string(),
});

/** Hours of one day: closed, open once, or open several times. */
const hours = z.union([z.literal('closed'), span, z.array(span)]);

/** The business file, as `src/schemas/business.ts` documents it. */
export const businessFacts = z.object({
  /** Name as people read it. */
  name: z.string(),
  /** One line under the name: what the venue is. */
  tagline: z.string(),
  /** One or two sentences for cards and lists. */
  description: z.string(),
  /** Where the door is. */
  address: z.object({
    /** House number and street. */
    street: z.string(),
    /** City, as on an envelope. */
    city: z.string(),
    /** Two-letter state code. */
    state: z.string(),
    /** ZIP code. */
    postalCode: z.string(),
    /** Two-letter country code. */
    country: z.string(),
    /** What it is near, as one says it after the address. */
    near: z.string().optional(),
  }),
  /** Phone number as printed, for example `(215) 555-0142`. */
  phone: z.string(),
  /** Where to write to. */
  email: z.string(),
  /** Numbers that anybody in danger is told. */
  emergency: z.object({
    /** Number of ambulance, fire brigade and police. */
    services: z.string(),
    /** Number to call when somebody may harm themselves. */
    crisisCall: z.string(),
    /** Number to which such a person can text; absent where there is none. */
    crisisText: z.string().optional(),
  }),
  /** IANA time zone of every date and hour. */
  timeZone: z.string(),
  /** Opening hours of each weekday, venue time. */
  hours: z.record(day, hours),
  /** Days with other hours: one, some in a row, or one of every year. */
  hoursExceptions: z
    .array(
      z.object({
        /** The one day, `YYYY-MM-DD`. */
        on: z.string().optional(),
        /** The first of several days. */
        from: z.string().optional(),
        /** The last of several days. */
        through: z.string().optional(),
        /** A day of every year. */
        every: yearlyRule.optional(),
        /** Hours of such a day. */
        hours,
        /** What guests are told about it. */
        note: z.string().optional(),
      }),
    )
    .optional(),
  /** Pages of the booking provider. */
  booking: z.object({
    /** The provider's embedded page for this business with the full item list shown. */
    general: z.string(),
    /** Where gift cards are bought; absent when none are sold. */
    giftCards: z.string().optional(),
    /** Where birthday parties are booked; absent when there are no packages. */
    birthday: z.string().optional(),
    /** Where companies and large groups book; absent when they book like everybody. */
    corporate: z.string().optional(),
    /** Rooms in their order. */
    rooms: z.record(z.string(), z.string()),
  }),
  /** House rules and the numbers behind them. */
  policies: z.object({
    /** Minutes before the booked time at which a team should arrive. */
    arriveMinutesEarly: z.number(),
    /** Minutes a whole visit takes: briefing, game, photo. */
    visitMinutes: z.number(),
    /** Smallest team on some weekdays; absent where it is the same all week. */
    minimumPlayers: minimumPlayersFacts.optional(),
    /** Youngest age a ticket is sold for, in years. */
    minimumAge: z.number(),
    /** Oldest age a ticket is sold for, in years. */
    maximumAge: z.number(),
    /** Children below this age need an adult in the room, in years. */
    adultNeededBelowAge: z.number(),
    /** How many such children one adult may bring. */
    childrenPerAdult: z.number(),
    /** Groups from this size on book several rooms. */
    severalRoomsFrom: z.number(),
    /** Hours of notice for a free cancellation or change. */
    cancellationHours: z.number(),
    /** What lateness does to the game. */
    lateArrival: z.string(),
  }),
  /** Ticket prices per person, US dollars; a room may have its own. */
  prices: priceListFacts,
  /** Whether sales tax is in all prices, or is not charged at all; absent where it comes on top. */
  salesTax: z.enum(salesTaxes).optional(),
  /** Packages and rules of birthday parties. */
  birthday: z
    .object({
      /** Packages by number of players. */
      packages: z.array(
        z.object({
          /** Most players it is for. */
          players: z.number(),
          /** Price in US dollars. */
          price: z.number(),
        }),
      ),
      /** Price in US dollars of one group of extra kids. */
      extraKidsPrice: z.number(),
      /** Most extra kids such a group holds. */
      extraKidsPerGroup: z.number(),
      /** Hours ahead that a party must be booked. */
      bookAheadHours: z.number(),
      /** When parties can start, by weekday and venue time. A weekday that is not named is free all day. */
      partyTimes: z.partialRecord(
        day,
        z.array(
          z.object({
            /** First time a party can start. */
            from: z.string().optional(),
            /** Time before which it has to start. */
            before: z.string().optional(),
          }),
        ),
      ),
    })
    .optional(),
  /** Gift cards: the page they are bought on, or their rules. */
  giftCards: z
    .object({
      /** Rules in plain lines. */
      rules: z.array(z.string()),
    })
    .optional(),
  /** Where and how fast applications are answered. */
  careers: z
    .object({
      /** Business days within which every application is answered. */
      replyBusinessDays: z.number(),
      /** Where to write to. */
      email: z.string(),
    })
    .optional(),
  /** The virtual-reality experience that is announced but not open yet. */
  virtualReality: z
    .object({
      /** Percent off for people who register early. */
      earlyRegistrationDiscount: z.number(),
    })
    .optional(),
  /** Promo codes, past ones too. */
  promoCodes: z.array(
    z.object({
      /** What guests type, in capitals. */
      code: z.string(),
      /** Percent off the price. */
      percentOff: z.number(),
      /** Smallest team it is for. */
      minimumPlayers: z.number(),
      /** Weekdays of the game on which it counts. */
      days: z.array(day),
      /** Last day it can be played, venue time; absent while no end is planned. */
      lastDay: z.string(),
      /** Slug of the post that announces it. */
      post: z.string(),
    }),
  ),
  /** Five-star reviews across platforms, as printed in the hero: the number before the plus sign. Absent when nobody counts. */
  fiveStarReviews: z.number().optional(),
  /** Profiles elsewhere. */
  social: z.array(
    z.object({
      /** Words of the link. */
      label: z.string(),
      /** Address of the profile. */
      url: z.string(),
    }),
  ),
  /** Places to arrive at, and the walk from there to the door. */
  directions: z.array(
    z.object({
      /** How people come there. */
      by: z.enum(waysToCome),
      /** Name of the station, stop or garage. */
      name: z.string(),
      /** What else they have to know. */
      text: z.string().optional(),
      /** Minutes on foot from there to the door. */
      minutes: z.number(),
      /** What it costs there. */
      price: z
        .object({
          /** The price in US dollars. */
          dollars: z.number(),
          /** What it is for, such as `an evening`. */
          for: z.string(),
        })
        .optional(),
    }),
  ),
  /** Neighborhoods the home page greets by name. */
  neighborhoods: z.array(
    z.object({
      /** Word that the address of the home page must contain. */
      keyword: z.string(),
      /** Title as pages show it. */
      title: z.string(),
      /** The text. */
      text: z.string(),
      /** Realistic walking or riding time to the door, in minutes. */
      minutesAway: z.number(),
    }),
  ),
});
