import type { Expression } from "../expression/ast";
import { are, unitless } from "./claims";
import { refuted, type Verifier, verified } from "./obligations";
import { wholeOf } from "./whole-numbers";

/** Multiplies back: divisor · quotient + remainder is the dividend, and the remainder is smaller than the divisor. */
export const DIVIDE_WITH_REMAINDER: Verifier<"divide-with-remainder"> = {
  named: ({ dividend, divisor }, { values }) => ({
    names: are(
      values.map(({ name }) => name),
      ["quotient", "remainder"],
    ),
    units: unitless(values),
    values: () => {
      const [quotient, remainder] = values.map(({ value }) => countFrom0(value));
      if (typeof quotient !== "bigint" || typeof remainder !== "bigint")
        return refuted("The parts of a division are whole numbers.");
      if (remainder >= divisor || divisor * quotient + remainder !== dividend)
        return refuted("Multiplied back, the numbers do not give the dividend.");
      return verified(
        `Multiply back: $${divisor} \\cdot ${quotient} + ${remainder} = ${divisor * quotient} + ${remainder} = ${dividend}$, and $${remainder} < ${divisor}$.`,
      );
    },
  }),
};

function countFrom0(node: Expression): bigint | null {
  const whole = wholeOf(node);
  return whole !== null && whole >= 0n ? whole : null;
}
