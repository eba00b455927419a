import type { Expression } from "../expression/ast";
import { imaginaryUnit, int, negation, power, product, quotient, sum } from "../expression/build";
import { type Complex, evaluateComplex } from "../expression/evaluate-numeric";
import { children, mapChildren } from "../expression/walk";
import { toLatex } from "../printer/latex";
import type { Budget } from "../types";
import type { PlacePoint } from "./curve-crossings";

/** x and y by a parameter. */
export interface Curve {
  readonly x: Expression;
  readonly y: Expression;
  readonly parameter: string;
}

const STARTS: readonly Complex[] = [
  [0.4, 0.1],
  [-0.7, 0.2],
  [1.3, -0.3],
  [-1.9, -0.4],
  [3.1, 0.5],
  [-4.3, 0.3],
  [0.2, 1.7],
  [-0.3, -2.1],
  [2.2, 3.3],
  [9.7, -0.2],
  [-11.9, 0.4],
  [27.1, 1.1],
].map(([re = 0, im = 0]) => ({ re, im }));
const ROUNDS = 60;
const CLOSE = 1e-7;
const STEP = 1e-5;
/** Roots whose other values are looked at as well. */
const MOST_ROOTS = 3;

/** Whether a point lies on a curve, its parameter any complex number and its roots of either sign: an equation without the
 * parameter goes on where the real parameter ends. */
export function liesOn(curve: Curve, point: PlacePoint, budget: Budget): boolean {
  return branches(curve).some((branch) =>
    STARTS.some((start) => {
      budget.spend(ROUNDS);
      return meets(branch, point, start) || meets(turned(branch), [point[1], point[0]], start);
    }),
  );
}

const turned = ({ x, y, parameter }: Curve): Curve => ({ x: y, y: x, parameter });

/** Newton's steps towards the first coordinate; where they end, the second has to be the same. */
function meets({ x, y, parameter }: Curve, [a, b]: PlacePoint, start: Complex): boolean {
  const at = (e: Expression, t: Complex) => evaluateComplex(e, new Map([[parameter, t]]));
  let t = start;
  for (let i = 0; i < ROUNDS; i += 1) {
    const [here, beside] = [at(x, t), at(x, { re: t.re + STEP, im: t.im })];
    if (!here || !beside) return false;
    const gap = { re: here.re - a, im: here.im };
    if (Math.hypot(gap.re, gap.im) <= CLOSE * (1 + Math.abs(a))) break;
    const slope = { re: (beside.re - here.re) / STEP, im: (beside.im - here.im) / STEP };
    const size = slope.re ** 2 + slope.im ** 2;
    if (!(size > 1e-18)) return false;
    t = {
      re: t.re - (gap.re * slope.re + gap.im * slope.im) / size,
      im: t.im - (gap.im * slope.re - gap.re * slope.im) / size,
    };
  }
  const [found, other] = [at(x, t), at(y, t)];
  return isAt(found, a) && isAt(other, b);
}

const isAt = (value: Complex | null, wanted: number): boolean =>
  value !== null && Math.hypot(value.re - wanted, value.im) <= 1e-4 * (1 + Math.abs(wanted));

/** The curve with each of its roots in turn of the other sign. */
function branches({ x, y, parameter }: Curve): readonly Curve[] {
  const curve = { x: inExponentials(x), y: inExponentials(y), parameter };
  const roots = [...new Set([...rootsIn(curve.x), ...rootsIn(curve.y)])].slice(0, MOST_ROOTS);
  return Array.from({ length: 2 ** roots.length }, (_, signs) => {
    const turned = roots.filter((_, i) => (signs >> i) % 2 === 1);
    const put = (e: Expression) => turned.reduce(opposite, e);
    return { x: put(curve.x), y: put(curve.y), parameter };
  });
}

/** Circular functions by powers of e, which have values for complex angles. */
function inExponentials(e: Expression): Expression {
  const [angle] = e.kind === "function" ? e.args : [];
  if (e.kind !== "function" || !angle || !CIRCULAR.has(e.name)) return mapChildren(e, inExponentials);
  const turn = (sign: (each: Expression) => Expression) =>
    power({ kind: "constant", name: "e" }, product([imaginaryUnit, sign(inExponentials(angle))]));
  const [ahead, back] = [turn((each) => each), turn(negation)];
  const cos = quotient(sum([ahead, back]), int(2));
  const sin = quotient(sum([ahead, negation(back)]), product([int(2), imaginaryUnit]));
  const all: Readonly<Record<string, Expression>> = {
    cos,
    sin,
    tan: quotient(sin, cos),
    cot: quotient(cos, sin),
    sec: quotient(int(1), cos),
    csc: quotient(int(1), sin),
  };
  return all[e.name] ?? e;
}

const CIRCULAR: ReadonlySet<string> = new Set(["sin", "cos", "tan", "cot", "sec", "csc"]);

const isRoot = (part: Expression): boolean =>
  part.kind === "root" || (part.kind === "power" && part.exponent.kind === "quotient");

const rootsIn = (e: Expression): readonly string[] => [
  ...(isRoot(e) ? [toLatex(e)] : []),
  ...children(e).flatMap(rootsIn),
];

const opposite = (e: Expression, root: string): Expression =>
  isRoot(e) && toLatex(e) === root ? negation(e) : mapChildren(e, (part) => opposite(part, root));
