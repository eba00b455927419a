import type { Expression } from "../expression/ast";
import { evaluateComplex } from "../expression/evaluate-numeric";
import { substitute } from "../expression/substitute";
import { symbolsOf } from "../expression/walk";
import { toLatex } from "../printer/latex";
import type { AnswerValue, Budget, Problem } from "../types";
import type { Worked } from "../work";
import { compareExpressions, isClose, shown } from "./compare-expressions";
import type { AnswerCheck, Equivalence } from "./types";

/** A student's answer beside the engine's own. */
export interface Claim {
  readonly problem: Problem;
  readonly worked: Worked;
  readonly value: AnswerValue;
  readonly budget: Budget;
}

export type Judgement = Pick<AnswerCheck, "verdict" | "message" | "counterexample">;

const WRONG = (message: string, counterexample: string | null): Judgement => ({
  verdict: "wrong",
  message,
  counterexample,
});

/** What to say of a wrong answer: which part of it is wrong or missing, and where it fails. */
export function wrongAnswer({ problem, worked, value, budget }: Claim, same: Equivalence): Judgement {
  const right = worked.derivation.answer;
  const rounded = roundedNote(value, right);
  if (rounded) return { verdict: "right-wrong-form", message: rounded, counterexample: null };
  if (value.kind === "roots" && right.kind === "roots") {
    const terms = { domain: "complex", budget } as const;
    const fits = (root: Expression) =>
      right.roots.some((other) => compareExpressions(root, other, terms).verdict === "same");
    return wrongRoots(problem, value.roots, { fits, count: right.roots.length });
  }
  if (value.kind === "roots" && right.kind === "all")
    return WRONG("More numbers than these make it true.", null);
  return WRONG(
    "This is not right yet. Look through your steps, or check your working line by line.",
    yourAnswerIn(same.counterexample),
  );
}

/** A comparison of "the first" and "the second" told of an answer and a question. */
const yourAnswerIn = (comparison: string | null): string | null =>
  comparison?.replace("the first gives", "your answer gives").replace(", the second", ", the question") ??
  null;

interface RightRoots {
  readonly fits: (root: Expression) => boolean;
  readonly count: number;
}

function wrongRoots(problem: Problem, roots: readonly Expression[], { fits, count }: RightRoots): Judgement {
  const failing = roots.find((root) => !fits(root));
  if (failing)
    return WRONG(
      "Put your answer back into the equation and see whether both sides agree.",
      putBack(problem, failing),
    );
  if (roots.length === 0) return WRONG("There is a solution. Look again.", null);
  const missing = count - roots.length;
  if (missing <= 0) return WRONG("One of these is listed twice.", null);
  const what = missing === 1 ? "one solution is missing" : `${missing} solutions are missing`;
  return WRONG(`What you have is right, but ${what}.`, null);
}

/** Both sides of the equation at a number that does not solve it. */
function putBack(problem: Problem, root: Expression): string | null {
  if (problem.task !== "solve" || problem.equation.operator !== "=") return null;
  const at = new Map([[problem.unknown, root]]);
  const [left, right] = [problem.equation.left, problem.equation.right].map((side) =>
    evaluateComplex(substitute(side, at), new Map()),
  );
  const named = `$${toLatex({ kind: "symbol", name: problem.unknown })} = ${toLatex(root)}$`;
  if (!left || !right) return `Put ${named} back: one side has no value there.`;
  return isClose(left, right)
    ? null
    : `Put ${named} back: the left side gives ${shown(left)}, the right side ${shown(right)}.`;
}

/** An exact answer that was rounded, such as 0.33 for a third. */
function roundedNote(value: AnswerValue, right: AnswerValue): string | null {
  const [given, exact] = [onlyNumber(value), onlyNumber(right)];
  if (!given || !exact || given.kind !== "number" || given.decimals === undefined || given.decimals === 0)
    return null;
  const [x, y] = [evaluateComplex(given, new Map()), evaluateComplex(exact, new Map())];
  const half = 0.5 * 10 ** -given.decimals;
  if (!x || !y || Math.abs(x.re - y.re) > half * 1.0001 || y.im !== 0) return null;
  return "That is right to the places you give, but it is rounded. Give the exact value.";
}

function onlyNumber(value: AnswerValue): Expression | null {
  const only =
    value.kind === "expression"
      ? value.expression
      : value.kind === "roots" && value.roots.length === 1
        ? (value.roots[0] as Expression)
        : null;
  return only && symbolsOf(only).length === 0 ? only : null;
}
