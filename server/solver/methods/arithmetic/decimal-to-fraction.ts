import { rationalValue, surdFromRational, surdToExpression } from "../../expression/surd-number";
import type { FinishRule } from "./finish-rule";
import { improperToMixed } from "./improper-to-mixed";
import { inline } from "./rule";
import { isDecimalLiteral } from "./settled";

/** 0.644 → 161/250. */
export const decimalToFraction: FinishRule = {
  id: "decimal-to-fraction",
  apply({ node, value }, context) {
    const rational = rationalValue(value);
    if (context.style === "decimal" || !rational || !isDecimalLiteral(node)) return null;
    const fraction = surdToExpression(surdFromRational(rational));
    const mixed = improperToMixed.apply({ node: fraction, value }, context);
    return {
      node: mixed?.node ?? fraction,
      title: `Write ${inline(node)} as a ${mixed ? "mixed number" : "fraction"}.`,
      why: "Put the digits over the power of ten that the last place stands for, and reduce to lowest terms.",
    };
  },
};
