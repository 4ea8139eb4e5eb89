import { formatGameTime } from '../../../../src/domain/hall-of-fame.ts';
import { formatDay, newestFirst, publicationDay } from '../../../../src/domain/publication.ts';
import { formatAddress } from '../../../../src/domain/venue-facts.ts';
import type { BusinessFacts } from '../../contracts/venue-facts.ts';
import type { AnswerPart, Subject } from '../answer-parts.ts';
import type { AnswerContext } from '../answer-types.ts';
import { sentencesOf } from '../composing/units.ts';
import { withoutVerdict } from '../composing/verdict.ts';
import { stemsOf } from '../finding/words.ts';
import { currentPosts } from '../venue/current-posts.ts';
import { listOf, oneOf } from '../reading/patterns.ts';
import { contact, person } from './reach-us.ts';
import { knowledgeOf } from '../venue/knowledge.ts';
import { ownSentence } from '../venue/own-sentence.ts';
import { listed, uncapitalized } from '../../../../src/domain/words.ts';
import { faqSource, faqText, isRetired, openRooms, reachUs, roomsMeant } from '../venue/venue.ts';

const address: Subject = {
  key: 'address',
  answer(_, { facts }) {
    const { business } = facts;
    const { near } = business.address;
    return {
      text: `We are at **${formatAddress(business.address)}**${near ? `, ${near}` : ''}.`,
      sources: [{ title: 'Hours and directions', href: '/#location' }],
      followUps: ['Where can I park?', 'Can I come by train or bus?'],
    };
  },
};

/** What kind of place this is. */
const whatThisIs: Subject = {
  key: 'what-this-is',
  answer: (_, context) => {
    const { business } = context.facts;
    return {
      text: `**${business.name}**: ${business.description} You find us at ${formatAddress(business.address)}. You can play ${listed(openRooms(context).map(({ title }) => title))}.`,
      sources: [{ title: 'Rooms', href: '/#rooms' }],
      followUps: ['Show me all rooms', 'How much does it cost?'],
    };
  },
};

/** Places that a text names: words with capitals in the middle of a sentence. */
const namesIn = (text: string): string[] => text.match(/(?<=[a-z,] )[A-Z][a-z]+(?: [A-Z][a-z]+)*/g) ?? [];

/** Somebody asks how to get here, and names no place near by. */
const asksTheWay = /\b(?:get|come|make it) (?:to you|there|here)\b/;

const neighborhood: Subject = {
  key: 'neighborhood',
  answer(asked, { facts }) {
    const named = facts.business.neighborhoods.filter(
      ({ keyword, title }) =>
        asked.message.includes(title.toLowerCase()) || (keyword !== 'south' && asked.message.includes(keyword)),
    );
    const stems = new Set(stemsOf(asked.message));
    const spoken = facts.business.neighborhoods.filter(({ title, text }) =>
      namesIn(`${title} ${text}`).some((name) => stemsOf(name).every((stem) => stems.has(stem))),
    );
    const way = faqText(facts, 'transit');
    if (named.length + spoken.length === 0 && way && asksTheWay.test(asked.text))
      return { text: withoutVerdict(way), sources: faqSource(facts, 'transit'), followUps: ['Where can I park?'] };
    const shown = named.length > 0 ? named : spoken.length > 0 ? spoken : facts.business.neighborhoods;
    return {
      text: shown
        .map(({ title, minutesAway, text }) => `**${title}**, about ${minutesAway} minutes away: ${text}`)
        .join('\n\n'),
      sources: [{ title: 'Hours and directions', href: '/#location' }],
      followUps: ['Where can I park?'],
    };
  },
};

