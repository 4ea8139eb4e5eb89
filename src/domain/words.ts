/** `A and B`, `A, B and C`. */
export function listed(items: readonly string[], word = 'and'): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;
}

/** `1 adult`, `3 adults`. */
export const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

const smallNumbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** A number of things within a sentence: `two rooms`, `one room`, `12 rooms`. */
export const countedInWords = (count: number, one: string, many = `${one}s`) =>
  `${smallNumbers[count] ?? count} ${count === 1 ? one : many}`;

/** Some numbers from the lowest to the highest, or the one that all of them are: `2 to 12`, `60`. */
export function sayRange(numbers: readonly number[]): string {
  const [lowest, highest] = [Math.min(...numbers), Math.max(...numbers)];
  return lowest === highest ? `${lowest}` : `${lowest} to ${highest}`;
}

/** `we are open` as `We are open`. */
export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** `We are open` as `we are open`. */
export const uncapitalized = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
