import { timeOfDay } from '#domain/chat.ts';
import {
  headcountProblem,
  letterUrl,
  quoteFields,
  sayRequest,
  type QuoteField,
  type QuoteRequest,
} from '#domain/quote-request.ts';
import { plainIsland } from '#lib/plain-island.ts';
import { openContactForm, type ContactState } from '#stores/contact-form.ts';

interface Props {
  /** What is asked, in the page's words. */
  request: QuoteRequest;
  /** Address of the venue, for the letter that is left where nothing can be sent. */
  email: string;
}

const sent = ['name', 'reach'] as const;
type Field = QuoteField | (typeof sent)[number];

/** A page's form for a price: sends what was typed to the staff, in the HTML that is there. */
export const QuoteForm = plainIsland<Props>((island, { request, email }) => {
  const part = <Kind extends HTMLElement>(name: string): Kind => {
    const found = island.querySelector<Kind>(`[data-${name}]`);
    if (!found) throw new Error(`The form for a price has no ${name}.`);
    return found;
  };
  const form = part<HTMLFormElement>('form');
  const field = (name: Field) => form.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`);
  const valueOf = (name: Field) => field(name)?.value ?? '';
  const { $state, write, check, send } = openContactForm();

  const message = () => {
    const answers = Object.fromEntries(quoteFields.map((name) => [name, valueOf(name)]));
    return sayRequest(request, answers as Record<QuoteField, string>);
  };
  /** The same for a mail program or a clipboard, which do not know who writes. */
  const letter = () => [message(), '', ...sent.map(valueOf)].join('\n').trim();

  function showProblem(name: Field, problem = ''): void {
    const input = field(name);
    input?.setAttribute('aria-invalid', `${problem !== ''}`);
    const words = input && form.querySelector(`#quote-${name}-problem`);
    if (words) words.textContent = problem;
  }

  /** What is left where the message could not be sent: the same words as a letter, or to be copied. */
  function offerLetter(): void {
    part<HTMLAnchorElement>('letter').href = letterUrl(email, request.subject, letter());
    part<HTMLTextAreaElement>('text').value = letter();
  }

  function show(state: ContactState): void {
    const isSending = state.status === 'sending';
    if (state.status === 'writing') for (const name of sent) showProblem(name, state.problems[name]);
    const button = part('send');
    button.setAttribute('aria-disabled', `${isSending}`);
    button.textContent = isSending ? 'Sending…' : (button.dataset['send'] ?? '');
    part('work').hidden = !(isSending && state.isWorking);
    const failed = part('failed');
    failed.hidden = state.status !== 'failed';
    if (state.status === 'failed') {
      part('why').textContent = state.message;
      part('copied').textContent = '';
      part('text').hidden = true;
      offerLetter();
    }
    if (state.status === 'received') showReceipt(state);
  }

  function showReceipt({ receipt, receivedAt }: Extract<ContactState, { status: 'received' }>): void {
    const time = document.createElement('time');
    time.dateTime = receivedAt.toISOString();
    time.textContent = timeOfDay(receivedAt);
    part('time').replaceChildren(time);
    part('code').textContent = receipt;
    form.hidden = true;
    part('receipt').hidden = false;
    part('received').focus();
  }

  async function press(): Promise<void> {
    if ($state.get().status === 'sending') return;
    for (const name of sent) write(name, valueOf(name));
    write('message', message());
    const isUncounted = field('headcount') !== null && valueOf('headcount').trim() === '';
    showProblem('headcount', isUncounted ? headcountProblem : '');
    const { problem } = check();
    if (isUncounted) field('headcount')?.focus();
    else if (problem) field(problem === 'message' ? 'wishes' : problem)?.focus();
    else await send();
  }

  async function copy(): Promise<void> {
    const text = part<HTMLTextAreaElement>('text');
    try {
      await navigator.clipboard.writeText(text.value);
      part('copied').textContent = 'Copied. Paste it wherever you write to us.';
    } catch {
      // a browser that forbids it leaves the copying to the visitor
      text.hidden = false;
      text.select();
      part('copied').textContent = 'Your browser doesn’t let us copy it. Here it is, selected.';
    }
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void press();
  });
  form.addEventListener('input', ({ target }) => {
    const { name } = target as HTMLInputElement;
    if (name) showProblem(name as Field);
    offerLetter();
  });
  part('copy').addEventListener('click', () => void copy());
  $state.subscribe(show);
});
