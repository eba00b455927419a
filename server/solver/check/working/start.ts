import type { Expression } from "../../expression/ast";
import { substitute } from "../../expression/substitute";
import { symbolsOf } from "../../expression/walk";
import type { AnswerValue, Budget, Problem } from "../../types";
import { type Worked, workProblem } from "../../work";
import { compareExpressions } from "../compare-expressions";
import { conditionSubject, type Subject, valueSubject } from "./subject";

/** Where a working begins: what the problem says, and how its lines are to be taken. */
export type Start =
  /** Every line has the value of the problem. */
  | {
      readonly kind: "value";
      readonly subject: Subject;
      readonly given: ReadonlyMap<string, Expression>;
      readonly answer: Expression | null;
    }
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
      /** There is no solution. */
      readonly none: boolean;
    }
  /** A story or another question that is not itself a line of mathematics. */
  | {
      readonly kind: "free";
      /** An equation that does not fit the one before it is a mistake, and not the next thing looked at. */
      readonly told: boolean;
      /** A false equation may be what the question is about. */
      readonly judging: boolean;
    };

const hasExpression = (problem: Problem): problem is Problem & { readonly expression: Expression } =>
  "expression" in problem && problem.expression !== null && problem.expression !== undefined;

/** Where there is no line to begin with. */
function freeStart(problem: Problem, answer: AnswerValue | null): Start {
  return { kind: "free", told: problem.task === "story", judging: answer?.kind === "word" };
}

/** @throws {LimitReached} */
export function startOf(problem: Problem, worked: Worked | null, budget: Budget): Start {
  const answer = worked?.derivation.answer ?? null;
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
  if (problem.task === "solve-system") return systemStart(problem, answer, budget);
  return hasExpression(problem) ? valueStart(problem, answer, budget) : freeStart(problem, answer);
}

/** Letters that are not asked for are solved for as well: the lines speak of them. */
function systemStart(
  problem: Problem & { readonly task: "solve-system" },
  answer: AnswerValue | null,
  budget: Budget,
): Start {
  const letters = [...new Set(problem.equations.flatMap(symbolsOf))].sort();
  const complete = letters.every((letter) => problem.unknowns.includes(letter));
  const whole = complete ? answer : workProblem({ ...problem, unknowns: letters }, budget)?.derivation.answer;
  const unknowns = complete ? problem.unknowns : letters;
  return { kind: "system", unknowns, points: whole ? pointsIn(whole) : null, none: whole?.kind === "none" };
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
      ? { kind: "value", subject: valueSubject(expression), given, answer: null }
      : freeStart(problem, answer);
  const same = compareExpressions(expression, answer.expression, { domain: "positive", budget });
  if (same.verdict === "same" || VALUE_TASKS.has(problem.task))
    return { kind: "value", subject: valueSubject(expression), given, answer: answer.expression };
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
  return new Set(hasExpression(problem) ? symbolsOf(problem.expression) : []);
}

/** The letter that is asked for. */
export const unknownOf = (problem: Problem): string | null =>
  "unknown" in problem && typeof problem.unknown === "string" ? problem.unknown : null;
