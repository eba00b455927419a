import type { Expression, NumberNode, Relation } from "../expression/ast";
import { nodesIn } from "../expression/nodes-in";
import { fromInt, isZero, multiply, power, type Rational } from "../expression/rational";
import { children, symbolsOf } from "../expression/walk";
import { toLatex } from "../printer/latex";
import type { AnswerValue, Problem, Task } from "../types";
import type { ValueOf } from "./obligations";
import { setFault } from "./set-order";

/** Tasks whose answers hold what the question is written with. */
const AS_TOLD: ReadonlySet<Task> = new Set<Task>([
  "translate",
  "comparison-sign",
  "logarithm-form",
  "power-notation",
]);

/** Tasks in whose answers a factor stands above and below, or on both sides: fractions brought to a denominator, and dx
 * and dy, which are written like products. */
const SHARING: ReadonlySet<Task> = new Set<Task>(["common-denominator", "differential"]);

/** Tasks whose answers are rounded without being asked to, with the places that they are rounded to; null where figures are
 * what counts. */
const ROUNDED: { readonly [T in Task]?: readonly number[] | null } = {
  physics: null,
  chemistry: null,
  distribution: [4],
  confidence: [4],
  "to-polar": [4],
  "approximate-integral": [4],
  iteration: [4],
  story: [1, 2],
  "unit-conversion": null,
  temperature: null,
  data: [4],
  "event-chance": [4],
};

/** Tasks that are answered in decimals by habit. */
const BY_HABIT: ReadonlySet<Task> = new Set<Task>([
  "percent",
  "translate",
  "vector",
  "data",
  "event-chance",
  "unit-conversion",
  "temperature",
  "story",
  "told-figure",
  "chain",
]);

/** What is left undone in the writing of any answer, as a sentence; null when nothing is: no term 0, no factor or exponent
 * or divisor 1, nothing there and back, no signs that cancel; a set in its order; an equation without what both of its
 * sides have. */
export function writingFault(problem: Problem, value: AnswerValue): string | null {
  const nodes = nodesIn(value);
  const told = new Set(AS_TOLD.has(problem.task) ? nodesIn(problem).map(toLatex) : []);
  // "1 × 10¹" is written in full.
  const isFull = problem.task === "calculate" && problem.form.number === "scientific";
  if (!isFull && nodes.some((node) => isIdle(node, problem.task) && !told.has(toLatex(node))))
    return "Something is written that changes nothing.";
  if (bringsSizes(problem, value)) return "An absolute value is written that nothing asks for.";
  if (
    value.kind === "relation" &&
    !SHARING.has(problem.task) &&
    sharesPart(value.relation) &&
    !isTold(problem, value)
  )
    return "Both sides have something in common.";
  const sets =
    value.kind === "set" ? [value.set] : value.kind === "named-sets" ? value.sets.map(({ set }) => set) : [];
  const fault = sets.map(setFault).find((each) => each !== null);
  return fault ?? placesFault(problem, value, nodes);
}

/** Whether letters stand in an absolute value that the question does not have. It comes of roots that are taken, and of
 * logarithms that are integrated: there it stands inside a logarithm. */
function bringsSizes(problem: Problem, value: AnswerValue): boolean {
  const told = nodesIn(problem);
  const isOfRoots =
    (problem.task === "simplify" && told.some(({ kind }) => kind === "power")) ||
    (problem.task === "derivative" && told.some(({ kind }) => kind === "root"));
  if (isOfRoots || told.some(({ kind }) => kind === "absolute")) return false;
  const nodes = nodesIn(value);
  const inLogarithms = new Set(
    nodes.flatMap((node) =>
      problem.task !== "logarithm" && node.kind === "function" && LOGARITHMS.has(node.name)
        ? nodesIn(node.args)
        : [],
    ),
  );
  return nodes.some(
    (node) => node.kind === "absolute" && symbolsOf(node).length > 0 && !inLogarithms.has(node),
  );
}

const LOGARITHMS: ReadonlySet<string> = new Set(["ln", "log"]);

