import { saidOf } from "@/server/features/practice/answers/policy";
import { checkPractice } from "@/server/solver/practice/check-practice";
import { choicesOf } from "@/server/solver/practice/choices";
import { practiceProblem } from "@/server/solver/practice/problem";
import type { PracticeProblem } from "@/server/solver/practice/types";
import { solve } from "@/server/solver/solve";
import type { PracticeOrder, Practised } from "../jobs";

/** Makes a practice problem and does with it what is asked, as the server does: nothing of the solution leaves before the
 * problem is over. */
export function practise({ what, answer, asChoice, hints, ...wanted }: PracticeOrder): Practised | null {
  if (what === "look") {
    const problem = practiceProblem(wanted.skill, wanted.level, wanted.seed);
    return problem && { problem: shown(problem, asChoice), said: null };
  }
  const checked = checkPractice({ ...wanted, answer: what === "answer" ? answer : "" });
  if (!checked) return null;
  const closed = what === "reveal" || (what === "answer" && checked.check.verdict === "right");
  const solved = closed || what === "hint" ? solve(checked.problem.text) : null;
  return {
    problem: shown(checked.problem, asChoice && what === "hint"),
    said: saidOf({ what, checked, closed, solved, asked: hints }),
  };
}

function shown(problem: PracticeProblem, asChoice: boolean): Practised["problem"] {
  const { text, instruction, latex } = problem;
  return { text, instruction, latex, choices: asChoice ? choicesOf(problem) : [] };
}
