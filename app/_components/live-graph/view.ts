import { numeral } from "../solve/graph-labels";
import { niceStep } from "../solve/graph-scale";
import type { LiveDrawing, View } from "./types";

type Range = View["x"];
/** How much closer than at first one can look, and from how far. */
const CLOSEST = 64;
const FARTHEST = 16;
/** So many places from one side to the other are told apart by a finger, and by an arrow key. */
const FINGER_PLACES = 160;
const KEY_PLACES = 40;
/** The heights that an eye tells apart. */
const EYE_PLACES = 200;
const CLEAN_DIGITS = 12;

/** A view seen from closer by a factor, or from farther off with one below 1, with one spot staying where it is.
 * @param spot in parts of the picture, from the left and from the bottom */
export function zoomed(
  view: View,
  by: number,
  [x, y]: readonly [number, number],
  drawing: LiveDrawing,
): View {
  const widest = drawing.curves.some(({ drawn }) => drawn) ? 1 : FARTHEST;
  const now = widthOf(drawing.window.x) / widthOf(view.x);
  const factor = Math.min(Math.max(now * by, 1 / widest), CLOSEST) / now;
  return kept({ x: scaled(view.x, factor, x), y: scaled(view.y, factor, y) }, drawing);
}

/** A view moved on by parts of its own width and height. */
export function moved(view: View, [x, y]: readonly [number, number], drawing: LiveDrawing): View {
  const shift = ([low, high]: Range, part: number): Range => {
    const by = part * (high - low);
    return [low + by, high + by];
  };
  return kept({ x: shift(view.x, x), y: shift(view.y, y) }, drawing);
}

/** Inside what was drawn, where no more than that is known of a curve. */
function kept(view: View, { curves, window }: LiveDrawing): View {
  if (curves.every(({ drawn }) => drawn === null)) return view;
  return { x: inside(view.x, window.x), y: inside(view.y, window.y) };
}

function inside([low, high]: Range, [first, last]: Range): Range {
  const by = Math.max(0, first - low) - Math.max(0, high - last);
  return [Math.max(first, low + by), Math.min(last, high + by)];
}

function scaled([low, high]: Range, factor: number, at: number): Range {
  const fixed = low + at * (high - low);
  return [fixed - (fixed - low) / factor, fixed + (high - fixed) / factor];
}

export const widthOf = ([low, high]: Range): number => high - low;

/** The nearest number that a person would read off. */
export function readOff(x: number, { x: range }: View): number {
  return multiple(x, niceStep(widthOf(range) / FINGER_PLACES));
}

/** The next round number to one side. */
export function nextPlace(x: number, way: 1 | -1, { x: range }: View): number {
  const step = niceStep(widthOf(range) / KEY_PLACES);
  const count = x / step;
  const next = way > 0 ? Math.floor(count + 1e-9) + 1 : Math.ceil(count - 1e-9) - 1;
  return clean(next * step);
}

const multiple = (value: number, step: number): number => clean(Math.round(value / step) * step);
const clean = (value: number): number => Number(value.toPrecision(CLEAN_DIGITS)) + 0;

/** A place on a curve, as it is said: as exactly as the picture shows it. */
export function placeSaid(x: number, y: number | null, view: View): string {
  const across = `x = ${numeral(x)}`;
  if (y === null) return `${across}: no value here`;
  const near = multiple(y, 10 ** Math.floor(Math.log10(widthOf(view.y) / EYE_PLACES)));
  const isExact = Math.abs(near - y) <= 1e-9 * Math.max(1, Math.abs(y));
  return `${across}, y ${isExact ? "=" : "≈"} ${numeral(near)}`;
}
