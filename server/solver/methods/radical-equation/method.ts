import type { Expression } from "../../expression/ast";
import { equation, number, symbol } from "../../expression/build";
import { holdsAt } from "../../expression/holds-at";
import { type Polynomial, polynomialToExpression } from "../../expression/polynomial";
import { compare, type Rational } from "../../expression/rational";
import { type RootSum, rootDifference } from "../../expression/root-sum";
import { symbolsOf } from "../../expression/walk";
import { valueLatex } from "../../printer/answer/value";
import { toLatex } from "../../printer/latex";
import type { AnswerValue, Budget, Derivation, Method, Step } from "../../types";
import { linearEquation } from "../linear-equation/method";
import { noSolution } from "../linear-equation/outcome";
import { quadraticEquation } from "../quadratic-equation/method";
import { clearRoots } from "./clear-roots";
import type { Equation } from "./equation-state";
import { raiseToReciprocal } from "./raise-to-reciprocal";
import { substituteRoot } from "./substitute-root";

/** What solving came to before the check: every real solution is among the candidates. */
interface Candidates {
  readonly steps: readonly Step[];
  readonly roots: readonly Expression[];
}

/** One equation with the unknown under roots or to fractional powers: isolated, raised, solved and checked. */
export const radicalEquation: Method = {
  id: "radical-equation",
  tasks: ["solve"],
  work(problem, budget): Derivation | null {
    if (problem.task !== "solve" || problem.equation.operator !== "=") return null;
    if (symbolsOf(problem.equation).join() !== problem.unknown) return null;
    const gap = rootDifference(problem.equation, budget);
    if (!gap || gap.roots.length === 0) return null;
    const found = candidates(problem, gap, budget);
    return found && checked(problem, found, budget);
  },
};

function candidates(problem: Equation, gap: RootSum, budget: Budget): Candidates | null {
  const cleared = clearRoots(gap, budget);
  if (cleared) {
    if (!cleared.sides) return { steps: cleared.steps, roots: [] };
    const inner = solved(problem, cleared.sides, budget);
    return inner && { steps: [...cleared.steps, ...inner.steps], roots: inner.roots };
  }
  const raised = raiseToReciprocal(gap);
  if (raised) return afterRaising(problem, { ...raised, radicand: gap.roots[0]?.radicand }, budget);
  const substituted = substituteRoot(problem, gap, budget);
  return (
    substituted && {
      steps: substituted.steps,
      roots: distinct(substituted.values).map((value) => number(value)),
    }
  );
}

const distinct = (values: readonly Rational[]): Rational[] =>
  [...values]
    .sort(compare)
    .filter((value, at, all) => at === 0 || compare(value, all[at - 1] as Rational) !== 0);

/** Solves an equation without roots. */
function solved(
  problem: Equation,
  [left, right]: readonly [Expression, Expression],
  budget: Budget,
): Candidates | null {
  const inner = equation(left, right);
  const next: Equation = {
    ...problem,
    equation: inner,
    latex: toLatex(inner),
    form: { ...problem.form, domain: "real" },
    method: undefined,
  };
  const done = linearEquation.work(next, budget) ?? quadraticEquation.work(next, budget);
  return done?.answer.kind === "roots" ? { steps: done.steps, roots: done.answer.roots } : null;
}

/** p = value for each value; nothing is left to do where p is the unknown itself. */
function afterRaising(
  problem: Equation,
  {
    steps,
    values,
    radicand,
  }: {
    readonly steps: readonly Step[];
    readonly values: readonly Rational[];
    readonly radicand: Polynomial | undefined;
  },
  budget: Budget,
): Candidates | null {
  if (!radicand) return null;
  const inside = polynomialToExpression(radicand);
  const parts = values.map((value) =>
    inside.kind === "symbol"
      ? { steps: [], roots: [number(value)] }
      : solved(problem, [inside, number(value)], budget),
  );
  if (parts.some((part) => part === null)) return null;
  const all = parts as Candidates[];
  return {
    steps: [...steps, ...all.flatMap((part) => part.steps)],
    roots: all.flatMap((part) => part.roots),
  };
}

/** Keeps the candidates that fit the equation as it was asked. */
function checked(problem: Equation, { steps, roots }: Candidates, budget: Budget): Derivation | null {
  const fits = roots.map((root) => holdsAt(problem.equation, new Map([[problem.unknown, root]]), budget));
  if (fits.includes(null)) return null;
  const kept = roots.filter((_, at) => fits[at]);
  const answer = kept.length === 0 ? noSolution(problem.unknown) : listed(problem.unknown, kept);
  const all = withoutRepeats(
    [...steps, ...checkStep(problem, { roots, kept, answer })],
    toLatex(problem.equation),
  );
  return { method: "radical-equation", steps: all, answer };
}

function checkStep(
  { unknown }: Equation,
  {
    roots,
    kept,
    answer,
  }: {
    readonly roots: readonly Expression[];
    readonly kept: readonly Expression[];
    readonly answer: AnswerValue;
  },
): Step[] {
  if (roots.length === 0) return [];
  const dropped = roots.filter((root) => !kept.includes(root));
  const named = (list: readonly Expression[]) =>
    list.map((root) => `$${toLatex(equation(symbol(unknown), root))}$`).join(" and ");
  const plural = dropped.length > 1;
  return [
    {
      rule: "check-for-extraneous-roots",
      title:
        dropped.length > 0
          ? `Check, and leave out ${named(dropped)}.`
          : "Check the result in the equation as it was given.",
      latex: valueLatex(answer),
      why:
        dropped.length > 0
          ? `Put into the equation as it was given, ${named(dropped)} ${plural ? "do" : "does"} not fit: ${plural ? "they are extraneous solutions" : "it is an extraneous solution"}, brought in by raising both sides to a power.`
          : "Raising to a power can bring in extra solutions; here both sides agree.",
    },
  ];
}

function listed(unknown: string, roots: readonly Expression[]): AnswerValue {
  return { kind: "roots", unknown, roots };
}

/** A step that shows the line before it again is left out, except a check that names what is dropped. */
const withoutRepeats = (steps: readonly Step[], start: string): Step[] =>
  steps.filter((step, at) => step.latex !== (at === 0 ? start : steps[at - 1]?.latex));
