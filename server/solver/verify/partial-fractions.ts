import type { Expression } from "../expression/ast";
import { degreeIn, polynomialOf } from "../expression/polynomial";
import type { AnswerValue, Budget, Check, Problem } from "../types";
import { checkIdentity } from "./identity";
import { irreducibility } from "./irreducible";

const refuted = (reason: string): Check => ({ status: "refuted", reason });

/** Adds the fractions up again, on a grid of points that proves the identity, and looks at the form: every bottom is
 * a power of a factor that does not split, every top of lower degree than that factor. */
export function verifyPartialFractions(problem: Problem, value: AnswerValue, budget: Budget): Check {
  if (problem.task !== "partial-fractions" || value.kind !== "expression")
    return refuted("The answer is of another kind.");
  const { expression } = value;
  const terms = expression.kind === "sum" ? expression.terms : [expression];
  if (!terms.every((term) => isSimple(term, problem.variable, budget)))
    return refuted("One of the fractions is not a partial fraction.");
  const same = checkIdentity(problem.expression, expression, budget);
  if (same.equal === null) return { status: "unchecked", evidence: [] };
  if (!same.equal) return refuted(same.reason);
  return { status: same.proved ? "verified" : "partial", evidence: [same.evidence] };
}

function isSimple(term: Expression, variable: string, budget: Budget): boolean {
  const fraction = term.kind === "negation" ? term.operand : term;
  if (fraction.kind !== "quotient") return false;
  const { numerator, denominator } = fraction;
  const base = baseOf(denominator);
  const [top, below] = [polynomialOf(numerator, budget), polynomialOf(base, budget)];
  if (!top || !below || degreeIn(below, variable) === 0) return false;
  if (degreeIn(top, variable) >= degreeIn(below, variable)) return false;
  return degreeIn(below, variable) === 1 || irreducibility(base, budget).status === "irreducible";
}

/** The base of a power, behind a number that stands before it. */
function baseOf(e: Expression): Expression {
  if (e.kind === "product" && e.factors.length === 2 && e.factors[0]?.kind === "number")
    return baseOf(e.factors[1] as Expression);
  return e.kind === "power" ? e.base : e;
}
