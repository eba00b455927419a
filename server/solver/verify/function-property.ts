import type { Expression, Relation } from "../expression/ast";
import { int, negation, number, sum, symbol } from "../expression/build";
import { evaluateExact } from "../expression/evaluate-exact";
import {
  constantValue,
  degreeIn,
  polynomialOf,
  totalDegree,
  univariateCoefficients,
} from "../expression/polynomial";
import { coefficientsIn } from "../expression/polynomial-gcd";
import { radicalValue } from "../expression/radical-value";
import { compare, fromInt, negate, type Rational, sign } from "../expression/rational";
import { substitute } from "../expression/substitute";
import { symbolsOf } from "../expression/walk";
import { isUndefined } from "../ledger";
import { toLatex } from "../printer/latex";
import type { FunctionPropertyTask } from "../tasks/function-property";
import type { Budget } from "../types";
import { says } from "./claims";
import { fractionOf, isZeroPolynomial } from "./fraction";
import { relationHolds } from "./inequality";
import { UNCHECKED, type Verifier } from "./obligations";
import { countRealRoots } from "./real-root-count";

/** Checks a word about a function: by values where values settle it, by a proof for all values otherwise. */
export const FUNCTION_PROPERTY: Verifier<"function-property"> = {
  word: (problem, { word }, budget) => ({
    word: () => {
      const found = actual(problem, budget);
      return found ? says(word, found.word, found.evidence) : UNCHECKED;
    },
  }),
};

interface Found {
  readonly word: string;
  readonly evidence: string;
}

function actual(task: FunctionPropertyTask, budget: Budget): Found | null {
  switch (task.property) {
    case "is-function":
      return outputs(task.equation, task, budget);
    case "is-linear":
      return degrees(task.equation, budget);
    case "monotonic":
      return rising(task.body, task.unknown, budget);
    case "parity":
      return symmetry(task.body, task.unknown, budget);
    case "is-solution":
      return solution(task, budget);
  }
}

/** One output for every input: only odd powers of y with numbers of one sign in front, which grow steadily. Two
 * outputs: an input at which the equation has two roots. */
function outputs(
  { left, right }: Relation,
  { input, output }: { readonly input: string; readonly output: string },
  budget: Budget,
): Found | null {
  const gap = sum([left, negation(right)]);
  if (left.kind === "symbol" && left.name === output && !symbolsOf(right).includes(output))
    return { word: "yes", evidence: `The right side gives one value of $${output}$ for every $${input}$.` };
  const p = polynomialOf(gap, budget);
  if (!p || degreeIn(p, output) === 0) return null;
  const parts = coefficientsIn(p, output).slice(1);
  const values = parts.map((part) => (part.terms.length === 0 ? null : constantValue(part)));
  const steady = parts.every((part, i) => part.terms.length === 0 || (i % 2 === 0 && values[i]));
  const signs = new Set(values.flatMap((value) => (value ? [sign(value)] : [])));
  if (steady && signs.size === 1)
    return {
      word: "yes",
      evidence: `For a fixed $${input}$ the sides meet exactly once, as only odd powers of $${output}$ occur.`,
    };
  for (const x of [1, -1, 4, -4, 0, 2, -2, 9, -9, 5, -5, 16, -16, 100, -100]) {
    const at = polynomialOf(substitute(gap, new Map([[input, int(x)]])), budget);
    const coefficients = at && univariateCoefficients(at, output);
    if (!coefficients || coefficients.length < 2) continue;
    const count = countRealRoots(coefficients, budget);
    if (count > 1)
      return { word: "no", evidence: `At $${input} = ${x}$ there are $${count}$ values of $${output}$.` };
  }
  return null;
}

function degrees({ left, right }: Relation, budget: Budget): Found | null {
  const fraction = fractionOf(sum([left, negation(right)]), new Map(), budget);
  if (!fraction || !constantValue(fraction.bottom)) return null;
  const degree = Math.max(0, ...fraction.top.terms.map(totalDegree));
  return {
    word: degree === 1 ? "yes" : "no",
    evidence: `Brought to one side, the equation has degree $${degree}$; a line has degree $1$.`,
  };
}

function rising(body: Expression, unknown: string, budget: Budget): Found | null {
  const at = (x: number) => evaluateExact(body, new Map([[unknown, fromInt(x)]]), budget);
  const p = polynomialOf(body, budget);
  const [a, b] = [at(0), at(1)];
  if (!a || !b || !p || degreeIn(p, unknown) > 1) return null;
  const order = compare(b, a);
  const word = order > 0 ? "increasing" : order < 0 ? "decreasing" : "constant";
  return {
    word,
    evidence: `At $0$ the value is $${shown(a)}$, at $1$ it is $${shown(b)}$, and the graph is a line.`,
  };
}

const shown = (value: Rational): string => toLatex(number(value));

function symmetry(body: Expression, unknown: string, budget: Budget): Found | null {
  if (!fractionOf(body, new Map(), budget)) return null;
  const vanishes = (e: Expression) => {
    const fraction = fractionOf(e, new Map(), budget);
    return fraction !== null && isZeroPolynomial(fraction.top);
  };
  const mirrored = substitute(body, new Map([[unknown, negation(symbol(unknown))]]));
  if (vanishes(sum([mirrored, negation(body)])))
    return { word: "even", evidence: `$f(-${unknown}) - f(${unknown})$ is zero for all $${unknown}$.` };
  if (vanishes(sum([mirrored, body])))
    return { word: "odd", evidence: `$f(-${unknown}) + f(${unknown})$ is zero for all $${unknown}$.` };
  return counterexample(body, unknown, budget);
}

function counterexample(body: Expression, unknown: string, budget: Budget): Found | null {
  for (const x of [2, 3, 5, 7]) {
    const [a, b] = [x, -x].map((each) => valueOr(body, new Map([[unknown, fromInt(each)]]), budget));
    if (!a || !b || compare(a, b) === 0 || compare(a, negate(b)) === 0) continue;
    return { word: "neither", evidence: `$f(${x}) = ${shown(a)}$ but $f(-${x}) = ${shown(b)}$.` };
  }
  return null;
}

function valueOr(e: Expression, at: ReadonlyMap<string, Rational>, budget: Budget): Rational | null {
  try {
    return evaluateExact(e, at, budget);
  } catch (error) {
    if (isUndefined(error)) return null;
    throw error;
  }
}

function solution(
  { relations, at }: FunctionPropertyTask & { readonly property: "is-solution" },
  budget: Budget,
): Found | null {
  const values = new Map(at.map(({ name, value }) => [name, value]));
  const held = relations.map((each) => relationHolds(each, values, budget));
  const failing = relations.find((_, i) => held[i] === false);
  if (failing) return { word: "no", evidence: `$${toLatex(failing)}$ does not hold there.` };
  if (held.includes(null)) return null;
  return { word: "yes", evidence: "Left side less right side has the right sign there." };
}
