import type { Relation } from "../../expression/ast";
import { intersection, union } from "../../expression/real-set-algebra";
import { writeSet } from "../../printer/real-set";
import type { Condition } from "../../tasks/inequality";
import type { Derivation, Method, Step } from "../../types";
import { withoutBars } from "./absolute-value";
import { byLinearMoves } from "./linear";
import { bySigns } from "./sign-table";
import { byThreeParts } from "./three-parts";
import { setLatex, type Tools, type Worked } from "./worked";

/** Inequalities in one unknown: linear, three parts, absolute value, polynomial and rational ones, alone or joined
 * by "and" and "or". */
export const inequality: Method = {
  id: "inequality",
  tasks: ["inequality"],
  work(problem, budget): Derivation | null {
    if (problem.task !== "inequality") return null;
    const { unknown, notation, condition } = problem;
    const worked = solveCondition(condition, { unknown, budget });
    if (!worked) return null;
    const { set } = worked;
    const written = writeSet(set, { unknown, notation });
    const steps = withLast(worked.steps, written.latex);
    return { method: "inequality", steps, answer: { kind: "set", unknown, set } };
  },
};

function withLast(steps: readonly Step[], latex: string): readonly Step[] {
  if (steps.at(-1)?.latex === latex) return steps;
  const last: Step = {
    rule: "write-solution-set",
    title: "Write down the solutions.",
    latex,
    why: "A round bracket or a strict sign leaves the end out; a square bracket or a sign with “or equal” takes it in.",
  };
  return [...steps, last];
}

/** The solution set of a condition and the way to it; null when no way applies. */
export function solveCondition(condition: Condition, tools: Tools): Worked | null {
  tools.budget.spend();
  if (condition.kind === "relation") return solveRelation(condition, tools);
  const [one, two, ...more] = condition.parts;
  const joined =
    condition.kind === "all-of" && more.length === 0 && one?.kind === "relation" && two?.kind === "relation";
  if (joined && isChain(one, two)) {
    const parts = byThreeParts(one, two, tools);
    if (parts) return parts;
  }
  return solveParts(condition.parts, condition.kind, tools);
}

/** a < b and b < c with the same b. */
const isChain = (one: Relation, two: Relation): boolean => one.right === two.left;

function solveRelation(relation: Relation, tools: Tools): Worked | null {
  const plain = byLinearMoves(relation, tools);
  if (plain) return plain;
  const bars = withoutBars(relation, tools);
  if (!bars) return bySigns(relation, tools);
  if (!bars.condition) return bars;
  const inner = solveCondition(bars.condition, tools);
  return inner && { ...inner, steps: [...bars.steps, ...inner.steps] };
}

function solveParts(parts: readonly Condition[], kind: "all-of" | "any-of", tools: Tools): Worked | null {
  const solved: Worked[] = [];
  for (const part of parts) {
    const worked = solveCondition(part, tools);
    if (!worked) return null;
    solved.push(worked);
  }
  const sets = solved.map(({ set }) => set);
  const set = kind === "all-of" ? intersection(sets, tools.budget) : union(sets, tools.budget);
  if (!set) return null;
  const join: Step = {
    rule: kind === "all-of" ? "take-both" : "take-either",
    title:
      kind === "all-of"
        ? "Keep the numbers that meet every condition."
        : "Take the numbers that meet at least one condition.",
    latex: setLatex(set, tools.unknown),
    why: kind === "all-of" ? "“And” asks for all of them at once." : "“Or” is satisfied by either.",
  };
  return { steps: [...solved.flatMap(({ steps }) => steps), join], set };
}
