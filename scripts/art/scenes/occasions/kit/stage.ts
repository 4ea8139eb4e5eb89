/** A set ready to be looked at: camera, lamps, and what light does where a ray lands. */
import type { Hit, Tree } from './bvh.ts';
import { plantTree } from './bvh.ts';
import type { Material, Mesh } from './mesh.ts';
import type { Vec } from './vector.ts';
import { add, clamp, cross, dot, normalize, scale, smooth, subtract } from './vector.ts';

/** A round lamp. `color` carries its strength; `aim` and `cone` (cosines, inner and outer) make it a spot. */
export interface Light {
  at: Vec;
  color: Vec;
  radius: number;
  /** How strongly it lights the mist around it. */
  haze?: number;
  aim?: Vec;
  cone?: readonly [number, number];
}

/** Everything a picture is made from. */
export interface Stage {
  width: number;
  height: number;
  camera: {
    at: Vec;
    look: Vec;
    /** Vertical field of view in degrees. */
    view: number;
    /** Moves the picture plane, as a shift lens does: keeps verticals upright. */
    shift?: readonly [number, number];
    /** Distance in focus, and how strongly the rest softens (pixels at 1600 wide). */
    focus?: number;
    blur?: number;
  };
  meshes: readonly Mesh[];
  lights: readonly Light[];
  sky: (direction: Vec) => Vec;
  fog?: { density: number; color: Vec };
  exposure?: number;
  /** Share of the full pixel count per side that is traced; the rest is smooth enlargement. */
  detail?: number;
  bloom?: number;
  /** Multiplies shadows and highlights at the end. */
  grade?: { saturation?: number; shadows?: Vec; contrast?: number };
}

/** A camera as functions: the ray through a picture point, and the picture point of a place. */
export function aimCamera({ camera, width, height }: Stage) {
  const forward = normalize(subtract(camera.look, camera.at));
  const right = normalize(cross(forward, [0, 1, 0]));
  const up = cross(right, forward);
  const tall = Math.tan((camera.view * Math.PI) / 360);
  const wide = (tall * width) / height;
  const [shiftX, shiftY] = camera.shift ?? [0, 0];
  const ray = (x: number, y: number): Vec => {
    const h = ((x / width) * 2 - 1 + shiftX) * wide;
    const v = (1 - (y / height) * 2 + shiftY) * tall;
    return normalize(add(forward, add(scale(right, h), scale(up, v))));
  };
  const project = (point: Vec): readonly [number, number, number] => {
    const to = subtract(point, camera.at);
    const depth = dot(to, forward);
    const x = ((dot(to, right) / depth / wide - shiftX + 1) / 2) * width;
    const y = ((1 - (dot(to, up) / depth / tall - shiftY)) / 2) * height;
    return [x, y, depth];
  };
  return { ray, project, forward };
}

/** A place on a surface: world point, smooth normal turned to the viewer, point in the object's own space. */
export interface Spot {
  point: Vec;
  normal: Vec;
  local: Vec;
  material: Material;
  mesh: number;
  axes: Mesh['axes'];
}

/** Reads the surface a ray met. */
export function readSpot(stage: Stage, tree: Tree, hit: Hit, from: Vec, direction: Vec): Spot {
  const which = tree.meshOf[hit.face]!;
  const mesh = stage.meshes[which]!;
  const face = mesh.faces[tree.faceOf[hit.face]!]!;
  const w = 1 - hit.u - hit.v;
  const blend = (list: readonly Vec[]): Vec => {
    const a = list[face[0]]!;
    const b = list[face[1]]!;
    const c = list[face[2]]!;
    return [
      a[0] * w + b[0] * hit.u + c[0] * hit.v,
      a[1] * w + b[1] * hit.u + c[1] * hit.v,
      a[2] * w + b[2] * hit.u + c[2] * hit.v,
    ];
  };
  const normal = normalize(blend(mesh.normals));
  const facing = dot(normal, direction) > 0 ? scale(normal, -1) : normal;
  const point = add(from, scale(direction, hit.distance));
  return { point, normal: facing, local: blend(mesh.local), material: mesh.material, mesh: which, axes: mesh.axes };
}

/** The normal after the material's bump has tilted it. */
export function bumpNormal(spot: Spot, fade = 1): Vec {
  const { bump, grain = 0.002 } = spot.material;
  if (!bump) return spot.normal;
  const [x, y, z] = spot.local;
  const here = bump(spot.local);
  const slope: Vec = [
    (bump([x + grain, y, z]) - here) / grain,
    (bump([x, y + grain, z]) - here) / grain,
    (bump([x, y, z + grain]) - here) / grain,
  ];
  const [ax, ay, az] = spot.axes;
  const world = add(add(scale(ax, slope[0]), scale(ay, slope[1])), scale(az, slope[2]));
  const along = subtract(world, scale(spot.normal, dot(world, spot.normal)));
  return normalize(subtract(spot.normal, scale(along, fade)));
}

