import { z } from 'astro/zod';
import { imageFocus, type ImageSchema } from './image.ts';
import { mapSchema } from './map.ts';
import { calendarDay, slug, text } from './text.ts';

/** Title of the browser tab, without the venue's name. */
const title = text(60);
/** Description for search engines: 50 to 160 characters once its facts are filled in. */
const description = text(200);

/** A section of the home page: the small line above its heading and the heading, with what it says when nobody writes it. */
const section = (eyebrow: string, heading: string) => ({
  /** Small line above the heading. */
  eyebrow: text(60).default(eyebrow),
  /** Heading of the section. */
  heading: text(90).default(heading),
});

const homeSchema = (image: ImageSchema) =>
  z.strictObject({
    /** Title of the browser tab, without the venue's name. */
    title: title.default('Escape rooms in {{venue.city}}'),
    /** Description for search engines and shared links. */
    description: description.default('{{venue.description}}'),
    /** Small line above the main heading: what the venue is, and where. Without its city, the page adds it. */
    eyebrow: text(60).default('Escape rooms in {{venue.city}}'),
    /** The main heading, a line each; at most three. Shared links show it too. */
    heading: z.array(text(40)).min(1).max(3).default(['One room.', 'One hour.']),
    /** One or two sentences under it. */
    lead: text(300).default('Escape rooms for families, couples, friends and teams.'),
    /** Wide picture of the venue, 16:9. The screen in the lobby and shared links show it too. */
    imageUrl: image(),
    /** Tall picture for phones, 4:5. */
    imageUrlTall: image(),
    /** The rooms. */
    rooms: z
      .strictObject({
        ...section('The rooms', 'Pick your story'),
        /** A sentence under the heading. */
        lead: text(200).default('Each page tells you what a room is like, who it suits and what it costs.'),
      })
      .prefault({}),
    /** What guests wrote; the small line above says how many wrote well. */
    reviews: z
      .strictObject({
        /** Heading of the section. */
        heading: text(90).default('What people say on the way out'),
      })
      .prefault({}),
    /** The three fastest teams of each room, also on the rooms' pages. */
    hallOfFame: z
      .strictObject({
        ...section('Hall of fame', 'Can your team make the wall?'),
        /** One or two sentences under the heading. */
        lead: text(200).default('Each room’s wall holds three teams. Get out fast and your team’s name goes up.'),
      })
      .prefault({}),
    /** The banner for people who would like to work here. */
    hiring: z
      .strictObject({
        /** Heading of the banner. */
        heading: text(90).default('Like watching people solve things?'),
        /** One or two sentences: whom the venue looks for. */
        text: text(240).default(
          'We look for game masters: people who can keep a secret for an hour and laugh with a team afterward.',
        ),
        /** Slug of the post about working here; absent when there is none. */
        post: slug.optional(),
        /** Words of the link to it. */
        postLabel: text(40).default('What a shift is like'),
      })
      .prefault({}),
    /** Gift cards, on days without a gift occasion; the occasions have words of their own. */
    giftCards: z
      .strictObject({
        /** Heading of the section. */
        heading: text(90).default('Give a night out they’ll talk about'),
        /** A sentence under the heading. */
        lead: text(200).default('You choose the amount, they choose the story.'),
        /** Picture beside the words; none leaves the words alone. */
        imageUrl: image().optional(),
        /** What the picture shows, for people who cannot see it. */
        imageAlt: text(160).optional(),
      })
      .prefault({}),
    /** Address, hours and the map. */
    location: z.strictObject(section('Find us', 'Here is the door')).prefault({}),
    /** The newest posts. */
    posts: z.strictObject(section('From the blog', 'Notes from behind the door')).prefault({}),
    /** Questions and answers. */
    questions: z.strictObject(section('FAQ', 'Asked at the front desk, every day')).prefault({}),
    /** The end of the page, with a button for each room. */
    closing: z
      .strictObject({
        /** Heading above the buttons. */
        heading: text(90).default('Pick a room and a time'),
      })
      .prefault({}),
  });

const blogSchema = z.strictObject({
  /** Main heading of the blog. Shared links show it too. */
  heading: text(60).default('Notes from behind the door'),
  /** One sentence under it: what there is to read. Absent shows none. */
  lead: text(200).optional(),
  /** Description for search engines. */
  description: description.default(
    'Guides, stories and offers from the escape rooms at {{venue.name}}: what to play, who to bring and how to plan it.',
  ),
  /** Description of a category's page: what follows "All posts in" and the name of the category. */
  categoryDescription: description.default('on the blog of {{venue.name}}, the escape rooms in {{venue.city}}.'),
  /** Heading above the posts that one may read next. */
  relatedHeading: text(90).default('More from behind the door'),
});

