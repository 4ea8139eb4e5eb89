import { atom, onMount, type ReadableAtom } from 'nanostores';
import { closeChat } from './dashboard-chats.ts';
import { closeColleagues } from './dashboard-colleagues.ts';
import { closeContactNotice } from './dashboard-contacts.ts';
import { closeVisitor } from './dashboard-visitor.ts';

/** The parts of the dashboard, named by the hash of its address. */
export const dashboardViews = [
  'today',
  'calendar',
  'questions',
  'contacts',
  'chats',
  'ratings',
  'polls',
  'bookings',
  'mail',
  'staff',
  'visitors',
  'games',
] as const;

export type DashboardView = (typeof dashboardViews)[number];

const view = atom<DashboardView>('today');

/** The part that is shown. */
export const $dashboardView: ReadableAtom<DashboardView> = view;

onMount(view, () => {
  const follow = () => {
    closeChat();
    closeContactNotice();
    closeColleagues();
    closeVisitor();
    view.set(dashboardViews.find((each) => `#${each}` === location.hash) ?? 'today');
  };
  follow();
  addEventListener('hashchange', follow);
  return () => removeEventListener('hashchange', follow);
});
