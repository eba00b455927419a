import type { Expression } from "../expression/ast";
import { equation, negation, sum, symbol } from "../expression/build";
import { holdsAt } from "../expression/holds-at";
import { degreeIn, equalPolynomials, polynomialOf, univariateCoefficients } from "../expression/polynomial";
import { isNegative, isZero } from "../expression/rational";
import { substitute } from "../expression/substitute";
import { toLatex } from "../printer/latex";
import type { Budget, Check } from "../types";
import { are, inForm, unitless } from "./claims";
import type { FeatureQuestion, PointChecks } from "./feature-subject";
import {
  exactly,
  type Obligations,
  refuted,
  UNCHECKED,
  type ValueOf,
  verified,
  weakest,
} from "./obligations";

/** That a parabola is its own mirror image about a place: the heights at h + t and h − t are one polynomial in t. */
export function checkAxis({ body, unknown }: FeatureQuestion, h: Expression, budget: Budget): Check {
  const p = polynomialOf(body, budget);
  if (!p || degreeIn(p, unknown) !== 2) return refuted("The graph is no parabola.");
  const beside = (step: Expression) =>
    polynomialOf(substitute(body, new Map([[unknown, sum([h, step])]])), budget);
  const at = (step: Expression) => toLatex(h.kind === "number" && isZero(h.value) ? step : sum([h, step]));
  const [right, left] = [beside(symbol("t")), beside(negation(symbol("t")))];
  return right && left && equalPolynomials(right, left)
    ? verified(
        `At $${at(symbol("t"))}$ and at $${at(negation(symbol("t")))}$ the heights are the same for every $t$.`,
      )
    : refuted("The graph is not symmetric about this place.");
}

function checkVertex(
  question: FeatureQuestion,
  [h, k]: readonly (Expression | undefined)[],
  budget: Budget,
): Check {
  const { body, unknown } = question;
  if (!h || !k) return refuted("A coordinate is missing.");
  return weakest([
    () => checkAxis(question, h, budget),
    () =>
      holdsAt(equation(body, k), new Map([[unknown, h]]), budget) === true
        ? verified(`The height at $${toLatex(h)}$ is $${toLatex(k)}$.`)
        : refuted("The height there is another one."),
  ]);
}

export const vertexChecks = (question: FeatureQuestion, budget: Budget): PointChecks => ({
  each: (point) => checkVertex(question, point, budget),
  complete: (points) => exactly(points.length > 0, "The vertex is missing."),
});

/** The least or greatest value and its place. */
export function extremeValue(
  question: FeatureQuestion,
  { values }: ValueOf<"named">,
  budget: Budget,
): Obligations<"named"> {
  const { body, unknown, extreme, form } = question;
  const p = polynomialOf(body, budget);
  const lead = p && univariateCoefficients(p, unknown)?.at(-1);
  if (!lead) return { names: () => UNCHECKED, values: () => UNCHECKED, units: () => UNCHECKED };
  const kind = isNegative(lead) ? "maximum" : "minimum";
  const [height, place] = values.map(({ value }) => value);
  const all = values.map(({ value }) => value);
  return {
    names: () =>
      extreme && extreme !== kind
        ? refuted(`There is no ${extreme}.`)
        : are(
            values.map(({ name }) => name),
            [kind, unknown],
          )(),
    values: () => weakest([inForm(all, form, budget), () => checkVertex(question, [place, height], budget)]),
    units: unitless(values),
  };
}
