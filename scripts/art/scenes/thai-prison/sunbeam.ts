/** Sun through one barred opening: where it falls, and how it shows in dusty air. Metres. */
import { noise3, smooth } from './noise.ts';

type Vector = readonly [number, number, number];

/** A barred opening: its middle, the two directions it spans with half sizes, the sun's way through it, its bars. */
export interface Opening {
  middle: Vector;
  across: Vector;
  up: Vector;
  halfAcross: number;
  halfUp: number;
  sun: Vector;
  bars: number;
  /** Half thickness of a bar; 0 for none. */
  bar: number;
  /** Height (from the middle) of a cross bar, if any. */
  rail?: number;
  /** Tangent of the sun's half width: how fast shadow edges soften. */
  soft: number;
}

/** Sun through an opening. */
export interface Sunbeam {
  /** Direction towards the sun. */
  toward: Vector;
  /** Share of sun at a point. */
  at: (x: number, y: number, z: number) => number;
  /** Sunlit length of a line of sight. */
  dust: (x: number, y: number, z: number, dx: number, dy: number, dz: number, far: number) => number;
}

const dot = (one: Vector, two: Vector) => one[0] * two[0] + one[1] * two[1] + one[2] * two[2];

/** Makes the beam of an opening. */
export function sunbeam(opening: Opening): Sunbeam {
  const { middle, across, up, halfAcross, halfUp, bars, bar, rail, soft } = opening;
  const length = Math.hypot(...opening.sun);
  const sun: Vector = [opening.sun[0] / length, opening.sun[1] / length, opening.sun[2] / length];
  const normal: Vector = [
    across[1] * up[2] - across[2] * up[1],
    across[2] * up[0] - across[0] * up[2],
    across[0] * up[1] - across[1] * up[0],
  ];
  const rate = dot(sun, normal);
  const gap = (halfAcross * 2) / (bars + 1);
  const plan = { run: 0, u: 0, v: 0 };
  const project = (x: number, y: number, z: number) => {
    const run = dot([x - middle[0], y - middle[1], z - middle[2]], normal) / rate;
    const back: Vector = [x - middle[0] - sun[0] * run, y - middle[1] - sun[1] * run, z - middle[2] - sun[2] * run];
    plan.run = run;
    plan.u = dot(back, across);
    plan.v = dot(back, up);
  };
  return {
    toward: [-sun[0], -sun[1], -sun[2]],
    at(x, y, z) {
      project(x, y, z);
      if (plan.run < 0) return 0;
      const edge = 0.003 + soft * plan.run;
      let share = smooth(halfAcross + edge, halfAcross - edge, Math.abs(plan.u));
      share *= smooth(halfUp + edge, halfUp - edge, Math.abs(plan.v));
      if (share <= 0 || bar <= 0) return share;
      const inGap = Math.abs(((plan.u + halfAcross) / gap) % 1);
      share *= smooth(bar - edge * 0.6, bar + edge * 0.8, Math.min(inGap, 1 - inGap) * gap);
      if (rail !== undefined) share *= smooth(bar - edge * 0.6, bar + edge * 0.8, Math.abs(plan.v - rail));
      return share;
    },
    dust(x, y, z, dx, dy, dz, far) {
      project(x, y, z);
      const { u, v, run } = plan;
      project(x + dx, y + dy, z + dz);
      const slopeU = plan.u - u || 1e-9;
      const slopeV = plan.v - v || 1e-9;
      const slopeRun = plan.run - run || 1e-9;
      let sum = 0;
      for (let part = 0; part < 3; part++) {
        const spread = (part - 1) * (0.004 + soft * 1.2);
        let from = 0.02;
        let to = far;
        const entry = -run / slopeRun;
        if (slopeRun > 0) from = Math.max(from, entry);
        else to = Math.min(to, entry);
        const low = (-halfUp + spread - v) / slopeV;
        const high = (halfUp + spread - v) / slopeV;
        from = Math.max(from, Math.min(low, high));
        to = Math.min(to, Math.max(low, high));
        if (to <= from) continue;
        for (let number = 0; number <= bars; number++) {
          const left = -halfAcross + number * gap + bar + spread;
          const one = (left - u) / slopeU;
          const two = (left + gap - bar * 2 - u) / slopeU;
          const enter = Math.max(from, Math.min(one, two));
          const leave = Math.min(to, Math.max(one, two));
          if (leave <= enter) continue;
          const half = (enter + leave) / 2;
          const smoke = noise3((x + dx * half) * 1.7, (y + dy * half) * 1.7 + 4, (z + dz * half) * 1.7);
          sum += (leave - enter) * (0.35 + 1.3 * smoke) * Math.exp(-(run + slopeRun * half) * 0.22);
        }
      }
      return sum / 3;
    },
  };
}
