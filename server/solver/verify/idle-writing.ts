import type { Expression, FunctionNode, PowerNode, QuotientNode, RootNode } from "../expression/ast";
import { evaluateComplex } from "../expression/evaluate-numeric";
import { children, symbolsOf } from "../expression/walk";
import { toLatex } from "../printer/latex";
import type { Task } from "../types";
import { isUnworked } from "./number-form";

/** Tasks in whose answers a factor stands above and below, or on both sides: fractions brought to a denominator, and dx
 * and dy, which are written like products. */
export const SHARING: ReadonlySet<Task> = new Set<Task>([
  "common-denominator",
  "equivalent-fractions",
  "differential",
]);

const IN_POWERS: ReadonlySet<Task> = new Set<Task>(["power-notation", "prime-factorisation"]);

/** Tasks that are answered with a cosine and a sine, or with another name for one. */
const IN_ANGLES: ReadonlySet<Task> = new Set<Task>(["to-polar", "trigonometry"]);

/** Whether a node is written in vain: it changes nothing, or something is left to do at it. */
export function isIdle(node: Expression, task: Task): boolean {
  switch (node.kind) {
    case "negation":
      return node.operand.kind === "negation" || isNought(node.operand);
    case "absolute":
      return isPlain(node.operand) || isNeverNegative(node.operand);
    case "sum":
      return isIdleSum(node.terms) || isUnworked(node);
    case "product":
      return isIdleProduct(node.factors, task);
    case "quotient":
      return isIdleQuotient(node, task);
    case "power":
      return isIdlePower(node, task);
    case "root":
      return isIdleRoot(node);
    case "percent":
      return isNought(node.operand);
    case "function":
      return isIdleCall(node, task) || (!IN_ANGLES.has(task) && isKnownCall(node));
    default:
      return false;
  }
}

/** A term 0, a term there and back or there twice, fractions to be added up, and both halves of the whole circle. */
const isIdleSum = (terms: readonly Expression[]): boolean => {
  const bare = terms.map((term) => (term.kind === "negation" ? term.operand : term));
  return (
    terms.some(isNought) ||
    new Set(bare.map(toLatex)).size < bare.length ||
    bare.filter(isFractionOfNumbers).length > 1 ||
    (bare.some(isFractionOfNumbers) && bare.some((term) => term.kind === "number")) ||
    squaresOf("sin", terms).some((angle) => squaresOf("cos", terms).includes(angle))
  );
};

const isFractionOfNumbers = (e: Expression): boolean => e.kind === "quotient" && children(e).every(isPlain);

/** The angles of which a function is squared. */
const squaresOf = (name: string, terms: readonly Expression[]): string[] =>
  terms.flatMap((term) =>
    term.kind === "power" &&
    isNumber(term.exponent, 2) &&
    term.base.kind === "function" &&
    term.base.name === name
      ? [toLatex(term.base.args[0] ?? term)]
      : [],
  );

const isIdleProduct = (factors: readonly Expression[], task: Task): boolean =>
  factors.some(isNought) ||
  hasOne(factors) ||
  (task !== "to-polar" && factors.some((factor) => factor.kind === "function" && isKnownCall(factor))) ||
  hasInverses(factors, task) ||
  (!IN_POWERS.has(task) &&
    (factors.some(isSigned) || isUnworked({ kind: "product", factors: factors.filter(isNotScale) })));

/** Anything but a power of ten, before which a number is written as it is. */
const isNotScale = (factor: Expression): boolean => !(factor.kind === "power" && isNumber(factor.base, 10));

/** A divisor 1, nothing divided, a letter or a sum that stands above and below. */
const isIdleQuotient = ({ numerator, denominator }: QuotientNode, task: Task): boolean =>
  isNumber(denominator, 1) ||
  isNought(numerator) ||
  (task === "differential" && haveCommon(notLetters(numerator), notLetters(denominator))) ||
  (!SHARING.has(task) && sharesFactor(numerator, denominator));

/** All factors but the letter itself, which stands in dx as well. */
const notLetters = (e: Expression): readonly Expression[] =>
  factorsOf(e).filter((each) => each.kind !== "symbol" || each.name === "d");

/** A power under a root that it undoes: |x| is written for the root of a square. */
const isIdleRoot = ({ radicand, index }: RootNode): boolean =>
  isNought(radicand) ||
  isNumber(radicand, 1) ||
  (radicand.kind === "power" && undoes(radicand.exponent, index)) ||
  (radicand.kind === "negation" && radicand.operand.kind === "number");

const undoes = (exponent: Expression, index: bigint): boolean =>
  exponent.kind === "number" && exponent.value.d === 1n && exponent.value.n % index === 0n;

