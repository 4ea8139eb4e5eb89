import { atom, onMount, type ReadableAtom } from 'nanostores';

const minute = 60_000;
const now = atom(Date.now());

/** This moment, to the minute, for what turns late while a page stays open. In milliseconds since 1970. */
export const $thisMinute: ReadableAtom<number> = now;

onMount(now, () => {
  now.set(Date.now());
  const timer = setInterval(() => now.set(Date.now()), minute);
  return () => clearInterval(timer);
});
