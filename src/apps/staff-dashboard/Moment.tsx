import { showMoment } from './moments.ts';

/** A moment at the venue. */
export function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{showMoment(at)}</time>;
}
