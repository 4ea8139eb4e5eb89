import { useStore } from '@nanostores/react';
import { $cookieNotice, acceptCookies, closeCookieNotice } from '#stores/consent.ts';
import './cookie-notice.css';

/** Says what the site keeps in the browser, takes the visitor's yes, and confirms it. */
export function CookieNotice() {
  const notice = useStore($cookieNotice, { ssr: 'initial' });
  return (
    <div className={`cookie ${notice}`} data-state={notice}>
      {notice === 'asking' && (
        <section aria-label="Cookies" className="cookie-line">
          <p>
            No tracking here.
            <span className="cookie-more"> Your browser remembers this choice and what you close.</span>
          </p>
          <button type="button" className="link" onClick={acceptCookies}>
            Accept All
          </button>
          <a className="link" href="/legal#cookies" data-replay="" onClick={closeCookieNotice}>
            Learn More<span className="cookie-hidden"> about what we keep</span>
          </a>
        </section>
      )}
      <div role="status">
        {notice === 'saved' && (
          <div className="cookie-line">
            <h2>Cookie preferences saved</h2>
          </div>
        )}
      </div>
    </div>
  );
}
