import { countVotes, voteShare } from '#domain/poll.ts';
import { openPoll, type PollState } from '#stores/poll.ts';

/** Looks at the results of a visitor who voted before as soon as they are about to be seen, like the boards. */
const nearView = { rootMargin: '100px' };

/**
 * A poll in a post. The HTML is all there: a form, a table for the results and links to vote by e-mail. The styles show
 * the form once this element is defined, and the links as long as it is not.
 */
class PollBox extends HTMLElement {
  connectedCallback(): void {
    const part = <Kind extends HTMLElement>(name: string) => this.querySelector<Kind>(`[data-part="${name}"]`);
    const form = this.querySelector('form');
    const fields = this.querySelector('fieldset');
    const [button, trouble, results] = [part<HTMLButtonElement>('press'), part('trouble'), part('results')];
    if (!form || !fields || !button || !trouble || !results) return;
    const poll = openPoll(this.id);

    const fill = ({ totals, choice, isNew }: PollState & { status: 'shown' }) => {
      const all = countVotes(totals);
      for (const row of results.querySelectorAll<HTMLElement>('[data-option]')) {
        const votes = totals.find(({ option }) => option === row.dataset['option'])?.votes ?? 0;
        const [count, share] = [`${votes}`, `${voteShare(votes, all)}%`];
        row.style.setProperty('--share', share);
        row.toggleAttribute('data-mine', row.dataset['option'] === choice);
        for (const [cell, text] of [...row.querySelectorAll('td')].map(
          (td, index) => [td, [count, share][index]] as const,
        ))
          cell.textContent = text ?? '';
      }
      const thanks = results.querySelector('p');
      if (thanks)
        thanks.textContent = `${isNew ? 'Thank you, your vote is counted.' : 'You have voted.'} ${inVotes(all)}`;
      form.hidden = true;
      results.hidden = false;
      if (isNew) results.focus();
    };

    const showForm = (state: Exclude<PollState, { status: 'shown' }>) => {
      const isOpen = state.status === 'open';
      const choice = form.querySelector<HTMLInputElement>(`[value="${state.choice}"]`);
      if (choice) choice.checked = true;
      fields.disabled = state.isBusy || !isOpen;
      button.setAttribute('aria-disabled', `${state.isBusy}`);
      button.textContent = isOpen ? (state.isBusy ? 'Voting…' : 'Vote') : 'See the results';
      const [words, mail] = [trouble.querySelector('span'), trouble.querySelector('a')];
      if (words) words.textContent = state.problem ?? '';
      if (!mail) return;
      mail.hidden = !isOpen || !state.problem;
      mail.href = this.querySelector<HTMLAnchorElement>(`a[data-option="${state.choice}"]`)?.href ?? mail.href;
    };

    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const chosen = new FormData(form).get('answer');
      void (typeof chosen === 'string' ? poll.vote(chosen) : poll.look());
    });
    poll.$poll.subscribe((state) => (state.status === 'shown' ? fill(state) : showForm(state)));

    if (poll.$poll.get().status !== 'voted') return;
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      void poll.look();
    }, nearView);
    watch.observe(this);
  }
}

const inVotes = (all: number) => (all === 1 ? 'One vote so far.' : `${all} votes so far.`);

customElements.define('poll-box', PollBox);
