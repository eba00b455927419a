import type { Expression } from "../expression/ast";
import { number } from "../expression/build";
import { polynomialOf, univariateCoefficients } from "../expression/polynomial";
import {
  absolute,
  add,
  divide,
  isNegative,
  multiply,
  negate,
  ONE,
  type Rational,
  ZERO,
} from "../expression/rational";
import { toLatex } from "../printer/latex";
import { table } from "../table";
import type { AnswerValue, Budget, Check } from "../types";
import { are, ascending, inForm, says, tidy, unitless } from "./claims";
import { graphChecks } from "./feature-graph";
import { allLines, farLine, noLine, uprightLines } from "./feature-lines";
import { partObligations } from "./feature-parts";
import { holeChecks, interceptChecks } from "./feature-points";
import {
  type FeatureQuestion,
  heightName,
  type Point,
  type PointChecks,
  vanishes,
  zerosIn,
} from "./feature-subject";
import { checkAxis, extremeValue, vertexChecks } from "./feature-vertex";
import {
  exactly,
  furtherClaims,
  type Obligation,
  type Obligations,
  refuted,
  UNCHECKED,
  type ValueOf,
  type Verifier,
  verified,
  weakest,
} from "./obligations";
import { type Coefficients, derivative } from "./real-root-count";

/** Checks what is said of a graph on the function itself: points by putting them in, symmetry as an identity, zeros by
 * Sturm's count, asymptotes by the degrees of what is left. */
export const FUNCTION_FEATURES: Verifier<"function-features"> = table({
  points: (problem, value, budget) => pointObligations(problem, value, budget),
  relation: (problem, { relation }, budget) => {
    switch (problem.asked) {
      case "axis-of-symmetry":
        return {
          relation: () =>
            relation.left.kind === "symbol" &&
            relation.left.name === problem.unknown &&
            relation.operator === "="
              ? checkAxis(problem, relation.right, budget)
              : refuted("It is no upright line."),
          form: inForm(relation.right, problem.form, budget),
        };
      case "horizontal-asymptote":
      case "slant-asymptote":
        return farLine(problem, relation, budget);
      default:
        return { relation: notAsked, form: notAsked };
    }
  },
  named: (problem, value, budget) => {
    switch (problem.asked) {
      case "extreme-value":
        return extremeValue(problem, value, budget);
      case "zeros-with-multiplicity":
        return zerosWithMultiplicity(problem, value, budget);
      case "asymptotes":
        return allLines(problem, value, budget);
      default:
        return { names: notAsked, values: notAsked, units: notAsked };
    }
  },
  roots: (problem, value, budget) =>
    problem.asked === "vertical-asymptotes"
      ? uprightLines(problem, value, budget)
      : { unknown: notAsked, roots: notAsked, complete: notAsked, order: notAsked },
  word: (problem, { word }, budget) => ({ word: () => checkWord(problem, word, budget) }),
  parts: (problem, value, budget) => {
    const checkFeature = (question: FeatureQuestion, part: AnswerValue): Check => {
      const oblige = FUNCTION_FEATURES[part.kind] as
        | ((question: FeatureQuestion, part: AnswerValue, budget: Budget) => Obligations)
        | undefined;
      if (!oblige) return notAsked();
      const claims = oblige(question, part, budget);
      return weakest(Object.values({ ...claims, ...furtherClaims(part, claims) }));
    };
    return partObligations(problem, value, { checkFeature, budget });
  },
});

const notAsked: Obligation = () => refuted("Something else is asked for.");

function pointObligations(
  problem: FeatureQuestion,
  { unknowns, points }: ValueOf<"points">,
  budget: Budget,
): Obligations<"points"> {
  const checks = pointChecks(problem, points, budget);
  if (!checks) return { unknowns: notAsked, points: notAsked, complete: notAsked, order: notAsked };
  const written = points.map((point) => point.map(toLatex).join(", "));
  const different = points.filter((_, i) => written.indexOf(written[i] ?? "") === i);
  return {
    unknowns: are(unknowns, [problem.unknown, heightName(problem)]),
    points: () =>
      weakest(
        points.flatMap((point) => [
          () => exactly(point.length === 2, "A point has two coordinates."),
          inForm(point, problem.form, budget),
          () => checks.each(point),
        ]),
      ),
    complete: () => checks.complete(different),
    order: () => exactly(different.length === points.length, "A point stands twice."),
  };
}

