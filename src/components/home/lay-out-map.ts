import type { DrawnMap } from '#schemas/map.ts';

/** Distance between two streets side by side and between two above each other, and from the edge to the first, in units of the drawing. */
const [acrossStep, downStep, edge] = [180, 165, 70];
/** Half the width of a street. */
const curb = 14;
/** How far the sign of a place beyond the map stands from the edge. */
const margin = 30;

/** Where everything of a drawn map stands. Streets are as far apart as drawings of a block have them, not as they are. */
export function layOutMap({ streets, crossStreets, door, places }: DrawnMap) {
  const across = (index: number) => edge + acrossStep * index;
  const down = (index: number) => edge + downStep * index;
  const main = down(streets.indexOf(door.street));
  const width = 2 * edge + acrossStep * (crossStreets.length - 1);
  const height = 2 * edge + downStep * (streets.length - 1);
  const corner = (street: string, crossStreet: string) => ({
    x: across(crossStreets.indexOf(crossStreet)),
    y: down(streets.indexOf(street)),
  });
  const spot = ({ on, at, beyond }: DrawnMap['places'][number]) => {
    if (at !== undefined) return streets.includes(on) ? corner(on, at) : corner(at, on);
    if (beyond === 'north' || beyond === 'south')
      return { x: across(crossStreets.indexOf(on)), y: beyond === 'north' ? margin : height - margin };
    return { x: beyond === 'west' ? margin : width - margin, y: down(streets.indexOf(on)) };
  };
  return {
    width,
    height,
    /** The block that all others repeat, with the streets beside it, and the lines between its houses. */
    block: { x: edge, y: edge, width: acrossStep, height: downStep, curb, lots: [30, 61, 92, 122] },
    streets: streets.map((name, index) => {
      const behindSign = places.some(({ on, beyond }) => on === name && beyond === 'west');
      return { name, x: behindSign ? margin + 26 : curb, y: down(index) };
    }),
    crossStreets: crossStreets.map((name, index) => ({ name, x: across(index) })),
    /** Height of the street of the door. */
    main,
    /** Tip of the pin: in the middle between two cross streets, on the far side of the street. */
    door: { x: across(crossStreets.indexOf(door.after) + 0.5), y: main + 11 },
    /** Signs of places, with their names on the side where the map has room for them. */
    places: places.map((place) => {
      const { x, y } = spot(place);
      return { name: place.name, by: place.by, beyond: place.beyond, x, y, isLast: x > width - acrossStep / 2 };
    }),
  };
}
