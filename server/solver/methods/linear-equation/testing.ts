import type { Expression, Relation } from "../../expression/ast";
import { DEFAULT_LIMITS, budget as newBudget } from "../../limits";
import { parseStatement } from "../../parser/parse";
import type { Form, Problem } from "../../types";

/** Problems for the tests of the equation families, as the reader hands them over. */

export const budget = () => newBudget(DEFAULT_LIMITS);

export function relationOf(text: string): Relation {
  const statement: Expression | Relation = parseStatement(text);
  if (statement.kind !== "relation") throw new Error(`not a relation: ${text}`);
  return statement;
}

interface Extra {
  readonly form?: Form;
  readonly method?: string;
}

const frame = (latex: string, { form = {}, method }: Extra) => ({
  text: latex,
  instruction: "Solve",
  latex,
  form,
  ...(method ? { method } : {}),
});

export const solveProblem = (
  text: string,
  unknown: string,
  extra: Extra = {},
): Problem & { task: "solve" } => ({
  ...frame(text, extra),
  task: "solve",
  equation: relationOf(text),
  unknown,
});

export const systemProblem = (
  equations: readonly string[],
  unknowns: readonly string[],
  extra: Extra = {},
): Problem & { task: "solve-system" } => ({
  ...frame(equations.join(", "), extra),
  task: "solve-system",
  equations: equations.map(relationOf),
  unknowns,
});
