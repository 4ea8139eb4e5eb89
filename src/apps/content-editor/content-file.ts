import { dump, JSON_SCHEMA, load } from 'js-yaml';
import { toContent, toForm, type ContentForm } from '#domain/content-form.ts';

/** How the files of a collection differ from what the editor shows. */
interface Kind {
  form: ContentForm;
  /** True for texts with fields above them. */
  hasText: boolean;
}

type Fields = Record<string, unknown>;

/** Longest line of what is written. */
const lineWidth = 120;

/** What the editor shows of a file. Dates stay as they are written. */
export function fromFile({ form, hasText }: Kind, text: string): Fields {
  const [, above, body] = (hasText && /^---\n([\s\S]*?)\n---\n?([\s\S]*)$/.exec(text.replaceAll('\r\n', '\n'))) || [];
  const shown = toForm(form, load(above ?? (hasText ? '' : text), { schema: JSON_SCHEMA }) ?? {});
  const fields = form.kind === 'entries' ? { entries: shown } : (shown as Fields);
  return hasText ? { ...fields, body: (body ?? text).replace(/^\n+/, '') } : fields;
}

/** The file for what was filled in. */
export function toFile({ form, hasText }: Kind, filled: Fields): string {
  const { body, ...fields } = filled;
  const content = toContent(form, form.kind === 'entries' ? fields['entries'] : hasText ? fields : filled);
  const yaml = dump(content, { lineWidth, noRefs: true });
  return hasText ? `---\n${yaml}---\n\n${String(body ?? '').trim()}\n` : yaml;
}
