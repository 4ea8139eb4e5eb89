import { whenNear } from '#lib/when-near.ts';

/** Says in the location card whether the doors are open, once it is near: the table of hours stands without it. */
export function sayOpenNow(): void {
  const card = document.getElementById('location');
  if (!card) return;
  whenNear(card, 400, () => {
    import('#elements/open-now.ts').then(
      ({ fillOpenNow }) => fillOpenNow(card, new Date()),
      () => {}, // the table says it all
    );
  });
}
