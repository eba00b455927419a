import "server-only";
import type { Expression } from "@/server/solver/expression/ast";
import { type Complex, evaluateComplex } from "@/server/solver/expression/evaluate-numeric";
import type { RealSet } from "@/server/solver/expression/real-set";
import { children, symbolsOf } from "@/server/solver/expression/walk";
import { budget, DEFAULT_LIMITS } from "@/server/solver/limits";
import { readSettled } from "@/server/solver/settle";
import type { AnswerValue, Problem } from "@/server/solver/types";
import { workProblem } from "@/server/solver/work";
import { within } from "../claims/verdict";
import { plainCharacters } from "./plain-characters";
import { asWritten } from "./shown";

/** What must not be given away of a problem. */
export interface GuardedAnswer {
  readonly problem: string;
  /** The whole of it, as the engine writes it. */
  readonly latex: string;
  /** Each number of the answer: the roots, the ends of an interval, the parts of a point. */
  readonly values: readonly Complex[];
  /** Each expression with letters in it. */
  readonly expressions: readonly Expression[];
  /** Numbers that a root, a power or a multiple of π among them is written with. */
  readonly writtenWith: readonly number[];
  /** An answer in words; null for another one. */
  readonly word: string | null;
  /** The answer is more than its numbers: a set, a relation, a matrix, an amount. It is compared as a whole. */
  readonly whole: boolean;
  /** A number with a unit, of which another unit says the same. */
  readonly unit: boolean;
  /** That unit, as the engine writes it; empty for a bare number. */
  readonly unitName: string;
  readonly kind: AnswerValue["kind"];
  /** Brackets are to be multiplied out: the product is no answer, equal as it is. */
  readonly expands: boolean;
  /** Letters that are asked for. */
  readonly unknowns: readonly string[];
  /** Letters of the problem. */
  readonly letters: ReadonlySet<string>;
  /** What the engine's own steps come to, as it is written. */
  readonly onTheWay: ReadonlySet<string>;
}

const REMEMBERED_MAX = 100;
const remembered = new Map<string, GuardedAnswer | null>();

/** @param problem as the student put it
 * @returns null for a problem that the engine does not solve */
export function guardedAnswerOf(problem: string): GuardedAnswer | null {
  const known = remembered.get(problem);
  if (known !== undefined) return known;
  const secret = within(() => work(problem), null);
  if (remembered.size >= REMEMBERED_MAX) remembered.delete(remembered.keys().next().value ?? "");
  remembered.set(problem, secret);
  return secret;
}

function work(text: string): GuardedAnswer | null {
  const read = readSettled(text, DEFAULT_LIMITS);
  const worked = read.ok ? workProblem(read.problem, budget(DEFAULT_LIMITS)) : null;
  if (!read.ok || !worked) return null;
  const { value } = worked.answer;
  const parts = partsOf(value);
  const numbers = parts.filter((part) => symbolsOf(part).length === 0);
  const expressions = parts.filter((part) => symbolsOf(part).length > 0);
  return {
    problem: text,
    latex: worked.answer.latex,
    values: [...numbers.flatMap(valuesOf), ...(IN_DEGREES.test(text) ? numbers.flatMap(inRadians) : [])],
    expressions: expressions.flatMap(withoutConstant).flatMap(withFactors(read.problem)),
    writtenWith: numbers.filter(isComposite).flatMap(literalsOf),
    word: wordOf(value),
    whole: WHOLE.has(value.kind) || (value.kind === "roots" && value.roots.length > 1),
    unit: value.kind === "quantity",
    unitName: value.kind === "quantity" ? value.unit : "",
    kind: value.kind,
    expands: read.problem.task === "expand",
    unknowns: unknownsOf(value, read.problem),
    letters: new Set([...parts.flatMap(symbolsOf), ...lettersIn(read.reading.latex)]),
    onTheWay: new Set(
      worked.derivation.steps.slice(0, -1).map(({ latex }) => asWritten(plainCharacters(latex))),
    ),
  };
}

const WHOLE: ReadonlySet<AnswerValue["kind"]> = new Set<AnswerValue["kind"]>([
  "set",
  "named-sets",
  "relation",
  "matrix",
  "list",
  "groups",
  "parts",
]);

