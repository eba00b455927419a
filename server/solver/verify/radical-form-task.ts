import type { Expression } from "../expression/ast";
import { some } from "../expression/walk";
import type { Budget, Check } from "../types";
import { ofIdentity, tidy } from "./claims";
import { agreeNumerically } from "./numeric";
import { exactly, refuted, spotChecked, UNCHECKED, type Verifier, weakest } from "./obligations";
import { checkRadicalIdentity } from "./radical-identity";

/** The same value for positive letters, and no root (or no fractional exponent) left. */
export const RADICAL_FORM: Verifier<"radical-form"> = {
  expression: ({ expression, to }, { expression: answer }, budget) => ({
    value: () => checkValue(expression, answer, budget),
    form: () =>
      weakest([
        () =>
          exactly(
            !(to === "power" ? hasRoot(answer) : hasFractionalExponent(answer)),
            "It is in the old form.",
          ),
        tidy(answer),
      ]),
  }),
};

const hasRoot = (e: Expression): boolean => some(e, (node) => node.kind === "root");

const hasFractionalExponent = (e: Expression): boolean =>
  some(e, (node) => node.kind === "power" && some(node.exponent, (part) => part.kind === "quotient"));

function checkValue(expression: Expression, answer: Expression, budget: Budget): Check {
  const identity = checkRadicalIdentity(expression, answer, { absolute: false, budget });
  if (identity.equal !== null) return ofIdentity(identity);
  switch (agreeNumerically(expression, answer, { positive: true })) {
    case "agree":
      return spotChecked("In decimals both are the same at every place tried; that is not a proof.");
    case "differ":
      return refuted("The values differ.");
    case "no value":
      return UNCHECKED;
  }
}
