import type { Expression } from "../expression/ast";
import { product, sum } from "../expression/build";
import { evaluateExact } from "../expression/evaluate-exact";
import { divide, equals, isZero, negate, type Rational, rational, subtract } from "../expression/rational";
import { toLatex } from "../printer/latex";
import type { Budget, Check } from "../types";
import { are, inForm, ofIdentity, unitless } from "./claims";
import { checkIdentity } from "./identity";
import {
  type ProblemOf,
  refuted,
  spotChecked,
  UNCHECKED,
  type ValueOf,
  type Verifier,
  verified,
} from "./obligations";
import { degreeOfTerm, expandedFault, termsOf } from "./written-form";

type Division = ProblemOf<"polynomial-division">;

/** divisor · quotient + remainder is the dividend and the remainder has a lower degree; a remainder or a factor on
 * its own is checked by the value where a divisor of degree 1 vanishes. */
export const POLYNOMIAL_DIVISION: Verifier<"polynomial-division"> = {
  named: (problem, { values }, budget) => ({
    names: are(
      values.map(({ name }) => name),
      ["quotient", "remainder"],
    ),
    units: unitless(values),
    values: () => checkDivision(problem, values, budget),
  }),
  expression: (problem, { expression }, budget) => ({
    value: () =>
      problem.asked === "factor-if"
        ? ofIdentity(checkIdentity(problem.dividend, expression, budget))
        : checkRemainder(problem, expression, budget),
    form: inForm(expression, problem.form, budget),
  }),
  word: (problem, { word }, budget) => ({
    word: () => {
      const at = valueAtRoot(problem, budget);
      if (!at) return UNCHECKED;
      return word === (isZero(at.value) ? "yes" : "no")
        ? verified(at.evidence)
        : refuted("The value at the zero says otherwise.");
    },
  }),
};

function checkRemainder(problem: Division, answer: Expression, budget: Budget): Check {
  if (problem.asked !== "remainder") return refuted("More than the remainder is asked for.");
  const at = valueAtRoot(problem, budget);
  const given = evaluateExact(answer, new Map(), budget);
  if (!at) return UNCHECKED;
  return given && equals(given, at.value) ? verified(at.evidence) : refuted("The value differs.");
}

/** The value of the polynomial where a divisor of degree 1 vanishes. */
function valueAtRoot(
  problem: Division,
  budget: Budget,
): { readonly value: Rational; readonly evidence: string } | null {
  const { dividend, unknown } = problem;
  const root = rootOf(problem, budget);
  const value = root && evaluateExact(dividend, new Map([[unknown, root]]), budget);
  if (!root || !value) return null;
  const evidence = `At $${unknown} = ${toLatex(shown(root))}$ the divisor is $0$ and the polynomial has the value $${toLatex(shown(value))}$.`;
  return { value, evidence };
}

function checkDivision(
  { dividend, divisor, unknown }: Division,
  values: ValueOf<"named">["values"],
  budget: Budget,
): Check {
  const [quotient, remainder] = values.map(({ value }) => value);
  if (!quotient || !remainder) return refuted("A part is missing.");
  const identity = checkIdentity(dividend, sum([product([divisor, quotient]), remainder]), budget);
  if (!identity.equal) return ofIdentity(identity);
  const [low, high] = [writtenDegree(remainder), writtenDegree(divisor)];
  if (low === null || high === null) return spotChecked(identity.evidence);
  const isZeroRemainder = remainder.kind === "number" && isZero(remainder.value);
  if (low >= high && !isZeroRemainder) return refuted("The remainder can still be divided.");
  const back = `Multiply back: $${toLatex(product([divisor, quotient]))}$ plus the remainder is the polynomial in $${unknown}$ again. ${identity.evidence}`;
  return identity.proved ? verified(back) : spotChecked(back);
}

const shown = (value: Rational): Expression => {
  const size = value.n < 0n ? -value.n : value.n;
  const top: Expression = { kind: "number", value: rational(size) };
  const written: Expression =
    value.d === 1n
      ? top
      : { kind: "quotient", numerator: top, denominator: { kind: "number", value: rational(value.d) } };
  return value.n < 0n ? { kind: "negation", operand: written } : written;
};

/** The degree of a written sum of unlike terms; null for anything else. */
function writtenDegree(e: Expression): number | null {
  if (expandedFault(e)) return null;
  const degrees = termsOf(e).map(degreeOfTerm);
  return degrees.includes(null) ? null : Math.max(...degrees.map(Number));
}

/** Where a divisor of degree 1 vanishes, from its values at 0, 1 and 2. */
function rootOf({ divisor, unknown }: Division, budget: Budget): Rational | null {
  const at = (k: bigint) => evaluateExact(divisor, new Map([[unknown, rational(k)]]), budget);
  const [zero, one, two] = [at(0n), at(1n), at(2n)];
  if (!zero || !one || !two || writtenDegree(divisor) !== 1) return null;
  const slope = subtract(one, zero);
  if (isZero(slope) || !equals(subtract(two, one), slope)) return null;
  return negate(divide(zero, slope));
}
