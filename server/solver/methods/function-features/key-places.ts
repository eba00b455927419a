import type { Expression } from "../../expression/ast";
import { int, negation, number, power, product, quotient, sum } from "../../expression/build";
import { type Bend, bendsOf, type FunctionShape, placeOf, shapeOf } from "../../expression/function-shape";
import { EULER, logarithmOf } from "../../expression/logarithm";
import { rational } from "../../expression/rational";
import { sameStructure } from "../../expression/same-structure";
import { substitute } from "../../expression/substitute";
import { isTelling, withExactLogarithms } from "../../expression/telling";
import { tidy } from "../../expression/tidy";
import { realNumber } from "../../graph/plot";
import { realFunction } from "../../graph/real-value";
import { isUndefined } from "../../ledger";
import { table } from "../../table";
import type { Budget } from "../../types";
import type { Subject } from "./subject";

const PI: Expression = { kind: "constant", name: "pi" };
const turn = (n: number, d: number): Expression =>
  n === 0 ? int(0) : product([number(rational(BigInt(n), BigInt(d))), PI]);

/** The five points of a wave: a zero, a crest, a zero, a trough, a zero. */
const WAVE = [0, 1, 2, 3, 4].map((n) => turn(n, 2));
/** One branch of a tangent, between its asymptotes. */
const BRANCH = [-1, 0, 1].map((n) => turn(n, 4));
const UNITS = [-1, 0, 1].map(int);

/** What is put into a function because its value there is known by heart. */
const KNOWN_INPUTS: Readonly<Record<string, readonly Expression[]>> = table({
  sin: WAVE,
  cos: WAVE,
  tan: BRANCH,
  cot: [1, 2, 3].map((n) => turn(n, 4)),
  sec: [0, 1, 2].map((n) => turn(n, 1)),
  csc: [1, 3].map((n) => turn(n, 2)),
  exp: [int(0), int(1)],
  power: [int(0), int(1)],
  ln: [quotient(int(1), EULER), int(1), EULER],
  arcsin: UNITS,
  arccos: UNITS,
  arctan: UNITS,
  sinh: [int(0)],
  cosh: [int(0)],
  tanh: [int(0)],
});

/** More points than this cover the picture; one alone draws nothing. */
const MOST = 8;
const FEWEST = 2;
/** Where nothing is known by heart, and how many of them a table takes. */
const TABLE = 5;
const WHOLE = [0, 1, -1, 2, -2, 3, 4, 5, 6].map(int);
const NEAR = 1e-9;

function knownInputs({ name, node }: Bend): readonly Expression[] {
  const logarithm = logarithmOf(node);
  if (logarithm && name === "log") return [int(1), logarithm.base];
  return Object.hasOwn(KNOWN_INPUTS, name) ? (KNOWN_INPUTS[name] ?? []) : [];
}

export interface KeyPoint {
  readonly x: Expression;
  readonly y: Expression;
  readonly across: number;
}

/** The points of a curve that is no fraction of polynomials by which it is drawn: where it meets the axes and where
 * the functions in it have values known by heart, ascending. */
export function keyPoints({ body, unknown, budget }: Subject): readonly KeyPoint[] {
  const shape = shapeOf(body, unknown, budget);
  const bends = bendsOf(body, unknown, budget);
  const known = bends.flatMap((bend) =>
    knownInputs(bend).map((input) => placeOf(bend.inside, input, budget)),
  );
  const zeros = shape ? zerosOf(shape, budget) : [];
  const height = realFunction(body, unknown);
  const pointsAt = (places: readonly Expression[]) =>
    places.flatMap((x) => pointAt(x, { body, unknown, height, budget }) ?? []);
  const best = distinct(pointsAt([...zeros, int(0), ...known]).filter(({ y }) => isTelling(y)));
  const found = best.length < FEWEST ? distinct([...best, ...pointsAt(WHOLE)]).slice(0, TABLE) : best;
  return found.slice(0, MOST).sort((a, b) => a.across - b.across);
}

const distinct = (points: readonly KeyPoint[]): readonly KeyPoint[] =>
  points.filter(
    ({ across }, i) => points.findIndex((other) => Math.abs(other.across - across) <= NEAR) === i,
  );

