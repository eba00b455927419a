import type { Expression } from "../expression/ast";
import { evaluateExact } from "../expression/evaluate-exact";
import { equals, fromInt, isZero, type Rational, subtract } from "../expression/rational";
import { symbolsOf } from "../expression/walk";
import { toLatex } from "../printer/latex";
import type { Budget, Check } from "../types";
import { tidy } from "./claims";
import { exactly, type ProblemOf, refuted, UNCHECKED, type Verifier, verified, weakest } from "./obligations";
import { expandedFault, factorsOf } from "./written-form";

const PLACES = [-2, -1, 0, 1, 2];

type Question = ProblemOf<"quadratic-form">;

/** Two functions of degree at most 2 that agree at more than two places are the same; the answer's own degree shows in
 * its second differences. */
export const QUADRATIC_FORM: Verifier<"quadratic-form"> = {
  expression: (problem, { expression }, budget) => ({
    value: () => checkFunction(problem, expression, budget),
    form: () =>
      weakest([
        () =>
          exactly(
            problem.shape === "vertex"
              ? isVertexForm(expression, problem.unknown)
              : !expandedFault(expression),
            "Another form is asked for.",
          ),
        tidy(expression),
      ]),
  }),
};

/** Something times the square of x less a number, and a number; either number may be missing. */
function isVertexForm(e: Expression, unknown: string): boolean {
  const [squared, constant, ...others] = e.kind === "sum" ? e.terms : [e];
  const isNumber = (part: Expression) => symbolsOf(part).length === 0;
  if (!squared || others.length > 0 || (constant && !isNumber(constant))) return false;
  const factors = factorsOf(squared).filter((factor) => !isNumber(factor));
  const [square, ...more] = factors;
  if (square?.kind !== "power" || more.length > 0) return false;
  const { base, exponent } = square;
  if (exponent.kind !== "number" || exponent.value.n !== 2n || exponent.value.d !== 1n) return false;
  const [letter, shift, ...rest] = base.kind === "sum" ? base.terms : [base];
  return (
    letter?.kind === "symbol" && letter.name === unknown && (!shift || isNumber(shift)) && rest.length === 0
  );
}

function checkFunction({ given, unknown }: Question, answer: Expression, budget: Budget): Check {
  const at = (e: Expression, x: Rational) => evaluateExact(e, new Map([[unknown, x]]), budget);
  if (!isQuadratic(PLACES.map((x) => at(answer, fromInt(x))))) return refuted("It is not quadratic.");
  if (given.kind === "body") {
    const same = PLACES.every((x) => {
      const [asked, found] = [at(given.body, fromInt(x)), at(answer, fromInt(x))];
      return asked && found && equals(asked, found);
    });
    return same
      ? verified(`At $${PLACES.length}$ places both forms have the same value, so they agree everywhere.`)
      : refuted("It is another function.");
  }
  const [h, k] = given.vertex.map((each) => evaluateExact(each, new Map(), budget));
  const [x, y] = given.point.map((each) => evaluateExact(each, new Map(), budget));
  if (!h || !k || !x || !y) return UNCHECKED;
  const through = (place: Rational, height: Rational) => {
    const found = at(answer, place);
    return found !== null && equals(found, height);
  };
  const mirrored = subtract({ n: 2n * h.n, d: h.d }, x);
  if (!through(h, k) || !through(x, y) || !through(mirrored, y)) return refuted("It misses a point.");
  const [vx, vy, px, py] = [...given.vertex, ...given.point].map(toLatex);
  return verified(
    `The function passes through $(${vx}, ${vy})$ and $(${px}, ${py})$ and is symmetric about its vertex.`,
  );
}

function isQuadratic(values: readonly (Rational | null)[]): boolean {
  if (values.some((each) => each === null)) return false;
  const differences = (list: readonly Rational[]) =>
    list.slice(1).map((each, at) => subtract(each, list[at] as Rational));
  const second = differences(differences(values as Rational[]));
  return second.every((each) => !isZero(each) && equals(each, second[0] as Rational));
}
