import type { Expression } from "../expression/ast";
import { evaluateExact } from "../expression/evaluate-exact";
import { univariateCoefficients } from "../expression/polynomial";
import type { RealSet } from "../expression/real-set";
import { exactSign } from "../expression/real-set-order";
import { children, symbolsOf } from "../expression/walk";
import type { Budget, Check } from "../types";
import { is } from "./claims";
import { fractionOf } from "./fraction";
import { UNCHECKED, type Verifier } from "./obligations";
import type { Coefficients } from "./real-root-count";
import { checkTruth } from "./truth-set";

/** Functions that have a value for every real number. */
const EVERYWHERE = new Set(["sin", "cos", "arctan", "sinh", "cosh", "tanh"]);

/** Checks a domain by putting in a number from every piece of the line between the zeros of denominators, radicands
 * and logarithm arguments, and every end: the expression must have a value exactly on the set. */
export const DOMAIN: Verifier<"domain"> = {
  set: ({ expression, unknown }, value, budget) => ({
    unknown: is(value.unknown, unknown),
    set: () => checkDomain({ expression, unknown, set: value.set }, budget),
  }),
};

/** A set claimed to be the domain of an expression in one letter. */
interface DomainClaim {
  readonly expression: Expression;
  readonly unknown: string;
  readonly set: RealSet;
}

export function checkDomain({ expression, unknown, set }: DomainClaim, budget: Budget): Check {
  const changes = sensitive(expression, unknown).map((part) => zerosOf(part, unknown, budget));
  if (changes.some((each) => each === null)) return UNCHECKED;
  return checkTruth(
    {
      set,
      unknown,
      changes: (changes as Coefficients[][]).flat(),
      truth: (x) => hasValue(expression, new Map([[unknown, x]]), budget),
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
  if (e.kind === "function") return EVERYWHERE.has(e.name) ? true : null;
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
  if (moving) return base.kind === "constant" ? true : when(base, (s) => s > 0);
  const size = evaluateExact(exponent, new Map(), budget);
  if (!size) return null;
  return when(base, (s) => (size.d % 2n === 0n ? s >= 0 : true) && (size.n > 0n || s !== 0));
}
