import type { Expression, Relation } from "../../expression/ast";
import { equation, int, number, product } from "../../expression/build";
import { polynomialToExpression, scalePolynomial, variablesOf } from "../../expression/polynomial";
import { divide, isNegative, isOne, negate, ONE, sign } from "../../expression/rational";
import { ascending, exactSign } from "../../expression/real-set-order";
import { some, symbolsOf } from "../../expression/walk";
import { valueLatex } from "../../printer/answer/value";
import { toLatex } from "../../printer/latex";
import type { AnswerValue, Budget, Derivation, Method, Problem, Step } from "../../types";
import { linearEquation } from "../linear-equation/method";
import { inline } from "../linear-equation/rule";
import { severalRoots } from "../linear-equation/several-roots";
import { quadraticEquation } from "../quadratic-equation/method";
import { type AbsoluteSum, absoluteDifference } from "./absolute-terms";
import { pieceByPiece } from "./piece-by-piece";

type Equation = Problem & { readonly task: "solve" };

/** An equation with one absolute value, or with two against each other: isolated, split into the two cases, each
 * solved over the real numbers, and rid of solutions that make the other side negative. Several absolute values are
 * worked piece by piece of the number line. */
export const absoluteValueEquation: Method = {
  id: "absolute-value-equation",
  tasks: ["solve"],
  work(problem, budget): Derivation | null {
    if (problem.task !== "solve" || problem.equation.operator !== "=") return null;
    const { left, right } = problem.equation;
    if (!some(problem.equation, (part) => part.kind === "absolute")) return null;
    if (symbolsOf(problem.equation).some((name) => name !== problem.unknown)) return null;
    const found = absoluteDifference(left, right, budget);
    const isolated = found && isolatedFrom(found);
    if (isolated) return worked(problem, isolated, budget);
    return found && found.terms.length > 1 ? pieceByPiece(found, problem.unknown, budget) : null;
  },
};

/** |inside| = against, where `against` is an absolute value as well when `both`. */
interface Isolated {
  readonly inside: Expression;
  readonly against: Expression;
  readonly shown: Relation;
  readonly both: boolean;
  /** The sign of `against` when it is a number. */
  readonly sign: -1 | 0 | 1 | null;
}

const bars = (operand: Expression): Expression => ({ kind: "absolute", operand });

function isolatedFrom({ terms, rest }: AbsoluteSum): Isolated | null {
  const [first, second] = terms;
  if (!first || terms.length > 2) return null;
  if (!second) {
    const value = scalePolynomial(rest, negate(divide(ONE, first.coefficient)));
    const against = polynomialToExpression(value);
    const only = variablesOf(value).length === 0;
    const size = value.terms[0]?.coefficient;
    return {
      inside: first.inside,
      against,
      shown: equation(bars(first.inside), against),
      both: false,
      sign: only ? (size ? sign(size) : 0) : null,
    };
  }
  const ratio = negate(divide(second.coefficient, first.coefficient));
  if (rest.terms.length > 0 || isNegative(ratio)) return null;
  const times = (e: Expression) => (isOne(ratio) ? e : product([number(ratio), e]));
  return {
    inside: first.inside,
    against: times(second.inside),
    shown: equation(bars(first.inside), times(bars(second.inside))),
    both: true,
    sign: null,
  };
}

function worked(problem: Equation, isolated: Isolated, budget: Budget): Derivation | null {
  const { unknown } = problem;
  const first: Step = {
    rule: "isolate-absolute-value",
    title: isolated.both
      ? "Put one absolute value on each side."
      : "Get the absolute value alone on one side.",
    latex: toLatex(isolated.shown),
    why: "Then its two cases can be written down.",
  };
  const before = first.latex === toLatex(problem.equation) ? [] : [first];
  if (isolated.sign === -1) return impossible(unknown, before);
  const cases = casesOf(isolated);
  const solved = cases.map((each) => realRoots(problem, each, budget));
  if (!solved.every((roots) => roots !== null)) return null;
  const all = ascending(solved.flat(), budget);
  const kept =
    all && (isolated.both || isolated.sign !== null ? all : fitting(all, isolated, unknown, budget));
  if (!all || !kept) return null;
  const steps = [...before, ...splitSteps(isolated, cases, severalRoots(unknown, all))];
  const answer = severalRoots(unknown, kept);
  if (kept.length < all.length) steps.push(leaveOut(answer));
  return { method: "absolute-value-equation", steps, answer };
}

function impossible(unknown: string, before: readonly Step[]): Derivation {
  const answer = severalRoots(unknown, []);
  const step: Step = {
    rule: "absolute-value-not-negative",
    title: "An absolute value is never negative.",
    latex: valueLatex(answer),
    why: "It is a distance from zero, so it cannot equal a negative number.",
  };
  return { method: "absolute-value-equation", steps: [...before, step], answer };
}

function casesOf({ inside, against, sign: size }: Isolated): readonly Relation[] {
  if (size === 0) return [equation(inside, int(0))];
  return [equation(inside, against), equation(inside, opposite(against))];
}

const opposite = (e: Expression): Expression =>
  e.kind === "negation" ? e.operand : { kind: "negation", operand: e };

/** The real solutions of one case; null when it cannot be solved, or holds for every number. */
function realRoots(problem: Equation, each: Relation, budget: Budget): readonly Expression[] | null {
  const inner: Equation = {
    ...problem,
    equation: each,
    latex: toLatex(each),
    form: { ...problem.form, domain: "real" },
    method: undefined,
  };
  const value = (linearEquation.work(inner, budget) ?? quadraticEquation.work(inner, budget))?.answer;
  return value?.kind === "roots" ? value.roots : null;
}

/** The roots that do not make the side without the absolute value negative. */
function fitting(
  roots: readonly Expression[],
  { against }: Isolated,
  unknown: string,
  budget: Budget,
): readonly Expression[] | null {
  const signs = roots.map((root) => exactSign(against, new Map([[unknown, root]]), budget));
  return signs.includes(null) ? null : roots.filter((_, i) => signs[i] !== -1);
}

function splitSteps(isolated: Isolated, cases: readonly Relation[], all: AnswerValue): Step[] {
  const split: Step = {
    rule: "split-absolute-value",
    title: cases.length === 1 ? "Take the bars away." : "Write the two cases.",
    latex: cases.map(toLatex).join(" \\text{ or } "),
    why: splitReason(isolated),
  };
  const solve: Step = {
    rule: "solve-cases",
    title: cases.length === 1 ? "Solve the equation." : "Solve each equation.",
    latex: valueLatex(all),
    why: "Each case is an equation without bars.",
  };
  return split.latex === solve.latex ? [split] : [split, solve];
}

function splitReason({ both, against, sign: size }: Isolated): string {
  if (size === 0) return "Only zero has the absolute value zero.";
  if (both) return "Two numbers have the same absolute value when they are equal or opposite.";
  return `A number whose absolute value is ${inline(against)} is ${inline(against)} or its opposite.`;
}

const leaveOut = (answer: AnswerValue): Step => ({
  rule: "leave-out-negative-side",
  title: "Leave out what makes the other side negative.",
  latex: valueLatex(answer),
  why: "An absolute value cannot equal a negative number, so such a number is no solution.",
});
