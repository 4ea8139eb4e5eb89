/** Posts on one page of the blog: one featured and two rows of three. */
export const blogPageSize = 7;

/** The description of a list for one of its pages: `suffix`, such as `, page 2`, stands before the last period. */
export const pagedDescription = (description: string, suffix: string) => description.replace(/\.?$/, `${suffix}.`);

/** Posts with at least this many headings and this many minutes of reading show a table of contents. */
export const tableOfContents = { headings: 5, minutes: 2 };

/** Posts in the feed and in the list for language models, the newest; the sitemap has all of them. */
export const newestListed = 50;