/** A stage with its tree: the calls the renderer makes for every ray. */
export function prepare(stage: Stage) {
  const tree = plantTree(stage.meshes);
  const { lights } = stage;
  const hit: Hit = { distance: 0, face: -1, u: 0, v: 0 };

  /** Light arriving from one lamp without asking for shadows, before the cosine. */
  const reach = (light: Light, point: Vec): { strength: number; to: Vec; distance: number } => {
    const offset = subtract(light.at, point);
    const distance = Math.hypot(offset[0], offset[1], offset[2]);
    const to = scale(offset, 1 / (distance || 1));
    let strength = 1 / (distance * distance + light.radius * light.radius);
    if (light.aim && light.cone) strength *= smooth(light.cone[1], light.cone[0], -dot(to, light.aim));
    return { strength, to, distance };
  };

  /** Is a random point of the lamp hidden from here? */
  const hidden = (light: Light, point: Vec, normal: Vec, chance: () => number): boolean => {
    const from = add(point, scale(normal, 0.002));
    const z = chance() * 2 - 1;
    const angle = chance() * Math.PI * 2;
    const ring = Math.sqrt(1 - z * z) * light.radius;
    const target: Vec = [
      light.at[0] + Math.cos(angle) * ring,
      light.at[1] + Math.sin(angle) * ring,
      light.at[2] + z * light.radius,
    ];
    const offset = subtract(target, from);
    const distance = Math.hypot(offset[0], offset[1], offset[2]);
    const d = scale(offset, 1 / distance);
    return tree.blocked(from[0], from[1], from[2], d[0], d[1], d[2], distance);
  };

  /** What a second ray brings back: lit colour of the surface it meets, or the sky. */
  const gather = (from: Vec, direction: Vec, chance: () => number, limit: number): Vec => {
    let start = from;
    let found = tree.closest(start[0], start[1], start[2], direction[0], direction[1], direction[2], 40, hit);
    for (let layer = 0; found && layer < 4; layer++) {
      if (!stage.meshes[tree.meshOf[hit.face]!]!.material.clear) break;
      start = add(start, scale(direction, hit.distance + 0.001));
      found = tree.closest(start[0], start[1], start[2], direction[0], direction[1], direction[2], 40, hit);
    }
    if (!found) return stage.sky(direction);
    const spot = readSpot(stage, tree, hit, start, direction);
    const { material, normal, point } = spot;
    const glow = material.emit ? material.emit(spot.local) : undefined;
    if (glow && glow[0] + glow[1] + glow[2] > 0.5) {
      return [Math.min(limit, glow[0]), Math.min(limit, glow[1]), Math.min(limit, glow[2])];
    }
    let sum: Vec = [0, 0, 0];
    let total = 0;
    const parts = lights.map((light) => {
      const { strength, to } = reach(light, point);
      const share = strength * Math.max(0, dot(normal, to));
      const bright = share * (light.color[0] + light.color[1] + light.color[2]);
      total += bright;
      sum = add(sum, scale(light.color, share));
      return bright;
    });
    if (total > 1e-5) {
      let pick = chance() * total;
      let chosen = 0;
      while (chosen < parts.length - 1 && pick > parts[chosen]!) pick -= parts[chosen++]!;
      const light = lights[chosen]!;
      if (hidden(light, point, normal, chance)) sum = [0, 0, 0];
      else {
        const own = scale(light.color, 1 / (light.color[0] + light.color[1] + light.color[2]));
        sum = scale(own, total);
      }
    }
    const color = material.color(spot.local);
    const ambient = stage.sky(normal);
    return [
      Math.min(limit, color[0] * (sum[0] / Math.PI + ambient[0] * 0.25) + (glow?.[0] ?? 0)),
      Math.min(limit, color[1] * (sum[1] / Math.PI + ambient[1] * 0.25) + (glow?.[1] ?? 0)),
      Math.min(limit, color[2] * (sum[2] / Math.PI + ambient[2] * 0.25) + (glow?.[2] ?? 0)),
    ];
  };

  /** Mist lit by the lamps between the eye and a distance along the ray. */
  const mist = (from: Vec, direction: Vec, distance: number): Vec => {
    let sum: Vec = [0, 0, 0];
    for (const light of lights) {
      if (!light.haze) continue;
      const offset = subtract(light.at, from);
      const along = dot(offset, direction);
      const aside = Math.sqrt(Math.max(0.0016, dot(offset, offset) - along * along));
      let amount = (Math.atan((distance - along) / aside) + Math.atan(along / aside)) / aside;
      if (light.aim && light.cone) {
        const nearest = add(from, scale(direction, clamp(along, 0, distance)));
        const middle = add(nearest, scale(light.aim, 0.6));
        amount *= smooth(light.cone[1], light.cone[0], dot(normalize(subtract(middle, light.at)), light.aim));
      }
      sum = add(sum, scale(light.color, amount * light.haze));
    }
    return sum;
  };
  return { tree, reach, hidden, gather, mist };
}

/** What {@link prepare} returns. */
export type Prepared = ReturnType<typeof prepare>;