/** Null where the question does not ask for points. */
function pointChecks(problem: FeatureQuestion, points: readonly Point[], budget: Budget): PointChecks | null {
  switch (problem.asked) {
    case "vertex":
      return vertexChecks(problem, budget);
    case "holes":
      return holeChecks(problem, budget);
    case "intercepts":
    case "x-intercepts":
    case "y-intercept":
      return interceptChecks(problem, budget);
    case "graph":
      return graphChecks(problem, points, budget);
    default:
      return null;
  }
}

function checkWord(problem: FeatureQuestion, word: string, budget: Budget): Check {
  switch (problem.asked) {
    case "end-behavior":
      return checkEnds(problem, word, budget);
    case "vertical-asymptotes":
    case "horizontal-asymptote":
    case "slant-asymptote":
    case "asymptotes":
      return noLine(problem, word, budget);
    case "holes":
    case "intercepts":
    case "x-intercepts":
    case "y-intercept": {
      const checks = pointChecks(problem, [], budget);
      return weakest([() => says(word, "none"), () => checks?.complete([]) ?? UNCHECKED]);
    }
    default:
      return refuted("No word is asked for.");
  }
}

function coefficientsOf({ body, unknown }: FeatureQuestion, budget: Budget): Coefficients | null {
  const p = polynomialOf(body, budget);
  return p && univariateCoefficients(p, unknown);
}

/** As many zeros as Sturm counts, from the smallest to the largest, each with the number of derivatives that vanish. */
function zerosWithMultiplicity(
  problem: FeatureQuestion,
  { values }: ValueOf<"named">,
  budget: Budget,
): Obligations<"named"> {
  const coefficients = coefficientsOf(problem, budget);
  if (!coefficients) return { names: () => UNCHECKED, values: () => UNCHECKED, units: () => UNCHECKED };
  const count = zerosIn(coefficients, budget);
  const [zeros, orders] = [0, 1].map((rest) =>
    values.filter((_, i) => i % 2 === rest).map(({ value }) => value),
  ) as [Expression[], Expression[]];
  const fits = (at: Expression, i: number): boolean => {
    const order = orders[i];
    return order?.kind === "number" && BigInt(orderAt(coefficients, at, budget)) === order.value.n;
  };
  return {
    names: are(
      values.map(({ name }) => name),
      Array.from({ length: count }, () => ["zero", "multiplicity"]).flat(),
    ),
    units: unitless(values),
    values: () =>
      weakest([
        ...zeros.map(tidy),
        ascending(zeros),
        () =>
          zeros.every(fits)
            ? verified(
                `Counted in another way, there are $${count}$ different real zeros, and at each as many derivatives are zero as its multiplicity says.`,
              )
            : refuted("A zero or its multiplicity is another one."),
      ]),
  };
}

/** How many of the polynomial, its derivative, the second one and so on vanish at a place before one does not; 0 where
 * it is no zero, which no multiplicity is. */
function orderAt(coefficients: Coefficients, at: Expression, budget: Budget): number {
  let p = coefficients;
  for (let order = 0; order < coefficients.length; order += 1) {
    if (!vanishes(p, at, budget)) return order > 0 ? order : -1;
    p = derivative(p);
  }
  return coefficients.length;
}

function checkEnds(problem: FeatureQuestion, word: string, budget: Budget): Check {
  const coefficients = coefficientsOf(problem, budget);
  const lead = coefficients?.at(-1);
  if (!coefficients || coefficients.length < 2 || !lead) return UNCHECKED;
  // Cauchy's bound: no real zero lies beyond it, so the signs there are those far out.
  const bound = coefficients.reduce((total, c) => add(total, absolute(divide(c, lead))), ONE);
  const at = (x: Rational) => coefficients.reduceRight((total, c) => add(multiply(total, x), c), ZERO);
  const up = (x: Rational) => (isNegative(at(x)) ? "down" : "up");
  const expected = `${up(negate(bound))} on the left, ${up(bound)} on the right`;
  return says(
    word,
    expected,
    `All real zeros lie between $${toLatex(number(negate(bound)))}$ and $${toLatex(number(bound))}$, and there the function is already going ${expected}.`,
  );
}
