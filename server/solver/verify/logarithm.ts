import type { Expression } from "../expression/ast";
import { evaluateComplex } from "../expression/evaluate-numeric";
import { logarithmOf } from "../expression/logarithm";
import { children, some, symbolsOf } from "../expression/walk";
import { toLatex } from "../printer/latex";
import type { Budget, Check } from "../types";
import { tidy } from "./claims";
import { sameLogarithms, undoneLogarithm } from "./logarithm-proof";
import { agreeNumerically } from "./numeric";
import {
  exactly,
  type Obligation,
  type ProblemOf,
  refuted,
  spotChecked,
  UNCHECKED,
  type Verifier,
  verified,
  weakest,
} from "./obligations";

type Question = ProblemOf<"logarithm">;

/** Far more than doubles lose in a logarithm. */
const NOISE = 1e-10;

/** Checks a logarithm by raising its base, or by values with letters at several points, and the shape that is asked
 * for. */
export const LOGARITHM: Verifier<"logarithm"> = {
  expression: (problem, { expression: answer }, budget) => ({
    value: () => checkValue(problem, answer, budget),
    form: () => weakest([() => checkShape(problem, answer), tidy(answer), isRounded(problem, answer)]),
  }),
};

/** What is rounded is written as a decimal. */
const isRounded =
  ({ form }: Question, answer: Expression): Obligation =>
  () =>
    exactly(
      form.decimals === undefined || (answer.kind === "negation" ? answer.operand : answer).kind === "number",
      "A decimal is asked for.",
    );

function checkValue({ expression, form }: Question, answer: Expression, budget: Budget): Check {
  budget.spend(100);
  if (form.decimals !== undefined) return checkRounded(expression, answer, form.decimals);
  const inside = undoneLogarithm(expression);
  if (inside && toLatex(inside) === toLatex(answer))
    return verified(`The logarithm in the exponent is the power that gives $${toLatex(answer)}$.`);
  const same = sameLogarithms(expression, answer, budget);
  if (same !== null)
    return same ? verified(raisedSentence(expression, answer)) : refuted("The answer has another value.");
  switch (agreeNumerically(expression, answer, { positive: true })) {
    case "agree":
      return spotChecked(
        symbolsOf(expression).length === 0
          ? "Worked out to nine digits, both have the same value."
          : "At eight sets of positive values for the letters, both expressions have the same value.",
      );
    case "differ":
      return refuted("The answer has another value.");
    case "no value":
      return UNCHECKED;
  }
}

function raisedSentence(expression: Expression, answer: Expression): string {
  const log = logarithmOf(expression);
  if (log && symbolsOf(answer).length === 0 && logarithmsIn(answer) === 0)
    return `Raising $${toLatex(log.base)}$ to the power $${toLatex(answer)}$ gives $${toLatex(log.argument)}$.`;
  const raised =
    "Raising the base of the logarithms to the question and to the answer gives the same product of powers.";
  const letters = symbolsOf(answer).length > 0;
  return letters ? `${raised} Letters in logarithms are taken as positive here.` : raised;
}

/** Within half a unit of the last place, by more than doubles can be wrong. */
function checkRounded(expression: Expression, answer: Expression, decimals: number): Check {
  const [exact, given] = [expression, answer].map((e) => evaluateComplex(e, new Map()));
  if (exact?.im !== 0) return UNCHECKED;
  const gap = given?.im === 0 ? Math.abs(exact.re - given.re) : Number.POSITIVE_INFINITY;
  return gap < 0.5 * 10 ** -decimals - NOISE * Math.max(1, Math.abs(exact.re))
    ? verified("Worked out to more digits, the value is less than half a unit of the last place away.")
    : refuted("The answer is not rounded correctly.");
}

function checkShape({ asked }: Question, answer: Expression): Check {
  switch (asked) {
    case "condense":
      return exactly(logarithmsIn(answer) <= 1, "There is more than one logarithm.");
    case "value":
      return exactly(logarithmsIn(answer) === 0, "There is a logarithm left.");
    case "expand":
      return exactly(!some(answer, holdsProduct), "A logarithm could be taken apart further.");
  }
}

const logarithmsIn = (e: Expression): number =>
  (logarithmOf(e) ? 1 : 0) + children(e).reduce((total, part) => total + logarithmsIn(part), 0);

const holdsProduct: Parameters<typeof some>[1] = (part) => {
  const log = part.kind === "relation" ? null : logarithmOf(part);
  return log !== null && ["product", "quotient", "power", "root"].includes(log.argument.kind);
};

/** Checks b^y = x against log_b x = y: base, exponent and power have to be the same three expressions. */
export const LOGARITHM_FORM: Verifier<"logarithm-form"> = {
  relation: ({ equation, asked }, { relation }) => ({
    relation: () => {
      const [given, found] = [threeOf(equation), threeOf(relation)];
      if (!given || relation.operator !== "=" || given.join("|") !== found?.join("|"))
        return refuted("The two forms do not say the same.");
      const [base, exponent, result] = given;
      return verified(`Both say that $${base}$ to the power $${exponent}$ is $${result}$.`);
    },
    form: () => {
      const isLogarithmic = [relation.left, relation.right].some((side) => logarithmOf(side) !== null);
      return exactly(isLogarithmic === (asked === "logarithmic"), "The other form is asked for.");
    },
  }),
};

interface Sides {
  readonly left: Expression;
  readonly right: Expression;
}

/** Base, exponent and what comes out, of an equation in either form. */
function threeOf({ left, right }: Sides): readonly [string, string, string] | null {
  const pairs = [
    [left, right],
    [right, left],
  ] as const;
  for (const [a, b] of pairs) {
    const log = logarithmOf(a);
    if (log) return [toLatex(log.base), toLatex(b), toLatex(log.argument)];
  }
  for (const [a, b] of pairs) {
    if (a.kind === "power") return [toLatex(a.base), toLatex(a.exponent), toLatex(b)];
  }
  return null;
}
