import type { Expression } from "../expression/ast";
import { isNegative, rational } from "../expression/rational";
import { children, some, symbolsOf } from "../expression/walk";
import { toLatex } from "../printer/latex";
import type { Budget, Check } from "../types";
import { ofIdentity, says, tidy } from "./claims";
import { areCoprime } from "./coprime";
import { degreeBound, isPolynomial } from "./degree-bound";
import { checkIdentity, type Identity } from "./identity";
import {
  type Obligations,
  type ProblemOf,
  refuted,
  spotChecked,
  type Verifier,
  verified,
  weakest,
} from "./obligations";
import { checkPowerIdentity } from "./power-identity";
import { isRadical, radicalObligations } from "./radical-expression";
import { valueAt } from "./sample-points";
import { expandedFault, factorsOf, termsOf } from "./written-form";

/** Beyond this degree values grow too long to be shown, and exponents are counted instead. */
const LARGE_DEGREE = 60;

/** Equal wherever both have a value, and in simplest form: like terms combined, fractions in lowest terms, no
 * negative exponents. */
export const SIMPLIFY: Verifier<"simplify"> = {
  expression: (problem, { expression }, budget) => simplification(problem, expression, budget),
  word: (problem, { word }, budget) => ({ word: () => checkUndefined(problem.expression, word, budget) }),
};

export function simplification(
  problem: ProblemOf<"simplify" | "expand">,
  answer: Expression,
  budget: Budget,
): Obligations<"expression"> {
  const { expression } = problem;
  if (isRadical(expression, answer)) return radicalObligations(problem, answer, budget);
  return {
    value: () => {
      const same = ofIdentity(identityOf(expression, answer, budget));
      const excluded = same.status === "refuted" ? null : excludedValues(expression, budget);
      return excluded ? weakest([() => same, () => verified(excluded)]) : same;
    },
    form: () => {
      const fault = formFault(answer, budget) ?? bracketFault(expression, answer, budget);
      if (fault === "open") return spotChecked();
      return fault === null ? tidy(answer)() : refuted(fault);
    },
  };
}

/** Powers too high for values to be written out, or roots. */
function isLarge(e: Expression, budget: Budget): boolean {
  const bounds = symbolsOf(e).map((name) => degreeBound(e, name, budget));
  return bounds.some((bound) => !bound || Math.max(bound.above, bound.below) > LARGE_DEGREE);
}

function identityOf(a: Expression, b: Expression, budget: Budget): Identity {
  const counted = isLarge(a, budget) ? checkPowerIdentity(a, b, budget) : null;
  if (counted && counted.equal !== null) return counted;
  const identity = checkIdentity(a, b, budget);
  return identity.equal === null ? checkPowerIdentity(a, b, budget) : identity;
}

/** "undefined": something that is zero everywhere is divided by. */
export function checkUndefined(expression: Expression, word: string, budget: Budget): Check {
  const zero = divisorsOf(expression).find((divisor) => {
    const identity = checkIdentity(divisor, { kind: "number", value: rational(0n) }, budget);
    return identity.equal === true && identity.proved;
  });
  return zero
    ? says(word, "undefined", `The divisor $${toLatex(zero)}$ is $0$, and nothing can be divided by $0$.`)
    : refuted("No divisor is zero everywhere.");
}

/** Everything that is divided by. */
function divisorsOf(e: Expression): Expression[] {
  const own = e.kind === "quotient" ? [e.denominator] : [];
  return [...own, ...children(e).flatMap(divisorsOf)];
}

/** What is not in simplest form; "open" when that cannot be shown; null when all is well. */
function formFault(answer: Expression, budget: Budget): string | "open" | null {
  if (hasNegativeExponent(answer, budget)) return "a negative exponent is left";
  const terms = termsOf(answer);
  const fractions = terms.filter(
    (term) => term.kind === "quotient" && symbolsOf(term.denominator).length > 0,
  );
  const whole = terms.filter((term) => !fractions.includes(term));
  if (whole.length > 1) {
    const fault = expandedFault({ kind: "sum", terms: whole });
    if (fault) return fault;
  }
  for (const term of terms) {
    if (term.kind !== "quotient") continue;
    if (isExponentForm(term)) continue;
    if (!areCoprime(term.numerator, term.denominator, budget)) return "open";
  }
  return null;
}

/** A polynomial is simplified when it is multiplied out; over a number it may stay a fraction. */
function bracketFault(expression: Expression, answer: Expression, budget: Budget): string | null {
  const unsigned = answer.kind === "negation" ? answer.operand : answer;
  if (unsigned.kind === "quotient" || !isPolynomial(expression, budget)) return null;
  return expandedFault(answer);
}

const hasNegativeExponent = (e: Expression, budget: Budget): boolean =>
  some(e, (part) => {
    if (part.kind !== "power") return false;
    const exponent = valueAt(part.exponent, new Map(), budget);
    return exponent !== null && isNegative(exponent);
  });

/** Powers with fractional or lettered exponents, over different bases above and below. */
function isExponentForm(e: Expression & { kind: "quotient" }): boolean {
  const bases = [e.numerator, e.denominator].map((side) =>
    factorsOf(side).map((factor) => toLatex(factor.kind === "power" ? factor.base : factor)),
  );
  const hasRoots = some(
    e,
    (part) => part.kind === "power" && !(part.exponent.kind === "number" && part.exponent.value.d === 1n),
  );
  return hasRoots && !(bases[0] ?? []).some((base) => bases[1]?.includes(base));
}

/** The whole numbers near zero for which the question has no value, as a sentence; null when there are none. */
function excludedValues(expression: Expression, budget: Budget): string | null {
  const [name, ...others] = symbolsOf(expression);
  const divisors = divisorsOf(expression).filter((divisor) => symbolsOf(divisor).length > 0);
  if (!name || others.length > 0 || divisors.length === 0 || isLarge(expression, budget)) return null;
  const found: bigint[] = [];
  for (let k = -30n; k <= 30n; k += 1n) {
    const at = new Map([[name, rational(k)]]);
    if (valueAt(expression, at, budget) === null) found.push(k);
  }
  if (found.length === 0) return null;
  const list = found.map((k) => `$${k}$`).join(" and ");
  return `The question has no value for $${toLatex({ kind: "symbol", name })}$ equal to ${list}, so the answer holds for other values.`;
}
