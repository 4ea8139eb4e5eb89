/** Renders a stage to linear light: first hits, soft shadows, bounce light, reflections, mist, smooth edges. */
import type { Hit } from './bvh.ts';
import type { Guide } from './filter.ts';
import { smoothSamples } from './filter.ts';
import { dice, glint, scatter } from './sampling.ts';
import type { Spot, Stage } from './stage.ts';
import { aimCamera, bumpNormal, prepare, readSpot } from './stage.ts';
import type { Vec } from './vector.ts';
import { add, dot, multiply, normalize, scale, subtract } from './vector.ts';
import { cloud } from './noise.ts';

/** Linear RGB and the distance of every pixel. */
export interface Exposure {
  width: number;
  height: number;
  light: Float32Array;
  depth: Float32Array;
}

/** Renders the stage. */
export function render(stage: Stage): Exposure {
  const { width, height, lights } = stage;
  const count = width * height;
  const eye = stage.camera.at;
  const { ray } = aimCamera(stage);
  const { tree, reach, hidden, gather, mist } = prepare(stage);
  const chance = dice(90210);
  const depth = new Float32Array(count).fill(60);
  const mesh = new Int32Array(count).fill(-1);
  const normal = new Float32Array(count * 3);
  const point = new Float32Array(count * 3);
  const guide: Guide = { width, height, mesh, normal, point, depth };
  const glass = new Float32Array(count * 3);
  const through = new Float32Array(count).fill(1);
  const seen = Array.from<Spot | undefined>({ length: count });
  const hit: Hit = { distance: 0, face: -1, u: 0, v: 0 };

  const look = (direction: Vec, at: number): { distance: number; mesh: number } => {
    let from = eye;
    let travelled = 0;
    for (let layer = 0; layer < 8; layer++) {
      if (!tree.closest(from[0], from[1], from[2], direction[0], direction[1], direction[2], 60, hit)) break;
      const which = tree.meshOf[hit.face]!;
      const { clear, unseen } = stage.meshes[which]!.material;
      if (!clear && !unseen) {
        if (at >= 0) seen[at] = readSpot(stage, tree, hit, from, direction);
        return { distance: travelled + hit.distance, mesh: which };
      }
      if (at >= 0 && clear) {
        const pane = readSpot(stage, tree, hit, from, direction);
        const facing = Math.max(0, -dot(pane.normal, direction));
        const edge = 0.04 + 0.6 * Math.pow(1 - facing, 4);
        const mirror = add(direction, scale(pane.normal, 2 * facing));
        let shine = scale(gather(add(pane.point, scale(pane.normal, 0.002)), normalize(mirror), chance, 6), edge);
        for (const light of lights) {
          const { strength, to } = reach(light, pane.point);
          const bright = Math.min(6, glint(pane.normal, scale(direction, -1), to, 0.16) * strength * 0.1);
          shine = add(shine, scale(light.color, bright));
        }
        const tint = pane.material.color(pane.local);
        for (const c of [0, 1, 2] as const) {
          glass[at * 3 + c] = glass[at * 3 + c]! + (shine[c] + tint[c] * (1 - clear) * 0.3) * through[at]!;
        }
        through[at] = through[at]! * clear * (1 - edge * 0.7);
      }
      travelled += hit.distance + 0.0005;
      from = add(from, scale(direction, hit.distance + 0.0005));
    }
    return { distance: 60, mesh: -1 };
  };

  for (let at = 0; at < count; at++) {
    const direction = ray((at % width) + 0.5, Math.floor(at / width) + 0.5);
    const found = look(direction, at);
    depth[at] = found.distance;
    mesh[at] = found.mesh;
    const spot = seen[at];
    if (!spot) continue;
    normal.set(spot.normal, at * 3);
    point.set(spot.point, at * 3);
  }

  const shadows = lights.map((light) => {
    const open = new Float32Array(count);
    for (let at = 0; at < count; at++) {
      const spot = seen[at];
      if (!spot) continue;
      const { strength, to } = reach(light, spot.point);
      const power = strength * Math.max(light.color[0], light.color[1], light.color[2]);
      if (power < 0.004 || dot(spot.normal, to) < -0.15) continue;
      open[at] = hidden(light, spot.point, spot.normal, chance) ? 0 : 1;
    }
    return smoothSamples(open, 1, guide, light.radius > 0.02 ? 3 : 2);
  });

  const half = bounceLight();
  const mirrors = new Float32Array(count * 3);
  const shaped = new Float32Array(count * 3);
  for (let at = 0; at < count; at++) {
    const spot = seen[at];
    if (!spot) continue;
    const direction = normalize(subtract(spot.point, eye));
    const far = (depth[at]! * 1.1) / (9 * Math.max(0.12, -dot(spot.normal, direction)));
    const bumped = bumpNormal(spot, 1 / (1 + far * far * far));
    shaped.set(bumped, at * 3);
    const rough = readRough(spot);
    if (rough > 0.6) continue;
    const calm = normalize(add(bumped, scale(spot.normal, rough)));
    let mirror = subtract(direction, scale(calm, 2 * dot(calm, direction)));
    if (dot(mirror, spot.normal) < 0.02) mirror = add(mirror, scale(spot.normal, 0.04 - dot(mirror, spot.normal)));
    const spread = scatter(mirror, chance);
    const wobble = rough * rough * 0.9;
    const to = normalize(add(scale(mirror, 1 - wobble), scale(spread, wobble)));
    mirrors.set(gather(add(spot.point, scale(spot.normal, 0.002)), to, chance, rough < 0.2 ? 10 : 4), at * 3);
  }
  const reflected = smoothSamples(mirrors, 3, guide, 3);

  const light = new Float32Array(count * 3);
  for (let at = 0; at < count; at++) {
    const direction = ray((at % width) + 0.5, Math.floor(at / width) + 0.5);
    const spot = seen[at];
    let color = spot ? shade(at, spot, direction) : stage.sky(direction);
    color = add(scale(color, through[at]!), [glass[at * 3]!, glass[at * 3 + 1]!, glass[at * 3 + 2]!]);
    const distance = depth[at]!;
    if (stage.fog) {
      const veil = 1 - Math.exp(-stage.fog.density * distance);
      color = add(scale(color, 1 - veil), scale(stage.fog.color, veil));
    }
    const glow = mist(eye, direction, distance);
    const middle = add(eye, scale(direction, Math.min(distance, 6) * 0.7));
    const curl = 0.55 + 0.9 * cloud(middle[0] * 0.9, middle[1] * 1.4, middle[2] * 0.9, 3);
    light.set(add(color, scale(glow, curl)), at * 3);
  }
  return { width, height, light: softenEdges(), depth };

  /** Roughness of a place. */
  function readRough(spot: Spot): number {
    const { rough } = spot.material;
    return Math.max(0.05, typeof rough === 'number' ? rough : rough(spot.local));
  }

  /** One bounce of light, at half size, smoothed. */
  function bounceLight(): { sample: (at: number) => Vec } {
    const wide = Math.ceil(width / 2);
    const tall = Math.ceil(height / 2);
    const raw = new Float32Array(wide * tall * 3);
    const small: Guide = {
      width: wide,
      height: tall,
      mesh: new Int32Array(wide * tall).fill(-1),
      normal: new Float32Array(wide * tall * 3),
      point: new Float32Array(wide * tall * 3),
      depth: new Float32Array(wide * tall),
    };
    const rays = 3;
    for (let to = 0; to < wide * tall; to++) {
      const at = Math.min(count - 1, Math.floor(to / wide) * 2 * width + (to % wide) * 2);
      const spot = seen[at];
      if (!spot) continue;
      small.mesh[to] = mesh[at]!;
      small.depth[to] = depth[at]!;
      small.normal.set(spot.normal, to * 3);
      small.point.set(spot.point, to * 3);
      const from = add(spot.point, scale(spot.normal, 0.003));
      let sum: Vec = [0, 0, 0];
      for (let index = 0; index < rays; index++)
        sum = add(sum, gather(from, scatter(spot.normal, chance), chance, 2.5));
      raw.set(scale(sum, 1 / rays), to * 3);
    }
    const done = smoothSamples(raw, 3, small, 5, false);
    const sample = (at: number): Vec => {
      const x = (at % width) / 2;
      const y = Math.floor(at / width) / 2;
      let weight = 1e-6;
      let [r, g, b] = [0, 0, 0];
      for (let dy = 0; dy < 2; dy++) {
        for (let dx = 0; dx < 2; dx++) {
          const sx = Math.min(wide - 1, Math.floor(x) + dx);
          const sy = Math.min(tall - 1, Math.floor(y) + dy);
          const from = sy * wide + sx;
          if (small.mesh[from]! < 0) continue;
          const facing =
            normal[at * 3]! * small.normal[from * 3]! +
            normal[at * 3 + 1]! * small.normal[from * 3 + 1]! +
            normal[at * 3 + 2]! * small.normal[from * 3 + 2]!;
          const close = Math.abs(depth[at]! - small.depth[from]!) < depth[at]! * 0.04 ? 1 : 0.01;
          const w = Math.max(0.01, facing) * close * (1.02 - Math.abs(x - sx)) * (1.02 - Math.abs(y - sy));
          weight += w;
          r += done[from * 3]! * w;
          g += done[from * 3 + 1]! * w;
          b += done[from * 3 + 2]! * w;
        }
      }
      return [r / weight, g / weight, b / weight];
    };
    return { sample };
  }

  /** Colour of a place: lamps, bounce, glints, reflection, own glow. */
  function shade(at: number, spot: Spot, direction: Vec): Vec {
    const { material } = spot;
    const base = material.color(spot.local);
    const metal = material.metal ?? 0;
    const rough = readRough(spot);
    const facing: Vec = [shaped[at * 3]!, shaped[at * 3 + 1]!, shaped[at * 3 + 2]!];
    const view = scale(direction, -1);
    const tilt = Math.pow(1 - Math.max(0, dot(facing, view)), 5);
    const still = material.gloss?.(spot.local) ?? 0.04;
    const gloss: Vec = [still, still, still];
    const sharp: Vec = metal > 0.5 ? base : gloss;
    let flat: Vec = half.sample(at);
    let shine: Vec = [0, 0, 0];
    lights.forEach((lamp, index) => {
      const open = shadows[index]![at]!;
      if (open < 0.003) return;
      const { strength, to, distance } = reach(lamp, spot.point);
      const cosine = Math.max(0, dot(facing, to));
      if (cosine <= 0) return;
      flat = add(flat, scale(lamp.color, (strength * cosine * open) / Math.PI));
      const wide = Math.min(1, rough + lamp.radius / (distance * 3));
      const bright = Math.min(3, glint(facing, view, to, wide)) * strength * open;
      shine = add(shine, scale(lamp.color, bright));
    });
    const polish = rough > 0.6 ? 0 : 1 - rough * 1.1;
    const edge = add(sharp, scale(subtract([1, 1, 1], sharp), tilt * polish));
    let color = scale(multiply(base, flat), 1 - metal * 0.92);
    color = add(color, multiply(shine, metal > 0.5 ? base : [0.05, 0.05, 0.05]));
    if (polish > 0) {
      const mirror: Vec = [reflected[at * 3]!, reflected[at * 3 + 1]!, reflected[at * 3 + 2]!];
      color = add(color, multiply(mirror, scale(edge, Math.min(1, polish * 1.3))));
    } else if (metal > 0.5) color = add(color, multiply(base, scale(half.sample(at), 0.8)));
    if (material.sheen)
      color = add(color, scale(multiply(base, flat), material.sheen * Math.pow(1 - Math.max(0, dot(facing, view)), 2)));
    return material.emit ? add(color, material.emit(spot.local)) : color;
  }

  /** Averages extra rays along outlines, taking each ray's colour from the neighbour it belongs to. */
  function softenEdges(): Float32Array {
    const done = Float32Array.from(light);
    const offsets = [
      [0.125, 0.375],
      [0.375, 0.875],
      [0.625, 0.125],
      [0.875, 0.625],
    ] as const;
    for (let y = 1; y < height - 1; y++) {
      for (let x = 1; x < width - 1; x++) {
        const at = y * width + x;
        let edge = false;
        for (const other of [at - 1, at + 1, at - width, at + width]) {
          if (mesh[other] !== mesh[at] || Math.abs(depth[other]! - depth[at]!) > depth[at]! * 0.05) edge = true;
        }
        if (!edge) continue;
        let sum: Vec = [0, 0, 0];
        let total = 0;
        for (const [ox, oy] of offsets) {
          const found = look(ray(x + ox, y + oy), -1);
          let best = at;
          let score = Infinity;
          for (let dy = -1; dy <= 1; dy++) {
            for (let dx = -1; dx <= 1; dx++) {
              const other = at + dy * width + dx;
              const gap = Math.abs(depth[other]! - found.distance) / found.distance;
              const value = gap + (mesh[other] === found.mesh ? 0 : 10) + (Math.abs(dx) + Math.abs(dy)) * 0.003;
              if (value < score) [score, best] = [value, other];
            }
          }
          const color: Vec = [light[best * 3]!, light[best * 3 + 1]!, light[best * 3 + 2]!];
          const weight = 1 / (1 + Math.max(...color));
          sum = add(sum, scale(color, weight));
          total += weight;
        }
        done.set(scale(sum, 1 / total), at * 3);
      }
    }
    return done;
  }
}
