/** Smoothing that respects edges: turns a few random samples per pixel into soft shadows and bounce light. */

/** What the filter may not smear across: which mesh, which way it faces, where it is. */
export interface Guide {
  width: number;
  height: number;
  mesh: Int32Array;
  normal: Float32Array;
  point: Float32Array;
  depth: Float32Array;
}

const kernel = [0.25, 0.5, 0.25] as const;

/** Smooths interleaved channels in growing steps (à-trous). `reach` is the number of passes. */
export function smoothSamples(
  source: Float32Array,
  channels: number,
  guide: Guide,
  reach: number,
  sameMesh = true,
): Float32Array {
  const { width, height, mesh, normal, point, depth } = guide;
  let from = source;
  let to: Float32Array = new Float32Array(source.length);
  for (let pass = 0; pass < reach; pass++) {
    const step = 1 << pass;
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const at = y * width + x;
        const own = mesh[at]!;
        const out = at * channels;
        if (own < 0) {
          for (let c = 0; c < channels; c++) to[out + c] = from[out + c]!;
          continue;
        }
        const nx = normal[at * 3]!;
        const ny = normal[at * 3 + 1]!;
        const nz = normal[at * 3 + 2]!;
        const px = point[at * 3]!;
        const py = point[at * 3 + 1]!;
        const pz = point[at * 3 + 2]!;
        const tolerance = 140 / (depth[at]! * (1 + pass * 0.5) + 0.05);
        let weight = 0;
        let a = 0;
        let b = 0;
        let d = 0;
        for (let dy = -1; dy <= 1; dy++) {
          const sy = y + dy * step;
          if (sy < 0 || sy >= height) continue;
          for (let dx = -1; dx <= 1; dx++) {
            const sx = x + dx * step;
            if (sx < 0 || sx >= width) continue;
            const other = sy * width + sx;
            const theirs = mesh[other]!;
            if (theirs < 0 || (sameMesh && theirs !== own)) continue;
            const facing = nx * normal[other * 3]! + ny * normal[other * 3 + 1]! + nz * normal[other * 3 + 2]!;
            if (facing < 0.7) continue;
            const off = Math.abs(
              nx * (point[other * 3]! - px) + ny * (point[other * 3 + 1]! - py) + nz * (point[other * 3 + 2]! - pz),
            );
            const near = 1 - off * tolerance;
            if (near <= 0) continue;
            const w = kernel[dx + 1]! * kernel[dy + 1]! * near * (facing - 0.65);
            weight += w;
            a += w * from[other * channels]!;
            if (channels > 1) {
              b += w * from[other * channels + 1]!;
              d += w * from[other * channels + 2]!;
            }
          }
        }
        const inverse = weight > 0 ? 1 / weight : 0;
        if (!inverse) {
          for (let c = 0; c < channels; c++) to[out + c] = from[out + c]!;
          continue;
        }
        to[out] = a * inverse;
        if (channels > 1) {
          to[out + 1] = b * inverse;
          to[out + 2] = d * inverse;
        }
      }
    }
    const done = to;
    to = from === source ? new Float32Array(source.length) : from;
    from = done;
  }
  return from;
}

/** Blurs an interleaved RGB picture with a wide soft kernel (three box passes each way). */
export function blur(source: Float32Array, width: number, height: number, radius: number): Float32Array {
  let from: Float32Array = Float32Array.from(source);
  let to: Float32Array = new Float32Array(source.length);
  const sweep = (count: number, lines: number, step: number, jump: number) => {
    const span = radius * 2 + 1;
    for (let line = 0; line < lines; line++) {
      for (let c = 0; c < 3; c++) {
        const base = line * jump + c;
        const read = (index: number) => from[base + Math.min(count - 1, Math.max(0, index)) * step]!;
        let sum = 0;
        for (let index = -radius; index <= radius; index++) sum += read(index);
        for (let index = 0; index < count; index++) {
          to[base + index * step] = sum / span;
          sum += read(index + radius + 1) - read(index - radius);
        }
      }
    }
    const done = to;
    to = from;
    from = done;
  };
  for (let pass = 0; pass < 3; pass++) {
    sweep(width, height, 3, width * 3);
    sweep(height, width, width * 3, 3);
  }
  return from;
}
