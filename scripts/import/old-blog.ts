/** A picture as an old site names it. */
export interface OldPicture {
  /** Full address, or a path in the folder that was exported. */
  address: string;
  alt: string;
}

/** One post of an old blog, whatever made its export. */
export interface OldPost {
  title: string;
  /** What it is called at the end of its address. */
  name: string;
  /** Full address; none for what was never public. */
  address?: string | undefined;
  /** Moment at which it was or will be public. */
  publishedAt?: Date | undefined;
  isDraft: boolean;
  html: string;
  /** True where blank lines stand for paragraphs, as the older editor of WordPress keeps them. */
  hasBlankLines: boolean;
  excerpt: string;
  /** What it told search engines. */
  description: string;
  categories: string[];
  author: string;
  /** The picture at its top. */
  picture?: OldPicture | undefined;
  /** Texts of its notes, by the name that the text calls them by. */
  footnotes: { name: string; html: string }[];
  /** What the export already says that a person has to look at. */
  remarks: Remark[];
}

/** What an export holds. */
export interface OldBlog {
  /** What the export is, in words: `WordPress export`. */
  kind: string;
  /** Full address of the old site; none for a folder. */
  site?: string | undefined;
  posts: OldPost[];
  /** Pictures of galleries, by their number. */
  attachments: ReadonlyMap<string, OldPicture & { caption: string }>;
  /** What is in the export and is no post. */
  remarks: Remark[];
}

/** Kinds of remarks in the order of the report: what each list is called, and what somebody does about it. */
export const remarkKinds = {
  unmade: [
    'Posts that could not be made',
    'Each is in imported/set-aside. Repair it and move it to src/content/posts.',
  ],
  picture: ['Pictures that are missing', 'Save each in src/assets/scenes/posts, and put it where it was.'],
  cover: [
    'Posts without a picture of their own',
    'They show a drawn door. Choose a picture for each: imageUrl, imageAlt.',
  ],
  alt: ['Pictures without a description', 'Say what they show, for people who cannot see them.'],
  shortcode: [
    'Shortcodes, which only the old site could fill',
    'They were taken out. Write in their place what they showed.',
  ],
  embed: ['Films, maps and other parts of other sites', 'Films became cards; give each a title. Others became links.'],
  removed: ['Scripts, forms and the like', 'They were taken out and would not work here.'],
  link: ['Links to pages that are not here', 'Their words stayed. Link them to another page, or leave them.'],
  table: ['Tables', 'Look at each on a phone; cells that were joined are single now.'],
  number: [
    'Numbers that contradict what the venue says today',
    'They stand as they were, marked {{meant …}}. Write today’s fact instead where it is meant.',
  ],
  title: ['Titles that were too long', 'At most 80 characters. Shorten each in your own words.'],
  date: ['Posts whose day is in doubt', 'Look at publishedAt.'],
  hidden: ['Posts that not everybody could read', 'They are drafts now. Take “draft: true” away to publish them.'],
  category: ['Categories', 'Choose others with --category "Old name=Events", or in the posts.'],
  author: ['Authors', 'Posts here name nobody. Where it matters who wrote, say so in the text.'],
  redirect: ['Old addresses that lead nowhere', 'Add them to src/content/redirects.yaml if people still use them.'],
  page: ['Pages that are no posts', 'They stay behind. Write them in src/content/pages, or let their address lead on.'],
  other: ['What else was left behind', 'Look whether you miss it.'],
} as const satisfies Record<string, readonly [title: string, advice: string]>;

export type RemarkKind = keyof typeof remarkKinds;

/** Something that a person has to look at. */
export interface Remark {
  kind: RemarkKind;
  says: string;
}

/** A problem with an export that its owner can do something about. */
export class ImportError extends Error {}
