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
// A booking link that is pressed, or the chat that is opened, is counted by a script that comes with the press (src/lib/press.js).
// A press that a script repeats is none.
for (const kind of ['click', 'auxclick']) {
  addEventListener(
    kind,
    (event) =>
      event.isTrusted &&
      event.target.closest('.chat-button,a[target]') &&
      import('/press.js').then(
        ({ count }) => count(event),
        () => {},
      ),
    true,
  );
}
