import type { Expression } from "../../expression/ast";
import { toLatex } from "../../printer/latex";
import type { AnswerValue, Budget, Derivation, Form, Method, Step } from "../../types";
import { type Calculation, calculate } from "./calculate";
import { type NumberContext, type NumberStyle, numberContext } from "./context";
import { FINISH_RULES } from "./finish";
import type { Word } from "./rule";

/** Calculations with numbers: whole numbers, fractions, decimals, powers, roots and complex numbers. */
export const arithmetic: Method = {
  id: "arithmetic",
  tasks: ["calculate"],
  work(problem, budget) {
    if (problem.task !== "calculate") return null;
    return derive({ expression: problem.expression, form: problem.form, budget, method: "arithmetic" });
  },
};

/** A calculation from the first line to the form that is asked for.
 * @returns null when the expression is beyond the rules of calculating */
export function derive(work: {
  readonly expression: Expression;
  readonly form: Form;
  readonly budget: Budget;
  readonly method: string;
  /** How numbers are written; absent: as the expression and the form suggest. */
  readonly style?: NumberStyle;
}): Derivation | null {
  const usual = numberContext(work.expression, work.form, work.budget);
  const context = work.style ? { ...usual, style: work.style } : usual;
  const calculation = calculate(work.expression, context);
  return calculation && finish(calculation, context, work);
}

function finish(
  { steps, outcome }: Calculation,
  { style, budget }: NumberContext,
  { form, method }: { readonly form: Form; readonly method: string },
): Derivation | null {
  if (outcome.kind === "word") return { method, steps, answer: wordAnswer(outcome.word) };
  for (const rule of FINISH_RULES) {
    const move = rule.apply(outcome, { form, style, budget });
    if (!move) continue;
    const latex = move.latex ?? toLatex(move.node);
    const step: Step = { rule: rule.id, title: move.title, latex, why: move.why };
    const answer = numberAnswer(move.node);
    return { method, steps: withStep(steps, step, toLatex(outcome.node)), answer };
  }
  if (
    form.number === "percent" ||
    form.number === "scientific" ||
    (form.number === "decimal" && !isDecimal(outcome.node))
  )
    return null;
  return { method, steps, answer: numberAnswer(outcome.node) };
}

/** A whole number or one with digits after the point; what a wish for decimals without a place to round to allows. */
const isDecimal = (node: Expression): boolean =>
  node.kind === "negation" ? isDecimal(node.operand) : node.kind === "number";

/** A step that changes nothing to be seen is left out. */
function withStep(steps: readonly Step[], step: Step, before: string): readonly Step[] {
  return step.latex === before ? steps : [...steps, step];
}

/** A number as an answer. */
const numberAnswer = (node: Expression): AnswerValue => ({ kind: "expression", expression: node });

const wordAnswer = (word: Word): AnswerValue => ({ kind: "word", word });
