import type { Expression } from "../expression/ast";
import { some } from "../expression/walk";
import { toLatex } from "../printer/latex";
import { ofIdentity } from "./claims";
import { checkIdentity } from "./identity";
import { exactly, type Verifier } from "./obligations";
import { factorsOf } from "./written-form";

/** The same value, made of the question's own factors, without powers or without a repeated factor. */
export const POWER_NOTATION: Verifier<"power-notation"> = {
  expression: ({ expression, to }, { expression: answer }, budget) => ({
    value: () => ofIdentity(checkIdentity(expression, answer, budget)),
    form: () => {
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

/** What is multiplied, powers by what is repeated. */
const basesOf = (e: Expression): string[] =>
  factorsOf(e).flatMap((factor) => (factor.kind === "power" ? basesOf(factor.base) : [toLatex(factor)]));
