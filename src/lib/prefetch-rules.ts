/**
 * Pages of this site are fetched when somebody is about to follow a link to them; nothing is run in advance. The text stands
 * in every page, and its hash in every policy.
 */
export const prefetchRules = JSON.stringify({
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
});
