import { WRONG_RULES } from "../check/misconceptions/rules";
import type { Misconception } from "../check/types";
import { solutionsOf } from "../check/working/solutions";
import type { Subject } from "../check/working/subject";
import type { Expression } from "../expression/ast";
import { isUndefined, limitBehind } from "../ledger";
import { DEFAULT_LIMITS, type Limits } from "../limits";
import { writeAnswer } from "../printer/answer";
import type { AnswerValue, Budget, Problem } from "../types";
import { type Worked, workProblem } from "../work";
import { type Given, nameError } from "./name-error";
import { type States, statesOf } from "./states";

/** A wrong answer that students really give, and the wrong turn that leads to it. */
export interface Distractor {
  readonly answer: string;
  readonly misconception: Misconception;
}

/** Ways in which one wrong rule is applied to one line. */
const PLACES_MAX = 4;

/** Wrong answers for a problem that has been worked: each is proved to be wrong, and its error has a name.
 * @param most how many are wanted
 * @throws {LimitReached} */
export function* distractorsOf(given: Omit<Given, "answer">, most: number): Generator<Distractor> {
  const { limits = DEFAULT_LIMITS } = given;
  const looked = new Set<string>();
  let found = 0;
  for (const answer of candidates(given, limits)) {
    if (found >= most) return;
    if (looked.has(answer)) continue;
    looked.add(answer);
    const misconception = nameError({ ...given, answer });
    if (!misconception) continue;
    found += 1;
    yield { answer, misconception };
  }
}

function* candidates(given: Omit<Given, "answer">, limits: Limits): Generator<string> {
  yield* Object.values(given.slips ?? {});
  const states = statesOf(given.problem, given.worked, limits);
  if (!states) return;
  for (const rule of WRONG_RULES) {
    if (!rule.applied) continue;
    for (const subject of states.subjects) {
      let places = 0;
      for (const wrong of rule.applied(subject, states.budget)) {
        const answer = followed(wrong, given, states);
        if (answer) yield answer;
        places += 1;
        if (places >= PLACES_MAX) break;
      }
    }
  }
}

/** Where one comes to who goes on without a mistake from a line that is wrong. */
function followed(wrong: Subject, { problem, worked }: Omit<Given, "answer">, states: States): string | null {
  try {
    const value =
      wrong.kind === "value"
        ? valueFrom(wrong.expression, problem, states.budget)
        : rootsFrom(wrong, worked, states);
    return value && writeAnswer(problem, value).text;
  } catch (error) {
    if (isUndefined(error) || limitBehind(error)) return null;
    throw error;
  }
}

function valueFrom(expression: Expression, problem: Problem, budget: Budget): AnswerValue | null {
  const task = problem.task === "evaluate" ? "calculate" : problem.task;
  const changed = { ...problem, task, expression } as Problem;
  return workProblem(changed, budget)?.derivation.answer ?? null;
}

function rootsFrom(
  wrong: Extract<Subject, { kind: "condition" }>,
  worked: Worked,
  { unknown, budget }: States,
): AnswerValue | null {
  const found = unknown === null ? null : solutionsOf(wrong.condition, unknown, budget);
  if (!found || unknown === null || found.kind === "all") return null;
  if (found.kind === "set") return { kind: "set", unknown, set: found.set };
  const isLikeIt = worked.derivation.answer.kind === "roots" && found.roots.length > 0;
  if (!isLikeIt) return null;
  return { kind: "roots", unknown, roots: found.roots.map((root) => workedOut(root, budget)) };
}

/** A number as it is written once it has been worked out. */
function workedOut(expression: Expression, budget: Budget): Expression {
  const problem = {
    task: "calculate",
    expression,
    text: "",
    instruction: "",
    latex: "",
    form: {},
  } as Problem;
  const value = workProblem(problem, budget)?.derivation.answer;
  return value?.kind === "expression" ? value.expression : expression;
}
