import { some } from "../expression/walk";
import { table } from "../table";
import type { AnswerValue, Problem } from "../types";

const NOTES: Partial<Record<Problem["task"], string>> = table({
  factor: "The value is right, but it is not fully factorised. Does a factor split further?",
  expand: "The value is right, but it is not multiplied out with like terms collected.",
  simplify: "The value is right, but it can be simplified further.",
  evaluate: "The value is right, but it can be written more simply.",
});

/** Words for an answer that has the right value and was refused for how it is written. */
export function formNote(problem: Problem, value: AnswerValue): string {
  const { form } = problem;
  if (form.decimals !== undefined) return "The value is right, but it is not rounded as the question asks.";
  if (form.number === "mixed")
    return "The value is right, but the question asks for a mixed number in lowest terms.";
  if (form.number === "decimal") return "The value is right, but the question asks for a decimal.";
  if (form.number === "percent") return "The value is right, but the question asks for a percent.";
  if (value.kind === "expression" && problem.task === "calculate") {
    const fraction = some(value.expression, (node) => node.kind === "quotient");
    return fraction
      ? "The value is right, but the fraction is not in lowest terms."
      : "The value is right, but it can be written more simply.";
  }
  return (
    NOTES[problem.task] ?? "The value is right, but it is not written in the form the question asks for."
  );
}
