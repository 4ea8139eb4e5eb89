/** How a part of the content differs from what a form can show: most parts do not, and are plain. */
export type ContentForm = { isOptional?: boolean } & (
  | { kind: 'plain' }
  /** Named parts. `nameFrom` are the parts from whose words a missing `id` is made. */
  | { kind: 'group'; fields: Record<string, ContentForm> }
  | { kind: 'list'; item: ContentForm }
  /** One of several groups, told apart by the value of a field. */
  | { kind: 'choice'; by: string; options: Record<string, ContentForm> }
  /** Values by names that authors choose, which a form shows as a list of `name` and `value`. */
  | { kind: 'record'; value: ContentForm }
  /** Groups by their name, which a form shows as a list of groups with an `id`. */
  | { kind: 'entries'; entry: ContentForm }
  /** Hours of a day: `closed`, a span or spans; a form shows a list of spans. */
  | { kind: 'hours' }
  /** An amount or a span of amounts; a form shows `from` and `to`. */
  | { kind: 'price' }
);

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

/** The content as a form shows it. What does not fit is left as it is, for the check of the content to name. */
export function toForm(form: ContentForm, content: unknown): unknown {
  switch (form.kind) {
    case 'group':
      return isFields(content)
        ? mapFields(content, (name, value) => toForm(form.fields[name] ?? plain, value))
        : content;
    case 'list':
      return Array.isArray(content) ? content.map((item) => toForm(form.item, item)) : content;
    case 'choice':
      return toForm(chosen(form, content), content);
    case 'record':
      return isFields(content)
        ? Object.entries(content).map(([name, value]) => ({ name, value: toForm(form.value, value) }))
        : content;
    case 'entries':
      return isFields(content)
        ? Object.entries(content).map(([id, entry]) => ({ id, ...(toForm(form.entry, entry) as Fields) }))
        : [];
    case 'hours':
      return content === 'closed' ? [] : listOf(content);
    case 'price':
      return typeof content === 'number' ? { from: content } : content;
    case 'plain':
      return content;
  }
}

/** What a filled form means as content: without empty optional parts, and with a name for whatever has none yet. */
export function toContent(form: ContentForm, filled: unknown): unknown {
  switch (form.kind) {
    case 'group':
      return group(form.fields, filled);
    case 'list':
      return withNames(listOf(filled).map((item) => withId(form.item, toContent(form.item, item))));
    case 'choice':
      return toContent(chosen(form, filled), filled);
    case 'record':
      return Object.fromEntries(
        listOf(filled)
          .filter(isFields)
          .map(({ name, value }) => [String(name), toContent(form.value, value)]),
      );
    case 'entries':
      return entries(form.entry, listOf(filled).filter(isFields));
    case 'hours': {
      const spans = listOf(filled).filter(isFields);
      return spans.length === 0 ? 'closed' : spans.length === 1 ? spans[0] : spans;
    }
    case 'price':
      return isFields(filled) && isEmpty(filled['to']) ? filled['from'] : filled;
    case 'plain':
      return filled;
  }
}

const plain: ContentForm = { kind: 'plain' };

const chosen = (form: Extract<ContentForm, { kind: 'choice' }>, value: unknown): ContentForm =>
  (isFields(value) && form.options[String(value[form.by])]) || plain;

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isFields(value) && Object.values(value).every(isEmpty));

function mapFields(fields: Fields, change: (name: string, value: unknown) => unknown): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, change(name, value)]));
}

function group(forms: Record<string, ContentForm>, filled: unknown): Fields {
  const fields = isFields(filled) ? filled : {};
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const form = forms[name] ?? plain;
      const isBlank = form.kind === 'hours' ? value === undefined || value === null : isEmpty(value);
      return isBlank && (form.isOptional || !Array.isArray(value)) ? [] : [[name, toContent(form, value)]];
    }),
  );
}

/** An entry of a list whose `id` nobody wrote gets an empty one, until it is known which names its neighbors have. */
function withId(form: ContentForm, content: unknown): unknown {
  const own = form.kind === 'choice' ? chosen(form, content) : form;
  const isUnnamed = own.kind === 'group' && own.fields['id'] && isFields(content) && !content['id'] && wordsOf(content);
  return isUnnamed ? { id: '', ...content } : content;
}

/** The words by which people know an entry. */
const wordsOf = (fields: Fields): string =>
  String(
    fields['title'] ??
      fields['question'] ??
      fields['heading'] ??
      fields['name'] ??
      fields['label'] ??
      fields['text'] ??
      '',
  );

/** Gives what has an empty `id` one that is made of its words and that nothing beside it has. */
function withNames(items: unknown[]): unknown[] {
  const taken = new Set(items.map((item) => (isFields(item) ? item['id'] : undefined)));
  return items.map((item) => {
    if (!isFields(item) || item['id'] !== '') return item;
    const id = freeName(wordsOf(item), taken);
    taken.add(id);
    return { ...item, id };
  });
}

function entries(form: ContentForm, items: Fields[]): Fields {
  const taken = new Set<unknown>(items.map(({ id }) => id).filter(Boolean));
  return Object.fromEntries(
    items.map(({ id, ...fields }) => {
      const entry = toContent(form, fields) as Fields;
      const own = typeof id === 'string' && id ? id : freeName(wordsOf(entry), taken);
      taken.add(own);
      return [own, entry];
    }),
  );
}

/** Lower-case words joined by hyphens, with a number where the name is taken. */
function freeName(words: string, taken: ReadonlySet<unknown>): string {
  const letters = words
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  const whole =
    letters
      .match(/[a-z0-9]+/g)
      ?.slice(0, 8)
      .join('-') ?? 'entry';
  let name = whole;
  for (let number = 2; taken.has(name); number += 1) name = `${whole}-${number}`;
  return name;
}
