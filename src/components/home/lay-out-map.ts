import type { DrawnMap } from '#schemas/map.ts';

/** Distance between two streets side by side and between two above each other, and from the edge to the first, in units of the drawing. */
const [acrossStep, downStep, edge] = [180, 165, 70];
/** Half the width of a street. */
const curb = 14;

/** Where everything of a drawn map stands. Streets are as far apart as drawings of a block have them, not as they are. */
export function layOutMap({ streets, crossStreets, door }: DrawnMap) {
  const across = (index: number) => edge + acrossStep * index;
  const down = (index: number) => edge + downStep * index;
  const main = down(streets.indexOf(door.street));
  return {
    width: 2 * edge + acrossStep * (crossStreets.length - 1),
    height: 2 * edge + downStep * (streets.length - 1),
    /** The block that all others repeat, with the streets beside it, and the lines between its houses. */
    block: { x: edge, y: edge, width: acrossStep, height: downStep, curb, lots: [30, 61, 92, 122] },
    streets: streets.map((name, index) => ({ name, y: down(index) })),
    crossStreets: crossStreets.map((name, index) => ({ name, x: across(index) })),
    /** Height of the street of the door. */
    main,
    /** Tip of the pin: in the middle between two cross streets, on the far side of the street. */
    door: { x: across(crossStreets.indexOf(door.after) + 0.5), y: main + 11 },
  };
}
