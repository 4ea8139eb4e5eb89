import { z } from 'astro/zod';
import { isFields, valueAt } from './fields.ts';

/** Names that the group of fields at a path of a schema may have; none where any name will do. */
export function fieldsOfSchema(schema: z.core.$ZodType, path: readonly PropertyKey[], data: unknown): string[] {
  const inner = plain(schema);
  if (inner instanceof z.ZodDiscriminatedUnion) {
    const option = inner.options.find((each) => fits(each, inner.def.discriminator, data)) ?? inner.options[0];
    return option ? fieldsOfSchema(option, path, data) : [];
  }
  const [key, ...rest] = path;
  if (key === undefined) return ownFields(inner);
  const next = child(inner, key);
  return next ? fieldsOfSchema(next, rest, valueAt(data, [key])) : [];
}

function ownFields(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  if (schema instanceof z.ZodRecord && schema.keyType instanceof z.ZodEnum) return schema.keyType.options.map(String);
  return [];
}

function child(schema: z.core.$ZodType, key: PropertyKey): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodObject) return (schema.shape as Record<PropertyKey, z.core.$ZodType>)[key];
  if (schema instanceof z.ZodArray) return schema.element;
  if (schema instanceof z.ZodRecord) return schema.valueType;
  return undefined;
}

/** The schema without what makes it optional. */
function plain(schema: z.core.$ZodType): z.core.$ZodType {
  const isWrapped =
    schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault;
  return isWrapped ? plain(schema.unwrap()) : schema;
}

/** True for the option of a union that the data has chosen by its discriminator, such as `kind`. */
function fits(option: z.core.$ZodType, discriminator: string, data: unknown): boolean {
  const literal = option instanceof z.ZodObject ? option.shape[discriminator] : undefined;
  return isFields(data) && literal instanceof z.ZodLiteral && literal.safeParse(data[discriminator]).success;
}
