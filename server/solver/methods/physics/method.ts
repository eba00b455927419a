import type { Expression, Relation } from "../../expression/ast";
import { type Complex, evaluateComplex } from "../../expression/evaluate-numeric";
import { rationalOf, significant } from "../../expression/significant";
import { symbolsOf } from "../../expression/walk";
import { valueLatex } from "../../printer/answer/value";
import { toLatex } from "../../printer/latex";
import { crossedLatex } from "../../printer/scientific";
import type { PhysicsTask } from "../../tasks/physics";
import type { AnswerValue, Budget, Method, Step } from "../../types";
import { choosePrefix } from "./choose-prefix";
import { isolate } from "./isolate";
import { substituted } from "./put-in-values";

const GUARD_DIGITS = 2;

/** A law, or a short chain of them, rearranged for what is asked and worked out with the quantities of the text. */
export const physics: Method = {
  id: "physics",
  tasks: ["physics"],
  work(problem, budget) {
    if (problem.task !== "physics") return null;
    const found = follow(problem, budget);
    if (!found) return null;
    const { factor, shift, unit } = problem.asked;
    const value = (found.value - shift) / factor;
    const prefixed = choosePrefix(value, unit);
    const number = significant(rationalOf(value / prefixed.size), problem.digits);
    const answer: AnswerValue = { kind: "quantity", value: number, unit: prefixed.unit };
    return { method: "physics-law", steps: [...found.steps, lastStep(answer)], answer };
  },
};

const lastStep = (answer: AnswerValue): Step => ({
  rule: "work-out-and-round",
  title: "Work it out and round to the digits that the given values have.",
  latex: valueLatex(answer),
  why: "A result is not more exact than the values it comes from.",
});

interface Followed {
  readonly steps: readonly Step[];
  readonly value: number;
}

/** Uses an equation with one unknown letter after the other until the letter asked for is known. */
function follow(task: PhysicsTask, budget: Budget): Followed | null {
  const known = new Map<string, Complex>(task.known.map(({ letter, si }) => [letter, { re: si, im: 0 }]));
  const open = new Set<Relation>(task.equations);
  const steps: Step[] = [];
  while (open.size > 0) {
    budget.spend(20);
    const next = nextOf(open, known);
    if (!next) return null;
    const [equation, letter] = next;
    const formula = isolate(equation, letter);
    const value = formula ? evaluateComplex(formula, known) : null;
    if (!formula || !value || Math.abs(value.im) > 1e-12 * Math.abs(value.re)) return null;
    steps.push(...stepsOf({ task, equation, letter, formula }, known));
    known.set(letter, { re: value.re, im: 0 });
    open.delete(equation);
    if (letter === task.asked.letter) return { steps, value: value.re };
    steps.push(inBetween(letter, value.re, task.digits));
  }
  return null;
}

function nextOf(open: ReadonlySet<Relation>, known: ReadonlyMap<string, Complex>): [Relation, string] | null {
  for (const equation of open) {
    const letters = symbolsOf(equation).filter((letter) => !known.has(letter));
    if (letters.length === 1) return [equation, letters[0] as string];
  }
  return null;
}

interface Use {
  readonly task: PhysicsTask;
  readonly equation: Relation;
  readonly letter: string;
  readonly formula: Expression;
}

function stepsOf({ task, equation, letter, formula }: Use, known: ReadonlyMap<string, Complex>): Step[] {
  const name = toLatex({ kind: "symbol", name: letter });
  const rearranged = `${name} = ${toLatex(formula)}`;
  const steps: Step[] = [
    {
      rule: "choose-law",
      title: `Write down ${task.law}.`,
      latex: toLatex(equation),
      why: "It connects what is told with what is asked.",
    },
  ];
  if (rearranged !== toLatex(equation))
    steps.push({
      rule: "rearrange-law",
      title: `Rearrange it for $${name}$.`,
      latex: rearranged,
      why: "With the unknown alone on one side, the rest is calculation.",
    });
  steps.push({
    rule: "put-in-quantities",
    title: "Put in the values in SI units.",
    latex: `${name} = ${substituted(formula, known)}`,
    why: "In SI units all conversions are done before calculating.",
  });
  return steps;
}

const inBetween = (letter: string, value: number, digits: number): Step => ({
  rule: "value-in-between",
  title: "Work this out first, with two digits more than needed.",
  latex: `${toLatex({ kind: "symbol", name: letter })} = ${crossedLatex(significant(rationalOf(value), digits + GUARD_DIGITS))}`,
  why: "The next law needs it.",
});
