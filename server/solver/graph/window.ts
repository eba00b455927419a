import type { Graph } from "../types";
import type { RealFunction } from "./real-value";

type Window = Graph["window"];
type Range = readonly [low: number, high: number];
interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Scene {
  readonly curves: readonly RealFunction[];
  /** What the window has to hold. */
  readonly points: readonly Spot[];
  /** The part of the line across, where the question names one. */
  readonly across?: Range;
}

/** How much wider than high a picture is. */
const SHAPE = 520 / 360;
/** Where one unit up and one across differ by no more than this, they are made equal. */
const NEARLY_EQUAL = 3;
const SAMPLES = 80;
/** Room beside the outermost points: a part of their distance, and at least so much. */
const ROOM = 0.35;
const LEAST_ROOM = 2;
/** A window without anything to hold reaches so far. */
const REACH = 5;
/** Points closer together than this are looked at closely, without the least room. */
const CLOSE = 0.05;
/** The part of that room in which a curve decides how high the window is. */
const CORE = 0.5;
/** How many heights of the points a curve may take up beyond them; at least what makes the scales equal. */
const BEYOND = 2;
/** Branches that are higher than so many widths are not worth the room. */
const HIGHEST = 5;
/** So many samples beside a pole its branches are on their way back. */
const POLE_ROOM = 12;
/** Periodic functions have so many poles that they show anyway. */
const MOST_SPOTS = 8;
const LARGEST = 1e9;
/** Zero is shown when it lies no more than so many times the distance of the points away from them. */
const NEAR = 5;
/** Numbers no farther apart are one. */
const NOTHING = 1e-9;

/** The part of the plane that shows the points and the shape of the curves around them, with a margin; the axes are
 * in it when they are near. Ends are round numbers.
 * @returns null when the numbers are too large to draw */
export function windowFor(given: Scene): Window | null {
  const scene = { ...given, points: [...given.points, ...besidePoles(given)] };
  if (scene.points.some(({ x, y }) => !(Math.abs(x) < LARGEST && Math.abs(y) < LARGEST))) return null;
  const xs = scene.points.map(({ x }) => x);
  const across = scene.across ?? aroundFor(xs, 1);
  const up = upFor(scene, scene.across ?? aroundFor(xs, CORE));
  const window = evened({ x: across, y: up }, scene.across !== undefined);
  const round = { x: scene.across ?? rounded(window.x), y: rounded(window.y) };
  return [...round.x, ...round.y].every((end) => Math.abs(end) < LARGEST * 10) ? round : null;
}

/** Places on both branches beside a pole near the points, so that neither stays outside the window. */
function besidePoles({ curves, points, across }: Scene): Spot[] {
  const [left, right] =
    across ??
    aroundFor(
      points.map(({ x }) => x),
      1,
    );
  const step = (right - left) / SAMPLES;
  return curves.flatMap((curve) => {
    const spots: Spot[] = [];
    const height = recalling(curve);
    for (let i = 0; i < SAMPLES; i += 1) {
      const x = left + i * step;
      if (!isPole(height, x, step)) continue;
      for (const beside of [x - POLE_ROOM * step, x + POLE_ROOM * step]) {
        const y = curve(beside);
        if (y !== null && Math.abs(y) < HIGHEST * (right - left)) spots.push({ x: beside, y });
      }
    }
    return spots.length <= MOST_SPOTS ? spots : [];
  });
}

/** Whether the curve changes its sign between x and the next sample and is higher there than on either side. */
function isPole(curve: RealFunction, x: number, step: number): boolean {
  const before = curve(x);
  const after = curve(x + step);
  if (before === null || after === null || !(before * after < 0)) return false;
  const [far, beyond] = [curve(x - step), curve(x + 2 * step)];
  if (far === null || beyond === null) return false;
  return Math.abs(before) > Math.abs(far) && Math.abs(after) > Math.abs(beyond);
}

/** A curve that knows its last value: the sample after one place is most often the next place. */
function recalling(curve: RealFunction): RealFunction {
  let last = Number.NaN;
  let value: number | null = null;
  return (x) => {
    if (x !== last) {
      value = curve(x);
      last = x;
    }
    return value;
  };
}

/** The points and so much of the room beside them. */
function aroundFor(xs: readonly number[], part: number): Range {
  const [low, high] = rangeOf(withZero(xs));
  const width = high - low;
  if (width < NOTHING) return [low - REACH * part, high + REACH * part];
  const room = part * Math.max(ROOM * width, width < CLOSE ? 0 : LEAST_ROOM);
  return [low - room, high + room];
}

/** Zero belongs to the values when it lies no farther off than a few times their distance. */
function withZero(values: readonly number[]): readonly number[] {
  if (values.length === 0) return [0];
  const [low, high] = rangeOf(values);
  const gap = Math.max(0, low, -high);
  return high === low || gap <= NEAR * (high - low) ? [...values, 0] : values;
}

const rangeOf = (values: readonly number[]): Range => [Math.min(...values), Math.max(...values)];

function upFor({ curves, points }: Scene, across: Range): Range {
  const held = rangeOf(withZero(points.map(({ y }) => y)));
  const height = held[1] - held[0];
  const beyond = Math.max(BEYOND * height, (across[1] - across[0]) / SHAPE / 2);
  const shapes = curves.flatMap((curve) => shapeOf(curve, across));
  const shown =
    points.length > 0 && height > 0
      ? shapes.map((y) => Math.min(Math.max(y, held[0] - beyond), held[1] + beyond))
      : shapes;
  const [low, high] = rangeOf([...held, ...shown]);
  if (high - low < NOTHING) return [low - REACH, high + REACH];
  const margin = 0.1 * (high - low);
  return [low - margin, high + margin];
}

/** Between which heights most of a curve runs: all of it, unless its ends or poles lead far away. */
function shapeOf(curve: RealFunction, [left, right]: Range): readonly number[] {
  const values: number[] = [];
  for (let i = 0; i <= SAMPLES; i += 1) {
    const y = curve(left + ((right - left) * i) / SAMPLES);
    if (y !== null) values.push(y);
  }
  if (values.length === 0) return [];
  values.sort((a, b) => a - b);
  const at = (part: number) => values[Math.round(part * (values.length - 1))] as number;
  const [low, high, height] = [at(0.2), at(0.8), at(0.8) - at(0.2)];
  return [Math.max(at(0), low - height), Math.min(at(1), high + height)];
}

/** With one unit as long up as across, where the two are not far from it anyway. */
function evened({ x, y }: Window, isFixed: boolean): Window {
  const ratio = ((y[1] - y[0]) * SHAPE) / (x[1] - x[0]);
  if (ratio > NEARLY_EQUAL || ratio < 1 / NEARLY_EQUAL) return { x, y };
  return ratio > 1 ? { x: isFixed ? x : stretched(x, ratio), y } : { x, y: stretched(y, 1 / ratio) };
}

function stretched([low, high]: Range, factor: number): Range {
  const [middle, half] = [(low + high) / 2, ((high - low) / 2) * factor];
  return [middle - half, middle + half];
}

/** Outwards to round numbers, about a fortieth of the width apart. */
function rounded([low, high]: Range): Range {
  const power = 10 ** Math.floor(Math.log10((high - low) / 40));
  const clean = (value: number) => Number(value.toPrecision(12));
  const step = power * ([1, 2, 5, 10].find((factor) => factor * power * 40 >= high - low) ?? 10);
  return [clean(Math.floor(low / step) * step), clean(Math.ceil(high / step) * step)];
}
