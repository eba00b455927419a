import type { Expression } from "../../expression/ast";
import { negation, number, power, product, sum } from "../../expression/build";
import { factorPolynomial } from "../../expression/factorization";
import {
  equalPolynomials,
  type Polynomial,
  polynomialOf,
  polynomialToExpression,
} from "../../expression/polynomial";
import {
  absolute,
  add,
  compare,
  isInteger,
  isNegative,
  isOne,
  isZero,
  ONE,
  type Rational,
  subtract,
  ZERO,
} from "../../expression/rational";
import { some } from "../../expression/walk";
import { toLatex } from "../../printer/latex";
import type { Budget, Derivation, Step } from "../../types";
import { expressionAnswer } from "../expand/method";
import { math } from "../expand/rewriting";
import { signedFactors } from "../expand/terms";
import { writeFactor } from "./write-factors";

/** A term as rest · base^exponent. */
interface PoweredTerm {
  readonly negative: boolean;
  readonly rest: readonly Expression[];
  readonly exponent: Rational;
}

/** Sums in which every term has a power of the same base, some of them with fractional or negative exponents: the
 * lowest power is taken out, and what is left is a polynomial.
 * @returns null when the terms do not share such a base */
export function takeOutLowestPower(e: Expression, budget: Budget): Derivation | null {
  const base = e.kind === "sum" ? unusualBase(e, budget) : null;
  if (e.kind !== "sum" || !base) return null;
  const terms = e.terms.map((term) => poweredTerm(term, base, budget));
  const known = terms.filter((term) => term !== null);
  const lowest = known.map(({ exponent }) => exponent).reduce((a, b) => (compare(a, b) <= 0 ? a : b), ONE);
  if (known.length < terms.length || isZero(lowest) || (isInteger(lowest) && !isNegative(lowest)))
    return null;
  if (known.some(({ exponent }) => !isInteger(subtract(exponent, lowest)))) return null;
  const inside = sum(known.map((term) => withoutLowest(term, base, lowest)));
  const left = polynomialOf(inside, budget);
  return left && left.terms.length > 0 ? worked({ base, lowest, inside, left }, budget) : null;
}

/** The base of the first power whose exponent is no positive whole number. */
function unusualBase(e: Expression, budget: Budget): Expression | null {
  let found: Expression | null = null;
  some(e, (node) => {
    if (node.kind !== "power" || found) return false;
    const exponent = constantExponent(node.exponent, budget);
    if (exponent && (!isInteger(exponent) || isNegative(exponent))) found = node.base;
    return found !== null;
  });
  return found;
}

function constantExponent(e: Expression, budget: Budget): Rational | null {
  const p = polynomialOf(e, budget);
  if (!p || p.terms.length > 1) return null;
  const [only] = p.terms;
  if (!only) return ZERO;
  return Object.keys(only.exponents).length === 0 ? only.coefficient : null;
}

function poweredTerm(term: Expression, base: Expression, budget: Budget): PoweredTerm | null {
  const { negative, factors } = signedFactors(term);
  const key = toLatex(base);
  const rest: Expression[] = [];
  let exponent = ZERO;
  for (const factor of factors) {
    const inner = factor.kind === "power" ? factor.base : factor;
    const own = factor.kind === "power" ? constantExponent(factor.exponent, budget) : ONE;
    if (toLatex(inner) !== key) rest.push(factor);
    else if (!own) return null;
    else exponent = add(exponent, own);
  }
  return { negative, rest, exponent };
}

function withoutLowest(
  { negative, rest, exponent }: PoweredTerm,
  base: Expression,
  lowest: Rational,
): Expression {
  const left = subtract(exponent, lowest);
  const kept = isZero(left) ? [] : [isOne(left) ? base : power(base, number(left))];
  const whole = product([...rest, ...kept]);
  return negative ? negation(whole) : whole;
}

interface TakenOut {
  readonly base: Expression;
  readonly lowest: Rational;
  readonly inside: Expression;
  readonly left: Polynomial;
}

function worked({ base, lowest, inside, left }: TakenOut, budget: Budget): Derivation | null {
  const { content, factors } = factorPolynomial(left, budget);
  const own = polynomialOf(base, budget);
  if (factors.some(({ polynomial }) => own && equalPolynomials(polynomial, own))) return null;
  const outer = power(base, number(lowest));
  const lines = [product([outer, inside]), product([outer, polynomialToExpression(left)])];
  const size = absolute(content);
  const parts = [...(isOne(size) ? [] : [number(size)]), outer, ...factors.map(writeFactor)];
  const answer = isNegative(content) ? negation(product(parts)) : product(parts);
  const steps: Step[] = [
    {
      rule: "take-out-lowest-power",
      title: `Take out ${math(outer)}, the lowest power of ${math(base)}.`,
      latex: toLatex(lines[0] as Expression),
      why: `Each exponent goes down by ${math(number(lowest))}: dividing powers of the same base subtracts exponents.`,
    },
    {
      rule: "collect-inside-bracket",
      title: "Multiply out and collect inside the bracket.",
      latex: toLatex(lines[1] as Expression),
      why: "Only whole powers are left there.",
    },
    {
      rule: "factor-inside-bracket",
      title: "Factorise what is in the bracket.",
      latex: toLatex(answer),
      why: "Number factors and further brackets are taken out as usual.",
    },
  ];
  const shown = steps.filter((step, i) => i === 0 || step.latex !== steps[i - 1]?.latex);
  return { method: "factor", steps: shown, answer: expressionAnswer(answer) };
}
