import type { Expression } from "../expression/ast";
import { some } from "../expression/walk";
import { toLatex } from "../printer/latex";
import { ofIdentity } from "./claims";
import { checkIdentity } from "./identity";
import { exactly, type Verifier } from "./obligations";
import { factorsOf } from "./written-form";

/** The same value, made of the question's own factors, without powers or without a repeated factor. */
export const POWER_NOTATION: Verifier<"power-notation"> = {
  expression: ({ expression, to, base }, { expression: answer }, budget) => ({
    value: () => ofIdentity(checkIdentity(expression, answer, budget)),
    form: () => {
      if (to === "single-power")
        return exactly(isPowerOf(answer, base), "The answer is no single power of the base asked for.");
      const [asked, given] = [basesOf(expression), basesOf(answer)];
      const isSpelt =
        to === "product"
          ? !some(answer, (part) => part.kind === "power")
          : new Set(given).size === given.length;
      return exactly(
        isSpelt && given.every((base) => asked.includes(base)),
        "The answer is not in the form asked for.",
      );
    },
  }),
};

/** A whole number with a whole exponent. */
function isPowerOf(answer: Expression, base: bigint | undefined): boolean {
  if (answer.kind !== "power" || answer.base.kind !== "number") return false;
  const exponent = answer.exponent.kind === "negation" ? answer.exponent.operand : answer.exponent;
  const isWhole = exponent.kind === "number" && exponent.value.d === 1n && answer.base.value.d === 1n;
  return isWhole && (base === undefined || answer.base.value.n === base);
}

/** What is multiplied, powers by what is repeated. */
const basesOf = (e: Expression): string[] =>
  factorsOf(e).flatMap((factor) => (factor.kind === "power" ? basesOf(factor.base) : [toLatex(factor)]));
