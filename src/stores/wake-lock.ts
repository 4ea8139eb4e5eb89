import { atom, type ReadableAtom } from 'nanostores';

/** Whether the browser keeps the screen awake: it does, it cannot, it refused, or it will when the page is seen again. */
export type WakeLockState = 'held' | 'unsupported' | 'refused' | 'released';

const state = atom<WakeLockState>('released');

/** Whether the screen is kept awake, for the people who set it up. */
export const $wakeLock: ReadableAtom<WakeLockState> = state;

/** A browser that refused once, because its battery was low, may agree later. */
const tryAgainAfter = 60_000;

/** Keeps the screen awake until the returned function is called; browsers drop the lock whenever the page is hidden. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  const ask = async () => {
    if (!('wakeLock' in navigator)) return state.set('unsupported');
    if (document.visibilityState !== 'visible' || (lock && !lock.released)) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      lock.addEventListener('release', () => state.set('released'));
      state.set('held');
    } catch {
      state.set('refused');
    }
  };
  const again = () => void ask();
  again();
  document.addEventListener('visibilitychange', again);
  const timer = setInterval(again, tryAgainAfter);
  return () => {
    document.removeEventListener('visibilitychange', again);
    clearInterval(timer);
    void lock?.release();
  };
}
