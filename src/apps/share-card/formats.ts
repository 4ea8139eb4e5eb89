/** A picture that a team can post. */
export interface ShareFormat {
  name: 'story' | 'square' | 'wide';
  /** What the button says. */
  label: string;
  width: number;
  height: number;
}

/** Sizes that the places people post to show without cutting: stories, posts and links. */
export const shareFormats: readonly ShareFormat[] = [
  { name: 'story', label: 'Story', width: 1080, height: 1920 },
  { name: 'square', label: 'Square', width: 1080, height: 1080 },
  { name: 'wide', label: 'Wide', width: 1200, height: 630 },
];
