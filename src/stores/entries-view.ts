import { atom, onMount, type ReadableAtom } from 'nanostores';
import { closeNotice } from './entries.ts';

/** The parts of the leaderboard admin page, named by the hash of its address. */
export const adminViews = ['log', 'teams', 'files', 'trail', 'screen'] as const;

export type AdminView = (typeof adminViews)[number];

const view = atom<AdminView>('log');

/** The part that is shown. */
export const $adminView: ReadableAtom<AdminView> = view;

onMount(view, () => {
  const follow = () => {
    closeNotice();
    view.set(adminViews.find((each) => `#${each}` === location.hash) ?? 'log');
  };
  follow();
  addEventListener('hashchange', follow);
  return () => removeEventListener('hashchange', follow);
});