function partsOf(value: AnswerValue): readonly Expression[] {
  switch (value.kind) {
    case "expression":
      return [value.expression, ...endsOf(value.on ?? [])];
    case "roots":
      return value.roots;
    case "point":
    case "family":
      return value.values;
    case "points":
      return value.points.flat();
    case "list":
      return value.items;
    case "groups":
      return value.groups.flat();
    case "parts":
      return value.parts.flatMap((part) => partsOf(part.value));
    case "word":
      return value.solutions ? partsOf(value.solutions) : [];
    case "set":
      return endsOf(value.set);
    case "named-sets":
      return value.sets.flatMap(({ set }) => endsOf(set));
    case "relation":
      return [value.relation.left, value.relation.right].filter(({ kind }) => kind !== "symbol");
    case "matrix":
      return value.rows.flat();
    case "quantity":
      return [value.value];
    case "named":
      return value.values.map((each) => each.value);
    default:
      return [];
  }
}

const endsOf = (set: RealSet): readonly Expression[] =>
  set.flatMap(({ low, high }) => [low, high].flatMap(({ value }) => (value ? [value] : [])));

const IN_DEGREES = /\bangles?\b|\bdegrees?\b|°/i;
const inRadians = (number: Expression): readonly Complex[] => {
  const value = evaluateComplex(number, new Map());
  return value && value.im === 0 ? [{ re: (value.re * Math.PI) / 180, im: 0 }] : [];
};

/** A rate is both 45 and 0.45. */
function valuesOf(number: Expression): readonly Complex[] {
  const value = evaluateComplex(number, new Map());
  if (!value) return [];
  return number.kind === "percent" ? [value, { re: value.re * 100, im: value.im * 100 }] : [value];
}

/** "36π", "2√3", "5.6 × 10⁻⁴": one who knows the numbers in it knows it. */
const isComposite = (number: Expression): boolean =>
  number.kind === "product" || number.kind === "power" || number.kind === "sum";

function literalsOf(number: Expression): readonly number[] {
  const own = number.kind === "number" ? evaluateComplex(number, new Map()) : null;
  return own ? [Math.abs(own.re)] : children(number).flatMap(literalsOf);
}

/** An antiderivative tells as much without its constant. */
function withoutConstant(expression: Expression): readonly Expression[] {
  if (expression.kind !== "sum") return [expression];
  const terms = expression.terms.filter((term) => !(term.kind === "symbol" && term.name === "C"));
  return terms.length < expression.terms.length && terms.length > 0
    ? [expression, { ...expression, terms }]
    : [expression];
}

/** Saying one factor of a factored answer gives away the other. */
const withFactors =
  ({ task }: Problem) =>
  (expression: Expression): readonly Expression[] => {
    if (task !== "factor" || expression.kind !== "product") return [expression];
    const sums = expression.factors.map((factor) => (factor.kind === "power" ? factor.base : factor));
    return [expression, ...sums.filter(({ kind }) => kind === "sum")];
  };

function wordOf(value: AnswerValue): string | null {
  if (value.kind === "word") return value.word.toLowerCase();
  if (value.kind === "all") return "all numbers";
  const none =
    value.kind === "none" ||
    (value.kind === "roots" && value.roots.length === 0) ||
    (value.kind === "points" && value.points.length === 0) ||
    (value.kind === "set" && value.set.length === 0);
  return none ? "no solution" : null;
}

function unknownsOf(value: AnswerValue, problem: Problem): readonly string[] {
  const named = value.kind === "named" ? value.values.map(({ name }) => name) : [];
  const asked = "unknown" in value ? [value.unknown] : "unknowns" in value ? value.unknowns : [];
  const own = "unknown" in problem && typeof problem.unknown === "string" ? [problem.unknown] : [];
  const left =
    value.kind === "relation" && value.relation.left.kind === "symbol" ? [value.relation.left.name] : [];
  return [...new Set([...asked, ...own, ...named, ...left])].filter((name) =>
    /^[a-zA-Z](?:_?\w)?$/.test(name),
  );
}

const lettersIn = (latex: string): readonly string[] =>
  latex.replace(/\\[a-zA-Z]+/g, " ").match(/(?<![a-zA-Z])[a-zA-Z](?![a-zA-Z])/g) ?? [];
