import type { Expression, Relation } from "../../expression/ast";
import {
  aroundDouble,
  digits,
  type Enclosure,
  exactly,
  type FigureRule,
  figureOf,
} from "../../expression/figures";
import { divide, fromInt, type Rational, subtract, toNumber } from "../../expression/rational";
import { symbolsOf } from "../../expression/walk";
import { valueLatex } from "../../printer/answer/value";
import { toLatex } from "../../printer/latex";
import { crossedLatex } from "../../printer/scientific";
import type { PhysicsTask } from "../../tasks/physics";
import type { AnswerValue, Budget, Method, Step } from "../../types";
import { choosePrefix } from "./choose-prefix";
import { isolate } from "./isolate";
import { substituted } from "./put-in-values";
import { type Known, knownOf, worthOf } from "./value";

const GUARD_DIGITS = 2;
const CONSTANT_DIGITS = 4;

/** A law, or a short chain of them, rearranged for what is asked and worked out with the quantities of the text. */
export const physics: Method = {
  id: "physics",
  tasks: ["physics"],
  work(problem, budget) {
    if (problem.task !== "physics") return null;
    const found = follow(problem, budget);
    if (!found) return null;
    const { factor, shift, unit, named } = problem.asked;
    const value = inUnits(found.value, factor, shift);
    const prefixed = named ? { unit, size: fromInt(1) } : choosePrefix(toNumber(value.low), unit);
    const figure = figureOf(inUnits(value, prefixed.size), problem.figures);
    if (!figure) return null;
    const answer: AnswerValue = { kind: "quantity", value: figure.node, unit: prefixed.unit };
    return { method: "physics-law", steps: [...found.steps, lastStep(answer, problem.because)], answer };
  },
};

/** Bounds in SI units as bounds in others. */
const inUnits = ({ low, high }: Enclosure, factor: Rational, shift = fromInt(0)): Enclosure => ({
  low: divide(subtract(low, shift), factor),
  high: divide(subtract(high, shift), factor),
});

const lastStep = (answer: AnswerValue, because: string): Step => ({
  rule: "work-out-and-round",
  title: "Work it out, and round once at the end.",
  latex: valueLatex(answer),
  why: because,
});

interface Followed {
  readonly steps: readonly Step[];
  readonly value: Enclosure;
}

/** Uses an equation with one unknown letter after the other until the letter asked for is known. */
function follow(task: PhysicsTask, budget: Budget): Followed | null {
  const known = new Map(task.known.map(({ letter, si }) => [letter, knownOf(si)]));
  const open = new Set<Relation>(task.equations);
  const steps: Step[] = [];
  while (open.size > 0) {
    budget.spend(20);
    const next = nextOf(open, known);
    if (!next) return null;
    const [equation, letter] = next;
    const formula = isolate(equation, letter, budget);
    const value = formula ? worthOf(formula, known, budget) : null;
    const bounds = value && (value.exact ? exactly(value.exact) : aroundDouble(value.near));
    if (!formula || !value || !bounds) return null;
    steps.push(...stepsOf({ task, equation, letter, formula }, known));
    known.set(letter, value);
    open.delete(equation);
    if (letter === task.asked.letter) return { steps, value: bounds };
    steps.push(inBetween(letter, bounds, task.figures));
  }
  return null;
}

function nextOf(open: ReadonlySet<Relation>, known: ReadonlyMap<string, Known>): [Relation, string] | null {
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

function stepsOf({ task, equation, letter, formula }: Use, known: ReadonlyMap<string, Known>): Step[] {
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
    why: `In SI units all conversions are done before calculating.${constantsUsed(task, equation)}`,
  });
  return steps;
}

/** The values that the text does not tell, so that a reader can see which ones were taken. */
function constantsUsed(task: PhysicsTask, equation: Relation): string {
  const letters = symbolsOf(equation);
  return task.known
    .filter(({ letter, constant }) => constant && letters.includes(letter))
    .map(({ letter, name, si }) => {
      const value = figureOf(exactly(si), digits(CONSTANT_DIGITS));
      return ` The text does not tell the ${name}; it is $${toLatex({ kind: "symbol", name: letter })} = ${value ? crossedLatex(value.node) : ""}$ in SI units.`;
    })
    .join("");
}

function inBetween(letter: string, value: Enclosure, rule: FigureRule): Step {
  const count = (rule.kind === "digits" ? rule.digits : rule.places) + GUARD_DIGITS;
  const figure = figureOf(value, digits(count));
  return {
    rule: "value-in-between",
    title: "Work this out first. It is shown with two digits more than needed, and kept in full.",
    latex: `${toLatex({ kind: "symbol", name: letter })} ${figure?.rounded ? "\\approx" : "="} ${figure ? crossedLatex(figure.node) : ""}`,
    why: "The next law needs it.",
  };
}
