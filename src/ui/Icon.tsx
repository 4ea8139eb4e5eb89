import { iconPaths } from '#lib/icon-paths.ts';

export type IconName = keyof typeof iconPaths;

/** A path on a field of 24 by 24, drawn in lines beside words: it says nothing to screen readers. */
export function Drawing({ path, size = 20 }: { path: string; size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} className="icon" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

/** One of the site's own drawings. */
export function Icon({ name, size }: { name: IconName; size?: number }) {
  return <Drawing path={iconPaths[name]} {...(size === undefined ? {} : { size })} />;
}
