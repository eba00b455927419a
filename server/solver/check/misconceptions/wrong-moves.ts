import { limitBehind, onLedger } from "../../ledger";
import { budget as budgetOf, DEFAULT_LIMITS } from "../../limits";
import { toLatex } from "../../printer/latex";
import { toText } from "../../printer/text";
import type { Problem } from "../../types";
import type { Misconception } from "../types";
import { conditionSubject, type Subject, valueSubject } from "../working/subject";
import { WRONG_RULES } from "./rules";

/** A line that a wrong rule makes of a problem. */
export interface WrongMove {
  readonly misconception: Misconception;
  readonly latex: string;
  readonly text: string;
}

/** Lines of one rule that are looked at. */
const MOST_LINES = 6;

/** What wrong rules make of a problem, for the rules that are wanted.
 * @returns nothing where the problem is no equation, inequality or expression, or too large */
export function wrongMoves(problem: Problem, isWanted: (rule: string) => boolean): readonly WrongMove[] {
  const before = subjectOf(problem);
  if (!before) return [];
  try {
    return onLedger(DEFAULT_LIMITS, () => {
      const budget = budgetOf(DEFAULT_LIMITS);
      return WRONG_RULES.filter(({ id }) => isWanted(id)).flatMap(({ id, title, explanation, applied }) => {
        const moves: WrongMove[] = [];
        for (const line of applied?.(before, budget) ?? []) {
          const written = writtenOf(line);
          if (written) moves.push({ misconception: { id, title, explanation }, ...written });
          if (moves.length >= MOST_LINES) break;
        }
        return moves;
      });
    });
  } catch (error) {
    if (limitBehind(error)) return [];
    throw error;
  }
}

function subjectOf(problem: Problem): Subject | null {
  if ("equation" in problem && problem.task === "solve")
    return conditionSubject({ ...problem.equation, kind: "relation" });
  return "expression" in problem && problem.expression ? valueSubject(problem.expression) : null;
}

function writtenOf(line: Subject): { readonly latex: string; readonly text: string } | null {
  if (line.kind === "value") return { latex: toLatex(line.expression), text: toText(line.expression) };
  const { condition } = line;
  return condition.kind === "relation" ? { latex: toLatex(condition), text: toText(condition) } : null;
}
