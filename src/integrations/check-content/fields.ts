/** Fields of a content file as they are written, before any schema has seen them. */
export type Fields = Readonly<Record<string, unknown>>;

/** True for a group of fields; lists, dates and texts are none. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
}

/** The value at a path of field names and list positions. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<PropertyKey, unknown>)[key] : undefined,
    value,
  );
}

/** A path in words, list positions counted from one: `gallery, entry 3, alt`. */
export function fieldName(path: readonly PropertyKey[]): string {
  if (path.length === 0) return 'whole file';
  return path
    .map((key, index) => {
      if (typeof key === 'number') return `, entry ${key + 1}`;
      if (index === 0) return String(key);
      return `${typeof path[index - 1] === 'number' ? ', ' : '.'}${String(key)}`;
    })
    .join('');
}

/** A text and the path of its field. */
export interface Text {
  path: PropertyKey[];
  text: string;
}

/** Every text inside a value. */
export function textsIn(value: unknown, path: PropertyKey[] = []): Text[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((part: unknown, index) => textsIn(part, [...path, index]));
  return isFields(value) ? Object.entries(value).flatMap(([key, part]) => textsIn(part, [...path, key])) : [];
}
