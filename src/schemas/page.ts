import { z } from 'astro/zod';
import { imageFocus, type ImageSchema } from './image.ts';
import { asks, paragraph, passage, questionAndAnswer } from './passage.ts';
import { audiences } from './review.ts';
import { slug, text } from './text.ts';

/** What every section has. */
const section = {
  /** Anchor of the section on its page. */
  id: slug,
  /** Heading of the section. */
  heading: text(90),
  /** The paragraph under the heading. */
  intro: text(1200)
    .refine((words) => !/\n\s*\n/.test(words), 'write one paragraph, and the others as "paragraphs:"')
    .optional(),
  /** What follows it: more paragraphs. */
  paragraphs: z.array(paragraph).min(1).optional(),
  /**
   * Words that it stands under with the other sections of the same words, such as `Good to know`: small, on paper, before the
   * questions of the page. For what guests look up once they are about to come. On the legal page, which is long, they are the
   * heading of a part and of its lines in the index.
   */
  group: text(60).optional(),
  /** Other ways to ask for the paragraph under the heading. */
  asks,
};

/** A picture that stands beside the words of a section, or under its heading on small screens. */
const pictureSchema = (image: ImageSchema) =>
  z.strictObject({
    /** The picture's file. */
    imageUrl: image(),
    /** What the picture shows. */
    imageAlt: text(160),
    /** What must stay in view where the picture is cut, such as `40% 20%` from the left and from the top. */
    imageFocus: imageFocus.optional(),
  });

/** A section with its content beside its heading or its picture, where there is room. */
const besideSection = (image: ImageSchema) => ({
  ...section,
  /** The picture beside the words. */
  picture: pictureSchema(image).optional(),
});

const sectionSchema = (image: ImageSchema) =>
  z.discriminatedUnion('kind', [
    /** Heading and paragraphs. */
    z.strictObject({ ...besideSection(image), kind: z.literal('text') }),
    /** What happens, in order: shown numbered. */
    z.strictObject({
      ...section,
      kind: z.literal('steps'),
      /** The steps, first to last, each with a short title. */
      steps: z.array(z.strictObject({ ...passage, title: text(60), text: text(400) })).min(2),
    }),
    /** Things side by side: shown as cards. */
    z.strictObject({
      ...section,
      kind: z.literal('cards'),
      /** The cards in order. */
      cards: z
        .array(
          z.strictObject({
            ...passage,
            /** What the card is about, in a few words. */
            title: text(60),
            /** What there is to know. */
            text: text(500),
            /** The small line under a title, such as a price. */
            label: text(40).optional(),
            /** Slug of the room that the card is about: it shows the room's picture and leads to its page. */
            room: slug.optional(),
            /**
             * Players of the birthday package that the card is about: it names and explains the package beside its price. The
             * section's `paragraphs` then tell what every package buys, a few words each, and stand ticked in every card.
             */
            package: z.number().int().positive().optional(),
            /** How long that package takes in all, in a few words, such as `About {{policies.visitMinutes}} minutes, plus cake`; `text` then says who plays where. Absent shows none. */
            time: text(80).optional(),
            /** When its guests have the table, in a few words. Absent where there is none, or it is theirs all the time. */
            table: text(80).optional(),
            /** Whether it can be had at the moment, such as a job that is open: those stand first and large, the others are quiet lines. Absent where that is no question. */
            isOpen: z.boolean().optional(),
            /** What one wants to know of it at a glance, such as pay, hours or shifts: a short line each. */
            details: z.array(text(100)).min(1).max(4).optional(),
            /** Subject of an application for it by email, to the address for applications: the card has a link that begins it. */
            applySubject: text(100).optional(),
          }),
        )
        .min(2),
      /** Where its cards are birthday packages: a sentence below the hours at which parties start, such as that you open early for one. */
      timesNote: text(160).optional(),
    }),
    /** Name and value: shown as a table with row headings. */
    z.strictObject({
      ...besideSection(image),
      kind: z.literal('table'),
      /** Headings of the two columns. */
      columns: z.tuple([text(40), text(40)]),
      /** The rows: what it is, and its value. */
      rows: z
        .array(
          z.strictObject({
            ...passage,
            /** What it is. */
            name: text(80),
            /** What there is to know of it. */
            value: text(400),
            /** Its name as computers write it, such as the key under which a browser stores it: small, below `name`. */
            code: text(120).optional(),
            /** Words that it is folded away under, below the table, with the others of the same words: what hardly any guest looks for. */
            fold: text(80).optional(),
          }),
        )
        .min(2),
    }),
    /** Short lines. */
    z.strictObject({
      ...besideSection(image),
      kind: z.literal('list'),
      /** The lines in order. */
      items: z.array(z.strictObject({ ...passage, text: text(300) })).min(2),
      /**
       * True where the lines are what every birthday package includes: they stand below the prices, ticked, and not as a section of
       * their own.
       */
      inPackages: z.boolean().optional(),
    }),
    /** Questions a buyer asks, each with its answer. */
    z.strictObject({
      ...besideSection(image),
      kind: z.literal('questions'),
      /** The questions in order, each with its answer. */
      questions: z.array(questionAndAnswer).min(2),
    }),
  ]);

/**
 * The form of a page for those who want a price before they book. It asks for a name and an email address or phone number besides,
 * and the staff find the answers among their contacts. Without script the same questions are a letter.
 */
