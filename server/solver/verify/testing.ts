import type { Expression, Relation, RelationOperator } from "../expression/ast";
import { relation } from "../expression/build";
import type { RealSet } from "../expression/real-set";
import { onLedger } from "../ledger";
import { budget, DEFAULT_LIMITS } from "../limits";
import { parseExpression } from "../parser/parse";
import { readProblem } from "../problem/read";
import type { AnswerValue, Problem, Task } from "../types";
import { type Obligations, type Verifier, weakest } from "./obligations";

/** The claims of an answer that its verifier refuses, for the problem that a text is read as. */
export function refusedClaims<T extends Task>(
  verifier: Verifier<T>,
  text: string,
  value: AnswerValue,
): string[] {
  const read = readProblem(text, DEFAULT_LIMITS);
  if (!read.ok) throw new Error(`not read: ${text}`);
  const oblige = verifier[value.kind] as
    | ((problem: Problem, value: AnswerValue, spent: ReturnType<typeof budget>) => Obligations)
    | undefined;
  if (!oblige) return ["kind"];
  const obligations = oblige(read.problem, value, budget(DEFAULT_LIMITS));
  return Object.entries(obligations)
    .filter(([, obligation]) => onLedger(DEFAULT_LIMITS, () => weakest([obligation])).status === "refuted")
    .map(([claim]) => claim);
}

export const value = (text: string): AnswerValue => ({
  kind: "expression",
  expression: parseExpression(text),
});
export const word = (text: string): AnswerValue => ({ kind: "word", word: text });
export const list = (...items: readonly string[]): AnswerValue => ({
  kind: "list",
  items: items.map((text) => parseExpression(text)),
  ordered: true,
});
export const points = (unknowns: readonly string[], ...all: readonly (readonly string[])[]): AnswerValue => ({
  kind: "points",
  unknowns,
  points: all.map((point) => point.map((text) => parseExpression(text))),
});
export const matrix = (...rows: readonly (readonly string[])[]): AnswerValue => ({
  kind: "matrix",
  rows: rows.map((row) => row.map((text) => parseExpression(text))),
});
export const named = (...values: readonly (readonly [string, string, string?])[]): AnswerValue => ({
  kind: "named",
  values: values.map(([name, text, unit]) => ({
    name,
    value: parseExpression(text),
    ...(unit === undefined ? {} : { unit }),
  })),
});
export const quantity = (text: string, unit: string): AnswerValue => ({
  kind: "quantity",
  value: parseExpression(text),
  unit,
});
export const roots = (unknown: string, ...all: readonly string[]): AnswerValue => ({
  kind: "roots",
  unknown,
  roots: all.map((text) => parseExpression(text)),
});

/** "y = 2x + 1", with the sign between its two sides told. */
export const statement = (left: string, operator: RelationOperator, right: string): AnswerValue => ({
  kind: "relation",
  relation: relationOf(left, operator, right),
});
const relationOf = (left: string, operator: RelationOperator, right: string): Relation =>
  relation(parseExpression(left), operator, parseExpression(right));

/** From one end to the other; an empty text leaves a side open. */
export const between = (low: string, high: string, closed: readonly [boolean, boolean]): RealSet => [
  { low: end(low, closed[0]), high: end(high, closed[1]) },
];
const end = (text: string, closed: boolean) => {
  const ending: Expression | null = text === "" ? null : parseExpression(text);
  return { value: ending, closed };
};
