import type { Drawing } from "@/server/features/solve/types";

/** The drawing's own units: the picture is scaled as a whole. */
export const WIDTH = 520;
export const HEIGHT = 360;
/** About how many marks an axis gets. */
const TICKS = 7;

export interface Scale {
  readonly x: (value: number) => number;
  readonly y: (value: number) => number;
}

/** From the plane to the picture; y grows upwards there and downwards here. */
export function scaleOf({ x: [left, right], y: [low, high] }: Drawing["window"]): Scale {
  return {
    x: (value) => rounded(((value - left) / (right - left)) * WIDTH),
    y: (value) => rounded(HEIGHT - ((value - low) / (high - low)) * HEIGHT),
  };
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Round numbers between two ends, 1, 2 or 5 times a power of ten apart, zero left out. */
export function ticksOf([low, high]: readonly [number, number]): number[] {
  const rough = (high - low) / TICKS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  const ticks: number[] = [];
  for (let k = Math.ceil(low / step); k * step <= high; k += 1) {
    if (k !== 0) ticks.push(Number((k * step).toPrecision(12)));
  }
  return ticks;
}

/** A stretch of points as the path of a line. */
export const pathOf = (stretch: readonly (readonly [number, number])[], { x, y }: Scale): string =>
  `M${stretch.map(([px, py]) => `${x(px)} ${y(py)}`).join("L")}`;