/** An equation that the question tells, or that says in symbols what it tells in words. */
const isTold = ({ task }: Problem, { relation }: ValueOf<"relation">): boolean =>
  task === "translate" ||
  task === "comparison-sign" ||
  (task === "logarithm-form" && relation.operator === "=");

/** Digits behind the point that nobody asks for: of a number that is exact, beyond the place that is asked for, or a last
 * nought that is no figure. */
function placesFault(problem: Problem, value: AnswerValue, nodes: readonly Expression[]): string | null {
  const { form, task } = problem;
  const given = new Set(nodesIn(problem).map(sizeOf));
  const decimals = nodes.flatMap((node) =>
    node.kind === "number" && node.decimals && !given.has(sizeOf(node)) ? [node] : [],
  );
  const habit = habitOf(problem, value);
  const places = Math.max(0, ...decimals.map((node) => node.decimals ?? 0));
  if (form.decimals !== undefined && places > Math.max(0, form.decimals))
    return "There are more places than are asked for.";
  if (form.figures !== undefined) return null;
  if (form.decimals === undefined && decimals.some(isNought)) return "A decimal has no figure left.";
  const mayBe = habit !== undefined || BY_HABIT.has(task) || nodes.some(({ kind }) => kind === "percent");
  if (places > 0 && !mayBe && !isInDecimals(problem)) return "A number is exact and written as a decimal.";
  const angles = new Set(nodes.flatMap((node) => (isDegrees(node) ? nodesIn(node) : [])));
  const turns = new Set(
    value.kind === "named" ? value.values.flatMap((each) => (each.unit === "°" ? [each.value] : [])) : [],
  );
  const isFigure = (node: NumberNode): boolean =>
    (turns.has(node) && node.decimals === DIRECTION_PLACES) ||
    (angles.has(node) && node.decimals === 1) ||
    habit === null ||
    (habit ?? (isMoney(value) ? [2] : [])).includes(node.decimals ?? 0);
  return decimals.some((node) => endsInNought(node) && !isFigure(node))
    ? "A decimal ends in a nought."
    : null;
}

/** Of the direction of a vector. */
const DIRECTION_PLACES = 3;

/** A number as it is written, without its sign. */
const sizeOf = (node: Expression): string => toLatex(node).replace("-", "");

/** Arcs and sectors are exact; sides and angles of triangles have one place. */
function habitOf(problem: Problem, value: AnswerValue): readonly number[] | null | undefined {
  const { form, task } = problem;
  const asked = form.decimals ?? ("decimals" in problem ? problem.decimals : undefined);
  if (asked !== undefined) return [asked];
  if (task === "trigonometry" && value.kind === "quantity") return undefined;
  return task === "trigonometry" ? [problem.question.kind === "triangle" ? 1 : 4] : ROUNDED[task];
}

/** Angles are rounded to one place. */
const isDegrees = (node: Expression): boolean => node.kind === "function" && node.name === "degree";

const isMoney = (value: AnswerValue): boolean =>
  (value.kind === "quantity" && value.unit === "$") ||
  (value.kind === "named" && value.values.some(({ unit }) => unit === "$"));

/** Decimals are asked for, or stand in the question. */
const isInDecimals = (problem: Problem): boolean => {
  const { form, text } = problem;
  return (
    form.number === "decimal" ||
    form.number === "scientific" ||
    nodesIn(problem).some((node) => node.kind === "number" && node.decimals !== undefined) ||
    [...text].some((sign, at) => sign === "." && isDigit(text[at + 1]))
  );
};

const isDigit = (sign: string | undefined): boolean => sign !== undefined && sign >= "0" && sign <= "9";

