import type { Expression } from "../expression/ast";
import { evaluateExact } from "../expression/evaluate-exact";
import { equals, fromInt, isOne, isZero, ONE, type Rational, subtract, ZERO } from "../expression/rational";
import { symbolsOf } from "../expression/walk";
import type { MatrixTask } from "../tasks/matrix";
import type { Budget, Check, Form } from "../types";
import { are } from "./claims";
import { inTidyForm } from "./expression-form";
import { eliminated, type Grid, gridOf, timesGrid } from "./grid";
import {
  exactly,
  type Obligation,
  type Obligations,
  type ProblemOf,
  refuted,
  UNCHECKED,
  type ValueOf,
  verified,
  weakest,
} from "./obligations";
import { rank } from "./rank";

const LAMBDA = "lambda";

/** det(λI − A) by elimination at one number more than the degree: two polynomials of this degree that agree there are the
 * same. */
export function checkCharacteristic(first: Grid, answer: Expression, budget: Budget): Check {
  const size = first.length;
  if (symbolsOf(answer).some((name) => name !== LAMBDA)) return refuted("Another letter is left.");
  if (first.some((row) => row.length !== size)) return UNCHECKED;
  for (let k = 0; k <= size; k += 1) {
    const at = fromInt(k);
    const shifted = first.map((row, i) => row.map((each, j) => subtract(i === j ? at : ZERO, each)));
    const given = evaluateExact(answer, new Map([[LAMBDA, at]]), budget);
    if (!given) return UNCHECKED;
    if (!equals(given, eliminated(shifted))) return refuted("The determinant is another one.");
  }
  return verified("At more numbers than its degree it has the value that elimination gives.");
}

/** A sum of powers of the letter, each once. */
export const inPowers =
  (e: Expression, form: Form, budget: Budget): Obligation =>
  () =>
    weakest([
      inTidyForm(e, form, budget),
      () => {
        const terms = e.kind === "sum" ? e.terms : [e];
        const powers = terms.map(powerIn);
        const isPlain = powers.every((each) => each !== null) && new Set(powers).size === powers.length;
        return exactly(isPlain, "It has to be multiplied out.");
      },
    ]);

/** The power of the letter in a term: 2 for 3λ². Null for what is no such term. */
function powerIn(term: Expression): number | null {
  if (term.kind === "negation") return powerIn(term.operand);
  if (symbolsOf(term).length === 0) return 0;
  if (term.kind === "symbol") return 1;
  if (term.kind === "power")
    return term.base.kind === "symbol" && term.exponent.kind === "number"
      ? Number(term.exponent.value.n)
      : null;
  if (term.kind !== "product" || term.factors.length !== 2) return null;
  const [factor, letters] = term.factors;
  return factor && letters && symbolsOf(factor).length === 0 ? powerIn(letters) : null;
}

/** Each vector is taken to zero; each has its own free place, where it is one and the others zero, and there are as many
 * as the rank leaves. */
export function nullSpaceObligations(
  problem: ProblemOf<"matrix">,
  { unknowns, points }: ValueOf<"points">,
  budget: Budget,
): Obligations<"points"> {
  const first = problem.matrices[0] && gridOf(problem.matrices[0].rows, budget);
  const vectors = gridOf(points, budget);
  const isAsked = (problem.operation satisfies MatrixTask["operation"]).kind === "null-space";
  if (!first || !vectors || !isAsked) {
    const no = () => (isAsked ? UNCHECKED : refuted("Something else is asked for."));
    return { unknowns: no, points: no, complete: no, order: no };
  }
  const width = first[0]?.length ?? 0;
  const free = freeColumns(first, budget);
  return {
    unknowns: are(
      unknowns,
      Array.from({ length: width }, (_, at) => `x_${at + 1}`),
    ),
    points: () => {
      const whole = vectors.every((vector) => vector.length === width);
      const isTaken =
        whole &&
        vectors.every((vector) => timesGrid(first, columnOf(vector)).every((row) => row.every(isZero)));
      return isTaken
        ? verified("The matrix times each vector is zero.")
        : refuted("The matrix does not take it to zero.");
    },
    complete: () => exactly(vectors.length === free.length, "A vector is missing."),
    order: () =>
      exactly(
        vectors.every((vector, i) =>
          free.every((at, k) => (k === i ? isOne(vector[at] ?? ZERO) : isZero(vector[at] ?? ONE))),
        ),
        "The vectors are not one for each free letter.",
      ),
  };
}

const columnOf = (vector: readonly Rational[]): Grid => vector.map((each) => [each]);

/** Columns that add nothing to those before them. */
function freeColumns(first: Grid, budget: Budget): number[] {
  const width = first[0]?.length ?? 0;
  const ranks = Array.from({ length: width + 1 }, (_, size) =>
    rank(
      first.map((row) => row.slice(0, size)),
      budget,
    ),
  );
  return Array.from({ length: width }, (_, at) => at).filter((at) => ranks[at + 1] === ranks[at]);
}
