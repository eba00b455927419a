import { numeralValue, TICK_DROP } from "../solve/graph-labels";
import { HEIGHT, niceStep, scaleOf, ticksOf, WIDTH } from "../solve/graph-scale";
import { functionNamed, numbersIn } from "./curve-values";
import type { LiveCurve, LiveDrawing, Picture, Stretch, View } from "./types";

type Range = [low: number, high: number];
type Spot = readonly [x: number, y: number];
/** Where a number is in the picture. */
type Anchor = readonly [at: number, value: number];

/** How far what is drawn may be from what it is called, in the picture's units: its places are rounded, and its lines leave
 * out points that nobody sees. */
const NEAR = 0.4;
const ROUNDING = 0.06;
/** So that a number a little above a round one is that. */
const LITTLE_LESS = 0.9;
const NUMBERS = /-?[\d.]+/g;
const MOST_COMPARED = 40;

/** The graph that a picture shows: its window by the numbers at its axes, its curves by their names where these say what
 * is drawn, and by their lines elsewhere.
 * @returns null where the axes do not tell their scale */
export function readPicture(picture: Picture): LiveDrawing | null {
  const window = windowOf(picture);
  if (!window) return null;
  const lines = picture.paths.slice(2).map(stretchesIn);
  const isNamed = picture.names.length === lines.length;
  const plane = planeOf(window);
  return {
    window,
    curves: lines.map((line, at) => curveOf(line, isNamed ? (picture.names[at] ?? "") : "", plane)),
    points: pointsOf(picture, plane),
  };
}

/** From the picture to the plane and back. */
interface Plane {
  readonly toPlane: (spot: readonly [number, number]) => readonly [number, number];
  readonly toPicture: (spot: readonly [number, number]) => readonly [number, number];
}

function planeOf({ x: [left, right], y: [low, high] }: View): Plane {
  return {
    toPlane: ([x, y]) => [left + (x / WIDTH) * (right - left), high - (y / HEIGHT) * (high - low)],
    toPicture: ([x, y]) => [((x - left) / (right - left)) * WIDTH, ((high - y) / (high - low)) * HEIGHT],
  };
}

function windowOf({ paths: [grid = "", axes = ""], ticks, dots, labels }: Picture): View | null {
  const [, zeroUp = Number.NaN, , zeroAcross = Number.NaN] = numbersOf(axes);
  const isInside = (at: number, end: number) => at > 0 && at < end;
  const across = ticks.filter(({ below }) => below).map(({ x, text }): Anchor => [x, numeralValue(text)]);
  const up = ticks
    .filter(({ below }) => !below)
    .map(({ y, text }): Anchor => [y - TICK_DROP, numeralValue(text)]);
  if (isInside(zeroAcross, WIDTH)) across.push([zeroAcross, 0]);
  if (isInside(zeroUp, HEIGHT)) up.push([zeroUp, 0]);
  const said = dots.length === labels.length ? labels.map(numbersIn) : [];
  const about = (axis: 0 | 1) =>
    said.flatMap((pair, i): Anchor[] => (pair ? [[(dots[i] as Spot)[axis], pair[axis]]] : []));
  const lines = gridLines(grid);
  const x = rangeOf(measured(across, about(0), lines.x), 0, WIDTH);
  const y = rangeOf(measured(up, about(1), lines.y), HEIGHT, 0);
  return x && y && hasGrid({ x, y }, lines) ? { x, y } : null;
}

/** Numbers on an axis that tell its scale. Where fewer than two are written at it, the labels of marked points tell about
 * how far apart the lines of the grid are, and these are a round number apart. */
function measured(
  exact: readonly Anchor[],
  about: readonly Anchor[],
  lines: readonly number[],
): readonly Anchor[] {
  const [fixed] = exact;
  if (!fixed || exact.length > 1) return exact;
  const [far] = about.toSorted(([a], [b]) => Math.abs(b - fixed[0]) - Math.abs(a - fixed[0]));
  const spacing = spacingOf(lines);
  if (!far || !spacing || far[0] === fixed[0]) return exact;
  const step = ((far[1] - fixed[1]) / (far[0] - fixed[0])) * spacing;
  const round = Math.sign(step) * niceStep(Math.abs(step) * LITTLE_LESS);
  return [fixed, [fixed[0] + WIDTH * spacing, fixed[1] + WIDTH * round]];
}

/** Between neighbours, zero between some of them left out. */
function spacingOf(lines: readonly number[]): number | null {
  const inOrder = lines.toSorted((a, b) => a - b);
  const gaps = inOrder.slice(1).map((at, i) => at - (inOrder[i] as number));
  const least = Math.min(...gaps);
  const whole = (inOrder.at(-1) ?? 0) - (inOrder[0] ?? 0);
  return gaps.length === 0 || least <= 0 ? null : whole / Math.round(whole / least);
}

