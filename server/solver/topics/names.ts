import type { Relation } from "../expression/ast";
import { some } from "../expression/walk";
import { table } from "../table";
import type { Problem, Task } from "../types";

/** Which topic works and checks a task. The topic "core" is always there; a device loads the others when a task of theirs is
 * met (see lazy.ts). A chain is worked by the topics of its parts. */
export const TOPIC_OF = table({
  calculate: "core",
  "curve-study": "calculus",
  "differential-equation": "calculus",
  "calculate-each": "core",
  "comparison-sign": "numbers",
  "root-bounds": "numbers",
  "statement-kind": "numbers",
  "divide-with-remainder": "numbers",
  "equivalent-fractions": "numbers",
  "number-kind": "numbers",
  "number-order": "numbers",
  "radical-form": "numbers",
  "select-numbers": "numbers",
  "prime-factorisation": "numbers",
  "prime-factors": "numbers",
  "common-factor": "numbers",
  "common-multiple": "numbers",
  remainder: "numbers",
  divisibility: "numbers",
  primality: "numbers",
  multiples: "numbers",
  divisors: "numbers",
  "divisor-count": "numbers",
  "place-digit": "numbers",
  "digit-place": "numbers",
  "write-digits": "numbers",
  "name-number": "numbers",
  "base-conversion": "numbers",
  "base-arithmetic": "numbers",
  "ranked-number": "numbers",
  "closest-number": "numbers",
  "relation-truth": "numbers",
  "draw-sequence": "statistics",
  "draw-counts": "statistics",
  percent: "core",
  inequality: "functions",
  domain: "functions",
  range: "functions",
  "domain-and-range": "functions",
  "piecewise-value": "functions",
  "relation-pairs": "functions",
  "function-property": "functions",
  "function-features": "functions",
  "inverse-function": "functions",
  evaluate: "core",
  logarithm: "functions",
  "logarithm-form": "functions",
  "logarithm-base": "functions",
  sequence: "functions",
  series: "functions",
  simplify: "core",
  expand: "core",
  factor: "core",
  "partial-fractions": "calculus",
  "eliminate-parameter": "functions",
  "unit-conversion": "numbers",
  temperature: "numbers",
  "clock-time": "numbers",
  solve: "core",
  "solve-system": "core",
  line: "functions",
  "line-pair": "functions",
  segment: "functions",
  conic: "functions",
  "to-rectangular": "functions",
  "to-polar": "functions",
  "polar-equation": "functions",
  vector: "functions",
  matrix: "functions",
  "augmented-matrix": "functions",
  trigonometry: "functions",
  translate: "functions",
  "equation-property": "functions",
  variation: "functions",
  "quadratic-form": "functions",
  "transformed-function": "functions",
  chemistry: "science",
  physics: "science",
  story: "stories",
  derivative: "calculus",
  "tangent-line": "calculus",
  "implicit-derivative": "calculus",
  limit: "calculus",
  integral: "calculus",
  "several-variables": "calculus",
  measure: "calculus",
  "series-test": "calculus",
  "power-series": "calculus",
  "taylor-polynomial": "calculus",
  "slope-places": "calculus",
  accumulation: "calculus",
  "inverse-slope": "calculus",
  "related-rates": "calculus",
  differential: "calculus",
  "approximate-integral": "calculus",
  iteration: "calculus",
  "polynomial-division": "polynomials",
  "polynomial-property": "polynomials",
  coefficient: "polynomials",
  "complete-square": "polynomials",
  "binomial-term": "polynomials",
  "greatest-common-factor": "polynomials",
  "common-denominator": "polynomials",
  "power-notation": "polynomials",
  "like-terms": "polynomials",
  distribution: "statistics",
  confidence: "statistics",
  data: "statistics",
  "event-chance": "statistics",
  "count-ways": "statistics",
  "told-figure": "statistics",
} as const satisfies Readonly<Record<TopicTask, string>>);

/** A task that one topic works and checks. */
export type TopicTask = Exclude<Task, "chain">;

/** An equation with other letters than its unknown, or with π, is worked and checked by a topic of its own. */
export type TopicName = (typeof TOPIC_OF)[TopicTask] | "formulas";

/** Which topic works and checks a problem. */
export const topicNameOf = (problem: Problem & { readonly task: TopicTask }): TopicName =>
  problem.task === "solve" && isFormula(problem.equation, problem.unknown)
    ? "formulas"
    : TOPIC_OF[problem.task];

const isFormula = (equation: Relation, unknown: string): boolean =>
  some(
    equation,
    (part) =>
      (part.kind === "symbol" && part.name !== unknown) || (part.kind === "constant" && part.name === "pi"),
  );

/** The tasks of a topic. */
export type TaskOf<Name extends TopicName> = Name extends "formulas"
  ? "solve"
  : { readonly [T in TopicTask]: (typeof TOPIC_OF)[T] extends Name ? T : never }[TopicTask];
