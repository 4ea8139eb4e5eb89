/** Posts on one page of the blog: one featured and two rows of three. */
export const blogPageSize = 7;

/** Posts with at least this many headings, or this many minutes of reading, show a table of contents. */
export const tableOfContents = { headings: 5, minutes: 3 };
