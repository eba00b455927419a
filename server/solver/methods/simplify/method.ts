import type { Expression } from "../../expression/ast";
import { polynomialOf } from "../../expression/polynomial";
import { some, symbolsOf } from "../../expression/walk";
import { toLatex } from "../../printer/latex";
import type { Budget, Derivation, Method, Problem, Step } from "../../types";
import { deskFor } from "../expand/desk";
import { expandPolynomial, expressionAnswer } from "../expand/method";
import { derive, type RewriteRule } from "../expand/rewriting";
import { zeroPower } from "../expand/zero-power";
import { addFractions } from "./add-fractions";
import { cancelCommonFactors } from "./cancel-common-factors";
import { commonDenominator } from "./common-polynomial-denominator";
import { divideByFraction } from "./divide-by-fraction";
import { divideByMonomial, splitsWell } from "./divide-by-monomial";
import { dividePowers } from "./divide-powers";
import { losesSign } from "./even-root";
import { factorFraction } from "./factor-fraction";
import { flipNegativePower } from "./flip-negative-power";
import { longDivision } from "./long-division";
import { monomialForm, symbolicBases, writeForm } from "./monomial-form";
import { multiplyPowers } from "./multiply-powers";
import { multiplyFractions } from "./multiply-rational-expressions";
import { negativePower } from "./negative-power";
import { negativePowerOfSum } from "./negative-power-of-sum";
import { powerOfPower } from "./power-of-power";
import { powerOfProduct } from "./power-of-product";
import { powerOfQuotient } from "./power-of-quotient";
import { rationalForm } from "./rational-form";
import { writeLowest } from "./write-fraction";

const EXPONENT_RULES: readonly RewriteRule[] = [
  zeroPower,
  flipNegativePower,
  powerOfPower,
  powerOfProduct,
  powerOfQuotient,
  dividePowers,
  multiplyPowers,
  multiplyFractions,
  divideByFraction,
  negativePower,
];

const FRACTION_RULES: readonly RewriteRule[] = [
  zeroPower,
  negativePower,
  flipNegativePower,
  negativePowerOfSum,
  powerOfQuotient,
  commonDenominator,
  addFractions,
  divideByFraction,
  multiplyFractions,
  factorFraction,
  cancelCommonFactors,
];

/** Simplifies polynomials, products and quotients of powers, and fractions of polynomials. */
export const simplify: Method = {
  id: "simplify",
  tasks: ["simplify", "expand"],
  work(problem, budget) {
    if (problem.task !== "simplify" && problem.task !== "expand") return null;
    const { expression } = problem;
    if (symbolsOf(expression).length === 0) return null;
    if (dividesByZero(expression, budget)) return undefinedAnswer(expression);
    if (problem.task === "expand" || !showsFractions(expression)) {
      const expanded = expandPolynomial(expression, budget);
      if (expanded) return { ...expanded, method: problem.task };
    }
    if (losesSign(expression, budget) && !/positive|non-?negative/i.test(problem.text)) return null;
    return (
      simplifyPowers(expression, budget) ?? divide(problem, budget) ?? simplifyFractions(expression, budget)
    );
  },
};

/** Whether a divisor is zero for every value of the letters. */
function dividesByZero(node: Expression, budget: Budget): boolean {
  return some(
    node,
    (part) => part.kind === "quotient" && polynomialOf(part.denominator, budget)?.terms.length === 0,
  );
}

const undefinedAnswer = (expression: Expression): Derivation => ({
  method: "simplify",
  steps: [
    {
      rule: "division-by-zero",
      title: "Division by zero has no value.",
      latex: "\\text{undefined}",
      why: `Nothing times $0$ gives back the top of $${toLatex(expression)}$.`,
    },
  ],
  answer: { kind: "word", word: "undefined" },
});

/** A fraction of sums, or a sum with letters above a fraction line: kept as a fraction even over a number. */
function showsFractions(node: Expression): boolean {
  const fraction = node.kind === "negation" ? node.operand : node;
  if (fraction.kind === "quotient") return fraction.numerator.kind === "sum";
  if (node.kind !== "sum") return false;
  return node.terms.some((term) => {
    const part = term.kind === "negation" ? term.operand : term;
    return part.kind === "quotient" && symbolsOf(part.numerator).length > 0;
  });
}

function simplifyPowers(expression: Expression, budget: Budget): Derivation | null {
  const form = monomialForm(expression, symbolicBases(expression, budget), budget);
  if (!form) return null;
  const target = writeForm(form);
  const worked = derive(expression, EXPONENT_RULES, deskFor(expression, budget));
  return finish(worked ?? { steps: [], state: expression }, target, {
    rule: "combine-exponents",
    title: "Put the powers of each letter together.",
    why: "Multiplying adds exponents, dividing subtracts them, and a power of a power multiplies them.",
  });
}

function simplifyFractions(expression: Expression, budget: Budget): Derivation | null {
  const form = rationalForm(expression, budget);
  if (!form) return null;
  const worked = derive(expression, FRACTION_RULES, deskFor(expression, budget)) ?? {
    steps: [],
    state: expression,
  };
  const reached = worked.state;
  const isLowest = reached.kind === "quotient" || reached.kind === "negation";
  const target = isLowest && worked.steps.length > 0 ? reached : writeLowest(form, budget);
  return finish(worked, target, {
    rule: "lowest-terms",
    title: "Write the fraction in lowest terms.",
    why: "Top and bottom have no common factor left.",
  });
}

/** Ends at `target`; when the rules stopped elsewhere, one more step leads there. */
function finish(
  { steps, state }: { readonly steps: readonly Step[]; readonly state: Expression },
  target: Expression,
  step: Omit<Step, "latex">,
): Derivation {
  const latex = toLatex(target);
  const all = latex === toLatex(state) ? steps : [...steps, { ...step, latex }];
  return { method: "simplify", steps: all, answer: expressionAnswer(target) };
}

/** A division asked for as such: by a single term, or long division where it leaves a remainder.
 * A long sum over a single term is split as well. */
function divide(problem: Problem & { expression: Expression }, budget: Budget): Derivation | null {
  const { expression, text } = problem;
  if (expression.kind !== "quotient") return null;
  const isAsked = expression.inline === true || /divi|quotient/i.test(text);
  if (!isAsked && !splitsWell(expression, budget)) return null;
  const done = divideByMonomial(expression, budget) ?? longDivision(expression, budget);
  return done && { method: "simplify", steps: done.steps, answer: expressionAnswer(done.state) };
}
