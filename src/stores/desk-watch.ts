import { $today, loadToday } from './staff-dashboard.ts';
import { followContacts } from './dashboard-contacts.ts';

/** How often an open dashboard asks whether somebody waits, in milliseconds. */
const lookEvery = 20_000;

/** The title of a page with how many visitors wait for an answer in front, as tabs show it. */
export const titleWith = (waiting: number, title: string): string => {
  const own = title.replace(/^\(\d+\) /, '');
  return waiting > 0 ? `(${waiting}) ${own}` : own;
};

/** Keeps an open dashboard up to date: the number of those who wait in its tab's title, and their list. Returns how to stop. */
export function watchDesk(): () => void {
  let waiting: number | undefined;
  const stopHearing = $today.subscribe((state) => {
    if (state.status !== 'ready') return;
    const { contacts } = state.read;
    document.title = titleWith(contacts, document.title);
    if (waiting !== undefined && contacts > waiting) void followContacts();
    waiting = contacts;
  });
  void loadToday();
  const timer = setInterval(() => void loadToday(), lookEvery);
  return () => {
    clearInterval(timer);
    stopHearing();
    document.title = titleWith(0, document.title);
  };
}