interface Curve {
  readonly body: Expression;
  readonly unknown: string;
  readonly height: (x: number) => number | null;
  readonly budget: Budget;
}

/** Nothing where the curve has no real value, or none that is worked out exactly. */
function pointAt(x: Expression, { body, unknown, height, budget }: Curve): KeyPoint | null {
  const across = realNumber(x);
  const up = across === null ? null : height(across);
  if (across === null || up === null) return null;
  try {
    const y = tidy(withExactLogarithms(substitute(body, new Map([[unknown, x]])), budget), budget);
    const value = realNumber(y);
    const isSame = value !== null && Math.abs(value - up) <= NEAR * Math.max(1, Math.abs(up));
    return isSame ? { x, y, across } : null;
  } catch (error) {
    if (isUndefined(error)) return null;
    throw error;
  }
}

/** Where a stretched and moved curve meets the axis across, by undoing what was done to it. */
function zerosOf({ bend, scale, shift }: FunctionShape, budget: Budget): readonly Expression[] {
  const needed = tidy(quotient(negation(shift), scale), budget);
  return undone(bend, needed, budget).map((input) => placeOf(bend.inside, input, budget));
}

/** What a function turns into a value; for a wave within one turn. */
function undone({ node, name }: Bend, value: Expression, budget: Budget): readonly Expression[] {
  const call = (inverse: string): Expression =>
    tidy({ kind: "function", name: inverse, args: [value] }, budget);
  const about = realNumber(value);
  if (about === null) return [];
  const known = (angle: Expression, others: (angle: Expression) => readonly Expression[]) =>
    Math.abs(about) <= 1 && isTelling(angle) ? others(angle).map((each) => tidy(each, budget)) : [];
  const full = turn(2, 1);
  switch (name) {
    case "sin":
      return known(call("arcsin"), (a) => [...(about < 0 ? [sum([full, a])] : [a]), sum([PI, negation(a)])]);
    case "cos":
      return known(call("arccos"), (a) => [a, sum([full, negation(a)])]);
    case "tan":
      return [call("arctan")].filter(isTelling);
    case "exp":
      return about > 0 ? [call("ln")] : [];
    case "power":
      return about > 0 && node.kind === "power" && sameStructure(node.base, EULER) ? [call("ln")] : [];
    case "ln":
      return [tidy(power(EULER, value), budget)];
    default:
      return [];
  }
}

/** A negative base has no power at most numbers, and that of one is a level line itself. */
function isExponential({ node }: Bend): boolean {
  const base = node.kind === "power" ? realNumber(node.base) : null;
  return base !== null && base > 0 && base !== 1;
}

/** Lines that a stretched and moved curve comes close to without reaching them: upright ones across, level ones up.
 * Of the upright lines of a periodic curve those beside its middle branch. */
export function asymptotesOf({ body, unknown, budget }: Subject): {
  readonly upright: readonly Expression[];
  readonly level: readonly Expression[];
} {
  const shape = shapeOf(body, unknown, budget);
  if (!shape) return { upright: [], level: [] };
  const { bend, shift } = shape;
  const at = (inputs: readonly Expression[]) =>
    inputs
      .map((input) => placeOf(bend.inside, input, budget))
      .sort((a, b) => (realNumber(a) ?? 0) - (realNumber(b) ?? 0));
  switch (bend.name) {
    case "tan":
      return { upright: at([turn(-1, 2), turn(1, 2)]), level: [] };
    case "sec":
      return { upright: at([turn(-1, 2), turn(1, 2), turn(3, 2)]), level: [] };
    case "cot":
      return { upright: at([int(0), PI]), level: [] };
    case "csc":
      return { upright: at([int(0), PI, turn(2, 1)]), level: [] };
    case "ln":
    case "log":
      return { upright: at([int(0)]), level: [] };
    case "exp":
      return { upright: [], level: [shift] };
    case "power":
      return { upright: [], level: isExponential(bend) ? [shift] : [] };
    default:
      return { upright: [], level: [] };
  }
}
