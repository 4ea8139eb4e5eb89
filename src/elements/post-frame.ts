/** What a frame of another site may do: play, fill the screen and open its own pages in new tabs, and never move this page. */
const allowed = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation';

/** A film or a map in a post, whose site is asked for nothing before a press on its button puts the frame there. */
class PostFrame extends HTMLElement {
  connectedCallback(): void {
    const button = this.querySelector('button');
    button?.addEventListener('click', () => {
      const frame = document.createElement('iframe');
      frame.title = button.dataset['title'] ?? '';
      frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
      frame.setAttribute('sandbox', allowed);
      frame.src = button.dataset['src'] ?? '';
      button.replaceWith(frame);
      frame.focus(); // whoever pressed by keyboard goes on where the button was
    });
  }
}

customElements.define('post-frame', PostFrame);
