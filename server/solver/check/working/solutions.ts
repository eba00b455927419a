import type { Expression, Relation } from "../../expression/ast";
import type { RealSet } from "../../expression/real-set";
import { symbolsOf } from "../../expression/walk";
import type { Condition } from "../../tasks/inequality";
import type { AnswerValue, Budget, Problem } from "../../types";
import { workProblem } from "../../work";
import { compareExpressions } from "../compare-expressions";
import { lettersIn, relationsIn } from "./subject";

/** All numbers for which a condition in one unknown holds. */
export type Solutions =
  | { readonly kind: "roots"; readonly roots: readonly Expression[] }
  | { readonly kind: "all" }
  | { readonly kind: "set"; readonly set: RealSet };

/** The solutions of a condition as the engine finds and checks them.
 * @returns null when it cannot be solved
 * @throws {LimitReached} */
export function solutionsOf(condition: Condition, unknown: string, budget: Budget): Solutions | null {
  if (!lettersIn(condition).includes(unknown)) return null;
  if (relationsIn(condition).some(({ operator }) => operator !== "=")) {
    return engineSolutions({ task: "inequality", condition, unknown, notation: "inequality" }, budget);
  }
  if (condition.kind === "relation") {
    return (
      listed(condition, unknown) ?? engineSolutions({ task: "solve", equation: condition, unknown }, budget)
    );
  }
  return condition.kind === "any-of" ? union(condition.parts, unknown, budget) : null;
}

/** x = 3 says its own solution. */
function listed({ left, right }: Relation, unknown: string): Solutions | null {
  const solved = left.kind === "symbol" && left.name === unknown && !symbolsOf(right).includes(unknown);
  return solved ? { kind: "roots", roots: [right] } : null;
}

type Asked =
  Extract<Problem, { task: "inequality" | "solve" }> extends infer P
    ? P extends Problem
      ? Omit<P, "text" | "instruction" | "latex" | "form" | "method">
      : never
    : never;

function engineSolutions(asked: Asked, budget: Budget): Solutions | null {
  const problem = { ...asked, text: "", instruction: "", latex: "", form: {} } as Problem;
  const value = workProblem(problem, budget)?.derivation.answer;
  return value ? solutionsIn(value) : null;
}

/** The solutions an answer of the engine names; null when it is of another kind. */
export function solutionsIn(value: AnswerValue): Solutions | null {
  if (value.kind === "roots") return { kind: "roots", roots: value.roots };
  if (value.kind === "all") return { kind: "all" };
  return value.kind === "set" ? { kind: "set", set: value.set } : null;
}

function union(parts: readonly Condition[], unknown: string, budget: Budget): Solutions | null {
  const found: Expression[] = [];
  for (const part of parts) {
    const each = solutionsOf(part, unknown, budget);
    if (each?.kind !== "roots") return each?.kind === "all" ? each : null;
    const fresh = each.roots.filter((root) => !isAmong(root, found, budget));
    found.push(...fresh);
  }
  return { kind: "roots", roots: found };
}

/** Whether a number is one of several. */
export const isAmong = (x: Expression, others: readonly Expression[], budget: Budget): boolean =>
  others.some((other) => compareExpressions(x, other, { domain: "complex", budget }).verdict === "same");
