import { absolute, gcd, isZero, rational } from "../../expression/rational";
import { inline, type Rewrite, type Rule } from "./rule";
import { allRational, writeRational } from "./settled";

/** 6/8 → 3/4, and 3 ÷ 4 → 3/4. */
export const reduceFraction: Rule = {
  id: "reduce-fraction",
  many: "Reduce the fractions to lowest terms.",
  apply(node, context) {
    if (node.kind !== "quotient") return null;
    const [a, b] = allRational([node.numerator, node.denominator], context) ?? [];
    if (!a || !b || a.d !== 1n || b.d !== 1n || isZero(b)) return null;
    const common = gcd(a.n, b.n);
    const result = writeRational(rational(a.n, b.n), []);
    if (common > 1n) return reduced(node, result, common);
    if (node.inline) {
      return {
        node: result,
        title: "Write the division as a fraction.",
        why: `$${absolute(a).n}$ and $${absolute(b).n}$ have no common factor, so the fraction is in lowest terms.`,
      };
    }
    if (a.n >= 0n && b.n > 1n) return null;
    return {
      node: result,
      title: "Settle the sign of the fraction.",
      why: "A fraction is negative when exactly one of its two numbers is.",
    };
  },
};

const reduced = (node: Rewrite["node"], result: Rewrite["node"], common: bigint): Rewrite => ({
  node: result,
  title: `Reduce ${inline(node)} to lowest terms.`,
  why: `Divide the numerator and the denominator by their common factor $${common}$.`,
});
