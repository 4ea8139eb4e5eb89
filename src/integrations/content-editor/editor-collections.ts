import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'astro/zod';
import type { ContentForm } from '../../domain/content-form.ts';
import type { ImageSchema } from '../../schemas/image.ts';
import { checkedCollections, type CollectionName } from '../check-content/collections.ts';
import { editorFields, type Setting } from './editor-field.ts';
import { readHints } from './read-hints.ts';

/** A collection as the editor shows it, and how its files differ from what is shown. */
export interface EditorCollection {
  name: CollectionName;
  /** As the editor takes it. */
  settings: Record<string, unknown>;
  form: ContentForm;
  /** True for texts with fields above them. */
  hasText: boolean;
}

/** Whom a collection is for, in the order of the editor's list: its schema's file and name, its title, and what shows an entry in a list. */
const shown: Readonly<
  Record<CollectionName, { schema: [string, string]; label: string; one: string; summary: string; media: string }>
> = {
  posts: { schema: ['post', 'postSchema'], label: 'Blog posts', one: 'Post', summary: 'title', media: 'posts' },
  pages: { schema: ['page', 'pageSchema'], label: 'Pages', one: 'Page', summary: 'title', media: 'occasions' },
  rooms: { schema: ['room', 'roomSchema'], label: 'Rooms', one: 'Room', summary: 'title', media: 'rooms' },
  questions: {
    schema: ['question', 'questionSchema'],
    label: 'Questions and answers',
    one: 'Question',
    summary: 'question',
    media: 'posts',
  },
  reviews: { schema: ['review', 'reviewSchema'], label: 'Reviews', one: 'Review', summary: 'author', media: 'posts' },
  polls: { schema: ['poll', 'pollSchema'], label: 'Polls', one: 'Poll', summary: 'question', media: 'posts' },
  business: {
    schema: ['business', 'businessSchema'],
    label: 'The venue: hours, prices, rules',
    one: '',
    summary: '',
    media: 'posts',
  },
  site: { schema: ['site', 'siteSchema'], label: 'Words of the site', one: '', summary: '', media: 'site' },
  holidays: {
    schema: ['holiday', 'holidaySchema'],
    label: 'Holidays and gift occasions',
    one: 'Holiday',
    summary: 'name',
    media: 'posts',
  },
  silences: {
    schema: ['silence', 'silenceSchema'],
    label: 'What the venue does not have',
    one: 'Entry',
    summary: 'text',
    media: 'posts',
  },
  redirects: { schema: ['redirects', 'redirectsSchema'], label: 'Old addresses', one: '', summary: '', media: 'posts' },
};

/** Every collection of the content, described to the editor by its schema and by what its author wrote above each field. */
export function editorCollections(root: URL): EditorCollection[] {
  return (Object.keys(shown) as CollectionName[]).map((name) => collectionOf(name, root));
}

function collectionOf(name: CollectionName, root: URL): EditorCollection {
  const { kind, path, schema, endings } = checkedCollections[name];
  const {
    schema: [file, word],
    label,
    one,
    summary,
    media,
  } = shown[name];
  const picture = z.string();
  const folder = kind === 'files' ? path : posix.dirname(path);
  const pictures = `src/assets/scenes/${media}`;
  // Where pictures go, and how the content names them.
  const folders = { media_folder: `/${pictures}`, public_folder: posix.relative(folder, pictures) };
  const setting: Setting = { picture };
  const hints = readHints(fileURLToPath(new URL(`src/schemas/${file}.ts`, root)), word);
  const asImage = (() => picture) as unknown as ImageSchema; // a picture is its path here
  const { fields, form } = editorFields(schema(asImage) as z.ZodObject, hints, setting);
  const format = formatName(name);
  if (kind === 'files') {
    const hasText = endings.includes('.md');
    return {
      name,
      hasText,
      form,
      settings: {
        name,
        label,
        label_singular: one,
        folder: path,
        extension: hasText ? 'md' : 'yaml',
        format,
        create: true,
        slug: '{{title}}',
        summary: `{{${summary}}}`,
        ...folders,
        fields: hasText ? [...fields.map(madeByName), textField] : fields,
      },
    };
  }
  const wholeFile = { name, label, file: path, format, ...folders };
  if (kind === 'file') return { name, hasText: false, form, settings: { ...wholeFile, fields } };
  const id = {
    name: 'id',
    label: 'Id',
    hint: 'Name of the entry that stays when its words change. Left empty, it is made of its words.',
    required: false,
    pattern: ['^[a-z0-9]+(-[a-z0-9]+)*$', 'write lower-case words joined by hyphens'],
  };
  const entries = {
    name: 'entries',
    label,
    label_singular: one,
    widget: 'list',
    collapsed: true,
    summary: `{{${summary}}}`,
    required: false,
    fields: [id, ...fields],
  };
  return {
    name,
    hasText: false,
    form: { kind: 'entries', entry: form },
    settings: { ...wholeFile, fields: [entries] },
  };
}

/** Name of a collection’s own format; the editor takes Markdown files for those whose name ends in `frontmatter` alone. */
const formatName = (name: CollectionName) => (name === 'posts' ? 'posts-frontmatter' : `content-${name}`);

/** Fields of a post that its file’s name decides: older posts have them, and keep them. */
const madeByName = (field: Record<string, unknown>) =>
  ['id', 'slug'].includes(String(field['name'])) ? { name: field['name'], widget: 'hidden' } : field;

const textField = {
  name: 'body',
  label: 'Text',
  widget: 'markdown',
  modes: ['raw', 'rich_text'],
  hint: 'Start headings with ##. The recipe for posts lists what a text can hold.',
};