/** Records and fastest teams, read live. */
const leaderboard: Subject = {
  key: 'leaderboard',
  async answer(asked, context) {
    const rooms = roomsMeant(asked, context);
    const boards = await Promise.all(
      rooms.map(async (room) => ({ room, teams: await context.readBoard?.(room.title) })),
    );
    const lines = boards.flatMap(({ room, teams }) => {
      const [first] = teams ?? [];
      return first
        ? [
            `**${room.title}**: ${plainName(first.team_name)}, ${formatGameTime(first.adjusted_time_seconds)} (${formatDay(first.date)})${isRetired(room, context.now) ? ', the last word, since the room has retired' : ''}.`,
          ]
        : [];
    });
    const month = ofMonth.exec(asked.text)?.[0];
    const elsewhere = month
      ? `The boards of this month and of last month are on the [leaderboard page](/leaderboard); here I can read only the one of all time.\n\n`
      : '';
    return {
      text:
        lines.length > 0
          ? `${elsewhere}The fastest teams on the leaderboard so far:\n\n${lines.join('\n\n')}`
          : 'The boards can’t be read right now. The leaderboard page shows the fastest teams of every room: this month, last month and of all time.',
      computed: boards.flatMap(({ teams }) => (teams ?? []).slice(0, 1).map(({ date }) => formatDay(date))),
      sources: [{ title: 'Leaderboard', href: '/leaderboard' }],
      followUps: ['How does the leaderboard work?'],
    };
  },
};

