import type { Expression } from "../../expression/ast";
import type { Method, Step } from "../../types";
import { derive } from "../arithmetic/method";
import { choosePiece } from "./choose-piece";

/** Values of a function told in pieces: choose the line that holds, then calculate. */
export const piecewise: Method = {
  id: "piecewise",
  tasks: ["piecewise-value"],
  work(problem, budget) {
    if (problem.task !== "piecewise-value") return null;
    const { pieces, unknown, name, form } = problem;
    const steps: Step[] = [];
    const items: Expression[] = [];
    for (const at of problem.at) {
      const chosen = choosePiece({ pieces, unknown, call: name }, at, budget);
      if (!chosen) return null;
      steps.push(chosen.step);
      if (isPlain(chosen.value)) {
        items.push(chosen.value);
        continue;
      }
      const derivation = derive({ expression: chosen.value, form, budget, method: "piecewise" });
      if (derivation?.answer.kind !== "expression") return null;
      steps.push(...derivation.steps);
      items.push(derivation.answer.expression);
    }
    const [only, ...more] = items;
    if (!only) return null;
    return {
      method: "piecewise",
      steps,
      answer:
        more.length === 0 ? { kind: "expression", expression: only } : { kind: "list", items, ordered: true },
    };
  },
};

const isPlain = (e: Expression): boolean =>
  e.kind === "number" || (e.kind === "negation" && e.operand.kind === "number");