/** "5^1" is an exponential form; "(5x)^1" is none. */
const isIdlePower = ({ base, exponent }: PowerNode, task: Task): boolean =>
  isNumber(base, 1) ||
  (isNumber(exponent, 1) && !(IN_POWERS.has(task) && children(base).length === 0)) ||
  (base.kind === "negation" && (isPlain(base) ? isPlain(exponent) : isEven(exponent))) ||
  (base.kind === "root" && undoes(exponent, base.index)) ||
  (base.kind === "constant" && base.name === "i") ||
  isLogarithmOf(exponent, base) ||
  (exponent.kind === "negation" && base.kind === "sum" && symbolsOf(base).length === 0);

/** A logarithm to the base of a power, alone in its exponent. */
const isLogarithmOf = (exponent: Expression, base: Expression): boolean =>
  exponent.kind === "function" && toLatex(baseOf(exponent.name, exponent.base) ?? exponent) === toLatex(base);

const baseOf = (name: string, base: Expression | undefined): Expression | null => {
  if (name === "ln") return { kind: "constant", name: "e" };
  return name === "log" ? (base ?? { kind: "number", value: { n: 10n, d: 1n } }) : null;
};

const OF_EITHER_SIGN: ReadonlySet<string> = new Set(["sin", "cos", "tan", "cot", "sec", "csc"]);

/** A sign that a circular function takes out, and a power that a logarithm undoes. */
function isIdleCall({ name, args, base: own }: FunctionNode, task: Task): boolean {
  const [argument] = args;
  if (!argument) return false;
  if (name === "degree") return isNought(argument) && !IN_ANGLES.has(task);
  if (OF_EITHER_SIGN.has(name)) return argument.kind === "negation" && symbolsOf(argument).length > 0;
  const base = baseOf(name, own);
  return base !== null && argument.kind === "power" && toLatex(argument.base) === toLatex(base);
}

/** A circular function of an angle at which it is 0, a half or 1. */
const isKnownCall = (node: FunctionNode): boolean => {
  if (!OF_EITHER_SIGN.has(node.name) || symbolsOf(node).length > 0) return false;
  const value = evaluateComplex(node, new Map())?.re ?? Number.NaN;
  return Math.abs(value * 2 - Math.round(value * 2)) < 1e-12;
};

/** By the way it is written, whatever its letters are. */
function isNeverNegative(e: Expression): boolean {
  switch (e.kind) {
    case "number":
    case "absolute":
      return true;
    case "constant":
      return e.name !== "i";
    case "root":
      return e.index % 2n === 0n;
    case "power":
      return isEven(e.exponent) || (e.base.kind === "constant" && e.base.name === "e");
    case "sum":
    case "product":
    case "quotient":
      return children(e).every(isNeverNegative);
    default:
      return false;
  }
}

const isEven = (e: Expression): boolean => e.kind === "number" && e.value.d === 1n && e.value.n % 2n === 0n;

export const isNought = (e: Expression): boolean => e.kind === "number" && e.value.n === 0n;
export const isNumber = (e: Expression, n: number): boolean =>
  e.kind === "number" && e.value.d === 1n && e.value.n === BigInt(n) && !e.decimals;

/** A number with its sign. */
const isPlain = (e: Expression): boolean =>
  e.kind === "negation" ? isPlain(e.operand) : e.kind === "number";

/** A factor 1, but before a power of ten. */
const hasOne = (factors: readonly Expression[]): boolean =>
  factors.some((factor) => isNumber(factor, 1)) &&
  !factors.some((factor) => factor.kind === "power" && isNumber(factor.base, 10));

const hasInverses = (factors: readonly Expression[], task: Task): boolean =>
  factors.some(
    (factor) =>
      factor.kind === "quotient" &&
      isNumber(factor.numerator, 1) &&
      !(SHARING.has(task) && symbolsOf(factor).length > 0) &&
      factors.some((other) => toLatex(other) === toLatex(factor.denominator)),
  );

/** A letter or a function with a sign of its own within a product. */
const isSigned = (factor: Expression): boolean =>
  factor.kind === "negation" && (factor.operand.kind === "symbol" || factor.operand.kind === "function");

/** The same letters in a factor above and below. */
function sharesFactor(above: Expression, below: Expression): boolean {
  const lettered = (e: Expression) => factorsOf(e).filter((each) => symbolsOf(each).length > 0);
  return haveCommon(lettered(above), lettered(below));
}

export const factorsOf = (e: Expression): readonly Expression[] =>
  (e.kind === "product" ? e.factors : [e]).filter((each) => !isNumber(each, 1) && !isNought(each));

export function haveCommon(some: readonly Expression[], others: readonly Expression[]): boolean {
  const written = new Set(some.map(toLatex));
  return others.some((each) => written.has(toLatex(each)));
}
