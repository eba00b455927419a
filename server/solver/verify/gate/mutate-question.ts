import type { Expression } from "../../expression/ast";
import { int, quotient } from "../../expression/build";
import { decimalNode } from "../../expression/decimal";
import { rational } from "../../expression/rational";
import type { AnswerValue, Problem } from "../../types";
import { expressionMutants } from "./mutate-expression";
import type { Mutant } from "./mutate-value";

/** Wrong answers that come of the question: a value on the way that is another one, the question handed back, and an
 * answer in another form than the one asked for. */
export const mutantsOfQuestion = (problem: Problem, value: AnswerValue): Mutant[] => [
  ...linksChanged(problem, value),
  ...handedBack(problem, value),
  ...inOtherForm(problem, value),
];

/** A fraction where a decimal is asked for, and a number where percents are. */
function inOtherForm({ form }: Problem, value: AnswerValue): Mutant[] {
  if (form.number === "percent" && value.kind === "expression" && value.expression.kind === "percent")
    return outOfPercent(value.expression.operand).map((expression) => ({
      mistake: "form",
      value: { kind: "expression", expression },
    }));
  if (value.kind !== "expression" || value.expression.kind !== "number") return [];
  const { n, d } = value.expression.value;
  if (form.number !== "decimal" || d === 1n) return [];
  const expression = quotient(int(n), int(d));
  return [{ mistake: "form", value: { kind: "expression", expression } }];
}

/** 15.87% as 0.1587. */
const outOfPercent = (e: Expression): Expression[] =>
  e.kind === "number" ? [decimalNode(rational(e.value.n, e.value.d * 100n), (e.decimals ?? 0) + 2)] : [];

/** A right answer at the end of a chain with a wrong value in it. */
function linksChanged(problem: Problem, value: AnswerValue): Mutant[] {
  if (problem.task !== "chain") return [];
  const { parts } = problem;
  return parts.flatMap((part, i) =>
    part.values.flatMap((each, j) =>
      expressionMutants(each).map((changed) => ({
        mistake: "link",
        value,
        problem: { ...problem, parts: parts.with(i, { ...part, values: part.values.with(j, changed) }) },
      })),
    ),
  );
}

/** The equation as it was told, where it is to be written in another form. */
const handedBack = (problem: Problem, value: AnswerValue): Mutant[] =>
  value.kind === "relation" && "equation" in problem && problem.equation.kind === "relation"
    ? [{ mistake: "form", value: { kind: "relation", relation: problem.equation } }]
    : [];
