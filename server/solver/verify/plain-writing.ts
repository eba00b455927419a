import type { Expression, NumberNode, Relation } from "../expression/ast";
import { isCurrency } from "../expression/currency";
import { nodesIn, topNodes } from "../expression/nodes-in";
import { fromInt, multiply, power, type Rational } from "../expression/rational";
import type { RealSet } from "../expression/real-set";
import { symbolsOf } from "../expression/walk";
import { toLatex } from "../printer/latex";
import type { AnswerValue, Budget, Problem, Task } from "../types";
import { isPlainNumber, tidyFault } from "./expression-form";
import { factorsOf, haveCommon, isIdle, isNought, SHARING } from "./idle-writing";
import { formFault } from "./number-form";
import type { ValueOf } from "./obligations";
import { setFault } from "./set-order";

/** Tasks whose answers hold what the question is written with. */
const AS_TOLD: ReadonlySet<Task> = new Set<Task>([
  "translate",
  "comparison-sign",
  "logarithm-form",
  "power-notation",
]);

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
  "confidence",
  "unit-conversion",
  "temperature",
  "story",
  "told-figure",
  "chain",
]);

/** What is left undone in the writing of any answer, as a sentence; null when nothing is: no term 0, no factor or exponent
 * or divisor 1, nothing there and back, no signs that cancel; a set in its order; an equation without what both of its
 * sides have. */
export function writingFault(problem: Problem, value: AnswerValue, budget: Budget): string | null {
  return (
    idleFault(problem, value) ?? (hasFormClaim(problem, value) ? null : numberFault(problem, value, budget))
  );
}

/** Answers of which a claim of their own says how each number is written. */
const hasFormClaim = ({ task }: Problem, { kind }: AnswerValue): boolean =>
  kind === "expression" || kind === "relation" || (kind === "list" && ITEM_BY_ITEM.has(task));

const ITEM_BY_ITEM: ReadonlySet<Task> = new Set<Task>([
  "number-order",
  "root-bounds",
  "select-numbers",
  "equivalent-fractions",
]);

/** A number that can still be reduced or worked out, and that does not stand in the question so. */
function numberFault(problem: Problem, value: AnswerValue, budget: Budget): string | null {
  const told = new Set(nodesIn(problem).map(toLatex));
  const faults = topNodes(value).map((part) => (told.has(toLatex(part)) ? null : unfinished(part, budget)));
  return faults.find((each) => each !== null) ?? null;
}

const unfinished = (e: Expression, budget: Budget): string | null =>
  isPlainNumber(e) ? formFault(e, {}, budget) : tidyFault(e);

function idleFault(problem: Problem, value: AnswerValue): string | null {
  if (hasOtherLength(value)) return "A point has not one number for each letter.";
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
  if (nodes.some(isImaginary) && !OVER_COMPLEX.has(problem.task) && !nodesIn(problem).some(leavesReals))
    return "An imaginary number is written that nothing leads to.";
  if (nodes.some(({ kind }) => kind === "percent") && !isOfPercents(problem))
    return "A percent is written that nobody asks for.";
  const fault = setsOf(value)
    .map(setFault)
    .find((each) => each !== null);
  return fault ?? placesFault(problem, value, nodes);
}

/** Whether there are not as many numbers as letters, in any point of an answer. */
function hasOtherLength(value: AnswerValue): boolean {
  if (value.kind === "parts") return value.parts.some((part) => hasOtherLength(part.value));
  if (value.kind === "points") return value.points.some(({ length }) => length !== value.unknowns.length);
  return (value.kind === "point" || value.kind === "family") && value.values.length !== value.unknowns.length;
}

/** Tasks that go beyond the real numbers by themselves. */
const OVER_COMPLEX: ReadonlySet<Task> = new Set<Task>([
  "solve",
  "solve-system",
  "factor",
  "matrix",
  "to-rectangular",
  "to-polar",
]);

const isImaginary = (node: Expression): boolean => node.kind === "constant" && node.name === "i";

/** i itself, or a root of an expression that begins with a minus. */
const leavesReals = (node: Expression): boolean =>
  isImaginary(node) || (node.kind === "root" && node.radicand.kind === "negation");

