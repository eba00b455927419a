import type { Expression } from "../expression/ast";
import { degreeIn, polynomialOf } from "../expression/polynomial";
import { toLatex } from "../printer/latex";
import type { Budget } from "../types";
import { ofIdentity, tidy } from "./claims";
import { checkIdentity } from "./identity";
import { irreducibility } from "./irreducible";
import { refuted, type Verifier } from "./obligations";

/** Adds the fractions up again, on a grid of points that proves the identity, and looks at the form: every bottom is
 * a power of a factor that does not split, every top of lower degree than that factor, no bottom twice. */
export const PARTIAL_FRACTIONS: Verifier<"partial-fractions"> = {
  expression: (problem, { expression: answer }, budget) => ({
    value: () => ofIdentity(checkIdentity(problem.expression, answer, budget)),
    form: () => {
      const terms = answer.kind === "sum" ? answer.terms : [answer];
      const bottoms = terms.flatMap((term) => bottomOf(term) ?? []).map(toLatex);
      const simple = terms.every((term) => isSimple(term, problem.variable, budget));
      return simple && new Set(bottoms).size === bottoms.length
        ? tidy(answer)()
        : refuted("One of the fractions is not a partial fraction.");
    },
  }),
};

/** What stands under a fraction, without a number before it. */
function bottomOf(term: Expression): Expression | null {
  const fraction = term.kind === "negation" ? term.operand : term;
  return fraction.kind === "quotient" ? withoutNumber(fraction.denominator) : null;
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
  const bare = withoutNumber(e);
  return bare.kind === "power" ? bare.base : bare;
}

const withoutNumber = (e: Expression): Expression =>
  e.kind === "product" && e.factors.length === 2 && e.factors[0]?.kind === "number"
    ? (e.factors[1] as Expression)
    : e;
