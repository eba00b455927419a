import type { Expression } from "../../expression/ast";
import { number } from "../../expression/build";
import { polynomialOf, univariateCoefficients } from "../../expression/polynomial";
import { sign } from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import type { Budget, Derivation, Step } from "../../types";
import { inWords } from "./answer";

const WORDS = ["decreasing", "constant", "increasing"] as const;

/** Whether a linear function rises or falls, by its slope; null for other functions. */
export function monotonic(body: Expression, unknown: string, budget: Budget): Derivation | null {
  const p = polynomialOf(body, budget);
  const coefficients = p && univariateCoefficients(p, unknown);
  if (!coefficients || coefficients.length > 2) return null;
  const slope = coefficients[1] ?? { n: 0n, d: 1n };
  const word = WORDS[sign(slope) + 1] as string;
  const how =
    sign(slope) > 0
      ? "positive, so the line rises"
      : sign(slope) < 0
        ? "negative, so the line falls"
        : "zero, so the line stays level";
  const step: Step = {
    rule: "read-slope",
    title: `Read off the slope, the number in front of $${unknown}$.`,
    latex: `m = ${toLatex(number(slope))}`,
    why: `The slope is ${how}.`,
  };
  return inWords(word, [step]);
}
