import type { Expression } from "../expression/ast";
import { int, product } from "../expression/build";
import { some } from "../expression/walk";
import { toLatex } from "../printer/latex";
import type { Budget, Check } from "../types";
import { are } from "./claims";
import { inTidyForm } from "./expression-form";
import { realValue } from "./numeric";
import {
  exactly,
  type Obligation,
  type Obligations,
  type ProblemOf,
  refuted,
  spotChecked,
  type Verifier,
  verified,
  weakest,
} from "./obligations";
import { type Coordinates, directionFit, isWithinTurn, numberFit, partsAt, placeFit } from "./polar-fit";
import type { Fit } from "./precise/fit";
import { decimalsOf } from "./trigonometric-value";

type ToPolar = ProblemOf<"to-polar">;
type ToRectangular = ProblemOf<"to-rectangular">;

/** Cosine and sine of the angle, enclosed between bounds. */
export const TO_RECTANGULAR: Verifier<"to-rectangular"> = {
  points: (problem, { unknowns, points }, budget) =>
    onePoint({ unknowns, letters: ["x", "y"], points }, (point) => checkPlace(problem, point, budget)),
  expression: (problem, { expression }, budget) => ({
    value: () => checkComplex(problem, expression, budget),
    form: () =>
      weakest([
        inTidyForm(expression, problem.form, budget),
        () => exactly(!some(expression, isCall), "Cosine and sine are to be worked out."),
      ]),
  }),
};

/** Goes back the other way; an angle with decimals is enclosed between bounds. */
export const TO_POLAR: Verifier<"to-polar"> = {
  points: (problem, { unknowns, points }, budget) =>
    onePoint({ unknowns, letters: ["r", "theta"], points }, (point) => checkPolar(problem, point, budget)),
  expression: (problem, { expression }, budget) => ({
    value: () => checkPolarForm(problem, expression, budget),
    form: () =>
      weakest([inTidyForm(expression, problem.form, budget), () => isPolarForm(problem, expression)]),
  }),
};

const isCall = (part: { readonly kind: string }): boolean => part.kind === "function";

type Points = readonly (readonly Expression[])[];

/** One point of the right letters. */
function onePoint(
  {
    unknowns,
    letters,
    points,
  }: { readonly unknowns: readonly string[]; readonly letters: readonly string[]; readonly points: Points },
  check: (point: readonly Expression[]) => Check,
): Obligations<"points"> {
  const each: Obligation = () => weakest(points.map((point) => () => check(point)));
  return {
    unknowns: are(unknowns, letters),
    points: each,
    complete: () => exactly(points.length > 0, "The point is missing."),
    order: () => exactly(points.length <= 1, "One point is asked for."),
  };
}

const ENCLOSED = "Enclosed between bounds, cosine and sine of the angle lead to the same place.";
const IN_DECIMALS = "Worked out in decimals, cosine and sine of the angle lead to the same place.";

/** What is said of a place that was reached in two ways. */
function found(fit: Fit, otherwise: string): Check {
  if (fit === "apart") return refuted(otherwise);
  return fit === "unknown" ? spotChecked(IN_DECIMALS) : verified(ENCLOSED);
}

function checkPlace(
  { radius, angle, complex, form }: ToRectangular,
  point: readonly Expression[],
  budget: Budget,
): Check {
  const [x, y] = point;
  if (complex || !x || !y || point.length !== 2) return refuted("The answer is of another kind.");
  return weakest([
    () => found(placeFit([radius, angle], [x, y], budget), "The point lies elsewhere."),
    inTidyForm(point, form, budget),
    () => exactly(!point.some((each) => some(each, isCall)), "Cosine and sine are to be worked out."),
  ]);
}

function checkComplex({ radius, angle, complex }: ToRectangular, answer: Expression, budget: Budget): Check {
  const fit = complex ? numberFit(partsAt(radius, angle), answer, budget) : "apart";
  return found(fit, "The number is another one.");
}

function checkPolar({ x, y, complex, form }: ToPolar, point: readonly Expression[], budget: Budget): Check {
  const [r, theta] = point;
  if (complex || !r || !theta || point.length !== 2) return refuted("The answer is of another kind.");
  const decimals = point.map((each) => decimalsOf(each) ?? undefined);
  return weakest([
    () => found(directionFit([x, y], [r, theta], budget), "The direction or the distance is another one."),
    () =>
      exactly(
        decimals.every((each, i) => each === form.decimals || (each === undefined && isWhole(point[i]))),
        "The coordinates are to have other decimals.",
      ),
    inTidyForm(point, form, budget),
    () => exactly(!some(r, isCall) && !some(theta, isUnworked), "The angle is to be worked out."),
  ]);
}

/** An angle that is no known part of a turn is an inverse tangent. */
const isUnworked = (part: { readonly kind: string; readonly name?: string }): boolean =>
  isCall(part) && part.name !== "arctan";

const isWhole = (e: Expression | undefined): boolean => e?.kind === "number" && e.value.d === 1n;

const checkPolarForm = ({ x, y, complex }: ToPolar, answer: Expression, budget: Budget): Check =>
  found(complex ? numberFit([x, y], answer, budget) : "apart", "It is another number.");

/** Written r(cos θ + i sin θ) with a positive r, an angle of less than a turn, and no decimals but those asked for. */
function isPolarForm({ form }: ToPolar, answer: Expression): Check {
  const pair = pairOf(answer);
  const places = (pair ?? []).map((each) => decimalsOf(each) ?? form.decimals);
  return exactly(
    pair !== null &&
      (realValue(pair[0], new Map()) ?? 0) > 0 &&
      isWithinTurn(pair[1]) &&
      places.every((each) => each === form.decimals),
    "The polar form is r(cos θ + i sin θ).",
  );
}

/** r and θ of a written polar form; r is left out where it is 1. */
function pairOf(e: Expression): Coordinates | null {
  if (e.kind === "product") {
    const pair = e.factors.at(-1)?.kind === "sum" ? pairOf(e.factors.at(-1) as Expression) : null;
    return pair && [product(e.factors.slice(0, -1)), pair[1]];
  }
  const [across, up, more] = e.kind === "sum" ? e.terms : [];
  const angle = across && argumentOf("cos", across);
  if (!angle || !up || more || up.kind !== "product" || up.factors.length !== 2) return null;
  const [unit, rise] = up.factors as readonly [Expression, Expression];
  const other = argumentOf("sin", rise);
  const isTurn = unit.kind === "constant" && unit.name === "i" && other && toLatex(other) === toLatex(angle);
  return isTurn ? [int(1), angle] : null;
}

const argumentOf = (name: string, e: Expression): Expression | null =>
  e.kind === "function" && e.name === name ? (e.args[0] ?? null) : null;
