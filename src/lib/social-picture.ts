/** Address of the picture that shared links to a page show: `/blog/x` → `/social/blog/x.jpg`, home → `/social/home.jpg`. */
export function socialPicturePath(path: string): string {
  return `/social/${socialPictureName(path)}.jpg`;
}

/** The same without folder and extension. */
export function socialPictureName(path: string): string {
  return path.replace(/^\//, '') || 'home';
}
