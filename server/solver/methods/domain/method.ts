import type { Expression } from "../../expression/ast";
import { ALL_REALS, type RealSet } from "../../expression/real-set";
import { intersection, setFromCells } from "../../expression/real-set-algebra";
import { ascending } from "../../expression/real-set-order";
import { toLatex } from "../../printer/latex";
import { writeSet } from "../../printer/real-set";
import type { Derivation, Method, Step } from "../../types";
import { solveCondition } from "../inequality/method";
import { realRoots } from "../inequality/real-roots";
import { setLatex, type Tools, type Worked } from "../inequality/worked";
import { rationalForm } from "../simplify/rational-form";
import { type Requirement, requirementsOf } from "./conditions";

/** The numbers for which an expression in one letter has a real value. */
export const domain: Method = {
  id: "domain",
  tasks: ["domain"],
  work(problem, budget): Derivation | null {
    if (problem.task !== "domain") return null;
    const { unknown, notation } = problem;
    const requirements = distinct(requirementsOf(problem.expression, unknown));
    if (!requirements) return null;
    const worked = meetAll(requirements, { unknown, budget });
    if (!worked) return null;
    const written = writeSet(worked.set, { unknown, notation });
    const steps = withLast(worked.steps, written.latex);
    return {
      method: "domain",
      steps,
      answer: { kind: "set", unknown, set: worked.set },
    };
  },
};

function distinct(requirements: readonly Requirement[] | null): readonly Requirement[] | null {
  const seen = new Set<string>();
  return (
    requirements?.filter(({ relation }) => !seen.has(toLatex(relation)) && seen.add(toLatex(relation))) ??
    null
  );
}

export function meetAll(requirements: readonly Requirement[], tools: Tools): Worked | null {
  if (requirements.length === 0) return { steps: [NO_RESTRICTION], set: ALL_REALS };
  const steps: Step[] = [];
  const sets: RealSet[] = [];
  for (const requirement of requirements) {
    const one = meet(requirement, tools);
    if (!one) return null;
    steps.push(condition(requirement), ...one.steps);
    sets.push(one.set);
  }
  const set = intersection(sets, tools.budget);
  if (!set || sets.length === 1) return set && { steps, set };
  return { steps: [...steps, together(setLatex(set, tools.unknown))], set };
}

function meet({ relation }: Requirement, tools: Tools): Worked | null {
  return relation.operator === "!=" ? without(relation.left, tools) : solveCondition(relation, tools);
}

/** Every number but the zeros of an expression. */
function without(e: Expression, { unknown, budget }: Tools): Worked | null {
  const form = rationalForm(e, budget);
  const zeros = form && realRoots(form.above, unknown, budget);
  const points = zeros && ascending(zeros, budget);
  if (!points) return null;
  const inside = Array.from({ length: 2 * points.length + 1 }, (_, cell) => cell % 2 === 0);
  const set = setFromCells({ points, inside });
  if (points.length === 0) return { steps: [{ ...NEVER_ZERO, latex: setLatex(set, unknown) }], set };
  const name = toLatex({ kind: "symbol", name: unknown });
  const latex = points.map((point) => `${name} \\ne ${toLatex(point)}`).join(", \\quad ");
  return { steps: latex === `${toLatex(e)} \\ne 0` ? [] : [{ ...LEAVE_OUT, latex }], set };
}

const NO_RESTRICTION: Step = {
  rule: "no-restriction",
  title: "Nothing can go wrong here.",
  latex: "\\text{all real numbers}",
  why: "There is no denominator with the letter, no even root and no logarithm, so every number can be put in.",
};
const NEVER_ZERO = {
  rule: "never-zero",
  title: "This is never zero for a real number.",
  why: "So it rules nothing out.",
};
const LEAVE_OUT = {
  rule: "leave-out-zeros",
  title: "Find the numbers that make it zero, and leave them out.",
  why: "All other numbers are allowed.",
};
const condition = ({ relation, why }: Requirement): Step => ({
  rule: "domain-condition",
  title: "Write down what must hold.",
  latex: toLatex(relation),
  why,
});
const together = (latex: string): Step => ({
  rule: "take-both",
  title: "Keep the numbers that meet every condition.",
  latex,
  why: "All of the conditions must hold at once.",
});

function withLast(steps: readonly Step[], latex: string): readonly Step[] {
  if (steps.at(-1)?.latex === latex) return steps;
  const last: Step = {
    rule: "write-domain",
    title: "Write down the domain.",
    latex,
    why: "A round bracket leaves the end out, a square bracket takes it in.",
  };
  return [...steps, last];
}