const leaderboardSchema = (image: ImageSchema) =>
  z.strictObject({
    /** Title of the browser tab, without the venue's name. */
    title: title.default('Leaderboard: the fastest teams'),
    /** Description for search engines. */
    description: description.default(
      'The ten fastest teams of every room at {{venue.name}}: this week, this month, last month and of all time, for pairs, families and crowds.',
    ),
    /** Small line above the main heading. */
    eyebrow: text(60).default('Hall of fame'),
    /** The main heading. Shared links show it too. */
    heading: text(90).default('The fastest teams, room by room'),
    /** One or two sentences under it. */
    lead: text(300).default('Pick a week or a month, pick a kind of team, and see who to beat.'),
    /** Picture beside or behind the heading, and for shared links; none leaves the words alone. */
    imageUrl: image().optional(),
    /** Picture for phones and upright tablets, 4:3 or taller, what it shows in its upper half; absent cuts the wide one. */
    imageUrlTall: image().optional(),
    /** What the picture shows, for people who cannot see it. */
    imageAlt: text(160).optional(),
    /**
     * What must stay in view where the picture is cut, such as `40% 20%` from the left and from the top. From 70 % on, the
     * words stand on the picture's quiet left.
     */
    imageFocus: imageFocus.optional(),
    /** Heading above how the boards are kept. */
    rulesHeading: text(90).default('How the boards work'),
  });

const questionsSchema = (image: ImageSchema) =>
  z.strictObject({
    /** Title of the browser tab, without the venue's name. */
    title: title.default('Questions and answers'),
    /** Description for search engines. */
    description: description.default(
      'What people ask before they come to {{venue.name}}: booking and prices, ages and groups, what a game is like, and how to find the door.',
    ),
    /** Small line above the main heading. */
    eyebrow: text(60).default('FAQ'),
    /** The main heading. Shared links show it too. */
    heading: text(90).default('Ask away'),
    /** One or two sentences under it. */
    lead: text(300).default('Booking and prices, ages and groups, what a game is like, and how to get here.'),
    /** Picture beside the heading; none leaves the words alone. */
    imageUrl: image().optional(),
    /** What the picture shows, for people who cannot see it. */
    imageAlt: text(160).optional(),
    /** What must stay in view where the picture is cut, such as `40% 20%` from the left and from the top. */
    imageFocus: imageFocus.optional(),
    /** Ids of the questions that most people come for, at most eight: links above all of them lead to their answers. Absent shows none. */
    first: z.array(slug).min(2).max(8).optional(),
    /** What stands over those links. */
    firstHeading: text(60).default('Asked most'),
    /** Heading above how to ask a person. */
    askHeading: text(90).default('Not on the list?'),
  });

const tvSchema = z.strictObject({
  /** Title of the browser tab, without the venue's name. */
  title: title.default('The screen in the lobby'),
  /** Description for search engines and shared links. */
  description: description.default(
    'The fastest teams of every room on the screen in our lobby: today, this month and of all time. Full screen, and it looks after itself.',
  ),
  /** Slides of your own between the boards, such as house rules. Days with other hours have a slide by themselves. */
  slides: z
    .array(
      z.strictObject({
        /** Heading of the slide, such as "House rules" or "Happy birthday, Mia". */
        heading: text(60),
        /** Up to five lines under it. */
        lines: z.array(text(90)).max(5).default([]),
        /** The only day on which it shows, such as a birthday. Left out, it shows every day. */
        on: calendarDay.optional(),
      }),
    )
    .max(20)
    .default([]),
});

const doorSchema = (image: ImageSchema) =>
  z.strictObject({
    /** Picture of it as people see it from the street, 3:2. */
    imageUrl: image(),
    /** What the picture shows, for people who cannot see it. */
    imageAlt: text(160),
  });

/**
 * The words and pictures by which visitors know this venue from others, on every page that has no content file of its
 * own. Texts may use facts, as in `{{venue.city}}`. What is not written says what fits any venue.
 */
export const siteSchema = (image: ImageSchema) =>
  z.strictObject({
    /** Words beside the mark in the header, in the footer and on the staff's pages. */
    wordmark: text(40).default('{{venue.name}}'),
    /** The home page. */
    home: homeSchema(image),
    /** The blog and its categories. */
    blog: blogSchema.prefault({}),
    /** The page with all questions. */
    questions: questionsSchema(image).prefault({}),
    /** The boards. */
    leaderboard: leaderboardSchema(image).prefault({}),
    /** The screen in the lobby. */
    tv: tvSchema.prefault({}),
    /** The page of a team's card, and what the picture of a shared card says while its team is not known. */
    shareCard: z
      .strictObject({
        /** Title of the browser tab, without the venue's name. */
        title: title.default('Your share card'),
        /** Description for shared links. */
        description: description.default(
          'Your time, your place on the wall and pictures to post: type the code from your host’s slip to open your team’s share card.',
        ),
        /** Largest words of its picture. */
        boast: text(60).default('We got out. Beat that.'),
      })
      .prefault({}),
    /** The page of addresses that do not exist. */
    notFound: z
      .strictObject({
        /** Title of the browser tab and main heading. */
        heading: title.default('This door doesn’t open'),
        /** What happens next, in a sentence or two. */
        lead: text(200).default('There’s no page at this address. We’re taking you back to the lobby.'),
        /** Description for search engines. */
        description: description.default('There’s no page at this address. The rooms are one click away.'),
        /** Words of the button that leads home. */
        action: text(40).default('Go to the lobby'),
      })
      .prefault({}),
    /** The door that people look for, wherever a page says how to find us; absent shows no picture. */
    door: doorSchema(image).optional(),
    /** The map beside the address; absent shows none. */
    map: mapSchema(image).optional(),
  });

export type SiteWords = z.infer<ReturnType<typeof siteSchema>>;
