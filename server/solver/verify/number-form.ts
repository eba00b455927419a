import type { Expression, MixedNode, QuotientNode, RootNode, Statement } from "../expression/ast";
import { terminatingDigits } from "../expression/decimal";
import { integerPower } from "../expression/integer";
import { fromInt, gcd, rational } from "../expression/rational";
import { exactRoot } from "../expression/surd";
import { some } from "../expression/walk";
import type { Budget, Form } from "../types";

const LARGEST_TRIAL = 100_000n;

/** What is wrong with the way a number is written, as a sentence; null when nothing is: fractions in lowest terms,
 * no full power left under a root, no root or i in a denominator, and the form that was asked for. */
export function formFault(answer: Expression, form: Form, budget: Budget): string | null {
  if (form.number === "percent" && bare(answer).kind !== "percent") return "A percent is asked for.";
  if ((form.number === "fraction" || form.number === "decimal") && some(answer, isPercent))
    return "No percent is asked for.";
  if (form.number === "scientific" && !isScientific(bare(answer)))
    return "A number from 1 to 10 times a power of ten is asked for.";
  if (form.number === "mixed" && (isImproper(bare(answer)) || some(answer, isDecimal)))
    return "A mixed number is asked for.";
  if (form.number === "fraction" && some(answer, isDecimal)) return "A fraction is asked for.";
  if (form.number === "decimal" && some(answer, endsAsDecimal)) return "A decimal is asked for.";
  if (some(answer, (node) => node.kind === "quotient" && !isReduced(node)))
    return "The fraction can be reduced.";
  if (some(answer, (node) => node.kind === "mixed" && !isProper(node)))
    return "The mixed number can be reduced.";
  if (some(answer, (node) => node.kind === "root" && !isBare(node, budget)))
    return "A root can be simplified.";
  return some(answer, isUnworked) ? "Numbers can still be put together." : null;
}

/** Two plain numbers side by side in a sum or product, or the opposite of zero. */
export function isUnworked(node: Statement): boolean {
  if (node.kind === "sum") return node.terms.filter((term) => bare(term).kind === "number").length > 1;
  if (node.kind === "product") return node.factors.filter(({ kind }) => kind === "number").length > 1;
  return node.kind === "negation" && node.operand.kind === "number" && node.operand.value.n === 0n;
}

const bare = (node: Expression): Expression => (node.kind === "negation" ? node.operand : node);
const isPercent = (node: { readonly kind: string }): boolean => node.kind === "percent";
const isDecimal = (node: { readonly kind: string; readonly decimals?: number }): boolean =>
  node.kind === "number" && (node.decimals ?? 0) > 0;

/** A fraction whose decimals come to an end. Those that repeat are kept as fractions, and written with a bar. */
function endsAsDecimal(node: Statement): boolean {
  if (node.kind === "mixed")
    return terminatingDigits(rational(node.numerator, node.denominator || 1n)) !== null;
  if (node.kind !== "quotient") return false;
  const [top, bottom] = [wholeNumber(node.numerator), wholeNumber(node.denominator)];
  return (
    top !== null && bottom !== null && bottom !== 0n && terminatingDigits(rational(top, bottom)) !== null
  );
}

const wholeNumber = (node: Expression): bigint | null => {
  const inner = bare(node);
  return inner.kind === "number" && inner.value.d === 1n && !inner.decimals ? inner.value.n : null;
};

/** A decimal from 1 up to 10 times a whole power of ten; 0 has no such form and stays as it is. */
function isScientific(node: Expression): boolean {
  if (node.kind === "number") return node.value.n === 0n;
  if (node.kind !== "product" || node.factors.length !== 2) return false;
  const [coefficient, scale] = node.factors;
  if (coefficient?.kind !== "number" || scale?.kind !== "power") return false;
  const { n, d } = coefficient.value;
  return n >= d && n < 10n * d && wholeNumber(scale.base) === 10n && wholeNumber(scale.exponent) !== null;
}

function isImproper(node: Expression): boolean {
  if (node.kind !== "quotient") return false;
  const top = wholeNumber(node.numerator);
  const bottom = wholeNumber(node.denominator);
  return top !== null && bottom !== null && top > bottom;
}

function isReduced({ numerator, denominator }: QuotientNode): boolean {
  const bottom = wholeNumber(denominator);
  if (bottom === null || bottom < 2n || denominator.kind === "negation") return false;
  return gcd(content(numerator), bottom) === 1n;
}

/** The common factor of the whole numbers in front of the terms. */
export function content(node: Expression): bigint {
  switch (node.kind) {
    case "number":
      return node.value.d === 1n ? node.value.n : 1n;
    case "negation":
      return content(node.operand);
    case "sum":
      return node.terms.map(content).reduce(gcd, 0n);
    case "product":
      return node.factors.map(content).reduce((a, b) => a * b, 1n);
    default:
      return 1n;
  }
}

const isProper = ({ numerator, denominator }: MixedNode): boolean =>
  numerator > 0n && numerator < denominator && gcd(numerator, denominator) === 1n;

/** The radicand is a whole number above 1 that no index-th power divides, as far as small factors tell. */
function isBare({ radicand, index }: RootNode, budget: Budget): boolean {
  const n = wholeNumber(radicand);
  if (n === null || n < 2n || radicand.kind === "negation" || exactRoot(fromInt(n), index)) return false;
  for (let p = 2n; p <= LARGEST_TRIAL; p += 1n) {
    const power = integerPower(p, index);
    if (power > n) return true;
    if (n % power === 0n) return false;
    if (p % 64n === 0n) budget.spend();
  }
  return true;
}