/** A board of some weeks only. */
const ofMonth =
  /\b(?:last|this|previous|past|current) (?:month|week|weekend|year)(?:'s|s)?\b|\bof the month\b|\bmonthly\b/;

/** Team names are other people’s words: they carry no Markdown into a reply. */
const plainName = (name: string) => name.replace(/[[\]()*_`<>#!\\]/g, '');

/** How times get onto the boards, and how to stay off them. */
const leaderboardRules: Subject = {
  key: 'leaderboard-rules',
  answer: ({ message }, context) => (asksToBeTakenOff.test(message) && takenOff(context)) || rulesOfBoards(context),
};

/** `can you take our name down`. */
const asksToBeTakenOff = new RegExp(
  String.raw`\b${listOf('take, taken, remove, removed, delete, deleted, get, pull, come, erase, hide')}\b.*` +
    String.raw`\b${listOf('off, down, out of there')}\b|\b${listOf('remove, removed, delete, deleted, erase, unlist')}\b`,
);
/** The venue's own sentence on it. */
const tellsOfIt =
  /\b(?:take|remove|delete)\b[^.]*\b(?:team|name)\b[^.]*\b(?:off|down|from)\b|\bteam\b[^.]*\btaken off\b/i;

/** How a team gets off the boards, as the venue says it. */
function takenOff({ facts, now }: AnswerContext): AnswerPart | undefined {
  for (const { key, text, source } of knowledgeOf(facts, now).passages.values()) {
    const sentence = key.startsWith('page/legal/') && sentencesOf(text).find((each) => tellsOfIt.test(each));
    if (sentence) return { text: `Yes: ${uncapitalized(sentence.replace(/^[A-Z][\w ]*: /, ''))}`, sources: [source] };
  }
  return undefined;
}

const rulesOfBoards = ({ facts }: AnswerContext): AnswerPart => ({
  text: `The leaderboard shows each room’s fastest teams: this month, last month and of all time, with the team name, the time with penalties added, and the date. In the first seven days of a month, or while a room has fewer than ten games, the hall of fame still shows last month’s champions. If you would rather not be listed, tell your host or write to ${facts.business.email}.`,
  sources: [{ title: 'Leaderboard', href: '/leaderboard' }],
  computed: ['7 days', '10 games'],
});

/** Words of those who would like to see the game from outside, and of those who ask what waiting costs. */
const asksToSee = /watch|see|screen|spectat/;
const asksWhatItCosts = /\b(?:charge|pay|cost|free|tickets?|fee)\b/;
/** What a sentence of the venue on waiting in its lobby speaks of. */
const waitingInLobby = /\bwait(?:ing)?\b.*\blobby\b|\blobby\b.*\bwait(?:ing)?\b/i;

/** Where those wait who do not play. */
const watch: Subject = {
  key: 'watch',
  answer({ text, group }, { facts }) {
    const { business } = facts;
    const isToSee = asksToSee.test(text);
    const unknown = `I don’t know whether you can follow the game from there; please ${reachUs(business)}. `;
    const free =
      'Only those who go into the room count as players and need a ticket; my notes name no charge for waiting. ';
    const { adultNeededBelowAge } = business.policies;
    const areOldEnough = group.ages.length > 0 && group.ages.every((age) => age >= adultNeededBelowAge);
    const rule = areOldEnough
      ? `From ${adultNeededBelowAge} up they can play without you.`
      : `Children under ${adultNeededBelowAge} need an adult in the room with them.`;
    return {
      text: `${ownSentence(facts, waitingInLobby).trim()} ${isToSee ? unknown : ''}${asksWhatItCosts.test(text) ? free : ''}${rule}`.trim(),
      sources: [{ title: 'Ages, and how many adults to bring', href: '/birthday-parties#ages' }],
      ...(isToSee && { outcome: 'unanswered' as const, offerPerson: true }),
    };
  },
};

const blog: Subject = {
  key: 'blog',
  answer(_, { facts, now }) {
    const posts = currentPosts(facts, now)
      .map((post, id) => ({ ...post, id: -id }))
      .sort(newestFirst)
      .slice(0, 3);
    if (posts.length === 0) return undefined;
    return {
      computed: posts.map((post) => formatDay(publicationDay(post), 'short')),
      text: `The newest posts on our blog:\n\n${posts.map((post) => `- [${post.title}](/blog/${post.slug}), ${formatDay(publicationDay(post), 'short')}`).join('\n')}`,
      sources: [{ title: 'Blog', href: '/blog' }],
    };
  },
};

/** Words that ask for the reviews of one room, or for the better one. */
const asksByRoom = /\b(?:which|each|per|by) (?:room|one|1)\b|\brooms?\b.*\b(?:best|better|most|higher)\b/;

const reviews: Subject = {
  key: 'reviews',
  answer({ text }, { facts: { business } }) {
    if (business.fiveStarReviews === undefined) return undefined;
    const uncounted = asksByRoom.test(text) ? 'My notes do not count the reviews of each room. ' : '';
    return {
      text: `${uncounted}We have ${business.fiveStarReviews}+ five-star reviews across Google, Yelp and TripAdvisor. Some of them stand on our home page.`,
      sources: [{ title: 'Reviews', href: '/#reviews' }],
    };
  },
};

const pleased = oneOf(
  /\b(?:amazing|great|awesome|lov(?:e|ed)|best|wonderful|fantastic|brilliant|perfect)\b/,
  /\b(?:thank\w*|prais\w+|compliment\w*|reviews?|(?:5|five) stars?)\b/,
);
const displeased = oneOf(
  /\b(?:but|broken?|nobody|never|rude|bad|worst|terrible|awful|wrong|ignored|hear from)\b/,
  /\b(?:disappoint\w*|complain\w*|unhappy|ripped|scam)\b/,
);

/** True where somebody is pleased, or asks where to write, and names nothing that went wrong. */
const isPraise = (text: string): boolean => pleased.test(text) && !displeased.test(text);

/** Where to write a review, if the venue has profiles elsewhere. */
const profilesOf = ({ social }: BusinessFacts) =>
  social.length > 0
    ? ` You find our profiles here: ${social.map(({ label, url }) => `[${label}](${url})`).join(', ')}.`
    : '';

/** A complaint, or praise: a person should read it. */
const feedback: Subject = {
  key: 'review-write',
  answer: (asked, { facts }) => ({
    text: isPraise(asked.message)
      ? `Thank you.${profilesOf(facts.business)} To tell us directly, ${reachUs(facts.business)}.`
      : `I’m sorry it went wrong. A person should hear this: ${reachUs(facts.business)}, or press **Talk to a person** and leave your message.`,
    sources: [{ title: 'Contact', href: '/legal#contact' }],
    offerPerson: true,
  }),
};

export const contactSubjects: readonly Subject[] = [
  address,
  whatThisIs,
  contact,
  person,
  neighborhood,
  leaderboard,
  leaderboardRules,
  watch,
  blog,
  reviews,
  feedback,
];
