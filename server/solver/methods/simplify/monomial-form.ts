import type { Expression } from "../../expression/ast";
import { boundedPower } from "../../expression/bounded-power";
import { number as numberNode, power, product, quotient } from "../../expression/build";
import {
  addPolynomials,
  constantPolynomial,
  constantValue,
  multiplyPolynomials,
  negatePolynomial,
  type Polynomial,
  polynomialOf,
  polynomialToExpression,
} from "../../expression/polynomial";
import {
  fromInt,
  isNegative,
  isZero,
  multiply,
  negate,
  ONE,
  type Rational,
  rational,
} from "../../expression/rational";
import { exactRoot } from "../../expression/surd";
import { toLatex } from "../../printer/latex";
import type { Budget } from "../../types";

export interface PowerOfBase {
  readonly base: Expression;
  /** A number, or an expression in letters for 3^x; never zero. */
  readonly exponent: Polynomial;
}

/** coefficient · ∏ base^exponent over distinct bases (letters, or numbers that carry a letter in the exponent). */
export interface MonomialForm {
  readonly coefficient: Rational;
  readonly powers: ReadonlyMap<string, PowerOfBase>;
}

const constantForm = (coefficient: Rational): MonomialForm => ({ coefficient, powers: new Map() });
const baseForm = (base: Expression, exponent: Polynomial): MonomialForm => ({
  coefficient: ONE,
  powers: new Map([[toLatex(base), { base, exponent }]]),
});

/** Numbers that stand under an exponent with letters, as their LaTeX: they are kept as bases. */
export function symbolicBases(node: Expression, budget: Budget): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (part: Expression): void => {
    budget.spend();
    if (part.kind === "power" && part.base.kind === "number") {
      const exponent = polynomialOf(part.exponent, budget);
      if (exponent && !constantValue(exponent)) found.add(toLatex(part.base));
    }
    for (const child of partsOf(part)) visit(child);
  };
  visit(node);
  return found;
}

function partsOf(node: Expression): readonly Expression[] {
  if (node.kind === "product") return node.factors;
  if (node.kind === "quotient") return [node.numerator, node.denominator];
  if (node.kind === "negation") return [node.operand];
  return node.kind === "power" ? [node.base] : [];
}

/** The one-term form of products, quotients and powers of numbers and letters; exponents may be negative,
 * fractions or letters. Fractional exponents take the letters as positive.
 * @returns null for anything with a sum outside an exponent, or a root of a number that does not come out */
export function monomialForm(
  node: Expression,
  bases: ReadonlySet<string>,
  budget: Budget,
): MonomialForm | null {
  budget.spend();
  const form = (part: Expression) => monomialForm(part, bases, budget);
  switch (node.kind) {
    case "number":
      if (bases.has(toLatex(node))) return baseForm(node, constantPolynomial(ONE));
      return constantForm(node.value);
    case "symbol":
      return baseForm(node, constantPolynomial(ONE));
    case "negation": {
      const inner = form(node.operand);
      return inner && { ...inner, coefficient: negate(inner.coefficient) };
    }
    case "product": {
      const forms = node.factors.map(form);
      return forms.reduce((a, b) => a && b && multiplyForms(a, b), constantForm(ONE));
    }
    case "quotient": {
      const above = form(node.numerator);
      const below = form(node.denominator);
      const inverse = below && raise(below, constantPolynomial(fromInt(-1)), budget);
      return above && inverse && multiplyForms(above, inverse);
    }
    case "power": {
      const base = form(node.base);
      const exponent = polynomialOf(node.exponent, budget);
      return base && exponent && raise(base, exponent, budget);
    }
    default:
      return null;
  }
}

export function multiplyForms(a: MonomialForm, b: MonomialForm): MonomialForm {
  const powers = new Map(a.powers);
  for (const [key, { base, exponent }] of b.powers) {
    const known = powers.get(key);
    const total = known ? addPolynomials(known.exponent, exponent) : exponent;
    if (total.terms.length === 0) powers.delete(key);
    else powers.set(key, { base, exponent: total });
  }
  return { coefficient: multiply(a.coefficient, b.coefficient), powers };
}

function raise(form: MonomialForm, exponent: Polynomial, budget: Budget): MonomialForm | null {
  const coefficient = raiseNumber(form.coefficient, constantValue(exponent));
  if (!coefficient) return null;
  if (exponent.terms.length === 0) return constantForm(ONE);
  const powers = [...form.powers].map(([key, { base, exponent: inner }]): [string, PowerOfBase] => [
    key,
    { base, exponent: multiplyPolynomials(inner, exponent, budget) },
  ]);
  return { coefficient, powers: new Map(powers) };
}

function raiseNumber(base: Rational, exponent: Rational | null): Rational | null {
  if (base.n === 1n && base.d === 1n) return base;
  if (!exponent || (isZero(base) && exponent.n <= 0n)) return null;
  if (exponent.d === 1n) return boundedPower(base, exponent.n);
  if (isNegative(base)) return null;
  const root = exactRoot(base, exponent.d);
  return root && boundedPower(root, exponent.n);
}

/** Whether a power goes below the fraction line when it is written with positive exponents. */
const goesBelow = ({ exponent }: PowerOfBase): boolean => {
  const value = constantValue(exponent);
  return value !== null && isNegative(value);
};

function writePower({ base, exponent }: PowerOfBase): Expression {
  const value = constantValue(exponent);
  if (value && value.n === 1n && value.d === 1n) return base;
  return power(base, polynomialToExpression(exponent));
}

const inOrder = (powers: readonly PowerOfBase[]): Expression[] =>
  [...powers].sort((a, b) => (toLatex(a.base) < toLatex(b.base) ? -1 : 1)).map(writePower);

function productWith(coefficient: bigint, factors: readonly Expression[]): Expression {
  if (coefficient === 1n && factors.length > 0) return product(factors);
  return product([numberNode(rational(coefficient)), ...factors]);
}

/** The form with positive exponents only: -3x²/(4y). */
export function writeForm({ coefficient, powers }: MonomialForm): Expression {
  if (isNegative(coefficient)) {
    return { kind: "negation", operand: writeForm({ coefficient: negate(coefficient), powers }) };
  }
  if (isZero(coefficient)) return numberNode(coefficient);
  const all = [...powers.values()];
  const above = inOrder(all.filter((p) => !goesBelow(p)));
  const below = inOrder(
    all.filter(goesBelow).map(({ base, exponent }) => ({ base, exponent: negatePolynomial(exponent) })),
  );
  const numerator = productWith(coefficient.n, above);
  if (below.length === 0 && coefficient.d === 1n) return numerator;
  return quotient(numerator, productWith(coefficient.d, below));
}

/** The form on one line, negative exponents and all: 3x⁻²y. A fractional coefficient stays in front. */
export function writeFlat({ coefficient, powers }: MonomialForm): Expression {
  if (isNegative(coefficient)) {
    return { kind: "negation", operand: writeFlat({ coefficient: negate(coefficient), powers }) };
  }
  const factors = inOrder([...powers.values()]);
  if (coefficient.n === coefficient.d && factors.length > 0) return product(factors);
  return product([numberNode(coefficient), ...factors]);
}
