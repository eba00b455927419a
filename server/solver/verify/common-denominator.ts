import type { Expression } from "../expression/ast";
import { type Polynomial, polynomialOf } from "../expression/polynomial";
import { divideExactly } from "../expression/polynomial-division";
import { gcdPolynomials, numericContent } from "../expression/polynomial-gcd";
import { gcd, isInteger } from "../expression/rational";
import { toLatex } from "../printer/latex";
import type { Budget, Check } from "../types";
import { itemByItem, ofIdentity, tidy } from "./claims";
import { checkIdentity } from "./identity";
import { exactly, type ProblemOf, refuted, UNCHECKED, type Verifier, verified, weakest } from "./obligations";

type Question = ProblemOf<"common-denominator">;

/** Every denominator divides the common one, and what the divisions leave shares no factor, so no smaller one does. */
export const COMMON_DENOMINATOR: Verifier<"common-denominator"> = {
  expression: (problem, { expression }, budget) => ({
    value: () =>
      problem.asked === "denominator"
        ? leastMultiple(problem, expression, budget)
        : refuted("The fractions themselves are asked for."),
    form: tidy(expression),
  }),
  list: (problem, { items }, budget) => {
    const { items: each, ...others } = itemByItem(
      items,
      problem.asked === "fractions"
        ? problem.fractions.map(
            (fraction) => (item) => () => ofIdentity(checkIdentity(fraction, item, budget)),
          )
        : [],
    );
    return { ...others, items: () => weakest([each, () => checkBottoms(problem, items, budget)]) };
  },
};

/** One denominator under all of the fractions, and it is the least. */
function checkBottoms(problem: Question, items: readonly Expression[], budget: Budget): Check {
  const bottoms = items.map((item) => {
    const fraction = item.kind === "negation" ? item.operand : item;
    return fraction.kind === "quotient" ? fraction.denominator : null;
  });
  const [first] = bottoms;
  if (!first) return refuted("A fraction is missing.");
  return weakest([
    () =>
      exactly(
        bottoms.every((each) => each && toLatex(each) === toLatex(first)),
        "The denominators differ.",
      ),
    tidy(first),
    () => leastMultiple(problem, first, budget),
  ]);
}

function leastMultiple({ fractions }: Question, common: Expression, budget: Budget): Check {
  const whole = polynomialOf(common, budget);
  const divisors = fractions.map(({ denominator }) => polynomialOf(denominator, budget));
  const known = divisors.filter((p) => p !== null);
  if (known.length < divisors.length) return UNCHECKED;
  if (!whole || !isPositive(whole)) return refuted("It is no polynomial that begins with a positive number.");
  const cofactors = wholeQuotients(
    known.map((divisor) => [whole, divisor] as const),
    budget,
  );
  if (!cofactors) return refuted("A denominator does not divide it.");
  if (!shareNothing(cofactors, budget)) return refuted("A smaller one would do.");
  return verified(
    `Each denominator divides $${toLatex(common)}$, and the quotients have no factor in common, so nothing smaller will do.`,
  );
}

/** Of two opposite polynomials the one that is meant. */
export const isPositive = ({ terms: [first] }: Polynomial): boolean =>
  first !== undefined && first.coefficient.n > 0n;

/** Polynomials over polynomials, where all quotients have whole numbers; null where one has not. */
export function wholeQuotients(
  pairs: readonly (readonly [Polynomial, Polynomial])[],
  budget: Budget,
): Polynomial[] | null {
  const quotients = pairs.map(([dividend, divisor]) => divideExactly(dividend, divisor, budget));
  const whole = quotients.filter((p): p is Polynomial => p !== null && isInteger(numericContent(p)));
  return whole.length === quotients.length ? whole : null;
}

/** Whether polynomials with whole coefficients have no common factor but 1. */
export function shareNothing(all: readonly Polynomial[], budget: Budget): boolean {
  const number = all.reduce((g, p) => gcd(g, numericContent(p).n), 0n);
  const [first, ...others] = all;
  const common = first && others.reduce((g, p) => gcdPolynomials(g, p, budget), first);
  return number === 1n && common !== undefined && common.terms.length === 1 && isConstant(common);
}

const isConstant = ({ terms: [only] }: Polynomial): boolean =>
  only !== undefined && Object.values(only.exponents).every((exponent) => exponent === 0);
