import { symbolsOf } from "../../expression/walk";
import type { Budget, Derivation, Method, Problem, Step } from "../../types";
import { styleOf } from "../linear-equation/number-style";
import { byElimination } from "./gaussian";
import { casesLatex, clearedRow, type Row, rowOf, systemLatex } from "./row";
import type { Setting, Solved } from "./solved-system";
import { bySubstitution, hasSolvedEquation } from "./substitution";
import { byAddition } from "./two-equations";
import { twoLines } from "./two-lines";

/** More unknowns than this make a page no student reads. */
const MOST_UNKNOWNS = 5;

type System = Problem & { readonly task: "solve-system" };

/** Systems of linear equations: by substitution when the problem names it or an equation is solved for an unknown
 * already, otherwise by elimination. No solution and infinitely many solutions included. */
export const linearSystem: Method = {
  id: "linear-system",
  tasks: ["solve-system"],
  ways: ["elimination", "substitution"],
  work(problem, budget): Derivation | null {
    if (problem.task !== "solve-system") return null;
    const setting = settingOf(problem);
    if (setting.variables.length > MOST_UNKNOWNS || problem.equations.length > MOST_UNKNOWNS) return null;
    const rows: Row[] = [];
    for (const each of problem.equations) {
      const row = rowOf(each, setting.variables, budget);
      if (!row) return null;
      rows.push(row);
    }
    const solved = solvedBy(problem, rows, { setting, budget });
    if (!solved) return null;
    const steps = visible(solved.steps, problem);
    const draw = () => twoLines(rows, solved.answer, { variables: setting.variables, budget });
    return { method: "linear-system", steps, answer: solved.answer, draw };
  },
};

/** The unknowns asked for come first, in the order of the problem; other letters are unknowns as well. */
function settingOf(problem: System): Setting {
  const found = new Set(problem.equations.flatMap(symbolsOf));
  const others = [...found].filter((name) => !problem.unknowns.includes(name)).sort();
  return {
    variables: [...problem.unknowns, ...others],
    asked: problem.unknowns,
    style: styleOf(problem.equations),
  };
}

function solvedBy(
  problem: System,
  rows: readonly Row[],
  tools: { setting: Setting; budget: Budget },
): Solved | null {
  const { setting, budget } = tools;
  const named = problem.method ?? "";
  const substitutes = /substitut/i.test(named) || (named === "" && hasSolvedEquation(problem.equations));
  const whole = rows.map(clearedRow);
  const first = standardStep(whole, setting);
  if (substitutes) {
    const solved = bySubstitution(problem, whole, tools);
    if (solved) return solved;
  }
  const solved = byAddition(whole, setting) ?? byElimination(whole, setting, budget);
  return solved && { answer: solved.answer, steps: [first, ...solved.steps] };
}

const standardStep = (rows: readonly Row[], { variables }: Setting): Step => ({
  rule: "standard-form",
  title: "Write the equations with the unknowns on the left, in the same order, and whole numbers.",
  latex: systemLatex(rows, variables),
  why: "Then the equations can be compared term by term.",
});

/** Only steps that change what stands there. */
function visible(steps: readonly Step[], problem: System): readonly Step[] {
  const start = casesLatex(problem.equations);
  return steps.filter((step, i) => step.latex !== (steps[i - 1]?.latex ?? start));
}
