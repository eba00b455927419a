import type { Expression } from "../expression/ast";
import { equation, int, power, product, sum } from "../expression/build";
import { evaluateComplex } from "../expression/evaluate-numeric";
import { holdsAt } from "../expression/holds-at";
import { some } from "../expression/walk";
import type { Budget, Check } from "../types";
import { are } from "./claims";
import { inTidyForm } from "./expression-form";
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
import { isFigure } from "./statistics-figure";
import { circularNumber } from "./trigonometric-number";

const NEAR = 1e-9;
/** Half a unit of the last of three decimals. */
const ROUNDED = 0.000501;
/** Decimals of an angle that is no known part of a turn. */
const ANGLE_DECIMALS = 3;

type ToPolar = ProblemOf<"to-polar">;
type ToRectangular = ProblemOf<"to-rectangular">;

/** Cosine and sine of the angle: exactly where they are known, else in doubles. */
export const TO_RECTANGULAR: Verifier<"to-rectangular"> = {
  points: (problem, { unknowns, points }, budget) =>
    onePoint({ unknowns, letters: ["x", "y"], points }, (point) => checkPlace(problem, point, budget)),
  expression: (problem, { expression }, budget) => ({
    value: () => checkComplex(problem, expression),
    form: () =>
      weakest([
        inTidyForm(expression, problem.form, budget),
        () => exactly(!some(expression, isCall), "Cosine and sine are to be worked out."),
      ]),
  }),
};

/** Goes back the other way in doubles; the distance is compared exactly. */
export const TO_POLAR: Verifier<"to-polar"> = {
  points: (problem, { unknowns, points }, budget) =>
    onePoint({ unknowns, letters: ["r", "theta"], points }, (point) => checkPolar(problem, point, budget)),
  expression: (problem, { expression }, budget) => ({
    value: () => checkPolarForm(problem, expression),
    form: () =>
      weakest([
        inTidyForm(expression, problem.form, budget),
        () => exactly(some(expression, isCall), "The polar form has the cosine and the sine of the angle."),
      ]),
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

const real = (e: Expression | undefined): number =>
  e ? (evaluateComplex(e, new Map())?.re ?? Number.NaN) : Number.NaN;

const call = (name: string, angle: Expression): Expression => ({ kind: "function", name, args: [angle] });

/** Whether r cos θ and r sin θ are shown to be x and y, exactly. */
const isProved = (
  [r, theta]: readonly [Expression, Expression],
  [x, y]: readonly [Expression, Expression],
  budget: Budget,
): boolean =>
  circularNumber(product([r, call("cos", theta)]), x, budget) &&
  circularNumber(product([r, call("sin", theta)]), y, budget);

function checkPlace(
  { radius, angle, complex, form }: ToRectangular,
  point: readonly Expression[],
  budget: Budget,
): Check {
  const [x, y] = point;
  if (complex || !x || !y || point.length !== 2) return refuted("The answer is of another kind.");
  const [r, theta] = [real(radius), real(angle)];
  const far = Math.hypot(real(x) - r * Math.cos(theta), real(y) - r * Math.sin(theta));
  if (!(far <= NEAR * (1 + Math.abs(r)))) return refuted("The point lies elsewhere.");
  return weakest([
    inTidyForm(point, form, budget),
    () => exactly(!point.some((each) => some(each, isCall)), "Cosine and sine are to be worked out."),
    () =>
      isProved([radius, angle], [x, y], budget)
        ? verified(
            "The exact values of cosine and sine, built up from $15^{\\circ}$ by the formula for a sum, lead to the same point.",
          )
        : spotChecked("Worked out in decimals, cosine and sine of the angle lead to the same place."),
  ]);
}

function checkComplex({ radius, angle, complex }: ToRectangular, answer: Expression): Check {
  const found = evaluateComplex(answer, new Map());
  const [r, theta] = [real(radius), real(angle)];
  const far = found ? Math.hypot(found.re - r * Math.cos(theta), found.im - r * Math.sin(theta)) : Number.NaN;
  if (!complex || !(far <= NEAR * (1 + Math.abs(r)))) return refuted("The number is another one.");
  return spotChecked("Worked out in decimals, cosine and sine of the angle lead to the same place.");
}

function checkPolar({ x, y, complex, form }: ToPolar, point: readonly Expression[], budget: Budget): Check {
  const [r, theta] = point;
  if (complex || !r || !theta || point.length !== 2) return refuted("The answer is of another kind.");
  const square = sum([power(x, int(2)), power(y, int(2))]);
  const length = holdsAt(equation(power(r, int(2)), square), new Map(), budget);
  const size = Math.hypot(real(x), real(y));
  if (length === false || !(Math.abs(real(r) - size) <= NEAR * (1 + size)))
    return refuted("The distance is another one.");
  const turn = Math.atan2(real(y), real(x));
  const angle = turn < -NEAR ? turn + 2 * Math.PI : turn;
  const decimals = form.decimals ?? ANGLE_DECIMALS;
  const isExact = Math.abs(real(theta) - angle) <= NEAR;
  if (!isExact && !isFigure(theta, angle, { form: { ...form, decimals }, budget }))
    return refuted("The direction is another one.");
  return weakest([
    inTidyForm(point, form, budget),
    () => exactly(!point.some((each) => some(each, isCall)), "The angle is to be worked out."),
    () =>
      isProved([r, theta], [x, y], budget)
        ? verified(
            "The exact values of cosine and sine, built up from $15^{\\circ}$ by the formula for a sum, lead back to the point.",
          )
        : spotChecked("Cosine and sine of the angle, in decimals, lead back to the point."),
  ]);
}

function checkPolarForm({ x, y, complex }: ToPolar, answer: Expression): Check {
  const place = evaluateComplex(answer, new Map());
  const rounded = some(answer, (part) => part.kind === "number" && part.decimals !== undefined);
  const size = Math.hypot(real(x), real(y));
  const far = place ? Math.hypot(place.re - real(x), place.im - real(y)) : Number.NaN;
  return complex && far <= (rounded ? ROUNDED : NEAR) * (1 + size)
    ? spotChecked("Multiplied out in decimals, the polar form gives the number back.")
    : refuted("It is another number.");
}
