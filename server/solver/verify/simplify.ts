import type { Expression } from "../expression/ast";
import { isNegative, rational } from "../expression/rational";
import { children, some, symbolsOf } from "../expression/walk";
import { toLatex } from "../printer/latex";
import type { AnswerValue, Budget, Check, Problem } from "../types";
import { areCoprime } from "./coprime";
import { degreeBound, isPolynomial } from "./degree-bound";
import { checkIdentity, type Identity } from "./identity";
import { checkPowerIdentity } from "./power-identity";
import { isRadical, verifyRadical } from "./radical-expression";
import { valueAt } from "./sample-points";
import { commonNumber, expandedFault, factorsOf, termsOf } from "./written-form";

/** Beyond this degree values grow too long to be shown, and exponents are counted instead. */
const LARGE_DEGREE = 60;

/** Equal wherever both have a value, and in simplest form: like terms combined, fractions in lowest terms, no
 * negative exponents. */
export function verifySimplify(problem: Problem, value: AnswerValue, budget: Budget): Check {
  if (problem.task !== "simplify" && problem.task !== "expand") {
    return { status: "refuted", reason: "the task is another one" };
  }
  const { expression } = problem;
  if (value.kind === "word" && value.word === "undefined") return checkUndefined(expression, budget);
  if (value.kind !== "expression") return { status: "refuted", reason: "the answer is no expression" };
  const answer = value.expression;
  if (isRadical(expression, answer)) return verifyRadical(problem, answer, budget);
  const identity = identityOf(expression, answer, budget);
  if (identity.equal === null) return { status: "unchecked", evidence: [] };
  if (!identity.equal) return { status: "refuted", reason: identity.reason };
  const fault = formFault(answer, budget) ?? bracketFault(expression, answer, budget);
  if (fault === "open") return { status: "partial", evidence: [identity.evidence] };
  if (fault) return { status: "refuted", reason: fault };
  const excluded = excludedValues(expression, budget);
  return {
    status: identity.proved ? "verified" : "partial",
    evidence: excluded ? [identity.evidence, excluded] : [identity.evidence],
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

function checkUndefined(expression: Expression, budget: Budget): Check {
  const zero = divisorsOf(expression).find((divisor) => {
    const identity = checkIdentity(divisor, { kind: "number", value: rational(0n) }, budget);
    return identity.equal === true && identity.proved;
  });
  if (!zero) return { status: "refuted", reason: "no divisor is zero everywhere" };
  return {
    status: "verified",
    evidence: [`The divisor $${toLatex(zero)}$ is $0$, and nothing can be divided by $0$.`],
  };
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
    if (hasFraction(term.numerator) || hasFraction(term.denominator))
      return "a fraction stands inside a fraction";
    if (sharesNumber(term.numerator, term.denominator)) return "a number can still be cancelled";
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

/** Whether a fraction stands somewhere, exponents aside. */
const hasFraction = (e: Expression): boolean =>
  e.kind === "quotient" || (e.kind === "power" ? hasFraction(e.base) : children(e).some(hasFraction));

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

/** Whether a whole number divides everything above and everything below. */
function sharesNumber(above: Expression, below: Expression): boolean {
  const number = (side: Expression) =>
    factorsOf(side).reduce((product, factor) => product * contentOf(factor), 1n);
  let [a, b] = [number(above), number(below)];
  while (b !== 0n) [a, b] = [b, a % b];
  return a !== 1n && a !== -1n;
}

const contentOf = (factor: Expression): bigint =>
  factor.kind === "number"
    ? factor.value.d === 1n
      ? factor.value.n
      : 1n
    : factor.kind === "sum"
      ? commonNumber(factor)
      : 1n;

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
