import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'astro/zod';
import { load, JSON_SCHEMA } from 'js-yaml';
import { expect, test } from 'vitest';
import { fromFile, toFile } from '../../../src/apps/content-editor/content-file.ts';
import type { ContentForm } from '../../../src/domain/content-form.ts';
import {
  editorCollections,
  type EditorCollection,
} from '../../../src/integrations/content-editor/editor-collections.ts';
import { checkedCollections } from '../../../src/integrations/check-content/collections.ts';
import type { ImageSchema } from '../../../src/schemas/image.ts';

const collections = editorCollections(new URL('../../../', import.meta.url));

interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  propertyNames?: { enum?: string[] };
  additionalProperties?: JsonSchema | false;
}

/** Every field of a schema, by the way to it, as Zod itself describes it to others. */
function schemaFields(schema: JsonSchema, way = ''): string[] {
  const names = schema.propertyNames?.enum ?? (schema.additionalProperties ? ['*'] : []);
  const named = Object.entries({
    ...schema.properties,
    ...Object.fromEntries(names.map((name) => [name, schema.additionalProperties || {}])),
  });
  const alike = [
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
    ...(schema.allOf ?? []),
    ...(schema.prefixItems ?? []),
  ];
  return [
    ...named.flatMap(([name, part]) => [`${way}/${name}`, ...schemaFields(part, `${way}/${name}`)]),
    ...(schema.items ? schemaFields(schema.items, way) : []),
    ...alike.flatMap((part) => schemaFields(part, way)),
  ];
}

interface Settings {
  name: string;
  fields?: Settings[];
  field?: Settings;
  types?: Settings[];
  typeKey?: string;
}

/** Every field of the editor, by the same ways. Hours are a value of their own to the schema. */
function editorWays(settings: Settings, form: ContentForm, way: string): string[] {
  if (form.kind === 'hours') return [];
  if (form.kind === 'record')
    return [`${way}/*`, ...editorWays(settings.fields?.[1] ?? settings, form.value, `${way}/*`)];
  if (form.kind === 'list') return editorWays(settings.field ?? settings, form.item, way);
  const inGroup = (fields: Settings[] = [], inner: ContentForm = form) =>
    fields.flatMap((field) => {
      const own = (inner.kind === 'group' && inner.fields[field.name]) || ({ kind: 'plain' } as const);
      return [`${way}/${field.name}`, ...editorWays(field, own, `${way}/${field.name}`)];
    });
  if (form.kind === 'choice')
    return (settings.types ?? []).flatMap(({ name, fields }) => [
      `${way}/${settings.typeKey}`,
      ...inGroup(fields, form.options[name]),
    ]);
  return inGroup(settings.fields);
}

const picture = (() => z.string()) as unknown as ImageSchema;
const sorted = (ways: string[]) => [...new Set(ways)].sort();

function waysOf({ name, settings, form, hasText }: EditorCollection): { schema: string[]; editor: string[] } {
  const json = z.toJSONSchema(checkedCollections[name].schema(picture), { io: 'input', unrepresentable: 'any' });
  const fields = (settings['fields'] as Settings[]).filter((field) => !hasText || field.name !== 'body');
  const whole = form.kind === 'entries' ? form.entry : form;
  const shown =
    form.kind === 'entries' ? (fields[0]?.fields ?? []).filter(({ name: field }) => field !== 'id') : fields;
  return {
    schema: sorted(schemaFields(json as JsonSchema)),
    editor: sorted(editorWays({ name, fields: shown }, whole, '')),
  };
}

test('the editor has every collection of the content', () => {
  expect(collections.map(({ name }) => name).sort()).toEqual(Object.keys(checkedCollections).sort());
});

test.each(collections.map((each) => [each.name, each] as const))(
  'whoever edits %s finds a field for everything that its schema takes, and none that it does not',
  (_, collection) => {
    const { schema, editor } = waysOf(collection);
    expect(schema.length).toBeGreaterThan(0);
    expect(editor).toEqual(schema);
  },
);

const fieldOf = (collection: string, name: string) => {
  const settings = collections.find((each) => each.name === collection)?.settings['fields'] as Record<
    string,
    unknown
  >[];
  return settings.find((field) => field['name'] === name);
};

test('a field says what its author wrote above it, and its limits', () => {
  expect(fieldOf('posts', 'excerpt')).toMatchObject({
    hint: 'One or two sentences for lists.',
    maxlength: 220,
    widget: 'text',
  });
  expect(fieldOf('posts', 'category')).toMatchObject({ widget: 'select', options: expect.arrayContaining(['Events']) });
  expect(fieldOf('posts', 'draft')).toMatchObject({ widget: 'boolean', default: false });
  expect(fieldOf('posts', 'publishedAt')).toMatchObject({ widget: 'datetime', default: '{{now}}' });
});

test('a closed day can be saved, because its empty list of hours is not asked for', () => {
  const exceptions = fieldOf('business', 'hoursExceptions') as { fields: Record<string, unknown>[] };
  expect(exceptions.fields.find(({ name }) => name === 'hours')).toMatchObject({ widget: 'list', required: false });
});

test('almost every field has a hint', () => {
  const all: Record<string, unknown>[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('label' in value && 'required' in value) all.push(value as Record<string, unknown>);
    Object.values(value).forEach(visit);
  };
  visit(collections.map(({ settings }) => settings));
  expect(all.filter(({ hint }) => hint).length / all.length).toBeGreaterThan(0.75);
});

const fixtures = new URL('../../fixtures/', import.meta.url);
const readYaml = (text: string) => load(text, { schema: JSON_SCHEMA }) ?? {};

/** Files of a venue that a collection of the editor takes. */
const filesOf = (venue: string, { name }: EditorCollection) => {
  const { kind, path, endings } = checkedCollections[name];
  const wanted = `${venue}/${path.replace('src/', '')}${kind === 'files' ? `/*.{${endings[0]?.slice(1)},}` : ''}`;
  return globSync(wanted, { cwd: fileURLToPath(fixtures) }).sort();
};

test.each([
  ['known-venue', collections.map(({ name }) => name)],
  ['bare-venue', ['pages', 'rooms', 'questions', 'business', 'site']],
  ['writing-venue', ['posts']],
])('what %s has written comes back from the editor as it was', (venue, has) => {
  const seen = new Set<string>();
  for (const collection of collections) {
    const { name, form, hasText } = collection;
    for (const file of filesOf(venue, collection)) {
      seen.add(name);
      const text = readFileSync(new URL(file, fixtures), 'utf8');
      const saved = toFile({ form, hasText }, fromFile({ form, hasText }, text));
      const [, above = '', body = ''] = (hasText && /^---\n([^]*?)\n---\n([^]*)$/.exec(text)) || ['', text];
      const [, savedAbove = '', savedBody = ''] = (hasText && /^---\n([^]*?)\n---\n([^]*)$/.exec(saved)) || ['', saved];
      expect(readYaml(savedAbove), file).toEqual(readYaml(above));
      expect(savedBody.trim(), file).toBe(body.trim());
      expect(toFile({ form, hasText }, fromFile({ form, hasText }, saved)), file).toBe(saved);
    }
  }
  expect([...seen].sort()).toEqual([...has].sort());
});

test('a new post has no number of its own, which is made of its file’s name', () => {
  const { form, hasText } = collections.find(({ name }) => name === 'posts')!;
  const saved = toFile({ form, hasText }, { id: '', title: 'Doors', draft: false, body: '## Which door\n' });
  expect(saved).toBe('---\ntitle: Doors\ndraft: false\n---\n\n## Which door\n');
});
