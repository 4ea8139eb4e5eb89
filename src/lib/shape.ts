/** Tells whether a value that came from outside is of a kind. */
export type Check<Value> = (value: unknown) => value is Value;

/** Text, possibly empty. */
export const isText: Check<string> = (value) => typeof value === 'string';

/** A number that can be counted with. */
export const isNumber: Check<number> = (value): value is number => Number.isFinite(value);

/** What another check accepts, or null. */
export const orNull =
  <Value>(check: Check<Value>): Check<Value | null> =>
  (value) =>
    value === null || check(value);

/**
 * Takes the fields of a list's items that are known, and nothing else. Throws when it is no list or a field is wrong.
 * Everything else that comes in is read with Zod; the boards are the one thing that loads while a visitor reads, and
 * Zod is as heavy as all of them together (docs/decisions/012-public-boards.md).
 */
export function readList<Item>(list: unknown, checks: { [Field in keyof Item]: Check<Item[Field]> }): Item[] {
  if (!Array.isArray(list)) throw new TypeError('This is no list.');
  return list.map((item: unknown) => {
    const found = Object.entries(checks).map(([field, check]) => {
      const value: unknown = (item as Record<string, unknown> | null)?.[field];
      if (!(check as Check<unknown>)(value)) throw new TypeError(`“${field}” is missing or wrong.`);
      return [field, value] as const;
    });
    return Object.fromEntries(found) as Item;
  });
}
