import { init, registerCustomFormat, type CmsConfig } from '@sveltia/cms';
import collections from './collections.json';
import { fromFile, toFile } from './content-file.ts';
import type { ContentForm } from '#domain/content-form.ts';

/** Largest picture that is taken, in bytes; the check of the content says the same. */
const largestPicture = 60_000_000;

/** Opens the editor for a repository; on a computer that holds a copy of it, the copy is enough. */
export function openEditor({ repository, branch, title }: { repository: string; branch: string; title: string }): void {
  for (const { form, hasText, settings } of collections) {
    const kind = { form: form as ContentForm, hasText };
    const ending = 'extension' in settings ? String(settings.extension) : 'yaml';
    registerCustomFormat(settings.format, ending, {
      fromFile: (text) => fromFile(kind, text),
      toFile: (filled) => toFile(kind, filled as Record<string, unknown>),
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
    singletons: files.map(({ settings }) => settings),
  };
  void init({ config: config as unknown as CmsConfig });
}
