/** `A and B`, `A, B and C`. */
export function listed(items: readonly string[], word = 'and'): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;
}

/** `1 adult`, `3 adults`. */
export const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** `we are open` as `We are open`. */
export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
