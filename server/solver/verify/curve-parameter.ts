import type { Expression } from "../expression/ast";
import { evaluateComplex } from "../expression/evaluate-numeric";
import { onceFor } from "../memo";
import type { Budget } from "../types";
import type { PlacePoint } from "./curve-crossings";

/** x and y by a parameter. */
export interface Curve {
  readonly x: Expression;
  readonly y: Expression;
  readonly parameter: string;
}

/** Cells of the parameter: fine about nought, and very far out, where logarithms are still small. */
const CELLS = 480;
const FARTHEST = 34;
/** Beyond it powers of e are lost in doubles. */
const NEAR_TIMES = 30;
const HALVINGS = 70;
const CLOSE = 1e-7;
const TIMES: readonly number[] = Array.from({ length: CELLS + 1 }, (_, i) =>
  Math.sinh(FARTHEST * ((2 * i) / CELLS - 1)),
);

/** The real value of a coordinate; not a number where there is none. */
export function coordinateAt(e: Expression, parameter: string, t: number): number {
  const found = evaluateComplex(e, new Map([[parameter, { re: t, im: 0 }]]));
  return found && Math.abs(found.im) < 1e-12 && Number.isFinite(found.re) ? found.re : Number.NaN;
}

/** A coordinate with its values at all times: they are worked out once for every point that is looked for. */
interface Traced {
  readonly at: (t: number) => number;
  readonly values: readonly number[];
}

export interface Trace {
  readonly x: Traced;
  readonly y: Traced;
}

export function traceOf(curve: Curve, budget: Budget): Trace {
  budget.spend(CELLS);
  return traced(curve);
}

const traced = onceFor(({ x, y, parameter }: Curve): Trace => {
  const [across, up] = [x, y].map((e): Traced => {
    const at = (t: number) => coordinateAt(e, parameter, t);
    return { at, values: TIMES.map(at) };
  }) as [Traced, Traced];
  return { x: across, y: up };
});

/** Cells in the order in which they are looked through: those about nought first. */
const OUTWARDS: readonly number[] = TIMES.map((_, i) => i).sort(
  (a, b) => Math.abs(a - CELLS / 2) - Math.abs(b - CELLS / 2),
);

/** Whether a coordinate has a value at a time that passes: times are found by halves; where it only touches the value, or
 * ends there, the nearest place is one of them. */
const isMet = ({ at: f, values }: Traced, value: number, passes: (t: number) => boolean): boolean =>
  OUTWARDS.some((i) => {
    const [from, to] = [TIMES[i] as number, TIMES[i + 1] ?? (TIMES[i] as number)];
    const [before, here, next] = [i - 1, i, i + 1].map((k) => (values[k] ?? Number.NaN) - value) as [
      number,
      number,
      number,
    ];
    if (here === 0) return passes(from);
    if (here * next < 0) return passes(halved((s) => (f(s) - value) * here > 0, from, to));
    if (Number.isNaN(here) !== Number.isNaN(next) && i < CELLS)
      return passes(halved((s) => Number.isNaN(f(s)) === Number.isNaN(here), from, to, !Number.isNaN(here)));
    const isLeast = Math.abs(here) <= Math.abs(next) && Math.abs(here) <= Math.abs(before);
    return isLeast && passes(nearest((s) => Math.abs(f(s) - value), TIMES[i - 1] as number, to));
  });

/** Where what holds at the beginning holds no longer: the last place at which it does, or the first at which not. */
function halved(holds: (s: number) => boolean, from: number, to: number, isLast = true): number {
  let [low, high] = [from, to];
  for (let i = 0; i < HALVINGS; i += 1) {
    const middle = (low + high) / 2;
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return isLast ? low : high;
}

function nearest(size: (s: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  for (let i = 0; i < HALVINGS; i += 1) {
    const [a, b] = [low + (high - low) / 3, high - (high - low) / 3];
    if (size(a) <= size(b)) high = b;
    else low = a;
  }
  return (low + high) / 2;
}

const isAt = (found: number, wanted: number): boolean =>
  Math.abs(found - wanted) <= CLOSE * (1 + Math.abs(wanted));

/** Whether a real value of the parameter leads to a point. */
export function liesOn({ x, y }: Trace, [a, b]: PlacePoint): boolean {
  const meets = (first: Traced, value: number, other: Traced, wanted: number) =>
    isMet(first, value, (t) => isAt(first.at(t), value) && isAt(other.at(t), wanted));
  return meets(x, a, y, b) || meets(y, b, x, a);
}

/** The values of a coordinate along the curve, where the other has one as well. */
export const valuesAlong = (own: Traced, other: Traced): readonly number[] =>
  own.values.filter(
    (value, i) =>
      Math.abs(TIMES[i] as number) <= NEAR_TIMES && !Number.isNaN(value) && !Number.isNaN(other.values[i]),
  );

/** Whether a coordinate reaches a value, and does not only tend to it without end. */
export const reaches = (own: Traced, other: Traced, value: number): boolean =>
  isMet(
    own,
    value,
    (t) =>
      Math.abs(t) <= NEAR_TIMES &&
      Math.abs(own.at(t) - value) < 1e-14 * (1 + Math.abs(value)) &&
      !Number.isNaN(other.at(t)),
  );
