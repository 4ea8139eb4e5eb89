import { openState } from '../../../src/domain/opening-hours.ts';
import { sumFor } from '../../../src/domain/prices.ts';
import { allLists, doorDifferences } from './known-claims.ts';
import type { Venue } from './judgment.ts';
import { countsIn } from './people.ts';
import { hoursTo, hoursUntilDeadline, hoursUntilGame, wholeHours } from './visit-times.ts';

/** What a model may say because it follows from the venue's figures, each as `kind value`; only where a text speaks of it. */
export function workedOut(text: string, asked: readonly string[], venue: Venue): string[] {
  const { facts } = venue;
  const question = asked.at(-1) ?? '';
  return [
    ...hoursUntilGame(asked, venue),
    ...(ofTimeLeft.test(text) ? hoursUntilDeadline(question, venue) : []),
    ...(ofDifference.test(text) ? doorDifferences(facts) : []),
    ...(ofRounds.test(text) ? lengthsOfRounds(venue) : []),
    ...(ofEachGuest.test(`${question} ${text}`) ? pricesOfEachGuest(venue) : []),
    ...(ofRest.test(text) ? restsOfCards(question, venue) : []),
    ...(ofOpening.test(text) ? hoursUntilOpening(venue) : []),
  ];
}

const ofTimeLeft =
  /\byou (?:still )?have (?:about |around |roughly |just under |nearly )?\d+ hours?\b|\bhours? (?:left|to go)\b/;

/** A width beside another one. */
const ofDifference = /\binch(?:es)? (?:less|more|wider|narrower)\b/;

/** Games one after the other. */
const ofRounds = /\b(?:rounds|waves|shifts|twice|one after the other|take turns)\b/;
const mostRounds = 4;

/** How long several visits in a row take: `two waves, so roughly three hours`. */
function lengthsOfRounds({ facts }: Venue): string[] {
  const { visitMinutes } = facts.business.policies;
  const counts = Array.from({ length: mostRounds - 1 }, (_, index) => index + 2);
  return counts.flatMap((rounds) => {
    const hours = (visitMinutes * rounds) / 60;
    return [`amount ${visitMinutes * rounds} minute`, ...(Number.isInteger(hours) ? [`amount ${hours} hour`] : [])];
  });
}

const ofEachGuest = /\b(?:each|apiece|per (?:person|head|guest|kid|child|player)|a (?:head|person))\b/;

/** What a package comes to for each of its players, in whole dollars. */
const pricesOfEachGuest = ({ facts }: Venue): string[] =>
  (facts.business.birthday?.packages ?? [])
    .map(({ price, players }) => price / players)
    .flatMap((share) => [Math.floor(share), Math.ceil(share)])
    .map((dollars) => `money $${dollars}`);

const ofRest = /\b(?:left|rest|remain\w*|over|stays? on)\b/;

/** What stays on a card of some amount when as many have played: of the money and the people that somebody asks about. */
function restsOfCards(question: string, { facts }: Venue): string[] {
  const cards = [...question.matchAll(/\$(\d+)\b/g)].map(([, dollars]) => Number(dollars));
  const groups = countsIn(question).map(({ from }) => from);
  return cards.flatMap((dollars) =>
    groups.flatMap((players) =>
      allLists(facts.business, facts.rooms)
        .map((list) => sumFor(list, { players }))
        .flatMap(({ from, to }) => [dollars - from, dollars - to])
        .map((rest) => `money $${rest}`),
    ),
  );
}

const ofOpening = /\b(?:open|opens|opening|doors)\b/;

/** Whole hours until the venue opens: `we open at four, about an hour from now`. */
function hoursUntilOpening(venue: Venue): string[] {
  const { business } = venue.facts;
  const state = openState(business, venue.now, business.timeZone);
  if (state.isOpen || !state.opens) return [];
  const { day, time } = state.opens;
  return hoursTo(day, [time], venue).flatMap(wholeHours);
}
