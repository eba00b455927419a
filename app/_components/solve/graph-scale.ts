import type { Drawing } from "@/server/features/solve/types";

/** The drawing's own units: the picture is scaled as a whole. */
export const WIDTH = 520;
export const HEIGHT = 360;
/** About how many marks an axis gets. */
const TICKS = 7;
/** How far a drawn line may run beside its points; nobody sees a smaller step. */
const TOLERANCE = 0.15;

type Point = readonly [x: number, y: number];

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
  const step = niceStep((high - low) / TICKS);
  const ticks: number[] = [];
  for (let k = Math.ceil(low / step); k * step <= high; k += 1) {
    if (k !== 0) ticks.push(Number((k * step).toPrecision(12)));
  }
  return ticks;
}

/** The least of 1, 2 and 5 times a power of ten that is no less than a number. */
export function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
}

/** A stretch of points as the path of a line, without points that lie on the line between their neighbours. */
export function pathOf(stretch: readonly Point[], { x, y }: Scale): string {
  const points = stretch.map(([px, py]): Point => [x(px), y(py)]);
  return `M${simplified(points)
    .map((point) => point.join(" "))
    .join("L")}`;
}

/** Fewer points that draw the same line (Ramer, Douglas and Peucker). */
function simplified(points: readonly Point[]): readonly Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (points.length < 3 || !first || !last) return points;
  const gaps = points.map((point) => distance(point, first, last));
  const widest = Math.max(...gaps);
  if (widest <= TOLERANCE) return [first, last];
  const at = gaps.indexOf(widest);
  return [...simplified(points.slice(0, at + 1)).slice(0, -1), ...simplified(points.slice(at))];
}

/** How far a point is from the line between two others. */
function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}
