import type { Expression } from "../expression/ast";
import { evaluateComplex } from "../expression/evaluate-numeric";
import { isTelling } from "../expression/telling";
import { mapChildren } from "../expression/walk";
import { parseExpression } from "../parser/parse";
import { ParseError } from "../parser/parse-error";
import { toLatex } from "../printer/latex";
import { toText } from "../printer/text";
import type { Graph } from "../types";
import { type RealFunction, realFunction } from "./real-value";
import { windowFor } from "./window";

/** A curve over one letter, ready to be drawn. */
export interface Curve {
  readonly drawn: Graph["curves"][number];
  readonly value: RealFunction;
}

/** A point of the plane with its coordinates as they are known: exactly, or in doubles. */
export interface Mark {
  readonly x: Expression | number;
  readonly y: Expression | number;
}

interface Plot {
  readonly curves: readonly (Curve | null)[];
  readonly marks: readonly Mark[];
  /** A place that has to be seen without being marked. */
  readonly focus?: readonly Spot[];
  readonly across?: readonly [low: number, high: number];
}

/** More labels than this cover the picture. */
const MOST_LABELS = 8;
const LONGEST_COORDINATE = 6;
/** Below this a value is what rounding left. */
const NOISE = 1e-9;
const ROUNDING = 1e-12;
const NO_VALUES = new Map();

/** The curve of an expression in one letter.
 * @param latex how the curve is called below the picture; without it "y = …"
 * @returns null when it does not read back as the same function */
export function curveOf(expression: Expression, letter: string, latex?: string): Curve | null {
  const text = toText(plainBase(expression));
  const value = realFunction(expression, letter);
  if (!readsBack(text, letter, value)) return null;
  const name = letter === "y" ? toLatex(expression) : `y = ${toLatex(expression)}`;
  return { drawn: { expression: text, letter, latex: latex ?? name }, value };
}

/** e as exp(1): in plain text the letter e alone may be a variable. */
const plainBase = (e: Expression): Expression =>
  e.kind === "constant" && e.name === "e"
    ? { kind: "function", name: "exp", args: [{ kind: "number", value: { n: 1n, d: 1n } }] }
    : mapChildren(e, plainBase);

function readsBack(text: string, letter: string, value: RealFunction): boolean {
  try {
    const again = realFunction(parseExpression(text), letter);
    return [-7.3, -1.7, -0.4, 0.3, 0.9, 2.2, 11.1].every((x) => {
      const [a, b] = [value(x), again(x)];
      return a === b || (a !== null && b !== null && isClose(a, b));
    });
  } catch (error) {
    if (error instanceof ParseError) return false;
    throw error;
  }
}

const isClose = (a: number, b: number): boolean =>
  Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a), Math.abs(b));

/** The curves with those of the points that lie on one of them.
 * @returns undefined when a curve is missing or a number is not real or too large */
export function graphFrom({ curves, marks, focus = [], across }: Plot): Graph | undefined {
  const known = curves.filter((curve) => curve !== null);
  if (known.length !== curves.length || known.length === 0) return undefined;
  const points = marks.map(pointOf).filter((point) => point !== null);
  const marked = points.filter(
    (point, i) => isOnCurve(point, known) && points.findIndex((other) => isSame(point, other)) === i,
  );
  const values = known.map(({ value }) => value);
  const window = windowFor({ curves: values, points: [...marked, ...focus], ...(across && { across }) });
  if (!window) return undefined;
  const labelled = marked.length > MOST_LABELS ? marked.map((point) => ({ ...point, label: "" })) : marked;
  return { curves: distinct(known.map(({ drawn }) => drawn)), window, points: labelled };
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

const isSame = (a: Spot, b: Spot): boolean => isClose(a.x, b.x) && isClose(a.y, b.y);

const isOnCurve = ({ x, y }: Spot, curves: readonly Curve[]): boolean =>
  curves.some(({ value }) => {
    const height = value(x);
    return height !== null && isClose(height, y);
  });

function distinct(curves: readonly Graph["curves"][number][]): Graph["curves"] {
  return curves.filter((curve, i) => curves.findIndex((each) => each.expression === curve.expression) === i);
}

/** The value of an expression without letters; null when it is not real. */
export function realNumber(e: Expression): number | null {
  const value = evaluateComplex(e, NO_VALUES);
  return value && Math.abs(value.im) < 1e-12 ? value.re : null;
}

function pointOf({ x, y }: Mark): Graph["points"][number] | null {
  const [across, up] = [x, y].map((each) => (typeof each === "number" ? each : realNumber(each)));
  if (across === null || across === undefined || up === null || up === undefined) return null;
  const [first, second] = [written(x, across), written(y, up)];
  const about = first.exact && second.exact ? "" : "≈ ";
  return { x: across, y: up, label: `${about}(${first.text}, ${second.text})` };
}

/** A short exact form that tells how much it is, else rounded. What is left of zero when doubles are subtracted is zero. */
function written(given: Expression | number, value: number): { text: string; exact: boolean } {
  const exact = typeof given === "number" || !isTelling(given) ? null : toText(given);
  if (exact !== null && exact.length <= LONGEST_COORDINATE) return { text: exact, exact: true };
  if (Math.abs(value) < NOISE) return { text: "0", exact: Math.abs(value) < ROUNDING };
  const near = Math.abs(value) >= 100 ? Number(value.toFixed(1)) : Number(value.toPrecision(3));
  return { text: String(near === 0 ? 0 : near).replace("-", "−"), exact: isTiny(near - value, value) };
}

const isTiny = (gap: number, value: number): boolean => Math.abs(gap) <= 1e-9 * Math.max(1, Math.abs(value));
