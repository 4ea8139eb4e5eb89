/** Chance and gloss: random directions and the brightness of a lamp's glint. */
import type { Vec } from './vector.ts';
import { add, dot, normalize } from './vector.ts';

/** A fast seeded generator for sampling. */
export function dice(seed: number): () => number {
  let state = seed | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4294967296;
  };
}

/** A direction around a normal, more often close to it (cosine). */
export function scatter(normal: Vec, chance: () => number): Vec {
  const z = chance() * 2 - 1;
  const angle = chance() * Math.PI * 2;
  const ring = Math.sqrt(1 - z * z) * 0.999;
  return normalize([normal[0] + Math.cos(angle) * ring, normal[1] + Math.sin(angle) * ring, normal[2] + z * 0.999]);
}

/** Brightness of a lamp's glint on a surface (GGX). */
export function glint(normal: Vec, view: Vec, to: Vec, rough: number): number {
  const half = normalize(add(view, to));
  const nh = Math.max(0, dot(normal, half));
  const a2 = Math.pow(rough, 4);
  const d = nh * nh * (a2 - 1) + 1;
  const nv = Math.max(0.08, dot(normal, view));
  const k = ((rough + 1) * (rough + 1)) / 8;
  const nl = Math.max(0, dot(normal, to));
  return ((a2 / (Math.PI * d * d)) * nl) / (4 * (nv * (1 - k) + k) * (nl * (1 - k) + k));
}
