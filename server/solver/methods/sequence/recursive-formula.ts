import type { Expression, Relation } from "../../expression/ast";
import { equation, negation, product, scaled, sum, symbol } from "../../expression/build";
import { evaluateExact } from "../../expression/evaluate-exact";
import {
  add,
  divide,
  equals,
  isNegative,
  isZero,
  multiply,
  negate,
  type Rational,
  subtract,
} from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import { previousTerm, type SequenceTask } from "../../tasks/sequence";
import type { Budget, Derivation } from "../../types";
import { fitArithmetic } from "./fit-arithmetic";
import { styleOfTask } from "./rule-values";
import { type Style, shown } from "./shown";
import { fitOf } from "./single-term";

interface Rule {
  readonly body: Expression;
  /** How many first terms it needs. */
  readonly needs: number;
}

/** The first terms and a rule that makes each term out of the ones before it. */
export function recursiveFormula(task: SequenceTask, budget: Budget): Derivation | null {
  const style = styleOfTask(task);
  const fit = fitOf(task, budget);
  const rule =
    (fit?.step && stepRule(task, { shape: fit.shape, step: fit.step, style })) ??
    listedRule(task, style, budget);
  if (!rule) return null;
  const values = fit ? [fit.at(1n), fit.at(2n)] : listed(task, budget);
  if (!values) return null;
  const starts = values
    .slice(0, rule.needs)
    .map((value, i) => equation(symbol(`${task.name}_${i + 1}`), shown(value, style)));
  const law = equation(symbol(`${task.name}_${task.index}`), rule.body);
  const all: Relation[] = [...starts, law];
  const latex = all
    .map(toLatex)
    .join(", ")
    .replace(/_([a-z0-9])(?![a-z0-9{])/g, "_{$1}");
  return {
    method: "sequence-recursion",
    steps: [
      ...(fit?.step ? fit.steps : []),
      {
        rule: "write-recursion",
        title: "Write the first term and how each term comes from the one before.",
        latex,
        why: "Every listed term follows from the ones before it by this rule.",
      },
    ],
    answer: { kind: "list", items: [...starts.map(({ right }) => right), rule.body], ordered: true },
  };
}

function stepRule(
  { name, index }: SequenceTask,
  { shape, step, style }: { shape: string; step: Rational; style: Style },
): Rule {
  const before = symbol(previousTerm(name, index, 1));
  if (shape === "geometric") {
    const factor = shown(isNegative(step) ? negate(step) : step, style);
    const body = equals(step, { n: 1n, d: 1n }) ? before : product([factor, before]);
    if (equals(step, { n: -1n, d: 1n })) return { needs: 1, body: negation(before) };
    return { needs: 1, body: isNegative(step) ? negation(body) : body };
  }
  return { needs: 1, body: isZero(step) ? before : sum([before, shown(step, style)]) };
}

function listed({ given }: SequenceTask, budget: Budget): Rational[] | null {
  if (given.kind !== "terms") return null;
  const values = given.terms.map((term) => evaluateExact(term, new Map(), budget));
  return values.some((value) => value === null) ? null : (values as Rational[]);
}

/** Differences that grow evenly, or a term out of the two before it. */
function listedRule(task: SequenceTask, style: Style, budget: Budget): Rule | null {
  const values = listed(task, budget);
  if (!values) return null;
  const before = symbol(previousTerm(task.name, task.index, 1));
  const gaps = values.slice(1).map((value, i) => subtract(value, values[i] as Rational));
  const growth = fitArithmetic(gaps, []);
  if (growth?.step) {
    const [first] = gaps as [Rational];
    // The gap before a_n is gaps[n − 2].
    const constant = subtract(first, multiply(growth.step, { n: 2n, d: 1n }));
    const slope = scaled(growth.step, symbol(task.index));
    const tail = isZero(constant) ? [] : [shown(constant, style)];
    return { needs: 1, body: sum([before, slope, ...tail]) };
  }
  return twoBefore(task, values);
}

const LEAST_FOR_TWO = 6;

/** a_n = p·a_(n−1) + q·a_(n−2), from the first four terms and confirmed by the rest. */
function twoBefore({ name, index }: SequenceTask, values: readonly Rational[]): Rule | null {
  const [a, b, c, d] = values;
  if (!a || !b || !c || !d || values.length < LEAST_FOR_TWO) return null;
  const determinant = subtract(multiply(b, b), multiply(a, c));
  if (isZero(determinant)) return null;
  const p = divide(subtract(multiply(c, b), multiply(a, d)), determinant);
  const q = divide(subtract(multiply(b, d), multiply(c, c)), determinant);
  const fits = values.every((value, i) => {
    const [one, two] = [values[i - 1], values[i - 2]];
    return !one || !two || equals(value, add(multiply(p, one), multiply(q, two)));
  });
  if (!fits || p.d !== 1n || q.d !== 1n) return null;
  const parts = [
    ...(isZero(p) ? [] : [scaled(p, symbol(previousTerm(name, index, 1)))]),
    ...(isZero(q) ? [] : [scaled(q, symbol(previousTerm(name, index, 2)))]),
  ];
  return parts.length === 0 ? null : { needs: 2, body: sum(parts) };
}
