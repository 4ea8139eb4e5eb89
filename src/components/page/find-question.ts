import { findQuestions } from '#domain/find-questions.ts';

const form = document.querySelector<HTMLElement>('[data-find-question]');
const input = form?.querySelector('input');
const status = form?.querySelector('[role=status]');
const items = [...document.querySelectorAll<HTMLDetailsElement>('#faq details')];
/** Those that are open before anything is typed. */
const openAtFirst = items.filter((item) => item.open);
const texts = items.map((item) => item.textContent);

/** What is said of how many questions are left. */
function sayFound(count: number, wanted: string): string {
  if (count === 0) return `No answer here says “${wanted}”. Call us, write, or ask in the chat.`;
  return count === 1 ? '1 answer' : `${count} answers`;
}

/** Of so few answers the first is read at once. */
const fewFound = 3;

/** Leaves the questions that hold what is typed, and opens the first of a few; a heading without questions goes. */
function find(wanted: string): void {
  const found = findQuestions(wanted, texts);
  const isAll = found.length === items.length;
  for (const [at, item] of items.entries()) {
    item.hidden = !found.includes(at);
    item.open = isAll ? openAtFirst.includes(item) : found[0] === at && found.length <= fewFound;
    const group = item.parentElement?.parentElement;
    if (group) group.hidden = !group.querySelector('details:not([hidden])');
  }
  if (status) status.textContent = isAll ? '' : sayFound(found.length, wanted);
}

/** From here down a phone has no place for answers: its keyboard covers half of the screen. */
const lowOnScreen = 0.3;

if (form && input) {
  input.addEventListener('input', () => {
    find(input.value.trim());
    if (form.getBoundingClientRect().top > innerHeight * lowOnScreen) form.scrollIntoView();
  });
  // a browser that goes back fills in what was typed
  if (input.value) find(input.value.trim());
  addEventListener('hashchange', () => {
    input.value = '';
    find('');
  });
}
