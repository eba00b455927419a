import type { Expression } from "../../expression/ast";
import { int } from "../../expression/build";
import { evaluateExact } from "../../expression/evaluate-exact";
import { add, fromInt, type Rational, ZERO } from "../../expression/rational";
import { substitute } from "../../expression/substitute";
import { some } from "../../expression/walk";
import { isUndefined } from "../../ledger";
import { valueLatex } from "../../printer/answer/value";
import { toLatex } from "../../printer/latex";
import type { SeriesTask } from "../../tasks/series";
import type { Budget, Derivation, Form, Method, Step } from "../../types";
import { fitArithmetic } from "../sequence/fit-arithmetic";
import { fitGeometric } from "../sequence/fit-geometric";
import { termShown } from "../sequence/list-terms";
import { infiniteSum, partialSum } from "../sequence/partial-sum";
import { bareValue } from "../sequence/sequence-answer";
import { type Style, shown, styleOf } from "../sequence/shown";

const MOST_TERMS = 1000;
/** So many terms are written out; longer sums need a formula. */
const WRITTEN_OUT = 12;

/** Sums in sigma notation: written out, or by the formulas for arithmetic and geometric sums. */
export const series: Method = {
  id: "series",
  tasks: ["series"],
  work(problem, budget) {
    if (problem.task !== "series") return null;
    if (problem.last === null) return withoutEnd(problem, budget);
    const count = Number(problem.last - problem.first + 1n);
    if (count < 1 || count > MOST_TERMS) return null;
    const values = termsOf(problem, count, budget);
    if (!values) return null;
    return byFormula(problem, values, budget) ?? writtenOut(problem, values);
  },
};

type Task = SeriesTask & { readonly form: Form };

function termsOf({ body, index, first }: Task, count: number, budget: Budget): Rational[] | null {
  const values: Rational[] = [];
  for (let i = 0; i < count; i++) {
    budget.spend();
    const at = new Map([[index, fromInt(first + BigInt(i))]]);
    const value = valueAt(body, at, budget);
    if (!value) return null;
    values.push(value);
  }
  return values;
}

function valueAt(body: Expression, at: ReadonlyMap<string, Rational>, budget: Budget): Rational | null {
  try {
    return evaluateExact(body, at, budget);
  } catch (error) {
    if (isUndefined(error)) return null;
    throw error;
  }
}

/** The same sum as a question about the sequence of its terms. */
function asSequence(task: Task, values: readonly Rational[], count: bigint | null) {
  const style = styleOf([task.body]);
  const terms = values.slice(0, 4).map((value) => shown(value, style));
  return {
    task: "sequence" as const,
    name: "a",
    index: "n",
    given: { kind: "terms" as const, terms, last: null, shape: null },
    asked: { kind: "sum" as const, count },
    form: task.form,
  };
}

function byFormula(task: Task, values: readonly Rational[], budget: Budget): Derivation | null {
  if (values.length <= WRITTEN_OUT / 2) return null;
  const fit = fitArithmetic(values, []) ?? fitGeometric(values, []);
  if (!fit) return null;
  const found = partialSum(asSequence(task, values, BigInt(values.length)), BigInt(values.length), budget);
  return (
    found && { ...found, method: "series", steps: [firstTerms(values, styleOf([task.body])), ...found.steps] }
  );
}

function firstTerms(values: readonly Rational[], style: Style): Step {
  return {
    rule: "first-terms-of-sum",
    title: "Write the first terms of the sum.",
    latex: `${values
      .slice(0, 3)
      .map((value) => bracketed(value, style))
      .join(" + ")} + \\ldots`,
    why: "The index takes each whole number in turn, from the one below the sign on.",
  };
}

const bracketed = (value: Rational, style: Style, position = 1): string => {
  const latex = toLatex(shown(value, style));
  return latex.startsWith("-") && position > 0 ? `(${latex})` : latex;
};

function writtenOut(task: Task, values: readonly Rational[]): Derivation | null {
  const style = styleOf([task.body]);
  const short = values.length <= WRITTEN_OUT;
  const put = values
    .slice(0, WRITTEN_OUT)
    .map((_, i) => toLatex(substitute(task.body, new Map([[task.index, int(task.first + BigInt(i))]]))));
  const answer = bareValue(termShown(values.reduce(add, ZERO), task.form, style));
  const line = values
    .slice(0, WRITTEN_OUT)
    .map((value, i) => bracketed(value, style, i))
    .join(" + ");
  const steps: Step[] = [
    {
      rule: "write-out-sum",
      title: "Write out the terms.",
      latex: `${put.map((term) => (/^-|[+-]/.test(term) ? `(${term})` : term)).join(" + ")}${short ? "" : " + \\ldots"}`,
      why: "The index takes each whole number in turn, from the one below the sign to the one above it.",
    },
    {
      rule: "work-out-terms",
      title: "Work out each term.",
      latex: short ? line : `${line} + \\ldots`,
      why: "Each term is a number now.",
    },
    {
      rule: "add-terms",
      title: "Add them up.",
      latex: valueLatex(answer),
      why: "The sum of these numbers is the value.",
    },
  ];
  const distinct = steps.filter((step, i) => step.latex !== steps[i - 1]?.latex);
  return { method: "series", steps: distinct, answer };
}

/** Infinitely many terms: only for c·rᵏ, seen from the way it is written. */
function withoutEnd(task: Task, budget: Budget): Derivation | null {
  if (!isExponential(task.body, task.index)) return null;
  const values = termsOf(task, 4, budget);
  const fit = values && fitGeometric(values, [task.body]);
  if (!values || !fit) return null;
  const found = infiniteSum(asSequence(task, values, null), fit);
  return (
    found && { ...found, method: "series", steps: [firstTerms(values, styleOf([task.body])), ...found.steps] }
  );
}

/** Numbers and powers of numbers whose exponents are the index, perhaps with a number added or taken away. */
function isExponential(e: Expression, index: string): boolean {
  const holds = (part: Expression) => some(part, (node) => node.kind === "symbol" && node.name === index);
  if (!holds(e)) return true;
  switch (e.kind) {
    case "negation":
      return isExponential(e.operand, index);
    case "product":
      return e.factors.every((factor) => isExponential(factor, index));
    case "quotient":
      return isExponential(e.numerator, index) && isExponential(e.denominator, index);
    case "power":
      return !holds(e.base) && isLinear(e.exponent, index);
    default:
      return false;
  }
}

const isLinear = (e: Expression, index: string): boolean => {
  if (e.kind === "symbol") return true;
  if (e.kind === "negation") return isLinear(e.operand, index);
  if (e.kind === "product") return e.factors.filter((factor) => factor.kind !== "number").length === 1;
  return (
    e.kind === "sum" &&
    e.terms.every((term) => isLinear(term, index) || !some(term, (node) => node.kind === "symbol"))
  );
};
