import "server-only";
import { symbolsOf } from "@/server/solver/expression/walk";
import { toLatex } from "@/server/solver/printer/latex";
import type { Problem } from "@/server/solver/types";
import { answersIn, type GivenAnswer } from "./final-answer";
import { endOfProblem } from "./meaning";
import { problemIn } from "./reading";
import type { Statement } from "./types";
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
  /** Where the reply turns to another problem. */
  readonly end: number;
}

/** @param problem as the student put it */
export function settingOf(text: string, problem: string | null): Setting {
  const read = problemIn(problem);
  const known = read ? knownIn(read) : [];
  return {
    problem: read && problem !== null ? { text: problem, letters: lettersIn(read) } : null,
    unknown: read && "unknown" in read && typeof read.unknown === "string" ? read.unknown : null,
    solving: read !== null && ["solve", "solve-system", "inequality"].includes(read.task),
    known: known.map(toLatex),
    end: endOfProblem(text),
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

/** The answers a reply gives to its problem: announced ones, and those in a box. */
export function answersTo(text: string, { problem, end }: Setting, statements: readonly Statement[]) {
  if (!problem) return [];
  const boxed = statements.filter((each) => each.boxed).map((each) => ({ ...each, said: "answer" as const }));
  const announced = answersIn(text).filter(({ at }) => !boxed.some((each) => each.at <= at && at < each.end));
  return [...announced, ...boxed].filter(({ at }) => at < end) satisfies GivenAnswer[];
}
