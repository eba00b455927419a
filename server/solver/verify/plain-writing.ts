import type { Expression, Relation } from "../expression/ast";
import { nodesIn } from "../expression/nodes-in";
import { fromInt, isZero, multiply, power, type Rational } from "../expression/rational";
import { symbolsOf } from "../expression/walk";
import { toLatex } from "../printer/latex";
import type { AnswerValue, Problem, Task } from "../types";
import { setFault } from "./set-order";

/** Tasks whose answers are written as the question says it, whatever could be put together in it. */
const AS_TOLD: ReadonlySet<Task> = new Set<Task>(["translate", "power-notation", "logarithm-form"]);

/** The sides of a comparison are the two numbers as they are written. */
const AS_GIVEN: Task = "comparison-sign";

/** Tasks in whose answers a factor stands above and below, or on both sides: fractions brought to a denominator, and dx
 * and dy, which are written like products. */
const SHARING: ReadonlySet<Task> = new Set<Task>(["common-denominator", "differential"]);

/** Tasks in which a last nought is a figure that was measured, counted in money, or left of rounding by habit. */
const IN_FIGURES: ReadonlySet<Task> = new Set<Task>([
  "physics",
  "chemistry",
  "story",
  "distribution",
  "confidence",
  "data",
  "event-chance",
  "told-figure",
  "draw-counts",
  "draw-sequence",
  "unit-conversion",
  "temperature",
  "trigonometry",
  "to-polar",
  "approximate-integral",
  "iteration",
]);

/** What is left undone in the writing of any answer, as a sentence; null when nothing is: no term 0, no factor or exponent
 * or divisor 1, nothing there and back, no signs that cancel; a set in its order; an equation without what both of its
 * sides have. */
export function writingFault(problem: Problem, value: AnswerValue): string | null {
  const nodes = problem.task === AS_GIVEN ? [] : nodesIn(value);
  if (nodes.some((node) => isIdle(node, problem.task))) return "Something is written that changes nothing.";
  const isMeasured = IN_FIGURES.has(problem.task) || isInDecimals(problem);
  if (!isMeasured && nodes.some(endsInNought)) return "A decimal ends in a nought.";
  if (
    value.kind === "relation" &&
    !(AS_TOLD.has(problem.task) || SHARING.has(problem.task)) &&
    sharesPart(value.relation)
  )
    return "Both sides have something in common.";
  const sets =
    value.kind === "set" ? [value.set] : value.kind === "named-sets" ? value.sets.map(({ set }) => set) : [];
  return sets.map(setFault).find((fault) => fault !== null) ?? null;
}

/** Decimals are asked for, or stand in the question. */
const isInDecimals = ({ form, text }: Problem): boolean =>
  form.decimals !== undefined ||
  form.figures !== undefined ||
  form.number === "decimal" ||
  [...text].some((sign, at) => sign === "." && isDigit(text[at + 1]));

const isDigit = (sign: string | undefined): boolean => sign !== undefined && sign >= "0" && sign <= "9";

function isIdle(node: Expression, task: Task): boolean {
  switch (node.kind) {
    case "negation":
      return node.operand.kind === "negation";
    case "absolute":
      return isPlain(node.operand);
    case "sum":
      return !AS_TOLD.has(task) && (node.terms.some((term) => isNumber(term, 0)) || hasOpposites(node.terms));
    case "product":
      return !AS_TOLD.has(task) && (hasOne(node.factors) || (!SHARING.has(task) && hasInverses(node.factors)));
    case "quotient":
      return (
        isNumber(node.denominator, 1) ||
        (!SHARING.has(task) && sharesFactor(node.numerator, node.denominator))
      );
    case "power":
      return isIdlePower(node.base, node.exponent, task);
    default:
      return false;
  }
}

const isNumber = (e: Expression, n: number): boolean =>
  e.kind === "number" && e.value.d === 1n && e.value.n === BigInt(n) && !e.decimals;

/** A number with its sign. */
const isPlain = (e: Expression): boolean =>
  e.kind === "negation" ? isPlain(e.operand) : e.kind === "number";

const hasOpposites = (terms: readonly Expression[]): boolean => {
  const taken = new Set(terms.flatMap((term) => (term.kind === "negation" ? [toLatex(term.operand)] : [])));
  return terms.some((term) => term.kind !== "negation" && taken.has(toLatex(term)));
};

/** A factor 1, but before a power of ten. */
const hasOne = (factors: readonly Expression[]): boolean =>
  factors.some((factor) => isNumber(factor, 1)) &&
  !factors.some((factor) => factor.kind === "power" && isNumber(factor.base, 10));

const hasInverses = (factors: readonly Expression[]): boolean =>
  factors.some(
    (factor) =>
      factor.kind === "quotient" &&
      isNumber(factor.numerator, 1) &&
      factors.some((other) => toLatex(other) === toLatex(factor.denominator)),
  );

const isIdlePower = (base: Expression, exponent: Expression, task: Task): boolean =>
  (isNumber(exponent, 1) && task !== "power-notation") ||
  (!AS_TOLD.has(task) && base.kind === "negation" && isPlain(base) && isPlain(exponent));

/** The same letters in a factor above and below. */
function sharesFactor(above: Expression, below: Expression): boolean {
  const factors = (e: Expression) =>
    (e.kind === "product" ? e.factors : [e]).filter((each) => symbolsOf(each).length > 0).map(toLatex);
  const under = new Set(factors(below));
  return factors(above).some((each) => under.has(each));
}

function endsInNought(node: Expression): boolean {
  if (node.kind !== "number" || !node.decimals) return false;
  const shorter: Rational = multiply(node.value, power(fromInt(10), BigInt(node.decimals - 1)));
  return shorter.d === 1n && !isZero(node.value);
}

/** A factor, divisor, power, root or function that both sides have, so that it could be left out on both. */
function sharesPart({ left, right }: Relation): boolean {
  if (symbolsOf(left).length === 0 && symbolsOf(right).length === 0) return false;
  if (left.kind === "power" && right.kind === "power")
    return toLatex(left.exponent) === toLatex(right.exponent);
  if (left.kind === "root" && right.kind === "root") return left.index === right.index;
  if (left.kind === "absolute" && right.kind === "absolute") return true;
  if (left.kind === "quotient" && right.kind === "quotient")
    return toLatex(left.denominator) === toLatex(right.denominator);
  const factors = (e: Expression) =>
    new Set(
      (e.kind === "product" ? e.factors : [e]).filter((each) => symbolsOf(each).length > 0).map(toLatex),
    );
  const others = factors(right);
  return [...factors(left)].some((each) => others.has(each));
}
