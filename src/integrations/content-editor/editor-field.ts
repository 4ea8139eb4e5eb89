import { z } from 'astro/zod';
import type { ContentForm } from '../../domain/content-form.ts';
import { dayHours, timeOfDay } from '../../schemas/opening-hours.ts';
import { publishedAt } from '../../schemas/post.ts';
import { price } from '../../schemas/prices.ts';
import { calendarDay, color, slug } from '../../schemas/text.ts';
import type { Hints } from './read-hints.ts';

/** A field of the editor, in the words of its settings, and how its content differs from what it shows. */
export interface EditorField {
  settings: Record<string, unknown>;
  form: ContentForm;
}

/** What a field needs to know besides its schema. */
export interface Setting {
  /** Stands where the schema has a picture. */
  picture: z.ZodType;
}

type Schema = z.core.$ZodType;

/** Longer texts get several lines. */
const oneLine = 120;

const noHints: Hints = { fields: new Map() };

/** Fields that the editor keeps but does not show: what is counted or made from other fields. */
const kept = new Set(['position']);

/** Describes a field of a schema to the editor. */
export function editorField(name: string, schema: Schema, hints: Hints, setting: Setting): EditorField {
  const { inner, isOptional, initial } = unwrapped(schema);
  if (kept.has(name)) return { settings: { name, widget: 'hidden' }, form: { kind: 'plain', isOptional: true } };
  const { settings, form } = describe(inner, hints, setting);
  const isNamed = name === 'id' && inner === slug;
  const hint = isNamed ? `${hints.text ?? ''} Left empty, it is made of the words of the entry.`.trim() : hints.text;
  return {
    settings: {
      name,
      label: labelOf(name),
      ...(hint && { hint }),
      ...settings,
      required: !isOptional && !isNamed && !(inner instanceof z.ZodBoolean) && !mayBeEmpty(settings),
      ...(initial !== undefined && isSimple(initial) && { default: initial }),
    },
    form: isOptional ? { ...form, isOptional } : form,
  };
}

/** A list that may have no entry, such as the hours of a closed day: the editor takes "required" for "not empty". */
const mayBeEmpty = ({ widget, min }: Record<string, unknown>) => widget === 'list' && !min;

/** Describes the fields of a group. */
export function editorFields(schema: z.ZodObject, hints: Hints, setting: Setting, without = '') {
  const shape = Object.entries(schema.shape).filter(([name]) => name !== without);
  const fields = shape.map(
    ([name, part]) => [name, editorField(name, part, hints.fields.get(name) ?? noHints, setting)] as const,
  );
  return {
    fields: fields.map(([, { settings }]) => settings),
    form: {
      kind: 'group',
      fields: Object.fromEntries(fields.map(([name, { form }]) => [name, form])),
    } satisfies ContentForm,
  };
}

const plain: ContentForm = { kind: 'plain' };

function describe(schema: Schema, hints: Hints, setting: Setting): EditorField {
  const known = special(schema, setting);
  if (known) return known;
  if (schema instanceof z.ZodObject) {
    const { fields, form } = editorFields(schema, hints, setting);
    return { settings: { widget: 'object', fields, collapsed: 'auto' }, form };
  }
  if (schema instanceof z.ZodDiscriminatedUnion) return choice(schema, hints, setting);
  if (schema instanceof z.ZodArray) return list(schema.element, hints, setting, limits(schema));
  if (schema instanceof z.ZodTuple) {
    const { length } = schema.def.items;
    return list(schema.def.items[0] as Schema, hints, setting, { min: length, max: length });
  }
  if (schema instanceof z.ZodRecord) return record(schema, setting);
  if (schema instanceof z.ZodEnum) return { settings: { widget: 'select', options: schema.options }, form: plain };
  if (schema instanceof z.ZodBoolean) return { settings: { widget: 'boolean' }, form: plain };
  if (schema instanceof z.ZodNumber) return { settings: number(schema), form: plain };
  return { settings: words(schema), form: plain };
}

