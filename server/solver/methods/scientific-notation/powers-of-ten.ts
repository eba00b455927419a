import type { Expression } from "../../expression/ast";
import { negate, ONE } from "../../expression/rational";
import type { Scientific } from "../../expression/scientific";

/** A product of numbers with powers of ten, over another one (empty: no fraction). */
export interface PowersOfTen {
  readonly top: readonly Scientific[];
  readonly bottom: readonly Scientific[];
}

const MOST_DIGITS = 4;

/** Reads (3 × 10²)(5 × 10⁻⁶) or a quotient of such numbers. Null for everything else, and when there is no power of
 * ten in it. */
export function powersOfTen(expression: Expression): PowersOfTen | null {
  const read =
    expression.kind === "quotient"
      ? { top: numbersIn(expression.numerator), bottom: numbersIn(expression.denominator) }
      : { top: numbersIn(expression), bottom: [] };
  if (!read.top || !read.bottom) return null;
  if (read.bottom.some(({ coefficient }) => coefficient.n === 0n)) return null;
  const all = [...read.top, ...read.bottom];
  return all.some(({ exponent }) => exponent !== 0n) ? { top: read.top, bottom: read.bottom } : null;
}

/** The scientific numbers of a product: each coefficient takes the powers of ten that follow it. */
function numbersIn(node: Expression): Scientific[] | null {
  if (node.kind === "negation") {
    const [first, ...rest] = numbersIn(node.operand) ?? [];
    return first ? [{ ...first, coefficient: negate(first.coefficient) }, ...rest] : null;
  }
  const exponent = powerOfTen(node);
  if (exponent !== null) return [{ coefficient: ONE, exponent }];
  if (node.kind === "number") return [{ coefficient: node.value, exponent: 0n }];
  if (node.kind !== "product") return null;
  const numbers: Scientific[] = [];
  for (const factor of node.factors) {
    const read = numbersIn(factor);
    if (!read) return null;
    const before = numbers.at(-1);
    const power = powerOfTen(factor);
    if (power !== null && before?.exponent === 0n)
      numbers[numbers.length - 1] = { ...before, exponent: power };
    else numbers.push(...read);
  }
  return numbers;
}

function powerOfTen(node: Expression): bigint | null {
  if (node.kind !== "power" || node.base.kind !== "number") return null;
  if (node.base.value.n !== 10n || node.base.value.d !== 1n) return null;
  const negative = node.exponent.kind === "negation";
  const size = node.exponent.kind === "negation" ? node.exponent.operand : node.exponent;
  if (size.kind !== "number" || size.value.d !== 1n || size.value.n.toString().length > MOST_DIGITS)
    return null;
  return negative ? -size.value.n : size.value.n;
}
