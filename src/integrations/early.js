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