/** What the shape of a schema does not say: it is known by the schema itself. */
function special(schema: Schema, { picture }: Setting): EditorField | undefined {
  const field = (settings: Record<string, unknown>, form = plain): EditorField => ({ settings, form });
  if (schema === picture) return field({ widget: 'image', choose_url: false });
  if (schema === calendarDay) return field({ widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' });
  if (schema === publishedAt)
    // Of another zone than the computer's the editor at hand never finishes; the offset keeps the moment right.
    return field({
      widget: 'datetime',
      format: 'YYYY-MM-DDTHH:mm:ssZ',
      default: '{{now}}',
      comment: 'In the time of this computer.',
    });
  if (schema === timeOfDay) return field({ widget: 'datetime', type: 'time', format: 'HH:mm' });
  if (schema === color) return field({ widget: 'color', allowInput: true });
  if (schema === price)
    return field(
      { widget: 'object', fields: ['from', 'to'].map((name) => amount(name, name === 'from')) },
      { kind: 'price' },
    );
  if (schema === dayHours)
    return field(
      { widget: 'list', fields: ['opens', 'closes'].map(timeField), summary: '{{opens}} to {{closes}}' },
      { kind: 'hours' },
    );
  return undefined;
}

const amount = (name: string, required: boolean) => ({
  name,
  label: labelOf(name),
  widget: 'number',
  value_type: 'float',
  min: 0,
  required,
});

const timeField = (name: string) => ({ name, label: labelOf(name), widget: 'datetime', type: 'time', format: 'HH:mm' });

function list(element: Schema, hints: Hints, setting: Setting, amounts: object): EditorField {
  const { inner } = unwrapped(element);
  if (inner instanceof z.ZodEnum)
    return { settings: { widget: 'select', multiple: true, options: inner.options, ...amounts }, form: plain };
  const { settings, form } = describe(inner, hints, setting);
  const { fields, types, typeKey } = settings as Record<string, unknown>;
  const item = types
    ? { types, typeKey }
    : fields
      ? { fields }
      : { field: { name: 'item', label: 'Entry', ...settings } };
  return { settings: { widget: 'list', collapsed: true, ...item, ...amounts }, form: { kind: 'list', item: form } };
}

function choice(schema: z.ZodDiscriminatedUnion, hints: Hints, setting: Setting): EditorField {
  const by = schema.def.discriminator;
  const options = schema.options.map((option) => {
    const group = option as z.ZodObject;
    const name = String((group.shape[by] as z.ZodLiteral).value);
    const { fields, form } = editorFields(group, hints, setting, by);
    return { name, form, type: { name, label: labelOf(name), widget: 'object', fields } };
  });
  return {
    settings: { widget: 'object', typeKey: by, types: options.map(({ type }) => type) },
    form: { kind: 'choice', by, options: Object.fromEntries(options.map(({ name, form }) => [name, form])) },
  };
}

function record(schema: z.ZodRecord, setting: Setting): EditorField {
  const value = schema.valueType as Schema;
  if (schema.keyType instanceof z.ZodEnum) {
    const names = schema.keyType.options.map(String);
    const fields = names.map((name) => editorField(name, value, noHints, setting));
    const forms = fields.map(({ form }, index) => [names[index] ?? '', form] as const);
    return {
      settings: {
        widget: 'object',
        collapsed: true,
        fields: fields.map(({ settings }) => ({ ...settings, required: false })),
      },
      form: {
        kind: 'group',
        fields: Object.fromEntries(forms.map(([name, form]) => [name, optionalUnlessHours(form)])),
      },
    };
  }
  const key = editorField('name', schema.keyType as Schema, noHints, setting);
  const entry = editorField('value', value, noHints, setting);
  return {
    settings: { widget: 'list', collapsed: true, summary: '{{name}}', fields: [key.settings, entry.settings] },
    form: { kind: 'record', value: entry.form },
  };
}

const optionalUnlessHours = (form: ContentForm): ContentForm =>
  form.kind === 'hours' ? form : { ...form, isOptional: true };

function number(schema: z.ZodNumber): Record<string, unknown> {
  const { minValue, maxValue, isInt } = schema;
  return {
    widget: 'number',
    value_type: isInt ? 'int' : 'float',
    ...(!isInt && { step: 0.0001 }),
    ...(isBound(minValue) && { min: isInt && minValue === 0 && !schema.safeParse(0).success ? 1 : minValue }),
    ...(isBound(maxValue) && { max: maxValue }),
  };
}

const isBound = (value: number | null): value is number =>
  value !== null && Number.isFinite(value) && Math.abs(value) < Number.MAX_SAFE_INTEGER;

function words(schema: Schema): Record<string, unknown> {
  if (schema instanceof z.ZodURL) return { widget: 'string', type: 'url' };
  if (schema instanceof z.ZodEmail) return { widget: 'string', type: 'email' };
  if (!(schema instanceof z.ZodString)) return { widget: 'string' };
  const { minLength, maxLength } = schema;
  return {
    widget: maxLength && maxLength > oneLine ? 'text' : 'string',
    ...(minLength && { minlength: minLength }),
    ...(maxLength && { maxlength: maxLength }),
    ...patternOf(schema),
  };
}

/** The form that a text must have, with the words that say so. */
function patternOf(schema: z.ZodString): { pattern?: [string, string] } {
  for (const { _zod: rule } of schema.def.checks ?? []) {
    const { pattern, error } = rule.def as unknown as { pattern?: RegExp; error?: (issue: unknown) => unknown };
    if (!pattern || pattern.flags) continue;
    const said = error?.({ input: '' });
    return { pattern: [pattern.source, typeof said === 'string' ? said : 'has another form'] };
  }
  return {};
}

function limits(schema: z.ZodArray): { min?: number; max?: number } {
  const bounds: { min?: number; max?: number } = {};
  for (const { _zod: rule } of schema.def.checks ?? []) {
    const {
      check: kind,
      minimum,
      maximum,
    } = rule.def as unknown as { check: string; minimum?: number; maximum?: number };
    if (kind === 'min_length' && minimum !== undefined) bounds.min = minimum;
    if (kind === 'max_length' && maximum !== undefined) bounds.max = maximum;
  }
  return bounds;
}

/** A schema without what makes it optional, and what stands where nothing is written. */
function unwrapped(schema: Schema): { inner: Schema; isOptional: boolean; initial?: unknown } {
  if (schema instanceof z.ZodOptional) return { ...unwrapped(schema.unwrap()), isOptional: true };
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault)
    return { ...unwrapped(schema.unwrap()), isOptional: true, initial: schema.def.defaultValue };
  return { inner: schema, isOptional: false };
}

const isSimple = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

/** A name in the words of people: `imageAlt` is "Image alt". */
const labelOf = (name: string) => {
  const spaced = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/-/g, ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};
