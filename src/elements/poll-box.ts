import { whenNear } from '#lib/when-near.ts';

type Visit = ReturnType<typeof import('./poll-visit.ts').visitPoll>;

/**
 * A poll in a post. The HTML is all there: a form, a table for the results and links to vote by email. The styles show
 * the form once this element is defined, and the links as long as it is not. What brings the form to life is loaded when
 * the poll is about to be seen, or with the first press.
 */
class PollBox extends HTMLElement {
  connectedCallback(): void {
    let visit: Promise<Visit> | undefined;
    const open = () => (visit ??= import('./poll-visit.ts').then(({ visitPoll }) => visitPoll(this)));
    this.addEventListener('submit', (event) => {
      event.preventDefault();
      open().then(
        (press) => press(),
        () => this.failed(() => (visit = undefined)),
      );
    });
    whenNear(this, 100, () => {
      open().catch(() => (visit = undefined)); // the press tries again, and says so when that fails too
    });
  }

  /** Says that the script did not come. */
  private failed(tryAgain: () => void): void {
    tryAgain();
    const words = this.querySelector<HTMLElement>('[data-failed]');
    if (words) words.textContent = words.dataset['failed'] ?? '';
  }
}

customElements.define('poll-box', PollBox);
