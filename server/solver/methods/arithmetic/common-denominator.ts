import { int, quotient, sum } from "../../expression/build";
import { lcm, type Rational } from "../../expression/rational";
import { listed, type Rule } from "./rule";
import { allRational, isDecimalLiteral, writeRational } from "./settled";

/** 3/8 - 1/6 + 3/4 → (9 - 4 + 18)/24. */
export const commonDenominator: Rule = {
  id: "common-denominator",
  many: "Write each sum over a common denominator.",
  apply(node, context) {
    if (node.kind !== "sum" || node.terms.some(isDecimalLiteral)) return null;
    const values = allRational(node.terms, context);
    if (!values || values.every((value) => value.d === 1n)) return null;
    const denominators = [...new Set(values.map((value) => value.d))];
    const common = denominators.reduce(lcm, 1n);
    const over = (value: Rational) => writeRational({ n: (value.n * common) / value.d, d: 1n }, []);
    const combined = quotient(sum(values.map(over)), int(common));
    if (denominators.length === 1) {
      return {
        node: combined,
        title: "Add the numerators over the common denominator.",
        why: `All the fractions count parts of the same size, $\\frac{1}{${common}}$.`,
      };
    }
    return {
      node: combined,
      title: `Write everything over the common denominator $${common}$.`,
      why: `$${common}$ is the lowest common multiple of ${listed(denominators.map((d) => `$${d}$`))}.`,
    };
  },
};
