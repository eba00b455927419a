import type { Expression } from "../expression/ast";
import { evaluateComplex } from "../expression/evaluate-numeric";
import { logarithmOf } from "../expression/logarithm";
import { children, some, symbolsOf } from "../expression/walk";
import { toLatex } from "../printer/latex";
import type { AnswerValue, Budget, Check, Problem } from "../types";

const refuted = (reason: string): Check => ({ status: "refuted", reason });
/** Values of the letters: all positive, so that every logarithm of a factor exists. */
const STARTS = [1.37, 2.91, 5.23, 11.7, 0.61, 3.33, 7.77, 19.1];
const TOLERANCE = 1e-10;

/** Checks a logarithm by its value in doubles, with letters at several points, and the shape that is asked for. */
export function verifyLogarithm(problem: Problem, value: AnswerValue, budget: Budget): Check {
  if (problem.task !== "logarithm" || value.kind !== "expression")
    return refuted("The answer is of another kind.");
  const { expression, asked, form } = problem;
  const answer = value.expression;
  const letters = symbolsOf(expression);
  let compared = 0;
  for (const [i] of STARTS.entries()) {
    budget.spend(20);
    const at = new Map(
      letters.map((name, j) => [
        name,
        { re: (STARTS[(i + 3 * j) % STARTS.length] as number) + j / 7, im: 0 },
      ]),
    );
    const [a, b] = [evaluateComplex(expression, at), evaluateComplex(answer, at)];
    if (!a || !b || a.im !== 0) continue;
    compared += 1;
    const slack =
      form.decimals === undefined
        ? TOLERANCE * Math.max(1, Math.abs(a.re))
        : 0.5 * 10 ** -form.decimals + TOLERANCE;
    if (Math.abs(a.re - b.re) > slack || b.im !== 0) return refuted("The answer has another value.");
  }
  if (compared === 0) return { status: "unchecked", evidence: [] };
  const fault = shapeFault(asked, answer);
  if (fault) return refuted(fault);
  if (letters.length === 0) return { status: "verified", evidence: [evidenceFor(expression, answer)] };
  return {
    status: "partial",
    evidence: [
      `At ${compared} sets of positive values for the letters, both expressions have the same value.`,
    ],
  };
}

function evidenceFor(expression: Expression, answer: Expression): string {
  const log = logarithmOf(expression);
  if (log && !some(answer, (part) => part.kind === "function")) {
    return `Raising $${toLatex(log.base)}$ to the power $${toLatex(answer)}$ gives $${toLatex(log.argument)}$, to twelve digits and more.`;
  }
  return "Worked out to twelve digits, both have the same value.";
}

function shapeFault(asked: "value" | "expand" | "condense", answer: Expression): string | null {
  const count = logarithmsIn(answer);
  if (asked === "condense" && count > 1) return "There is more than one logarithm.";
  if (asked === "value" && count > 0) return "There is a logarithm left.";
  return asked === "expand" && some(answer, holdsProduct)
    ? "A logarithm could be taken apart further."
    : null;
}

const logarithmsIn = (e: Expression): number =>
  (logarithmOf(e) ? 1 : 0) + children(e).reduce((total, part) => total + logarithmsIn(part), 0);

const holdsProduct: Parameters<typeof some>[1] = (part) => {
  const log = part.kind === "relation" ? null : logarithmOf(part);
  return log !== null && (log.argument.kind === "product" || log.argument.kind === "root");
};

/** Checks b^y = x against log_b x = y: base, exponent and power have to be the same three expressions. */
export function verifyLogarithmForm(problem: Problem, value: AnswerValue): Check {
  if (problem.task !== "logarithm-form" || value.kind !== "relation")
    return refuted("The answer is of another kind.");
  const given = threeOf(problem.equation.left, problem.equation.right);
  const found = threeOf(value.relation.left, value.relation.right);
  if (!given || !found || given.join("|") !== found.join("|"))
    return refuted("The two forms do not say the same.");
  const [base, exponent, result] = given;
  return {
    status: "verified",
    evidence: [`Both say that $${base}$ to the power $${exponent}$ is $${result}$.`],
  };
}

function threeOf(left: Expression, right: Expression): readonly [string, string, string] | null {
  for (const [a, b] of [
    [left, right],
    [right, left],
  ] as const) {
    const log = logarithmOf(a);
    if (log) return [toLatex(log.base), toLatex(b), toLatex(log.argument)];
  }
  for (const [a, b] of [
    [left, right],
    [right, left],
  ] as const) {
    if (a.kind === "power") return [toLatex(a.base), toLatex(a.exponent), toLatex(b)];
  }
  return null;
}
