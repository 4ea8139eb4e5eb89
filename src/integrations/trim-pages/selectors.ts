/** The innermost of the conditions that a selector has in parentheses; they may hold or not. */
const condition = /\([^()]*\)/g;

/** `.a:is(.b,.c:not(.d)) e` → `.a:is e`: its commas stand between selectors. */
export function withoutConditions(selectors: string): string {
  const shorter = selectors.replace(condition, '');
  return shorter === selectors ? selectors : withoutConditions(shorter);
}
