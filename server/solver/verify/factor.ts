import type { Expression } from "../expression/ast";
import { symbolsOf } from "../expression/walk";
import { toLatex } from "../printer/latex";
import type { Budget, Check } from "../types";
import { ofIdentity, says, tidy } from "./claims";
import { checkIdentity, type Identity } from "./identity";
import { irreducibility } from "./irreducible";
import { exactly, refuted, spotChecked, UNCHECKED, type Verifier, verified, weakest } from "./obligations";
import { checkRootIdentity } from "./root-substitution";
import { commonNumber, expandedFault, factorsOf } from "./written-form";

/** The product equals the question everywhere, and no factor splits further over the integers. */
export const FACTOR: Verifier<"factor"> = {
  expression: (problem, { expression: answer }, budget) => ({
    value: () =>
      weakest([
        () => verified("Multiply the factors out to check."),
        () => ofIdentity(identityOf(problem.expression, answer, budget)),
      ]),
    form: () =>
      weakest([tidy(answer), ...factorsOf(answer).map((factor) => () => checkFactor(factor, budget))]),
  }),
  word: (problem, { word }, budget) => ({
    word: () => weakest([() => says(word, "prime"), () => checkPrime(problem.expression, budget)]),
  }),
};

function identityOf(question: Expression, answer: Expression, budget: Budget): Identity {
  const plain = checkIdentity(question, answer, budget);
  return plain.equal === null ? checkRootIdentity(question, answer, budget) : plain;
}

/** One factor of the answer: a number, a letter or a power of it, or a sum that does not split. */
function checkFactor(factor: Expression, budget: Budget): Check {
  if (hasFractionalExponent(factor)) return verified();
  const base = factor.kind === "power" ? factor.base : factor;
  if (base.kind !== "sum")
    return exactly(symbolsOf(base).length === 0 || base.kind === "symbol", "A factor is no sum of terms.");
  const fault = expandedFault(base);
  if (fault) return refuted(fault);
  const shown = `$${toLatex(base)}$`;
  if (commonNumber(base) !== 1n) return refuted(`A number can still be taken out of ${shown}.`);
  const outcome = irreducibility(base, budget);
  if (outcome.status === "reducible") return refuted(`${shown} ${outcome.why}`);
  if (outcome.status === "open") return spotChecked();
  return outcome.why.startsWith("is of degree") ? verified() : verified(`${shown} ${outcome.why}.`);
}

/** The lowest power of the shared base, taken out as it stands. */
const hasFractionalExponent = (factor: Expression): boolean => {
  if (factor.kind !== "power") return false;
  const { exponent } = factor;
  const size = exponent.kind === "negation" ? exponent.operand : exponent;
  return size.kind === "quotient";
};

function checkPrime(expression: Expression, budget: Budget): Check {
  if (expandedFault(expression)) return UNCHECKED;
  if (commonNumber(expression) !== 1n) return refuted("A number can be taken out.");
  const outcome = irreducibility(expression, budget);
  if (outcome.status === "reducible") return refuted(outcome.why);
  return outcome.status === "open" ? UNCHECKED : verified(`$${toLatex(expression)}$ ${outcome.why}.`);
}
