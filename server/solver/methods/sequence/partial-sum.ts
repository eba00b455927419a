import { boundedPower } from "../../expression/bounded-power";
import { evaluateExact } from "../../expression/evaluate-exact";
import {
  absolute,
  add,
  compare,
  divide,
  equals,
  fromInt,
  isOne,
  isZero,
  multiply,
  ONE,
  type Rational,
  subtract,
  ZERO,
} from "../../expression/rational";
import { valueLatex } from "../../printer/answer/value";
import { toLatex } from "../../printer/latex";
import type { SequenceTask } from "../../tasks/sequence";
import type { Budget, Derivation, Form, Step } from "../../types";
import type { Fit } from "./fit";
import { fitArithmetic } from "./fit-arithmetic";
import { fitGeometric } from "./fit-geometric";
import { termShown } from "./list-terms";
import { styleOfTask, valuesOf } from "./rule-values";
import { bareValue, wordAnswer } from "./sequence-answer";
import { type Style, shown } from "./shown";
import { fitOf } from "./single-term";

const METHOD = "sequence-sum";
const MOST_TERMS = 1000;

type Task = SequenceTask & { readonly form: Form };

/** The sum of the first terms, of all of them, or of infinitely many. */
export function partialSum(task: Task, count: bigint | null, budget: Budget): Derivation | null {
  const fit = fitOf(task, budget) ?? fitOfFormula(task, count, budget);
  if (!fit?.step) return count === null ? null : sumOfFormula(task, Number(count), budget);
  const number = count ?? countOf(task, fit, budget);
  if (number === null) return task.given.kind === "terms" && task.given.last ? null : infiniteSum(task, fit);
  if (number < 1n || number > BigInt(MOST_TERMS)) return null;
  return fit.shape === "arithmetic" ? arithmeticSum(task, fit, number) : geometricSum(task, fit, number);
}

/** A formula whose terms, all of those to be added, are arithmetic or geometric. */
function fitOfFormula(task: Task, count: bigint | null, budget: Budget): Fit | null {
  if (count === null || count > BigInt(MOST_TERMS) || count < 3n) return null;
  const values = valuesOf(task, Number(count), budget);
  return values && (fitArithmetic(values, []) ?? fitGeometric(values, []));
}

/** How many terms there are up to the last one that is written; null when there is no end or it does not fit. */
export function countOf({ given }: SequenceTask, { shape, step, at }: Fit, budget: Budget): bigint | null {
  if (given.kind !== "terms" || !given.last || !step) return null;
  const last = evaluateExact(given.last, new Map(), budget);
  if (!last) return null;
  if (shape === "arithmetic") {
    if (isZero(step)) return null;
    const gaps = divide(subtract(last, at(1n)), step);
    return gaps.d === 1n && gaps.n >= 0n ? gaps.n + 1n : null;
  }
  if (isOne(absolute(step))) return null;
  for (let n = 1n; n <= BigInt(MOST_TERMS); n++) {
    budget.spend();
    if (equals(at(n), last)) return n;
  }
  return null;
}

function arithmeticSum(task: Task, fit: Fit, count: bigint): Derivation {
  const style = styleOfTask(task);
  const [first, last] = [fit.at(1n), fit.at(count)];
  const value = multiply(divide(fromInt(count), fromInt(2)), add(first, last));
  const answer = bareValue(termShown(value, task.form, style));
  const put = `\\frac{${count}(${toLatex(shown(first, style))} + ${inBrackets(last, style)})}{2}`;
  return {
    method: METHOD,
    steps: [
      ...fit.steps,
      {
        rule: "last-term",
        title: `Find the first and the last of the $${count}$ terms.`,
        latex: `a_{1} = ${toLatex(shown(first, style))}, \\quad a_{${count}} = ${toLatex(shown(last, style))}`,
        why: `The last term is $${count - 1n}$ steps after the first.`,
      },
      {
        rule: "arithmetic-sum",
        title: "Use the formula for the sum of an arithmetic sequence.",
        latex: `S_{${count}} = ${put}`,
        why: "The first and last terms, the second and last but one, and so on, all have the same sum.",
      },
      ended(valueLatex(answer)),
    ],
    answer,
  };
}

const inBrackets = (value: Rational, style: Style): string => {
  const latex = toLatex(shown(value, style));
  return latex.startsWith("-") ? `(${latex})` : latex;
};

