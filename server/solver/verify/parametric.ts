import type { Expression, Relation } from "../expression/ast";
import { evaluateComplex } from "../expression/evaluate-numeric";
import { symbolsOf } from "../expression/walk";
import type { Budget, Check } from "../types";
import { crossings, type Gap } from "./curve-crossings";
import { liesOn } from "./curve-parameter";
import { inTidyForm } from "./expression-form";
import {
  exactly,
  type ProblemOf,
  refuted,
  spotChecked,
  UNCHECKED,
  type Verifier,
  weakest,
} from "./obligations";

const PLACES = [-11.3, -3.7, -2.3, -1.1, -0.6, 0.35, 0.8, 1.45, 2.2, 3.1, 4.6, 12.7];
const NEAR = 1e-9;
const ENOUGH = 4;
/** How far beside the curve the equation must fail. */
const ASIDE = 0.2357;

/** Follows the curve: points at several values of the parameter must satisfy the equation, what satisfies it
 * has to be on the curve, and it may hold nothing but x and y. Sampled, so never a full proof. */
export const ELIMINATE_PARAMETER: Verifier<"eliminate-parameter"> = {
  relation: (problem, { relation }, budget) => ({
    relation: () => checkRelation(problem, relation, budget),
    form: () =>
      weakest([
        inTidyForm([relation.left, relation.right], problem.form, budget),
        () =>
          exactly(
            ![relation.left, relation.right].some(isPowerOfBoth),
            "A side is a power of an equation's side.",
          ),
      ]),
  }),
};

/** A power of a whole side, with points that the side itself does not have. */
const isPowerOfBoth = (side: Expression): boolean =>
  side.kind === "power" && ["x", "y"].every((name) => symbolsOf(side.base).includes(name));

function checkRelation(problem: ProblemOf<"eliminate-parameter">, relation: Relation, budget: Budget): Check {
  if (relation.operator !== "=" || symbolsOf(relation).some((name) => name !== "x" && name !== "y"))
    return refuted("The parameter is still there.");
  let [tried, satisfied] = [0, 0];
  for (const place of PLACES) {
    budget.spend();
    const at = new Map([[problem.parameter, { re: place, im: 0 }]]);
    const [x, y] = [evaluateComplex(problem.x, at), evaluateComplex(problem.y, at)];
    if (!x || !y || !real(x) || !real(y)) continue;
    const spot = new Map([
      ["x", x],
      ["y", y],
    ]);
    const [left, right] = [evaluateComplex(relation.left, spot), evaluateComplex(relation.right, spot)];
    if (!left || !right) continue;
    if (Math.hypot(left.re - right.re, left.im - right.im) > NEAR * (1 + Math.abs(left.re)))
      return refuted("A point of the curve does not satisfy the equation.");
    tried += 1;
    const beside = new Map([
      ["x", x],
      ["y", { re: y.re + ASIDE, im: 0 }],
    ]);
    const [l, r] = [evaluateComplex(relation.left, beside), evaluateComplex(relation.right, beside)];
    if (l && r && Math.hypot(l.re - r.re, l.im - r.im) <= NEAR * (1 + Math.abs(l.re))) satisfied += 1;
  }
  if (satisfied > tried / 2 || !crossings(gapOf(relation), budget).every((at) => liesOn(problem, at, budget)))
    return refuted("Points off the curve satisfy the equation as well.");
  if (tried < ENOUGH) return UNCHECKED;
  return spotChecked(`Points of the curve at ${tried} values of the parameter satisfy the equation.`);
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
