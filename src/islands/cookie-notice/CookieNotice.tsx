import { useStore } from '@nanostores/react';
import { $cookieNotice, acceptCookies, closeCookieNotice } from '#stores/consent.ts';
import './cookie-notice.css';

/** Says what the site keeps in the browser, takes the visitor's yes, and confirms it. */
export function CookieNotice() {
  const notice = useStore($cookieNotice, { ssr: 'initial' });
  return (
    <div className={`cookie ${notice}`} data-state={notice}>
      {notice === 'asking' && (
        <section aria-labelledby="cookie-heading" className="cookie-card">
          <h2 id="cookie-heading">A crumb, not a trail</h2>
          <p>We keep this choice and the announcements you close in your browser. No tracking, nobody else.</p>
          <div className="cookie-actions">
            <button type="button" className="button" onClick={acceptCookies}>
              Accept All
            </button>
            <a className="link" href="/legal#cookies" data-replay="" onClick={closeCookieNotice}>
              Learn More<span className="cookie-hidden"> about what we keep</span>
            </a>
          </div>
        </section>
      )}
      <div role="status">
        {notice === 'saved' && (
          <div className="cookie-card">
            <h2>Cookie preferences saved</h2>
            <p>Thank you. You can read what is kept, any time, on the legal page.</p>
          </div>
        )}
      </div>
    </div>
  );
}
