/** Files of the venue that are served byte for byte: icons, films, what its posts offer to download. */
export const venueFiles = 'src/content/public';

/** True for a path that a file answers: one of the venue's, or one of the product's own. */
export const isServed = (path: string, files: ReadonlySet<string>) =>
  files.has(`${venueFiles}${path}`) || files.has(`public${path}`);
