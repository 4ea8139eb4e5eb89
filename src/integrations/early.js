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
// Shows the cookie notice one second after the page has loaded, unless this visitor accepted it before.
customElements.define(
  'cookie-slot',
  class extends HTMLElement {
    connectedCallback() {
      try {
        if (localStorage.getItem('COOKIE_KEY') === 'accepted') return;
      } catch {}
      addEventListener('load', () =>
        setTimeout(() => {
          this.hidden = false;
        }, 1000),
      );
    }
  },
);
