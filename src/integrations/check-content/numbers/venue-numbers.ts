import type { DayMinimum, PriceList } from '../../../domain/prices.ts';

/** The numbers of the venue that a text can get wrong, as the business file and the rooms have them. */
export interface VenueNumbers {
  prices: PriceList;
  policies: {
    arriveMinutesEarly: number;
    visitMinutes: number;
    minimumPlayers?: DayMinimum[] | undefined;
    minimumAge: number;
    maximumAge: number;
    adultNeededBelowAge: number;
    childrenPerAdult: number;
    severalRoomsFrom: number;
    cancellationHours: number;
  };
  birthday?:
    | {
        packages: { players: number; price: number }[];
        extraKidsPrice: number;
        bookAheadHours: number;
      }
    | undefined;
  virtualReality?: { earlyRegistrationDiscount: number } | undefined;
  promoCodes: { code: string; percentOff: number; minimumPlayers: number }[];
  rooms: {
    slug: string;
    title: string;
    duration: number;
    groupSize: { minimum: number; maximum: number; idealMinimum: number; idealMaximum: number };
    prices?: PriceList | undefined;
  }[];
}

/** What a sentence says against a fact. */
export interface Contradiction {
  /** Its words. */
  said: string;
  /** What the fact is, as the end of `but …`. */
  fact: string;
  /** What to write in place of the number. */
  write: string;
}

/** A kind of fact: what a sentence says against it. */
export type NumberRule = (sentence: string, venue: VenueNumbers) => Contradiction[];