/** What the ends of an axis are, by two numbers on it: round numbers, where they may be. */
function rangeOf(anchors: readonly Anchor[], start: number, end: number): Range | null {
  const inOrder = anchors.toSorted(([a], [b]) => a - b);
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  if (!first || !last || first[0] === last[0] || first[1] === last[1]) return null;
  const unit = (last[1] - first[1]) / (last[0] - first[0]);
  const apart = Math.min(Math.abs(last[0] - first[0]), WIDTH);
  const slack = (Math.abs(unit) * ROUNDING * 2 * WIDTH) / apart;
  const valueAt = (at: number) => roundest(first[1] + (at - first[0]) * unit, slack);
  return [valueAt(start), valueAt(end)];
}

/** The number with the fewest digits that is no farther away than `slack`. */
function roundest(value: number, slack: number): number {
  for (let digits = 1; digits < 12; digits += 1) {
    const round = Number(value.toPrecision(digits));
    if (Math.abs(round - value) <= slack) return round;
  }
  return Math.abs(value) <= slack ? 0 : value;
}

interface Grid {
  readonly x: readonly number[];
  readonly y: readonly number[];
}

function gridLines(grid: string): Grid {
  const lines = [...grid.matchAll(/M([\d.]+) ([\d.]+)([VH])/g)];
  const places = (side: string) =>
    lines.flatMap(([, x, y, way]) => (way === side ? [Number(side === "V" ? x : y)] : []));
  return { x: places("V"), y: places("H") };
}

/** Whether the picture of a window has this grid. */
function hasGrid(window: View, { x, y }: Grid): boolean {
  const scale = scaleOf(window);
  const fits = (found: readonly number[], meant: readonly number[]) =>
    found.length === meant.length && found.every((at, i) => Math.abs(at - (meant[i] as number)) < 2 * NEAR);
  return fits(x, ticksOf(window.x).map(scale.x)) && fits(y, ticksOf(window.y).map(scale.y));
}

const numbersOf = (path: string): number[] => (path.match(NUMBERS) ?? []).map(Number);

function stretchesIn(path: string): Stretch[] {
  const stretches = path.split("M").filter((part) => part !== "");
  return stretches.map((part) => part.split("L").map((spot) => numbersOf(spot) as [number, number]));
}

function curveOf(line: readonly Stretch[], latex: string, plane: Plane): LiveCurve {
  const height = functionNamed(latex);
  if (height && isDrawnBy(line, height, plane)) return { latex, height, drawn: null };
  const drawn = line.map((stretch) => stretch.map(plane.toPlane));
  return { latex, drawn, height: (x) => heightOn(drawn, x) };
}

/** Whether a line is where a function would have it, some of its points taken. */
function isDrawnBy(line: readonly Stretch[], height: LiveCurve["height"], plane: Plane): boolean {
  const spots = line.flat();
  const every = Math.max(1, Math.floor(spots.length / MOST_COMPARED));
  return (
    spots.length > 0 &&
    spots.every(([px, py], index) => {
      if (index % every !== 0) return true;
      const heights = [-ROUNDING, 0, ROUNDING].flatMap((aside) => {
        const [x] = plane.toPlane([px + aside, py]);
        const y = height(x);
        return y === null ? [] : [plane.toPicture([x, y])[1]];
      });
      return py > Math.min(...heights) - NEAR && py < Math.max(...heights) + NEAR;
    })
  );
}

function heightOn(stretches: readonly Stretch[], x: number): number | null {
  for (const stretch of stretches) {
    for (const [at, [rightX, rightY]] of stretch.entries()) {
      const left = stretch[at - 1];
      if (!left || x < left[0] || x > rightX) continue;
      const part = rightX === left[0] ? 0 : (x - left[0]) / (rightX - left[0]);
      return left[1] + part * (rightY - left[1]);
    }
  }
  return null;
}

/** Marked points with their labels, exactly where the label says so. */
function pointsOf({ dots, labels }: Picture, plane: Plane): LiveDrawing["points"] {
  return dots.map((dot, at) => {
    const label = labels.length === dots.length ? (labels[at] ?? "") : "";
    const said = numbersIn(label);
    const [px, py] = said ? plane.toPicture(said) : dot;
    const isThere = said !== null && Math.hypot(px - dot[0], py - dot[1]) < NEAR;
    const [x, y] = isThere ? said : plane.toPlane(dot);
    return { x, y, label };
  });
}