const ended = (latex: string): Step => ({
  rule: "work-out-sum",
  title: "Work it out.",
  latex,
  why: "What stands there are numbers only.",
});

/** A number that a power is taken of: only plain digits stand without brackets. */
const asBase = (latex: string): string => (/^\d+$/.test(latex) ? latex : `\\left(${latex}\\right)`);
/** A number that is taken away: a sign needs brackets. */
const bracketed = (latex: string): string => (latex.startsWith("-") ? `\\left(${latex}\\right)` : latex);

function geometricSum(task: Task, { at, step = ONE, steps }: Fit, count: bigint): Derivation {
  const style = styleOfTask(task);
  const first = at(1n);
  const value = isOne(step)
    ? multiply(first, fromInt(count))
    : divide(multiply(first, subtract(ONE, boundedPower(step, count))), subtract(ONE, step));
  const answer = bareValue(termShown(value, task.form, style));
  const [a, r] = [toLatex(shown(first, style)), toLatex(shown(step, style))];
  const put = isOne(step)
    ? `${count} \\cdot ${a}`
    : `\\frac{${a}\\left(1 - ${asBase(r)}^{${count}}\\right)}{1 - ${bracketed(r)}}`;
  return {
    method: METHOD,
    steps: [
      ...steps,
      {
        rule: "geometric-sum",
        title: "Use the formula for the sum of a geometric sequence.",
        latex: `S_{${count}} = ${put}`,
        why: "The sum minus the ratio times the sum leaves only the first term and the one after the last.",
      },
      ended(valueLatex(answer)),
    ],
    answer,
  };
}

/** Infinitely many terms: a geometric series with a ratio between −1 and 1 has a sum, any other has none. */
export function infiniteSum(task: Task, fit: Fit): Derivation | null {
  const { step } = fit;
  if (!step || fit.shape !== "geometric") return null;
  const style = styleOfTask(task);
  const [a, r] = [toLatex(shown(fit.at(1n), style)), toLatex(shown(step, style))];
  if (compare(absolute(step), ONE) >= 0) {
    const answer = wordAnswer("does not exist");
    const steps: Step[] = [
      ...fit.steps,
      {
        rule: "series-diverges",
        title: "The ratio is not between $-1$ and $1$.",
        latex: valueLatex(answer),
        why: "The terms do not get close to zero, so their sum does not settle: the series diverges.",
      },
    ];
    return { method: METHOD, steps, answer };
  }
  const answer = bareValue(termShown(divide(fit.at(1n), subtract(ONE, step)), task.form, style));
  return {
    method: METHOD,
    steps: [
      ...fit.steps,
      {
        rule: "infinite-geometric-sum",
        title: "Use the formula for the sum of infinitely many terms.",
        latex: `S = \\frac{${a}}{1 - ${bracketed(r)}}`,
        why: "The ratio is between $-1$ and $1$, so the powers of it fade away.",
      },
      ended(valueLatex(answer)),
    ],
    answer,
  };
}

/** A formula of another kind: the terms are added one by one. */
function sumOfFormula(task: Task, count: number, budget: Budget): Derivation | null {
  if (count < 1 || count > MOST_TERMS) return null;
  const values = valuesOf(task, count, budget);
  if (!values) return null;
  const style = styleOfTask(task);
  const answer = bareValue(termShown(values.reduce(add, ZERO), task.form, style));
  return {
    method: METHOD,
    steps: [
      {
        rule: "write-out-sum",
        title: "Write out the terms.",
        latex: values
          .map((value) => inBrackets(value, style))
          .slice(0, 12)
          .join(" + ")
          .concat(count > 12 ? " + \\ldots" : ""),
        why: "Each position gives one term.",
      },
      ended(valueLatex(answer)),
    ],
    answer,
  };
}

/** How many terms a finite sequence has. */
export function countTerms(task: Task, budget: Budget): Derivation | null {
  const fit = fitOf(task, budget);
  const count = fit && countOf(task, fit, budget);
  if (!fit || count === null) return null;
  const answer = bareValue(shown(fromInt(count), "fraction"));
  const step: Step = {
    rule: "count-terms",
    title: "Find the position of the last term.",
    latex: valueLatex(answer),
    why: "The position of the last term is the number of terms.",
  };
  return { method: METHOD, steps: [...fit.steps, step], answer };
}
