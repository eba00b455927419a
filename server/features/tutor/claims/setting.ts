import "server-only";
import { symbolsOf } from "@/server/solver/expression/walk";
import { toLatex } from "@/server/solver/printer/latex";
import type { Problem } from "@/server/solver/types";
import { problemIn } from "./reading";
import type { Beginning } from "./working";

/** What a reply is about, as far as the engine reads it. */
export interface Setting {
  readonly problem: Beginning | null;
  /** The letter that is asked for. */
  readonly unknown: string | null;
  /** An equation is to be solved. */
  readonly solving: boolean;
  /** Sides and expressions of the problem. */
  readonly known: readonly string[];
}

/** @param problem as the student put it */
export function settingOf(problem: string | null): Setting {
  const read = problemIn(problem);
  const known = read ? knownIn(read) : [];
  return {
    problem: read && problem !== null ? { text: problem, letters: lettersIn(read) } : null,
    unknown: read && "unknown" in read && typeof read.unknown === "string" ? read.unknown : null,
    solving: read !== null && ["solve", "solve-system", "inequality"].includes(read.task),
    known: known.map(toLatex),
  };
}

function knownIn(problem: Problem) {
  if (problem.task === "solve") return [problem.equation.left, problem.equation.right];
  if (problem.task === "solve-system") return problem.equations.flatMap(({ left, right }) => [left, right]);
  return "expression" in problem && problem.expression ? [problem.expression] : [];
}

function lettersIn(problem: Problem): readonly string[] {
  const asked = "unknown" in problem && typeof problem.unknown === "string" ? [problem.unknown] : [];
  return [...new Set([...knownIn(problem).flatMap(symbolsOf), ...asked])];
}
