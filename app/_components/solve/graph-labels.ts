import type { Drawing } from "@/server/features/solve/types";
import { HEIGHT, type Scale, ticksOf, WIDTH } from "./graph-scale";

export interface Label {
  readonly text: string;
  readonly x: number;
  /** Of the line on which the letters stand. */
  readonly y: number;
  readonly anchor: "start" | "middle" | "end";
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Letters on a telephone, where they are largest in the drawing's units; elsewhere they have more room. */
const SIZE = 23;
const WIDE = 0.62 * SIZE;
const NARROW = 0.32 * SIZE;
const NARROW_SIGN = /[(),.\s|]/;
/** Between the letters of two labels. */
const GAP = 4;
const DOT = 4;
const POINT_GAP = 9;
const AXIS_GAP = 5;
/** From a place on the axis that goes up down to the line on which its number stands. */
export const TICK_DROP = 0.3 * SIZE;
/** From an axis down to the letters below it. */
const DROP = 20;
/** Numbers outside these are written with a power of ten. */
const [SMALLEST, LARGEST] = [1e-4, 1e6] as const;
const POWER_OF_TEN = /^(-?)(?:([\d.]+)×)?10([⁰¹²³⁴⁵⁶⁷⁸⁹⁻]+)$/;
const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** Where labels go: those of the marked points first, then the numbers of the axes that have room beside them. None lies over
 * another or a mark, or leaves the picture, but for a point's that has no room anywhere. */
export function labelsOf(graph: Drawing, scale: Scale): { points: Label[]; axes: Label[] } {
  const taken = graph.points.map((point) => dotOf(point, scale));
  const points = graph.points
    .filter(({ label }) => label !== "")
    .map((point) => {
      const choices = besidePoint(point, scale);
      const label = choices.find((choice) => isFree(choice, taken)) ?? (choices[0] as Label);
      taken.push(boxOf(label));
      return label;
    });
  const axes = [...belowAxis(graph, scale), ...besideAxis(graph, scale)].filter((label) => {
    const free = isFree(label, taken);
    if (free) taken.push(boxOf(label));
    return free;
  });
  return { points, axes };
}

/** The room of a point's own mark. */
function dotOf({ x, y }: Drawing["points"][number], scale: Scale): Box {
  const [px, py] = [scale.x(x), scale.y(y)];
  return { left: px - DOT, right: px + DOT, top: py - DOT, bottom: py + DOT };
}

/** Above towards the middle, or else on another side. */
function besidePoint({ x, y, label: text }: Drawing["points"][number], scale: Scale): Label[] {
  const [px, py] = [scale.x(x), scale.y(y)];
  const sides = [
    { x: px - POINT_GAP, anchor: "end" },
    { x: px + POINT_GAP, anchor: "start" },
  ] as const;
  const across = px > WIDTH / 2 ? sides : sides.toReversed();
  const heights = [py - POINT_GAP, py + POINT_GAP + 0.75 * SIZE, py - 2 * SIZE, py + 2.5 * SIZE];
  return heights.flatMap((height) => across.map((side) => ({ ...side, text, y: height })));
}

function belowAxis({ window }: Drawing, scale: Scale): Label[] {
  const axis = scale.y(within(0, window.y));
  const y = Math.min(axis + DROP, HEIGHT - AXIS_GAP);
  const labels = ticksOf(window.x).map((tick): Label => {
    return { text: numeral(tick), x: scale.x(tick), y, anchor: "middle" };
  });
  return thinned(labels);
}

function besideAxis({ window }: Drawing, scale: Scale): Label[] {
  const axis = scale.x(within(0, window.x));
  const labels = ticksOf(window.y).map((tick) => ({ text: numeral(tick), y: scale.y(tick) + TICK_DROP }));
  const widest = Math.max(0, ...labels.map(({ text }) => widthOf(text)));
  const side =
    axis - AXIS_GAP - widest >= 0
      ? ({ x: axis - AXIS_GAP, anchor: "end" } as const)
      : ({ x: axis + AXIS_GAP, anchor: "start" } as const);
  return labels.map((label) => ({ ...label, ...side }));
}

/** Every label, or every second or fifth or tenth one, so that those that are left keep apart. */
function thinned(labels: readonly Label[]): Label[] {
  const every = [1, 2, 5, 10].find((step) => areApart(labels.filter((_, at) => at % step === 0))) ?? 10;
  return labels.filter((_, at) => at % every === 0);
}

const areApart = (labels: readonly Label[]): boolean =>
  labels.every((label, at) => at === 0 || !overlap(boxOf(label), boxOf(labels[at - 1] as Label)));

function isFree(label: Label, taken: readonly Box[]): boolean {
  const box = boxOf(label);
  const isInside = box.left >= 0 && box.right <= WIDTH && box.top >= 0 && box.bottom <= HEIGHT;
  return isInside && !taken.some((other) => overlap(box, other));
}

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right + GAP &&
  other.left < one.right + GAP &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** The room a label takes up. */
export function boxOf({ text, x, y, anchor }: Label): Box {
  const width = widthOf(text);
  const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
  return { left, right: left + width, top: y - 0.75 * SIZE, bottom: y + 0.2 * SIZE };
}

const widthOf = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (NARROW_SIGN.test(sign) ? NARROW : WIDE), 0);

const within = (value: number, [low, high]: readonly [number, number]): number =>
  Math.min(Math.max(value, low), high);

/** A number at an axis, as it is written by hand. */
export function numeral(value: number): string {
  const size = Math.abs(value);
  const sign = value < 0 ? "−" : "";
  if (size === 0 || (size >= SMALLEST && size < LARGEST)) return `${sign}${size}`;
  const [digits = "", power = ""] = size.toExponential().split("e");
  return `${sign}${digits === "1" ? "" : `${digits}×`}10${raised(Number(power))}`;
}

/** The number that `numeral` wrote. */
export function numeralValue(text: string): number {
  const plain = text.replace("−", "-");
  const [, sign = "", digits = "1", power = ""] = POWER_OF_TEN.exec(plain) ?? [];
  if (power === "") return Number(plain);
  const exponent = [...power].map((each) => (each === "⁻" ? "-" : SUPERSCRIPTS.indexOf(each))).join("");
  return Number(`${sign}${digits}e${exponent}`);
}

const raised = (power: number): string =>
  `${power < 0 ? "⁻" : ""}${[...String(Math.abs(power))].map((digit) => SUPERSCRIPTS[Number(digit)]).join("")}`;
