import type { Expression } from "../../expression/ast";
import { piMultiple } from "../../expression/pi-multiple";
import { substitute } from "../../expression/substitute";
import { symbolsOf } from "../../expression/walk";
import { storyNotation } from "../../printer/answer/story";
import { writeValue } from "../../printer/answer/value";
import { toLatex } from "../../printer/latex";
import type { StoryTask } from "../../tasks/story";
import type { AnswerValue, Budget, Derivation, Method, Step } from "../../types";
import { derive } from "../arithmetic/method";
import { chooseSolution } from "./choose-solution";
import { fitsQuestion } from "./fits-question";
import { setUp } from "./set-up";
import { solveConditions, type Values } from "./solve-conditions";
import { tellApart } from "./tell-apart";
import { storyValue } from "./values";
import { answerNumber } from "./written-answer";

/** A problem told in words: the unknowns named, the conditions written as equations, the equations solved, and
 * the answer picked out of the solution. */
export const story: Method = {
  id: "story",
  tasks: ["story"],
  tellApart,
  work(problem, budget): Derivation | null {
    if (problem.task !== "story") return null;
    const setting = setUp(problem);
    if (problem.conditions.length === 0) return calculated(problem, setting, budget);
    const relations = problem.conditions.map(({ relation }) => relation);
    const solved = solveConditions(relations, budget);
    if (!solved) return null;
    const { kept, steps } = chooseSolution(problem, solved, budget);
    const severalAllowed = problem.domain === "integer" || problem.domain === "any";
    if (kept.length === 0 || (kept.length > 1 && !severalAllowed)) return null;
    const answer = answerOf(problem, kept, budget);
    if (!answer) return null;
    const work = [...setting, ...solved.steps, ...steps];
    return { method: "story", steps: [...work, answerStep(problem, answer)], answer };
  },
};

/** A story whose answer is one calculation with its own numbers. */
function calculated(problem: StoryTask, setting: readonly Step[], budget: Budget): Derivation | null {
  const answer = answerOf(problem, [new Map()], budget);
  if (!answer) return null;
  const steps = problem.asked.flatMap(
    ({ value }) =>
      derive({ expression: value, form: {}, budget, method: "story" })?.steps ?? keptExact(value, budget),
  );
  return { method: "story", steps: [...setting, ...steps, answerStep(problem, answer)], answer };
}

function keptExact(value: Expression, budget: Budget): Step[] {
  const exact = storyValue(value, budget)?.kept;
  if (!exact) return [];
  return [
    {
      ...(piMultiple(exact, budget)
        ? {
            rule: "collect-pi",
            title: "Work out the number in front of $\\pi$.",
            why: "With $\\pi$ kept, nothing is rounded before the end.",
          }
        : {
            rule: "keep-roots",
            title: "Work it out, and simplify the roots.",
            why: "With roots kept, nothing is rounded.",
          }),
      latex: toLatex(exact),
    },
  ];
}

function answerStep(task: StoryTask, answer: AnswerValue): Step {
  const { asked, decimals, whole, assumption } = task;
  const { latex } = storyNotation(task, answer) ?? writeValue(answer);
  return {
    rule: whole || decimals !== undefined ? "round-answer" : "write-answer",
    title: whole
      ? `Round ${whole} to a whole number.`
      : decimals !== undefined
        ? "Round as asked, and write the unit."
        : "Answer the question.",
    latex,
    why:
      whole === "up"
        ? "One less would not be enough."
        : whole === "down"
          ? "One more would be too much."
          : `${assumption ? `${assumption} ` : ""}${asked.length > 1 ? "These are the values" : "This is the value"} the story asks for.`,
  };
}

function answerOf(problem: StoryTask, solutions: readonly Values[], budget: Budget): AnswerValue | null {
  const all: (readonly Expression[])[] = [];
  for (const solution of solutions) {
    const values = problem.asked.map((asked) => {
      const put = substitute(asked.value, solution);
      const value = symbolsOf(put).length === 0 ? storyValue(put, budget) : null;
      return value && fitsQuestion(value, asked, problem) ? answerNumber(value, asked.unit, problem) : null;
    });
    if (values.some((value) => !value)) return null;
    all.push(values as Expression[]);
  }
  const distinct = withoutSame(all);
  if (distinct.length > 1) return severalAnswers(problem, distinct);
  return distinct[0] ? oneAnswer(problem, distinct[0]) : null;
}

/** "The numbers are 3 and 5" and "5 and 3" are one answer. */
function withoutSame(all: readonly (readonly Expression[])[]): (readonly Expression[])[] {
  const seen = new Set<string>();
  return all.filter((values) => {
    const key = values
      .map((value) => toLatex(value))
      .sort()
      .join();
    return !seen.has(key) && seen.add(key);
  });
}

function oneAnswer({ asked }: StoryTask, values: readonly Expression[]): AnswerValue {
  if (asked.length === 1)
    return { kind: "quantity", value: values[0] as Expression, unit: asked[0]?.unit ?? "" };
  const named = asked.map(({ label, unit }, i) => ({ name: label, value: values[i] as Expression, unit }));
  return { kind: "named", values: named };
}

const severalAnswers = ({ asked }: StoryTask, points: readonly (readonly Expression[])[]): AnswerValue => ({
  kind: "points",
  unknowns: asked.map(({ label }) => label),
  points,
});
