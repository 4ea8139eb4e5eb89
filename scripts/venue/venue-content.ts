import { readFileSync } from 'node:fs';
import { dump } from 'js-yaml';
import type { Answers, RoomAnswers } from './answers.ts';
import type { DrawingColors, Motif } from './draw-placeholder.ts';
import { roomPalette } from './room-palette.ts';

/** A picture that has to be drawn: where, and what of. Paths start at the folder that will hold `content` and `assets`. */
export interface Picture {
  path: string;
  motif: Motif;
  colors: DrawingColors;
  width: number;
  height: number;
}

/** The files of a new venue: texts by their path, and pictures to draw. */
export interface VenueContent {
  texts: Map<string, string>;
  pictures: Picture[];
}

/** House rules as most venues have them; every one of them is the venue's to change. */
const usualPolicies = {
  arriveMinutesEarly: 15,
  visitMinutes: 90,
  minimumAge: 6,
  maximumAge: 99,
  adultNeededBelowAge: 14,
  childrenPerAdult: 4,
  severalRoomsFrom: 11,
  cancellationHours: 24,
  lateArrival: 'A late start takes minutes off your game, because the next team is waiting.',
};

const wide = { width: 1920, height: 1080 };
const tall = { width: 1080, height: 1350 };
const view = { width: 1600, height: 1067 };

/** Content for a venue that has said no more than its answers: it builds, and says nothing that was not asked. */
export function venueContent(answers: Answers): VenueContent {
  const rooms = answers.rooms.map((room, index) => roomFile(room, index + 1));
  const [first] = rooms;
  const colors = first?.colors ?? roomPalette('#c9953c');
  return {
    texts: new Map([
      ['content/business.yaml', businessFile(answers)],
      ['content/site.yaml', siteFile],
      ['content/questions.yaml', starter('questions.yaml')],
      ['content/pages/legal.yaml', starter('pages/legal.yaml')],
      ...rooms.map(({ slug, text }) => [`content/rooms/${slug}.yaml`, text] as const),
      ['assets/brand/mark.svg', starter('mark.svg')],
      ['assets/brand/assistant.svg', starter('assistant.svg')],
    ]),
    pictures: [
      { path: 'assets/scenes/lobby-wide.webp', motif: 'lobby', colors, ...wide },
      { path: 'assets/scenes/lobby-tall.webp', motif: 'lobby', colors, ...tall },
      ...rooms.flatMap(({ pictures }) => pictures),
    ],
  };
}

const starter = (name: string) => readFileSync(new URL(`starter/${name}`, import.meta.url), 'utf8');

const written = (comment: string, fields: unknown) =>
  `# ${comment}\n${dump(fields, { lineWidth: 118, quotingType: "'" })}`;

function businessFile(answers: Answers): string {
  const { name, address, booking, rooms, policies, ...rest } = answers;
  const slugs = rooms.map(({ title }) => slugOf(title));
  const where = `${address.city}, ${address.state}`;
  return written('Everything the venue is. Fields: src/schemas/business.ts.', {
    name,
    tagline: `Escape rooms in ${address.city}`,
    description: `Private escape rooms in ${where}: one team, one room and one hour to get out.`,
    logoAlt: `${name}, escape rooms in ${where}`,
    address,
    ...rest,
    booking: { general: booking, rooms: Object.fromEntries(slugs.map((slug) => [slug, booking])) },
    policies: { ...usualPolicies, ...policies },
  });
}

const siteFile = `# The words by which visitors know this venue. Fields, and what is said when one is not written: src/schemas/site.ts.
home:
  imageUrl: ../assets/scenes/lobby-wide.webp
  imageUrlTall: ../assets/scenes/lobby-tall.webp
`;

