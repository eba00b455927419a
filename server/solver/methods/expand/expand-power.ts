import { collectTerms, powerPolynomial } from "../../expression/polynomial";
import { type RewriteRule, writePolynomial } from "./rewriting";
import { writtenTerms } from "./terms";

/** A sum raised to a whole power, multiplied out. */
export const expandPower: RewriteRule = {
  rule: "expand-power",
  title: "Multiply the bracket by itself.",
  rewrite(node, desk) {
    if (node.kind !== "power" || node.exponent.kind !== "number" || node.base.kind !== "sum") return null;
    const { n, d } = node.exponent.value;
    const terms = writtenTerms(node.base, desk.budget);
    if (!terms || d !== 1n || n < 1n) return null;
    if (n > 200n) desk.budget.spend(Number.MAX_SAFE_INTEGER);
    const expanded = powerPolynomial(collectTerms(terms), Number(n), desk.budget);
    return { to: writePolynomial(expanded, desk), why: whyOf(terms.length, Number(n)) };
  },
};

function whyOf(length: number, exponent: number): string {
  if (length !== 2 || exponent > 8) return `It stands ${exponent} times as a factor.`;
  const row = [1];
  for (let k = 1; k <= exponent; k += 1) row.push(((row[k - 1] as number) * (exponent - k + 1)) / k);
  return `The coefficients come from row ${exponent} of Pascal's triangle: $${row.join(", ")}$.`;
}