/** Every set that an answer tells, those on which a formula holds among them. */
function setsOf(value: AnswerValue): readonly RealSet[] {
  if (value.kind === "named-sets") return value.sets.map(({ set }) => set);
  if (value.kind === "set") return [value.set];
  if (value.kind === "expression") return value.on ? [value.on] : [];
  return value.kind === "relation" && value.on ? [value.on.set] : [];
}

/** Percents are asked for, or stand in the question. */
const isOfPercents = ({ task, form, text }: Problem): boolean =>
  form.number === "percent" ||
  task === "percent" ||
  text.includes("%") ||
  text.toLowerCase().includes("percent");

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
  if (places > 0 && isAskedExactly(problem)) return "An exact value is asked for.";
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

const isAskedExactly = ({ text, form }: Problem): boolean =>
  form.decimals === undefined && form.number !== "decimal" && text.toLowerCase().includes("exact value");

/** Of the direction of a vector. */
const DIRECTION_PLACES = 3;

/** A number as it is written, without its sign. */
const sizeOf = (node: Expression): string => toLatex(node).replace("-", "");

/** Arcs, sectors and the tails of an interval are exact; sides and angles of triangles have one place. */
function habitOf(problem: Problem, value: AnswerValue): readonly number[] | null | undefined {
  const { form, task } = problem;
  const asked = form.decimals ?? ("decimals" in problem ? problem.decimals : undefined);
  if (asked !== undefined) return [asked];
  if (task === "trigonometry" && value.kind === "quantity") return undefined;
  if (task === "confidence" && problem.asked === "tail") return undefined;
  if (task === "trigonometry") return [problem.question.kind === "triangle" ? 1 : 4];
  return form.number === "percent" ? ROUNDED[task]?.map((places) => places - 2) : ROUNDED[task];
}

/** Angles are rounded to one place. */
const isDegrees = (node: Expression): boolean => node.kind === "function" && node.name === "degree";

const isMoney = (value: AnswerValue): boolean =>
  (value.kind === "quantity" && isCurrency(value.unit)) ||
  (value.kind === "named" && value.values.some(({ unit = "" }) => isCurrency(unit)));

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

function endsInNought(node: Expression): boolean {
  if (node.kind !== "number" || !node.decimals) return false;
  const shorter: Rational = multiply(node.value, power(fromInt(10), BigInt(node.decimals - 1)));
  return shorter.d === 1n;
}

/** A term, factor, divisor, power or root that both sides have, so that it could be left out on both. */
function sharesPart({ left, right }: Relation): boolean {
  if (symbolsOf(left).length === 0 && symbolsOf(right).length === 0) return false;
  if (isSplit(left, right) || isSplit(right, left)) return true;
  if (isNought(left) ? right.kind === "power" : isNought(right) && left.kind === "power") return true;
  if (
    left.kind === right.kind &&
    WRAPPERS.has(left.kind) &&
    wrappers(left).some((each) => wrappers(right).includes(each))
  )
    return true;
  return haveCommon(factorsOf(left), factorsOf(right)) || haveCommon(termsOf(left), termsOf(right));
}

/** What can be taken off on both sides, with points that come or go. */
const WRAPPERS: ReadonlySet<Expression["kind"]> = new Set([
  "power",
  "root",
  "absolute",
  "negation",
  "function",
  "quotient",
]);

/** What is the same all around on both sides when it is found on both: an exponent or a base, a name, a divisor. */
function wrappers(e: Expression): readonly string[] {
  switch (e.kind) {
    case "power":
      return [`^${toLatex(e.exponent)}`, toLatex(e.base)];
    case "root":
      return [`${e.index}`];
    case "function":
      return [`${e.name} ${e.base ? toLatex(e.base) : ""}`];
    case "quotient":
      return [toLatex(e.denominator)];
    default:
      return [e.kind];
  }
}

/** A product that is nothing: several equations in one. */
const isSplit = (side: Expression, other: Expression): boolean => {
  const lettered = side.kind === "product" ? side.factors.filter((each) => symbolsOf(each).length > 0) : [];
  return isNought(other) && lettered.length > 1 && lettered.some(({ kind }) => kind === "sum");
};

const termsOf = (e: Expression): readonly Expression[] => (e.kind === "sum" ? e.terms : []);
