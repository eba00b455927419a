import type { Expression, Relation } from "../expression/ast";
import { symbolsOf } from "../expression/walk";
import { toLatex } from "../printer/latex";
import type { Budget, Check } from "../types";
import { agreeNumerically } from "./numeric";
import { refuted, spotChecked, verified } from "./obligations";
import { areProvedDifferent } from "./precise/apart";
import { checkFit, fitOf } from "./precise/fit";
import { compareExpressions } from "./same-expression";

/** An expression written in another way. */
export function checkRewrite(e: Expression, answer: Expression, budget: Budget): Check {
  if (symbolsOf(e).length === 0 && symbolsOf(answer).length === 0)
    return checkFit(fitOf(e, answer, { places: null, budget }), e, answer);
  if (agreeNumerically(e, answer) !== "agree" || areProvedDifferent(e, answer))
    return refuted("the values differ");
  const shown = `$${toLatex(e)}$ and $${toLatex(answer)}$`;
  return compareExpressions(e, answer, budget) === "same"
    ? verified(
        `With the tangent of half the angle in place of sine and cosine, ${shown} become the same fraction.`,
      )
    : spotChecked(`${shown} have equal values at eight angles.`);
}

/** "true" or "false". */
export function checkIdentityWord({ left, right }: Relation, word: string, budget: Budget): Check {
  const sampled = agreeNumerically(left, right);
  const isDenied = areProvedDifferent(left, right);
  const isTrue = sampled === "agree" && !isDenied;
  if (sampled === "no value" || word !== (isTrue ? "true" : "false"))
    return refuted("the samples say otherwise");
  if (!isTrue)
    return isDenied
      ? verified("Enclosed between bounds, the sides have different values at an angle where both have one.")
      : spotChecked("The sides have different values at an angle where both have one.");
  return compareExpressions(left, right, budget) === "same"
    ? verified(
        "With the tangent of half the angle in place of sine and cosine, both sides become the same fraction.",
      )
    : spotChecked("Both sides have equal values at eight angles.");
}
