import type { Expression, Relation } from "../expression/ast";
import { evaluateComplex } from "../expression/evaluate-numeric";
import type { End, Interval } from "../expression/real-set";
import { symbolsOf } from "../expression/walk";
import type { Budget, Check } from "../types";
import { crossings, EDGES, type Gap, type PlacePoint, zerosIn } from "./curve-crossings";
import { coordinateAt, liesOn, reaches, traceOf, valuesAlong } from "./curve-parameter";
import { inTidyForm } from "./expression-form";
import {
  exactly,
  type ProblemOf,
  refuted,
  spotChecked,
  UNCHECKED,
  type ValueOf,
  type Verifier,
  weakest,
} from "./obligations";

const PLACES = [-11.3, -3.7, -2.3, -1.1, -0.6, 0.35, 0.8, 1.45, 2.2, 3.1, 4.6, 12.7];
const NEAR = 1e-9;
const ENOUGH = 4;

/** Follows the curve: points at several values of the parameter must satisfy the equation, what satisfies it
 * has to be on the curve, and it may hold nothing but x and y. Sampled, so never a full proof. */
export const ELIMINATE_PARAMETER: Verifier<"eliminate-parameter"> = {
  relation: (problem, value, budget) => ({
    relation: () => checkRelation(problem, value, budget),
    on: () => checkValues(problem, value, budget),
    form: () =>
      weakest([
        inTidyForm([value.relation.left, value.relation.right], problem.form, budget),
        () =>
          exactly(
            ![value.relation.left, value.relation.right].some(isPowerOfBoth),
            "A side is a power of an equation's side.",
          ),
      ]),
  }),
};

/** A power of a whole side, with points that the side itself does not have, or one divided by it. */
const isPowerOfBoth = (side: Expression): boolean => {
  const inner = side.kind === "power" ? side.base : side.kind === "quotient" ? side.denominator : null;
  return inner !== null && ["x", "y"].every((name) => symbolsOf(inner).includes(name));
};

type Found = ValueOf<"relation">;
type Question = ProblemOf<"eliminate-parameter">;

function checkRelation(problem: Question, value: Found, budget: Budget): Check {
  const { relation } = value;
  if (relation.operator !== "=" || symbolsOf(relation).some((name) => name !== "x" && name !== "y"))
    return refuted("The parameter is still there.");
  const gap = gapOf(relation);
  const points = PLACES.flatMap((t): PlacePoint[] => {
    budget.spend();
    const [x, y] = [problem.x, problem.y].map((e) => coordinateAt(e, problem.parameter, t)) as [
      number,
      number,
    ];
    return Number.isNaN(x) || Number.isNaN(y) || Number.isNaN(gap(x, y)) ? [] : [[x, y]];
  });
  if (points.some(([x, y]) => Math.abs(gap(x, y)) > NEAR))
    return refuted("A point of the curve does not satisfy the equation.");
  if (points.length < ENOUGH) return UNCHECKED;
  const trace = traceOf(problem, budget);
  const others = [...crossings(gap, budget), ...alongSide(value, gap, budget)].filter((at) =>
    isNamed(value, at),
  );
  if (!others.every((at) => liesOn(trace, at)))
    return refuted("Points off the curve satisfy the equation as well.");
  return spotChecked(`Points of the curve at ${points.length} values of the parameter satisfy the equation.`);
}

/** Whether a point is among those for which the equation is said to hold. */
const isNamed = ({ on }: Found, [x, y]: PlacePoint): boolean =>
  !on || on.set.some((piece) => isWithin(piece, on.unknown === "x" ? x : y));

const isWithin = ({ low, high }: Interval, x: number): boolean => {
  const [from, to] = [sizeOf(low, Number.NEGATIVE_INFINITY), sizeOf(high, Number.POSITIVE_INFINITY)];
  return (low.closed ? x >= from - NEAR : x > from) && (high.closed ? x <= to + NEAR : x < to);
};

const sizeOf = ({ value }: End, otherwise: number): number =>
  value === null ? otherwise : (evaluateComplex(value, new Map())?.re ?? Number.NaN);

const SIDES = [-3.7, -0.6, 0.35, 0.8, 4.6];

/** Points of an equation for values, near and far, of the letter whose values are named. */
const alongSide = ({ on }: Found, gap: Gap, budget: Budget): readonly PlacePoint[] =>
  SIDES.flatMap((at) => {
    const place = (s: number): PlacePoint => (on?.unknown === "y" ? [s, at] : [at, s]);
    return zerosIn((s) => gap(...place(s)), { edges: EDGES, budget }).map(place);
  });

/** The values named are those that the coordinate takes: every one found along the curve is among them, and an end
 * belongs to them when the curve reaches it. Between them, the points of the equation are looked for on the curve. */
function checkValues(problem: Question, { on }: Found, budget: Budget): Check {
  if (!on) return spotChecked();
  const name = on.unknown === "x" ? "x" : on.unknown === "y" ? "y" : null;
  if (name === null || on.set.every(({ low, high }) => low.value === null && high.value === null))
    return refuted("The values are named of no coordinate.");
  const trace = traceOf(problem, budget);
  const [own, other] = name === "x" ? [trace.x, trace.y] : [trace.y, trace.x];
  if (!valuesAlong(own, other).every((x) => on.set.some((piece) => isWithin(piece, x))))
    return refuted("The curve has points beyond the values named.");
  const ends = on.set.flatMap(({ low, high }) => [low, high]).filter(({ value }) => value !== null);
  return exactly(
    ends.every((end) => reaches(own, other, sizeOf(end, 0)) === end.closed),
    "An end of the values named is reached, or is not.",
  );
}

/** The difference of the sides, small against their size. */
function gapOf({ left, right }: Relation): Gap {
  return (x, y) => {
    const at = new Map([
      ["x", { re: x, im: 0 }],
      ["y", { re: y, im: 0 }],
    ]);
    const [l, r] = [left, right].map((side) => {
      const value = evaluateComplex(side, at);
      return value && real(value) ? value.re : Number.NaN;
    }) as [number, number];
    return (l - r) / (1 + Math.abs(l) + Math.abs(r));
  };
}

const real = ({ re, im }: { readonly re: number; readonly im: number }): boolean =>
  Number.isFinite(re) && Math.abs(im) < NEAR;
