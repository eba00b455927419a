import type { Expression } from "../expression/ast";
import { univariateCoefficients } from "../expression/polynomial";
import { exactSign } from "../expression/real-set-order";
import { children, symbolsOf } from "../expression/walk";
import type { AnswerValue, Budget, Check, Problem } from "../types";
import { fractionOf } from "./fraction";
import type { Coefficients } from "./real-root-count";
import { checkTruth } from "./truth-set";

/** Checks a domain by putting in a number from every piece of the line between the zeros of denominators, radicands
 * and logarithm arguments, and every end: the expression must have a value exactly on the set. */
export function verifyDomain(problem: Problem, value: AnswerValue, budget: Budget): Check {
  if (problem.task !== "domain" || value.kind !== "set")
    return { status: "refuted", reason: "The answer is of another kind." };
  const { expression, unknown } = problem;
  const changes = sensitive(expression, unknown).map((part) => zerosOf(part, unknown, budget));
  if (changes.some((each) => each === null)) return { status: "unchecked", evidence: [] };
  const truth = (x: Expression) => hasValue(expression, new Map([[unknown, x]]), budget);
  return checkTruth(
    {
      set: value.set,
      unknown,
      changes: (changes as Coefficients[][]).flat(),
      truth,
      yes: "has a value",
      no: "has no real value",
    },
    budget,
  );
}

/** The parts whose sign decides: denominators, what stands under even roots, arguments of logarithms. */
function sensitive(e: Expression, unknown: string): Expression[] {
  const inner = children(e).flatMap((part) => sensitive(part, unknown));
  const own: Expression[] = [];
  if (e.kind === "quotient") own.push(e.denominator);
  if (e.kind === "root") own.push(e.radicand);
  if (e.kind === "power") own.push(e.base);
  if (e.kind === "function" && (e.name === "ln" || e.name === "log")) own.push(...e.args);
  return [...inner, ...own.filter((part) => symbolsOf(part).includes(unknown))];
}

/** Polynomials that vanish wherever the part does or has no value; null when it is of another kind. */
function zerosOf(part: Expression, unknown: string, budget: Budget): Coefficients[] | null {
  if (part.kind === "root") return zerosOf(part.radicand, unknown, budget);
  if (part.kind === "product" || part.kind === "negation") {
    const all = children(part).map((each) => zerosOf(each, unknown, budget));
    return all.includes(null) ? null : (all as Coefficients[][]).flat();
  }
  const fraction = fractionOf(part, new Map(), budget);
  const top = fraction && univariateCoefficients(fraction.top, unknown);
  const bottom = fraction && univariateCoefficients(fraction.bottom, unknown);
  return top && bottom ? [top, bottom] : null;
}

/** Whether every operation in the expression can be carried out in the real numbers; null when that cannot be told. */
function hasValue(e: Expression, at: ReadonlyMap<string, Expression>, budget: Budget): boolean | null {
  const parts = children(e).map((part) => hasValue(part, at, budget));
  if (parts.includes(false)) return false;
  if (parts.includes(null)) return null;
  const sign = (part: Expression) => exactSign(part, at, budget);
  const when = (part: Expression, test: (sign: number) => boolean) => {
    const found = sign(part);
    return found === null ? null : test(found);
  };
  if (e.kind === "quotient") return when(e.denominator, (s) => s !== 0);
  if (e.kind === "root") return e.index % 2n === 1n ? true : when(e.radicand, (s) => s >= 0);
  if (e.kind === "function" && (e.name === "ln" || e.name === "log"))
    return e.args[0] ? when(e.args[0], (s) => s > 0) : null;
  if (e.kind !== "power") return true;
  return powerHasValue(e.base, e.exponent, { at, budget, when });
}

function powerHasValue(
  base: Expression,
  exponent: Expression,
  {
    at,
    budget,
    when,
  }: {
    at: ReadonlyMap<string, Expression>;
    budget: Budget;
    when: (part: Expression, test: (sign: number) => boolean) => boolean | null;
  },
): boolean | null {
  const moving = symbolsOf(exponent).some((name) => at.has(name));
  const below = exactSign(exponent, at, budget);
  if (moving) return base.kind === "constant" ? true : when(base, (s) => s > 0);
  const size = exponent.kind === "negation" ? exponent.operand : exponent;
  const even =
    size.kind === "quotient" && size.denominator.kind === "number" && size.denominator.value.n % 2n === 0n;
  return when(base, (s) => (even ? s >= 0 : true) && ((below ?? 1) > 0 || s !== 0));
}
