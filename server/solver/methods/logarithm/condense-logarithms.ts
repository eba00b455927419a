import type { Expression } from "../../expression/ast";
import { int, number, sum } from "../../expression/build";
import { evaluateExact } from "../../expression/evaluate-exact";
import { logarithm, logarithmOf } from "../../expression/logarithm";
import {
  constantValue,
  multiplyPolynomials,
  type Polynomial,
  polynomialOf,
  powerPolynomial,
  subtractPolynomials,
} from "../../expression/polynomial";
import {
  absolute,
  isNegative,
  isOne,
  isZero,
  multiply,
  negate,
  ONE,
  type Rational,
} from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import type { Budget, Derivation } from "../../types";
import { distinctSteps } from "./expand-logarithm";
import { logarithmValue, type Part, productOfPowers } from "./parts";

interface Sum {
  readonly base: Expression;
  readonly parts: readonly Part[];
}

/** Logarithms to one base, added and subtracted, as a single logarithm. */
export function condenseLogarithms(expression: Expression, budget: Budget): Derivation | null {
  const found = logarithmsIn(expression, ONE, budget);
  const [first] = found ?? [];
  if (!found || !first || found.some(({ base }) => toLatex(base) !== toLatex(first.base))) return null;
  const { base, parts } = { base: first.base, parts: found.map(({ part }) => part) };
  const single = logarithm(base, productOfPowers(parts));
  const powers = sum(
    parts.map(({ coefficient, atom }) =>
      withSign(coefficient, logarithm(base, productOfPowers([{ coefficient: absolute(coefficient), atom }]))),
    ),
  );
  const value = singleValue({ base, parts }, single.args[0] as Expression, budget);
  const result = value ? number(value) : single;
  const steps = distinctSteps(
    [
      [
        "factor-to-exponent",
        "Move the factors into the logarithms as exponents.",
        "A factor in front of a logarithm is an exponent inside it.",
        powers,
      ],
      [
        "combine-logarithms",
        "Write one logarithm.",
        "A sum of logarithms is the logarithm of the product, a difference that of the quotient.",
        single,
      ],
      [
        "work-out-logarithm",
        "Work out the logarithm.",
        `It asks which exponent the base $${toLatex(base)}$ needs.`,
        result,
      ],
    ],
    toLatex(expression),
  );
  if (steps.length === 0) return null;
  return {
    method: "condense-logarithms",
    steps,
    answer: { kind: "expression", expression: result },
  };
}

const withSign = (coefficient: Rational, e: Expression): Expression =>
  isNegative(coefficient) ? { kind: "negation", operand: e } : e;

/** Every ± c · log(x) of a sum; null when something else stands there. */
function logarithmsIn(
  e: Expression,
  factor: Rational,
  budget: Budget,
): { base: Expression; part: Part }[] | null {
  budget.spend();
  const log = logarithmOf(e);
  if (log) return [{ base: log.base, part: { coefficient: factor, atom: log.argument } }];
  if (e.kind === "negation") return logarithmsIn(e.operand, negate(factor), budget);
  if (e.kind === "sum") {
    const lists = e.terms.map((term) => logarithmsIn(term, factor, budget));
    return lists.some((list) => list === null) ? null : lists.flatMap((list) => list ?? []);
  }
  const scale = scaleOf(e, budget);
  return scale && !isZero(scale.by) ? logarithmsIn(scale.of, multiply(factor, scale.by), budget) : null;
}

function scaleOf(e: Expression, budget: Budget): { by: Rational; of: Expression } | null {
  if (e.kind === "quotient") {
    const below = evaluateExact(e.denominator, new Map(), budget);
    return below && !isZero(below)
      ? {
          by: { n: below.d * (below.n < 0n ? -1n : 1n), d: below.n < 0n ? -below.n : below.n },
          of: e.numerator,
        }
      : null;
  }
  if (e.kind !== "product") return null;
  const [last] = e.factors.slice(-1);
  const values = e.factors.slice(0, -1).map((factor) => evaluateExact(factor, new Map(), budget));
  if (!last || values.some((value) => value === null)) return null;
  return { by: (values as Rational[]).reduce(multiply, ONE), of: last };
}

/** The single logarithm as a number, when its argument is a power of the base or cancels to one. */
function singleValue({ base, parts }: Sum, argument: Expression, budget: Budget): Rational | null {
  const known = logarithmValue(base, argument, budget);
  if (known) return known;
  const side = (keep: (part: Part) => boolean): Polynomial | null => {
    let total: Polynomial | null = polynomialOf(int(1), budget);
    for (const { coefficient, atom } of parts.filter(keep)) {
      const inner = polynomialOf(atom, budget);
      const exponent = absolute(coefficient);
      if (!inner || !total || exponent.d !== 1n || exponent.n > 6n) return null;
      total = multiplyPolynomials(total, powerPolynomial(inner, Number(exponent.n), budget), budget);
    }
    return total;
  };
  const top = side(({ coefficient }) => !isNegative(coefficient));
  const bottom = side(({ coefficient }) => isNegative(coefficient));
  const gap = top && bottom && constantValue(subtractPolynomials(top, bottom));
  const one = polynomialOf(argument, budget);
  const constant = one && constantValue(one);
  if (constant && isOne(constant)) return { n: 0n, d: 1n };
  return gap && isZero(gap) ? { n: 0n, d: 1n } : null;
}