/** A name as the last part of an address: `Captain’s Cabin` → `captains-cabin`. */
export const slugOf = (title: string) =>
  title
    .normalize('NFKD')
    .replace(/[’'\p{M}]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** What each of a room's pictures shows; the first is its hero, wide and tall. */
const views: readonly { name: string; motif: Motif; alt: string; title: string }[] = [
  { name: 'lamp', motif: 'lamp', alt: 'Drawing: a lamp on a table with papers.', title: 'The table' },
  { name: 'shelves', motif: 'shelves', alt: 'Drawing: shelves with books and boxes.', title: 'The shelves' },
  { name: 'key', motif: 'key', alt: 'Drawing: a key that hangs from a cord.', title: 'The key' },
];
const heroes: readonly Motif[] = ['door', 'corridor', 'clock'];
const heroAlt: Readonly<Partial<Record<Motif, string>>> = {
  door: 'Drawing: an arched door with light around it.',
  corridor: 'Drawing: a corridor that leads to a small door.',
  clock: 'Drawing: a large clock before a lit wall.',
};

function roomFile(room: RoomAnswers, id: number) {
  const slug = slugOf(room.title);
  const colors = roomPalette(room.color);
  const hero = heroes[id % heroes.length] ?? 'door';
  const folder = `assets/scenes/${slug}`;
  const fields = {
    id,
    slug,
    title: room.title,
    genre: room.genre,
    description: room.description,
    fullDescription: [{ id: 'story', text: room.description }],
    difficulty: 'Medium',
    difficultyNotes: ['Look closely and say aloud what you find.', 'A host watches and helps when you ask.'],
    theme: room.theme,
    demographic: room.suits,
    duration: room.minutes,
    groupSize: {
      minimum: room.players.from,
      maximum: room.players.to,
      idealMinimum: room.players.from,
      idealMaximum: room.players.to,
    },
    smallestTeam: `The smallest team is ${room.players.from}. Ask us whether this room suits yours.`,
    highlights: ['A story that begins at the door', 'A room of your own', `${room.minutes} minutes on the clock`],
    scareLevel: { level: room.scare, note: 'Ask us if you are not sure: we know what each moment of it is like.' },
    ageGuidance: 'Tell us the ages of your team and we say honestly whether this room fits.',
    physicalDemands: ['Ask us if somebody in your team cannot stand, kneel or climb for an hour.'],
    accessibility: accessUnknown,
    contentWarnings: [],
    metaDescription: metaOf(room),
    imageUrl: `../../${folder}/hero-wide.webp`,
    imageUrlTall: `../../${folder}/hero-tall.webp`,
    imageAlt: heroAlt[hero],
    palette: colors,
    gallery: views.map(({ name, alt, title }) => ({ url: `../../${folder}/${name}.webp`, alt, title })),
    questions: roomQuestions(slug),
    order: id,
  };
  return {
    slug,
    colors,
    text: written(
      'STARTER TEXT: put your own story, access notes and pictures here. Fields: src/schemas/room.ts.',
      fields,
    ),
    pictures: [
      { path: `${folder}/hero-wide.webp`, motif: hero, colors, ...wide },
      { path: `${folder}/hero-tall.webp`, motif: hero, colors, ...tall },
      ...views.map(({ name, motif }) => ({ path: `${folder}/${name}.webp`, motif, colors, ...view })),
    ],
  };
}

const ask = 'Call or write before you book, and we tell you exactly.';
/** Nobody may promise what nobody has measured. */
const accessUnknown = {
  stepFree: ask,
  crawling: ask,
  reach: ask,
  flashingLight: ask,
  soundOnlyClues: ask,
  colorPuzzles: ask,
  seating: ask,
  exit: 'The host shows you every way out before the game begins.',
};

function roomQuestions(slug: string) {
  return [
    { id: 'players', question: 'How many people can play it?', answer: `{{rooms.${slug}.capacity}} players.` },
    { id: 'length', question: 'How long is it?', answer: `{{rooms.${slug}.minutes}} minutes on the clock.` },
    {
      id: 'ages',
      question: 'From what age can one play it?',
      answer:
        'Tickets start at age {{policies.minimumAge}}. Tell us the ages of your team, and we say whether it fits.',
    },
  ];
}

/** 70 to 160 characters for search engines. */
function metaOf({ title, genre, minutes, players }: RoomAnswers): string {
  const short = `${title}: ${genre.toLowerCase()}, ${minutes} minutes, ${players.from} to ${players.to} players.`;
  const long = `${short} A private escape room: your team, your clock, one host watching over you.`;
  return long.length <= 160 ? long : `${short} A private escape room for your team.`.slice(0, 160);
}
