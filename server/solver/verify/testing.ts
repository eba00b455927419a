import type { Expression } from "../expression/ast";
import type { RealSet } from "../expression/real-set";
import { onLedger } from "../ledger";
import { budget, DEFAULT_LIMITS } from "../limits";
import { parseExpression, parseStatement } from "../parser/parse";
import { readProblem } from "../problem/read";
import type { AnswerValue, Budget, Problem, Task } from "../types";
import { workProblem } from "../work";
import { type Obligations, type Verifier, weakest } from "./obligations";

/** Answers for the tests of verifiers, and which of their claims are refused. */

const e = (text: string): Expression => parseExpression(text, DEFAULT_LIMITS);

export const expression = (text: string): AnswerValue => ({ kind: "expression", expression: e(text) });
export const word = (text: string): AnswerValue => ({ kind: "word", word: text });
export const list = (...items: readonly string[]): AnswerValue => ({
  kind: "list",
  items: items.map(e),
  ordered: true,
});
export const groups = (...all: readonly (readonly string[])[]): AnswerValue => ({
  kind: "groups",
  groups: all.map((group) => group.map(e)),
});
export const roots = (unknown: string, ...all: readonly string[]): AnswerValue => ({
  kind: "roots",
  unknown,
  roots: all.map(e),
});
export const points = (unknowns: readonly string[], ...all: readonly (readonly string[])[]): AnswerValue => ({
  kind: "points",
  unknowns,
  points: all.map((point) => point.map(e)),
});
export const named = (...values: readonly (readonly [string, string, string?])[]): AnswerValue => ({
  kind: "named",
  values: values.map(([name, value, unit]) => ({
    name,
    value: e(value),
    ...(unit !== undefined && { unit }),
  })),
});
export const point = (unknowns: readonly string[], ...values: readonly string[]): AnswerValue => ({
  kind: "point",
  unknowns,
  values: values.map(e),
});
export const family = (
  unknowns: readonly string[],
  values: readonly string[],
  free: readonly string[],
): AnswerValue => ({ kind: "family", unknowns, values: values.map(e), free });
export const matrix = (...rows: readonly (readonly string[])[]): AnswerValue => ({
  kind: "matrix",
  rows: rows.map((row) => row.map((text) => e(text))),
});
export const quantity = (text: string, unit: string): AnswerValue => ({
  kind: "quantity",
  value: e(text),
  unit,
});
/** From one end to the other; an empty text leaves a side open. */
export const between = (low: string, high: string, closed: readonly [boolean, boolean]): RealSet => [
  { low: end(low, closed[0]), high: end(high, closed[1]) },
];
const end = (text: string, closed: boolean) => {
  const ending: Expression | null = text === "" ? null : e(text);
  return { value: ending, closed };
};
export function relation(text: string): AnswerValue {
  const statement = parseStatement(text, DEFAULT_LIMITS);
  if (statement.kind !== "relation") throw new Error(`not a relation: ${text}`);
  return { kind: "relation", relation: statement };
}

export function problemOf(text: string): Problem {
  const read = readProblem(text, DEFAULT_LIMITS);
  if (!read.ok) throw new Error(`not read: ${text}`);
  return read.problem;
}

/** The answer that the engine itself gives. */
export function answerTo(problem: Problem): AnswerValue {
  const worked = onLedger(DEFAULT_LIMITS, () => workProblem(problem, budget(DEFAULT_LIMITS)));
  if (!worked) throw new Error(`not worked: ${problem.text}`);
  return worked.derivation.answer;
}

/** The claims of an answer that do not hold as far as its verifier can tell; "kind" when the question has no answer of
 * the kind.
 * @param question a problem, or the text it is read from */
export function refusedClaims<T extends Task>(
  verifier: Verifier<T>,
  question: Problem | string,
  value: AnswerValue,
): readonly string[] {
  const problem = typeof question === "string" ? problemOf(question) : question;
  const oblige = verifier[value.kind] as
    | ((problem: Problem, value: AnswerValue, budget: Budget) => Obligations)
    | undefined;
  if (!oblige) return ["kind"];
  return onLedger(DEFAULT_LIMITS, () =>
    Object.entries(oblige(problem, value, budget(DEFAULT_LIMITS)))
      .filter(([, claim]) => !["verified", "partial"].includes(weakest([claim]).status))
      .map(([name]) => name),
  );
}

/** A verifier under its own name, a problem, and wrong answers to it with the one claim that refuses each. */
export type Refusals = readonly [
  verifier: Readonly<Record<string, object>>,
  text: string,
  wrong: readonly (readonly [value: AnswerValue, claim: string])[],
];

/** What a verifier refuses of the engine's own answer, and of each wrong one. */
export function foundIn([given, text, wrong]: Refusals): {
  readonly own: readonly string[];
  readonly refused: readonly (readonly string[])[];
} {
  const [verifier] = Object.values(given) as Verifier<Task>[];
  if (!verifier) throw new Error("no verifier");
  const problem = problemOf(text);
  return {
    own: refusedClaims(verifier, problem, answerTo(problem)),
    refused: wrong.map(([value]) => refusedClaims(verifier, problem, value)),
  };
}
