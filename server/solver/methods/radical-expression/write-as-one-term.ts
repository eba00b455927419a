import { isPlainTerm } from "../../expression/radical-term";
import { writeTerm } from "../../expression/write-radical";
import { type RadicalRule, rewritten, termOf } from "./reader";

/** 2 · 6x²√(2x) → 12x²√(2x), and 6y√x/(3y²) → 2√x/y. */
export const writeAsOneTerm: RadicalRule = (reader) => ({
  rule: "write-as-one-term",
  title: "Multiply and cancel what stands outside of the roots.",
  wholeTerms: true,
  rewrite(node) {
    if (node.kind !== "product" && node.kind !== "quotient") return null;
    const value = termOf(node, reader);
    if (!value) return null;
    const why = isPlainTerm(value)
      ? "Numbers multiply with numbers, and powers of a letter add their exponents."
      : "Numbers and letters in front multiply or cancel; the root stays as it is.";
    return rewritten(writeTerm(value), why);
  },
});
