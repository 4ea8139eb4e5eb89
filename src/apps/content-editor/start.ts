import { init, registerCustomFormat, type CmsConfig } from '@sveltia/cms';
import collections from './collections.json';
import { fromFile, toFile } from './content-file.ts';
import { askedIn, newLast, withAsked } from '#domain/asked-question.ts';
import type { ContentForm } from '#domain/content-form.ts';

/** Largest picture that is taken, in bytes; the check of the content says the same. */
const largestPicture = 60_000_000;

/** A list whose entries are open: what somebody came to write is in view. */
const unfolded = <Settings extends object>(settings: Settings) => {
  const fields = 'fields' in settings ? (settings.fields as object[]) : [];
  return { ...settings, fields: fields.map((field) => ({ ...field, collapsed: false })) };
};

const entriesOf = (fields: Record<string, unknown>) => (fields['entries'] ?? []) as Record<string, unknown>[];

/** Opens the editor for a repository; on a computer that holds a copy of it, the copy is enough. */
export function openEditor({ repository, branch, title }: { repository: string; branch: string; title: string }): void {
  // The editor fills in new files from an address, but not one more entry of a list: it reads the list with the question in it.
  let asked = askedIn(location.hash);
  if (asked) history.replaceState(null, '', asked.hash);
  // An address that is opened in a page that is there already changes its hash alone.
  addEventListener('hashchange', () => askedIn(location.hash) && location.reload());
  for (const { name, form, hasText, settings } of collections) {
    const isList = name === 'questions';
    const kind = { form: form as ContentForm, hasText };
    const ending = 'extension' in settings ? String(settings.extension) : 'yaml';
    registerCustomFormat(settings.format, ending, {
      fromFile: (text) => {
        const shown = fromFile(kind, text);
        return isList && asked ? { ...shown, entries: withAsked(entriesOf(shown), asked.question) } : shown;
      },
      toFile: (filled) => {
        const fields = filled as Record<string, unknown>;
        if (isList) asked = undefined;
        return toFile(kind, isList ? { ...fields, entries: newLast(entriesOf(fields)) } : fields);
      },
    });
  }
  const folders = collections.filter(({ settings }) => 'folder' in settings);
  const files = collections.filter(({ settings }) => !('folder' in settings));
  const config = {
    load_config_file: false,
    app_title: title,
    logo: { src: '/favicon.svg' },
    backend: { name: 'github', repo: repository, branch, auth_methods: ['token'] },
    publish_mode: 'editorial_workflow',
    media_folder: 'src/assets/scenes',
    public_folder: '/src/assets/scenes',
    media_libraries: {
      default: { config: { max_file_size: largestPicture, slugify_filename: true } },
      stock_assets: { providers: [] },
    },
    slug: { encoding: 'ascii', clean_accents: true },
    show_preview_links: false,
    collections: folders.map(({ settings }) => settings),
    singletons: files.map(({ name, settings }) => (asked && name === 'questions' ? unfolded(settings) : settings)),
  };
  void init({ config: config as unknown as CmsConfig });
}
