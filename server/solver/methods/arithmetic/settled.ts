import type { Expression } from "../../expression/ast";
import { decimalNode, terminatingDigits } from "../../expression/decimal";
import { divide, fromInt, isZero, ONE, type Rational } from "../../expression/rational";
import {
  addSurds,
  canonicalTerm,
  collectSurds,
  IMAGINARY_UNIT,
  multiplySurds,
  negateSurd,
  rationalValue,
  type SurdNumber,
  scaleSurd,
  surdFromRational,
  surdToExpression,
} from "../../expression/surd-number";
import type { NumberContext } from "./context";
import { sameTree } from "./same-tree";

/** The value of a node that is worked out: a number, a fraction in lowest terms, a simplified root, or a sum of
 * those without like terms. Null while something is left to do. */
export function settledValue(node: Expression, context: NumberContext): SurdNumber | null {
  const known = context.settled.get(node);
  if (known) return known.value;
  context.budget.spend();
  const value = readSettled(node, context);
  context.settled.set(node, { value });
  return value;
}

/** The rational value of a worked-out node, or null. */
export function settledRational(node: Expression, context: NumberContext): Rational | null {
  const value = settledValue(node, context);
  return value && rationalValue(value);
}

/** The values of all nodes when every one is worked out. */
export function allSettled(nodes: readonly Expression[], context: NumberContext): SurdNumber[] | null {
  const values = nodes.map((node) => settledValue(node, context));
  return values.every((value) => value !== null) ? (values as SurdNumber[]) : null;
}

/** The rational values of all nodes when every one is worked out and rational. */
export function allRational(nodes: readonly Expression[], context: NumberContext): Rational[] | null {
  const values = nodes.map((node) => settledRational(node, context));
  return values.every((value) => value !== null) ? (values as Rational[]) : null;
}

function readSettled(node: Expression, context: NumberContext): SurdNumber | null {
  if (node.kind === "number")
    return node.decimals || node.value.d === 1n ? surdFromRational(node.value) : null;
  if (node.kind === "negation" && node.operand.kind === "number") {
    const value = settledValue(node.operand, context);
    return value && value.length > 0 ? negateSurd(value) : null;
  }
  if (node.kind === "sum") return settledSum(node.terms, context);
  if (node.kind === "quotient" && node.inline) return null;
  const value = shapeValue(node);
  return value && sameTree(node, surdToExpression(value)) ? value : null;
}

function settledSum(terms: readonly Expression[], context: NumberContext): SurdNumber | null {
  const values = allSettled(terms, context);
  if (!values || values.some((value) => value.length !== 1)) return null;
  const all = values.flat();
  const collected = collectSurds(all);
  if (collected.length !== all.length) return null;
  const whole = all.every((term) => term.coefficient.d === 1n);
  if (terms.some(isDecimalLiteral)) return all.some((term) => term.imaginary) ? collected : null;
  return whole || all.some((term) => term.imaginary) ? collected : null;
}

/** The value of a node made of whole numbers, roots of whole numbers and i by + - · and ÷; null otherwise. */
export function shapeValue(node: Expression): SurdNumber | null {
  switch (node.kind) {
    case "number":
      return surdFromRational(node.value);
    case "constant":
      return node.name === "i" ? IMAGINARY_UNIT : null;
    case "root": {
      if (node.radicand.kind !== "number" || node.radicand.value.d !== 1n) return null;
      return isZero(node.radicand.value) ? [] : [canonicalTerm(ONE, node.index, node.radicand.value.n)];
    }
    case "negation": {
      const operand = shapeValue(node.operand);
      return operand && negateSurd(operand);
    }
    case "sum":
      return combine(node.terms, addSurds);
    case "product":
      return combine(node.factors, multiplySurds);
    case "quotient": {
      const top = shapeValue(node.numerator);
      const bottom = shapeValue(node.denominator);
      const divisor = bottom && rationalValue(bottom);
      return top && divisor && !isZero(divisor) ? scaleSurd(top, divide(fromInt(1), divisor)) : null;
    }
    default:
      return null;
  }
}

function combine(
  parts: readonly Expression[],
  operation: (a: SurdNumber, b: SurdNumber) => SurdNumber,
): SurdNumber | null {
  let total: SurdNumber | null = null;
  for (const part of parts) {
    const value = shapeValue(part);
    if (!value) return null;
    total = total ? operation(total, value) : value;
  }
  return total;
}

/** A number written with digits after the point, with or without a minus sign. */
export function isDecimalLiteral(node: Expression): boolean {
  if (node.kind === "negation") return isDecimalLiteral(node.operand);
  return node.kind === "number" && (node.decimals ?? 0) > 0;
}

/** A rational result, written in decimals when the numbers it came from were and its own decimals end. */
export function writeRational(value: Rational, from: readonly Expression[]): Expression {
  const digits = from.some(isDecimalLiteral) ? terminatingDigits(value) : null;
  return digits === null ? surdToExpression(surdFromRational(value)) : decimalNode(value, digits);
}
