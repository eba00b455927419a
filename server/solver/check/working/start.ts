import type { Expression } from "../../expression/ast";
import { substitute } from "../../expression/substitute";
import { symbolsOf } from "../../expression/walk";
import type { AnswerValue, Budget, Problem } from "../../types";
import type { Worked } from "../../work";
import { compareExpressions } from "../compare-expressions";
import { conditionSubject, type Subject, valueSubject } from "./subject";

/** Where a working begins: what the problem says, and how its lines are to be taken. */
export type Start =
  /** Every line has the value of the problem. */
  | { readonly kind: "value"; readonly subject: Subject; readonly given: ReadonlyMap<string, Expression> }
  /** The answer is a value that the problem does not have itself, such as its derivative. */
  | { readonly kind: "derived"; readonly original: Expression; readonly answer: Expression }
  | {
      readonly kind: "condition";
      readonly subject: Subject & { readonly kind: "condition" };
      readonly unknown: string;
      readonly answer: AnswerValue | null;
    }
  /** Every line must hold for these solutions. */
  | {
      readonly kind: "system";
      readonly unknowns: readonly string[];
      readonly points: readonly (readonly Expression[])[] | null;
    }
  /** A story or another question that is not itself a line of mathematics. */
  | { readonly kind: "free" };

const FREE: Start = { kind: "free" };

/** @throws {LimitReached} */
export function startOf(problem: Problem, worked: Worked | null, budget: Budget): Start {
  const answer = worked?.derivation.answer.value ?? null;
  if (problem.task === "solve")
    return {
      kind: "condition",
      subject: { kind: "condition", condition: problem.equation },
      unknown: problem.unknown,
      answer,
    };
  if (problem.task === "inequality") {
    const subject = conditionSubject(problem.condition) as Subject & { kind: "condition" };
    return { kind: "condition", subject, unknown: problem.unknown, answer };
  }
  if (problem.task === "solve-system")
    return { kind: "system", unknowns: problem.unknowns, points: pointsIn(answer) };
  return "expression" in problem ? valueStart(problem, answer, budget) : FREE;
}

function valueStart(
  problem: Problem & { readonly expression: Expression },
  answer: AnswerValue | null,
  budget: Budget,
): Start {
  const given = givenValues(problem);
  const expression = substitute(problem.expression, given);
  if (answer?.kind !== "expression")
    return !answer && VALUE_TASKS.has(problem.task)
      ? { kind: "value", subject: valueSubject(expression), given }
      : FREE;
  const same = compareExpressions(expression, answer.expression, { domain: "positive", budget });
  if (same.verdict === "same" || VALUE_TASKS.has(problem.task))
    return { kind: "value", subject: valueSubject(expression), given };
  return { kind: "derived", original: expression, answer: answer.expression };
}

/** Tasks whose answer is what they are given, written in another way. */
const VALUE_TASKS: ReadonlySet<Problem["task"]> = new Set<Problem["task"]>([
  "calculate",
  "simplify",
  "expand",
  "factor",
  "evaluate",
]);

const givenValues = (problem: Problem): ReadonlyMap<string, Expression> =>
  problem.task === "evaluate" ? new Map(problem.at.map(({ name, value }) => [name, value])) : new Map();

function pointsIn(answer: AnswerValue | null): readonly (readonly Expression[])[] | null {
  if (answer?.kind === "points") return answer.points;
  return answer?.kind === "point" || answer?.kind === "family" ? [answer.values] : null;
}

/** The letters that a problem is about. */
export function lettersOf(problem: Problem): ReadonlySet<string> {
  if (problem.task === "solve") return new Set(symbolsOf(problem.equation));
  if (problem.task === "inequality") return new Set([problem.unknown]);
  if (problem.task === "solve-system") return new Set(problem.equations.flatMap(symbolsOf));
  if (problem.task === "evaluate")
    return new Set([...symbolsOf(problem.expression), ...problem.at.map(({ name }) => name)]);
  return new Set("expression" in problem ? symbolsOf(problem.expression) : []);
}

/** The letter that is asked for. */
export const unknownOf = (problem: Problem): string | null =>
  "unknown" in problem && typeof problem.unknown === "string" ? problem.unknown : null;
