import { ticksUpTo } from './scale.ts';
import type { Series } from './series.ts';

export const HEIGHT = 240;
const TOP = 8;
const BOTTOM = 26;
const LEFT = 60;
const RIGHT = 8;
/** Minimum distance between two axis labels, pixels. */
const NAME = 18;

/** Coordinates of a chart, pixels. */
export interface Places {
  ticks: readonly number[];
  left: number;
  right: number;
  bottom: number;
  /** Middle of a period. */
  x: (period: number) => number;
  /** Width of a period. */
  step: number;
  y: (value: number) => number;
  periodAt: (x: number) => number;
}

interface Asked {
  kind: 'stacks' | 'lines';
  series: readonly Series[];
  count: number;
  width: number;
}

export function placesOf({ kind, series, count, width }: Asked): Places {
  const values = Array.from({ length: count }, (_, n) => series.map((each) => each.values[n] ?? 0));
  const tops = values.map((all) =>
    kind === 'stacks' ? all.reduce((sum, value) => sum + value, 0) : Math.max(0, ...all),
  );
  const ticks = ticksUpTo(Math.max(0, ...tops));
  const low = Math.min(0, ...values.flat());
  const high = ticks.at(-1) ?? 1;
  const step = (width - LEFT - RIGHT) / Math.max(1, count);
  const bottom = HEIGHT - BOTTOM;
  const y = (value: number) => bottom - ((value - low) / (high - low)) * (bottom - TOP);
  return {
    // Below zero there is one more grid line if its label fits.
    ticks: y(low) - y(0) >= NAME ? [low, ...ticks] : ticks,
    left: LEFT,
    right: width - RIGHT,
    bottom,
    step,
    x: (period) => LEFT + (period + 0.5) * step,
    y,
    periodAt: (x) => Math.min(count - 1, Math.max(0, Math.floor((x - LEFT) / step))),
  };
}
