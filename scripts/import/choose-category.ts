import { postCategories, type PostCategory } from '../../src/schemas/post.ts';

/** Words of old categories and tags that say which of ours is meant. */
const meant: readonly [RegExp, PostCategory][] = [
  [/\b(promo\w*|offers?|deals?|discounts?|sales?|coupons?|specials?|gift ?cards?|vouchers?)\b/i, 'Promotions'],
  [/\b(urgent|alerts?|closures?|closed)\b/i, 'Urgent'],
  [/\b(news|announce\w*|updates?|press|new rooms?|hiring|jobs)\b/i, 'Announcements'],
  [/\b(events?|part(?:y|ies)|holidays?|halloween|christmas|tournaments?|nights?)\b/i, 'Events'],
  [
    /\b(stor(?:y|ies)|reviews?|customers?|guests?|testimonials?|teams?|team.?building|guides?|tips)\b/i,
    'Customer Stories',
  ],
];

/** Where nothing says what a post is. Posts of this category never reach the banner of every page. */
const other: PostCategory = 'Customer Stories';

/** Our category for the categories and tags of an old post, in their order; `chosen` has what the owner said. */
export function chooseCategory(
  names: readonly string[],
  chosen: Readonly<Record<string, PostCategory>> = {},
): PostCategory {
  for (const name of names) {
    const said = chosen[name.toLowerCase()];
    if (said) return said;
  }
  for (const name of names) {
    const same = postCategories.find((each) => each.toLowerCase() === name.toLowerCase());
    const category = same ?? meant.find(([words]) => words.test(name))?.[1];
    if (category) return category;
  }
  return other;
}

/** Reads `"News=Announcements"` and the like; throws in words when ours does not exist. */
export function readChoices(lines: readonly string[]): Record<string, PostCategory> {
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.lastIndexOf('=');
      const category = postCategories.find(
        (each) =>
          each.toLowerCase() ===
          line
            .slice(at + 1)
            .trim()
            .toLowerCase(),
      );
      if (at < 1 || !category)
        throw new Error(`--category "${line}": write "Old name=" and one of ${postCategories.join(', ')}.`);
      return [line.slice(0, at).trim().toLowerCase(), category];
    }),
  );
}
