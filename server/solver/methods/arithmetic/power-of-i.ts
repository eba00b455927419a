import { imaginaryUnit, int, negation } from "../../expression/build";
import { inline, type Rule } from "./rule";
import { settledRational } from "./settled";

const CYCLE = [int(1), imaginaryUnit, negation(int(1)), negation(imaginaryUnit)];

/** i²² → -1, by the remainder of the exponent divided by 4; negative exponents too. */
export const powerOfI: Rule = {
  id: "power-of-i",
  many: "Work out the powers of $i$.",
  apply(node, context) {
    if (node.kind !== "power" || node.base.kind !== "constant" || node.base.name !== "i") return null;
    const exponent = settledRational(node.exponent, context);
    if (exponent?.d !== 1n) return null;
    const remainder = ((exponent.n % 4n) + 4n) % 4n;
    const result = CYCLE[Number(remainder)] ?? int(1);
    const count = (exponent.n - remainder) / 4n;
    return {
      node: result,
      title: `Work out ${inline(node)}.`,
      why:
        exponent.n === 2n
          ? "By definition $i^2 = -1$."
          : `The powers of $i$ repeat every four: $i^4 = 1$, and $${exponent.n} = 4 \\cdot ${count < 0n ? `(${count})` : count} + ${remainder}$.`,
    };
  },
};
