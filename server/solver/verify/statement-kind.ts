import { toLatex } from "../printer/latex";
import type { AnswerValue, Check, Problem } from "../types";

/** Looks for the equals sign in what is shown of the problem. */
export function verifyStatementKind(problem: Problem, value: AnswerValue): Check {
  if (problem.task !== "statement-kind" || value.kind !== "word") return refuted;
  const shown = toLatex(problem.statement);
  if (shown.includes("=") !== (value.word === "equation")) return refuted;
  const says = value.word === "equation" ? "has an equals sign" : "has no equals sign";
  return { status: "verified", evidence: [`$${shown}$ ${says}.`] };
}

const refuted: Check = { status: "refuted", reason: "The equals sign says otherwise." };
