/** A camera in the lane: where it stands, what it looks at (metres) and its focal length. */
interface LaneView {
  eye: [number, number, number];
  target: [number, number, number];
  focal: number;
}

/** The wide picture: low over the setts, the lamp right of the middle. */
export const wideView: LaneView = { eye: [-0.55, 1.02, 0], target: [0.1, 1.96, 10], focal: 1.75 };

/** The tall picture: nearer to the lamp post, looking past it. */
export const tallView: LaneView = { eye: [0.15, 1.02, 1.1], target: [0.32, 2.05, 10], focal: 1.6 };

/** Middle of the near and of the far lantern, in metres. */
export const nearLamp: [number, number, number] = [1.42, 3.3, 6.4];
export const farLamp: [number, number, number] = [-1.25, 3.3, 21];

const vector = (values: number[]) => `vec3(${values.map((value) => value.toFixed(3)).join(', ')})`;

/** The view as shader source. */
export function viewSource({ eye, target, focal }: LaneView): string {
  return `View view() { return View(${vector(eye)}, ${vector(target)}, ${focal.toFixed(3)}, 0., 1., 0.); }`;
}

/** Where a place in the lane appears in a picture of the given size. */
export function project(
  view: LaneView,
  place: [number, number, number],
  width: number,
  height: number,
): [number, number] {
  const { eye, target, focal } = view;
  const unit = (values: number[]) => values.map((value) => value / Math.hypot(...values));
  const dot = (first: number[], second: number[]) =>
    first.reduce((sum, value, index) => sum + value * (second[index] ?? 0), 0);
  const [aheadX = 0, aheadY = 0, aheadZ = 1] = unit(target.map((value, index) => value - (eye[index] ?? 0)));
  const [rightX = 1, , rightZ = 0] = unit([aheadZ, 0, -aheadX]);
  const up = [aheadY * rightZ, aheadZ * rightX - aheadX * rightZ, -aheadY * rightX];
  const offset = place.map((value, index) => value - (eye[index] ?? 0));
  const scale = (focal * height) / 2 / dot(offset, [aheadX, aheadY, aheadZ]);
  return [width / 2 + dot(offset, [rightX, 0, rightZ]) * scale, height / 2 - dot(offset, up) * scale];
}
