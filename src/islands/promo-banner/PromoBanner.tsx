import { useStore } from '@nanostores/react';
import { $promoDismissed, dismissPromo } from '#stores/promo.ts';
import './promo-banner.css';

interface Props {
  postId: number;
  /** What is announced, in a line. */
  text: string;
  href: string;
}

/** Announces the newest promotion above the header, until this visitor closes it. */
export function PromoBanner({ postId, text, href }: Props) {
  const dismissed = useStore($promoDismissed, { ssr: 'initial' });
  if (dismissed) return null;
  return (
    <aside className="promo" aria-label="Announcement">
      <a href={href}>{`${text} →`}</a>
      <button type="button" aria-label="Close the announcement" onClick={() => dismissPromo(postId)}>
        <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
          <path d="M5 5l14 14M19 5L5 19" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </button>
    </aside>
  );
}
