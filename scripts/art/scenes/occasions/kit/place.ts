/** Moving, turning and sizing groups of meshes. */
import type { Mesh } from './mesh.ts';
import type { Vec } from './vector.ts';
import { add, scale } from './vector.ts';

/** Moves meshes by a vector. */
export const move = (meshes: readonly Mesh[], by: Vec): Mesh[] =>
  meshes.map((mesh) => ({ ...mesh, points: mesh.points.map((point) => add(point, by)) }));

/** Makes meshes larger or smaller; textures keep their own scale with the object. */
export const size = (meshes: readonly Mesh[], by: number): Mesh[] =>
  meshes.map((mesh) => ({ ...mesh, points: mesh.points.map((point) => scale(point, by)) }));

/** Turns meshes around an axis through the origin, in degrees. */
export function turn(meshes: readonly Mesh[], axis: 'x' | 'y' | 'z', degrees: number): Mesh[] {
  const angle = (degrees * Math.PI) / 180;
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  const rotate = ([x, y, z]: Vec): Vec => {
    if (axis === 'x') return [x, y * c - z * s, y * s + z * c];
    if (axis === 'y') return [x * c + z * s, y, z * c - x * s];
    return [x * c - y * s, x * s + y * c, z];
  };
  return meshes.map((mesh) => ({
    ...mesh,
    points: mesh.points.map(rotate),
    normals: mesh.normals.map(rotate),
    axes: [rotate(mesh.axes[0]), rotate(mesh.axes[1]), rotate(mesh.axes[2])],
  }));
}

/** Turns around the vertical, then moves: the usual way to set a prop down. */
export const put = (meshes: readonly Mesh[], at: Vec, degrees = 0): Mesh[] => move(turn(meshes, 'y', degrees), at);

/** Stretches meshes differently along each axis. */
export const stretch = (meshes: readonly Mesh[], by: Vec): Mesh[] =>
  meshes.map((mesh) => ({
    ...mesh,
    points: mesh.points.map(([x, y, z]): Vec => [x * by[0], y * by[1], z * by[2]]),
    normals: mesh.normals.map(([x, y, z]): Vec => [x / by[0], y / by[1], z / by[2]]),
  }));