const requestSchema = z.strictObject({
  /** Words on the buttons that lead to the form, such as `Request a quote`. */
  label: text(40),
  /** What the message is about: its first line, and the subject of the letter. */
  subject: text(60),
  /** Label of the field for how many come; the number chosen in "How many in your group?" goes into it. Absent where nobody counts. */
  headcount: text(40).optional(),
  /** Label of the field for the day, which takes any words. Absent where it does not matter. */
  date: text(40).optional(),
  /** Label of the field for everything else. */
  wishes: text(40),
  /** What belongs there: a sentence below that label. */
  hint: text(200).optional(),
  /** A sentence or two beside its button, such as when somebody answers and that nothing is paid before. Absent promises nothing. */
  promise: text(120).optional(),
});

/** A menu's entry for a page: smaller numbers come first. */
const menuEntry = {
  /** Words of the link. */
  label: text(40),
  /** Place in the menu; smaller comes first. */
  order: z.number().int(),
};

/** Menus that lead to a page, each in its own words. */
const menusSchema = z.strictObject({
  /** The header, and the suggestions on the page of addresses that do not exist. */
  header: z.strictObject(menuEntry).optional(),
  /** The Experiences sheet on phones, and the shortcuts of a site on a home screen. */
  experiences: z
    .strictObject({
      ...menuEntry,
      /** A few words below the link. */
      note: text(80),
    })
    .optional(),
  /** The support links of the footer. */
  footer: z.strictObject(menuEntry).optional(),
});

/**
 * A page made of sections: hero, sections in order, and the action it ends in. The name of its file is its address. A page
 * that books birthday parties shows the packages too, one that sells gift cards their rules. Facts are written as
 * `{{policies.minimumAge}}`.
 */
export const pageSchema = (image: ImageSchema) =>
  z.strictObject({
    /** Short name, for the way to the page and for menus. */
    label: text(40),
    /** Menus that lead here; without them the footer does, by its label. */
    menus: menusSchema.optional(),
    /** Title of the browser tab, without the venue's name. */
    title: text(60),
    /** Description for search engines, 70 to 160 characters. */
    metaDescription: z.string().min(70).max(160),
    /** Small line above the heading. */
    eyebrow: text(60),
    /** The one main heading. */
    heading: text(90),
    /** Two or three sentences under it. */
    lead: text(500),
    /** Picture of the hero; pages made of text alone have none. */
    imageUrl: image().optional(),
    /** Picture for phones and upright tablets, 4:3 or taller, what it shows in its upper half; absent cuts the wide one. */
    imageUrlTall: image().optional(),
    /** What the picture shows. */
    imageAlt: text(160).optional(),
    /**
     * What must stay in view where the picture is cut, such as `40% 20%` from the left and from the top. From 70 % on, the
     * picture fills the top of the page: its left is quiet, and the words stand there.
     */
    imageFocus: imageFocus.optional(),
    /** What the card on home that leads here shows of the picture, 3:2; absent shows as much as fits, around `imageFocus`. */
    imageOnCard: z
      .strictObject({
        /** Where the part lies, such as `40% 20%` from the left and from the top: `100% 0%` is the upper right corner. */
        focus: imageFocus,
        /** How many times nearer than the whole picture, 1 to 3. Keep 770 of its pixels in width, or the card looks soft. */
        zoom: z.number().min(1).max(3),
      })
      .optional(),
    /** The page's main action. */
    action: z
      .strictObject({
        /** Words on the link to the booking page, which is the button where nothing is requested first. */
        label: text(40),
        /** Where a price is asked for before anybody books: this form stands below "How many in your group?", the page’s buttons lead there, and the booking page is the second way. */
        request: requestSchema.optional(),
        /** Where something is chosen on the page first, such as a room: the button leads to that section, and the booking page is the second way. */
        choose: z
          .strictObject({
            /** Words on the button. */
            label: text(40),
            /** Id of the section in which it is chosen. */
            section: slug,
          })
          .optional(),
        /** Which booking address of the business file it opens, or `careers` for an application by email. */
        target: z.enum(['general', 'giftCards', 'birthday', 'corporate', 'careers']),
        /** How many come as a rule: "How many in your group?" begins with them. Absent where it is the smallest package, a group of several rooms, or a usual team. */
        players: z.number().int().positive().optional(),
        /** Heading over the closing buttons, in other words than the button's; without it the button's words stand there too. */
        heading: text(90).optional(),
        /** A line beside the closing button, for those who are not sure yet. */
        note: text(300),
      })
      .optional(),
    /** Whose reviews stand on it, beside those that tell of it: the newest by those who came as such a group. Absent where no group is meant. */
    audience: z.enum(audiences).optional(),
    /** The legal page’s short answers, above its sections: what most people come to look up. Absent shows none. */
    inShort: z
      .array(
        z.strictObject({
          /** What it is about, in a word or a few: the words of the link. */
          title: text(40),
          /** The answer in a sentence or two, its figures as facts. */
          text: text(240),
          /** Where all of it stands, such as `#cancellation`. */
          href: z.string(),
        }),
      )
      .min(2)
      .max(8)
      .optional(),
    /** What stands under the hero, in order. */
    sections: z.array(sectionSchema(image)),
  });

export type Page = z.infer<ReturnType<typeof pageSchema>>;
export type PageSection = Page['sections'][number];