function isIdle(node: Expression, task: Task): boolean {
  switch (node.kind) {
    case "negation":
      return node.operand.kind === "negation" || isNought(node.operand);
    case "absolute":
      return isPlain(node.operand) || isNeverNegative(node.operand);
    case "sum":
      return node.terms.some(isNought) || hasOpposites(node.terms);
    case "product":
      return (
        hasOne(node.factors) ||
        hasInverses(node.factors, task) ||
        (!IN_POWERS.has(task) && node.factors.some(isSigned))
      );
    case "quotient":
      return (
        isNumber(node.denominator, 1) ||
        (task !== "common-denominator" && sharesFactor(node.numerator, node.denominator))
      );
    case "power":
      return isIdlePower(node.base, node.exponent, task);
    default:
      return false;
  }
}

/** By the way it is written, whatever its letters are. */
function isNeverNegative(e: Expression): boolean {
  switch (e.kind) {
    case "number":
    case "absolute":
      return true;
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

const isNought = (e: Expression): boolean => e.kind === "number" && isZero(e.value);
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

const hasInverses = (factors: readonly Expression[], task: Task): boolean =>
  factors.some(
    (factor) =>
      factor.kind === "quotient" &&
      isNumber(factor.numerator, 1) &&
      !(SHARING.has(task) && symbolsOf(factor).length > 0) &&
      factors.some((other) => toLatex(other) === toLatex(factor.denominator)),
  );

/** A letter with a sign of its own within a product. */
const isSigned = (factor: Expression): boolean =>
  factor.kind === "negation" && factor.operand.kind === "symbol";

/** "5^1" is an exponential form; "(5x)^1" is none. */
const isIdlePower = (base: Expression, exponent: Expression, task: Task): boolean =>
  (isNumber(exponent, 1) && !(IN_POWERS.has(task) && children(base).length === 0)) ||
  (base.kind === "negation" && (isPlain(base) ? isPlain(exponent) : isEven(exponent))) ||
  (exponent.kind === "negation" && base.kind === "sum" && symbolsOf(base).length === 0);

const IN_POWERS: ReadonlySet<Task> = new Set<Task>(["power-notation", "prime-factorisation"]);

/** The same letters in a factor above and below. */
function sharesFactor(above: Expression, below: Expression): boolean {
  const lettered = (e: Expression) => factorsOf(e).filter((each) => symbolsOf(each).length > 0);
  return haveCommon(lettered(above), lettered(below));
}

function endsInNought(node: Expression): boolean {
  if (node.kind !== "number" || !node.decimals) return false;
  const shorter: Rational = multiply(node.value, power(fromInt(10), BigInt(node.decimals - 1)));
  return shorter.d === 1n;
}

/** A term, factor, divisor, power or root that both sides have, so that it could be left out on both. */
function sharesPart({ left, right }: Relation): boolean {
  if (symbolsOf(left).length === 0 && symbolsOf(right).length === 0) return false;
  if (isSplit(left, right) || isSplit(right, left)) return true;
  if (left.kind === "power" && right.kind === "power")
    return toLatex(left.exponent) === toLatex(right.exponent);
  if (left.kind === "root" && right.kind === "root") return left.index === right.index;
  if (left.kind === "absolute" && right.kind === "absolute") return true;
  if (left.kind === "quotient" && right.kind === "quotient")
    return toLatex(left.denominator) === toLatex(right.denominator);
  return haveCommon(factorsOf(left), factorsOf(right)) || haveCommon(termsOf(left), termsOf(right));
}

/** A product that is nothing: several equations in one. */
const isSplit = (side: Expression, other: Expression): boolean => {
  const lettered = side.kind === "product" ? side.factors.filter((each) => symbolsOf(each).length > 0) : [];
  return isNought(other) && lettered.length > 1 && lettered.some(({ kind }) => kind === "sum");
};

const termsOf = (e: Expression): readonly Expression[] => (e.kind === "sum" ? e.terms : []);
const factorsOf = (e: Expression): readonly Expression[] =>
  (e.kind === "product" ? e.factors : [e]).filter((each) => !isNumber(each, 1) && !isNought(each));

function haveCommon(some: readonly Expression[], others: readonly Expression[]): boolean {
  const written = new Set(some.map(toLatex));
  return others.some((each) => written.has(toLatex(each)));
}
