import { countVotes, voteShare } from '#domain/poll.ts';
import { openPoll, type PollState } from '#stores/poll.ts';

type Results = Extract<PollState, { status: 'shown' }>;
type Form = Exclude<PollState, Results>;

/**
 * Brings the poll of an element to life: shows the state of its store in the HTML that is there. Returns what a press on
 * its button does. Throws when a part of the HTML is missing.
 */
export function visitPoll(box: HTMLElement): () => void {
  const form = part<HTMLFormElement>(box, 'form');
  const { $poll, vote, look } = openPoll(box.id);
  $poll.subscribe((state) => (state.status === 'shown' ? showResults(box, state) : showForm(box, state)));
  if ($poll.get().status === 'voted') void look();
  return () => {
    const chosen = new FormData(form).get('answer');
    void (typeof chosen === 'string' ? vote(chosen) : look());
  };
}

function showForm(box: HTMLElement, state: Form): void {
  const isOpen = state.status === 'open';
  const choice = box.querySelector<HTMLInputElement>(`[value="${state.choice}"]`);
  if (choice) choice.checked = true;
  part<HTMLFieldSetElement>(box, 'fieldset').disabled = state.isBusy || !isOpen;
  const button = part(box, 'button');
  button.setAttribute('aria-disabled', `${state.isBusy}`);
  const press = state.isBusy ? 'Voting…' : 'Vote';
  button.textContent = isOpen ? press : 'See the results';
  part(box, '[data-failed]').textContent = state.problem ?? '';
  const mail = part<HTMLAnchorElement>(box, '[role="status"] a');
  mail.hidden = !isOpen || !state.problem;
  mail.href = box.querySelector<HTMLAnchorElement>(`a[data-option="${state.choice}"]`)?.href ?? mail.href;
}

function showResults(box: HTMLElement, { totals, choice, isNew }: Results): void {
  const results = part(box, '[data-results]');
  const all = countVotes(totals);
  for (const row of results.querySelectorAll<HTMLElement>('[data-option]')) {
    const { option } = row.dataset;
    const votes = totals.find((total) => total.option === option)?.votes ?? 0;
    const share = `${voteShare(votes, all)}%`;
    part(row, '[data-votes]').textContent = `${votes}`;
    part(row, '[data-share]').textContent = share;
    row.style.setProperty('--share', share);
    part(row, 'strong').hidden = option !== choice;
  }
  const thanks = isNew ? 'Thank you, your vote is counted.' : 'You’ve voted.';
  part(results, 'p').textContent = `${thanks} ${all === 1 ? 'One vote' : `${all} votes`} so far.`;
  part(box, 'form').hidden = true;
  results.hidden = false;
  if (isNew) results.focus();
}

function part<Kind extends HTMLElement>(box: HTMLElement, selector: string): Kind {
  const found = box.querySelector<Kind>(selector);
  if (!found) throw new Error(`The poll “${box.id}” has no ${selector}.`);
  return found;
}
