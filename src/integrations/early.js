// Runs while the page is being parsed: hides the promo banner before it is painted when this visitor closed it.
customElements.define(
  'promo-slot',
  class extends HTMLElement {
    connectedCallback() {
      try {
        this.hidden = localStorage.getItem('PROMO_KEY' + this.dataset.post) === 'true';
      } catch {}
    }
  },
);
// Shows the cookie notice one second after the page has loaded; a visitor who accepted it before has no place for it.
customElements.define(
  'cookie-slot',
  class extends HTMLElement {
    connectedCallback() {
      try {
        this.hidden = localStorage.getItem('COOKIE_KEY') === 'accepted';
      } catch {}
      addEventListener('load', () => setTimeout(() => this.toggleAttribute('data-shown', true), 1000));
    }
  },
);
// Tells the venue that a booking link was pressed or the chat opened: it only keeps sums. Nothing is sent before the press, nothing
// is kept in the browser, and nothing is sent for a visitor who asks not to be tracked. A press that a script repeats is none.
for (const kind of ['click', 'auxclick']) {
  addEventListener(
    kind,
    (event) => {
      const pressed = event.composedPath()[0].closest?.('.chat-button,a');
      const hosts = document.querySelector('main')?.dataset.bookingHosts;
      if (!event.isTrusted || event.button > 1 || !pressed || !hosts) return;
      if (pressed.href ? !hosts.split(' ').includes(pressed.host) : !pressed.matches('.chat-button')) return;
      if (navigator.globalPrivacyControl || navigator.doNotTrack === '1') return;
      const from = document.referrer && new URL(document.referrer).host;
      const words = new URLSearchParams(location.search);
      const utm = ['source', 'medium', 'campaign'].map((name) => (words.get('utm_' + name) ?? '').slice(0, 100));
      const body = JSON.stringify({ page: location.pathname, link: pressed.href, from, utm });
      // Not sendBeacon: that one hands over cookies of the backend's host, and may take some.
      fetch('PRESS_URL', { method: 'POST', body, keepalive: true, credentials: 'omit' }).catch(() => {});
    },
    true,
  );
}
