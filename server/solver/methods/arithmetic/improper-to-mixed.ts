import type { Expression } from "../../expression/ast";
import { negation } from "../../expression/build";
import { absolute, isNegative } from "../../expression/rational";
import { rationalValue } from "../../expression/surd-number";
import type { FinishRule } from "./finish-rule";
import { inline } from "./rule";

/** 19/12 → 1 7/12, where the exercise is written with mixed numbers or asks for one. */
export const improperToMixed: FinishRule = {
  id: "improper-to-mixed",
  apply({ node, value }, { style }) {
    const rational = rationalValue(value);
    if (style !== "mixed" || !rational || rational.d === 1n) return null;
    const { n, d } = absolute(rational);
    if (n < d) return null;
    const mixed: Expression = { kind: "mixed", whole: n / d, numerator: n % d, denominator: d };
    return {
      node: isNegative(rational) ? negation(mixed) : mixed,
      title: `Write ${inline(node)} as a mixed number.`,
      why: `$${n} = ${n / d} \\cdot ${d} + ${n % d}$.`,
    };
  },
};
