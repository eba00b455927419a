import type { Expression } from "../../expression/ast";
import { product, quotient } from "../../expression/build";
import { radicalFraction } from "../../expression/radical-fraction";
import { isPlainTerm, type RadicalPolynomial, timesRadicals } from "../../expression/radical-term";
import { writeRadicals, writeTerm } from "../../expression/write-radical";
import { math, type RadicalRule, rewritten, termOf } from "./reader";
import { conjugateOf } from "./simplest-form";

/** √5/(√x - √2) → √5(√x + √2)/(x - 2). */
export const conjugateBelow: RadicalRule = (reader) => ({
  rule: "multiply-by-conjugate",
  title: "Multiply the top and the bottom by the conjugate.",
  rewrite(node) {
    if (node.kind !== "quotient" || reader.absolute) return null;
    const bottom = sumOf(radicalFraction(node.denominator, reader));
    const conjugate = bottom && !bottom.every(isPlainTerm) ? conjugateOf(bottom) : null;
    if (!bottom || !conjugate) return null;
    const below = timesRadicals(bottom, conjugate);
    if (below.length === 0 || !below.every(isPlainTerm)) return null;
    const by = writeRadicals(conjugate);
    const isOne = node.numerator.kind === "number" && node.numerator.value.n === node.numerator.value.d;
    const to = quotient(isOne ? by : product([node.numerator, by]), writeRadicals(below));
    return rewritten(
      to,
      "$(a + b)(a - b) = a^2 - b^2$, and squaring removes the square roots from the bottom.",
      `Multiply the top and the bottom by the conjugate ${math(by)}.`,
    );
  },
});

const sumOf = (
  value: { top: RadicalPolynomial; bottom: RadicalPolynomial } | null,
): RadicalPolynomial | null => {
  const [below] = value?.bottom ?? [];
  if (!value || !below || value.bottom.length > 1 || below.letters.size > 0) return null;
  return below.number.coefficient.n === below.number.coefficient.d && below.number.index === 1n
    ? value.top
    : null;
};

/** 4/√(5x) → 4√(5x)/(5x), cancelled. */
export const rootBelow: RadicalRule = (reader) => ({
  rule: "clear-root-below",
  title: "Multiply the top and the bottom so that the root leaves the bottom.",
  rewrite(node) {
    if (node.kind !== "quotient") return null;
    const below = termOf(node.denominator, reader);
    const value = termOf(node, reader);
    if (!below || !value || isPlainTerm(below)) return null;
    const missing = missingRoot(node.denominator);
    return rewritten(
      writeTerm(value),
      "The factor is chosen so that the power under the root below becomes a full one.",
      missing ? `Multiply the top and the bottom by ${math(missing)}.` : undefined,
    );
  },
});

/** The root itself, where it is a square root on its own. */
function missingRoot(denominator: Expression): Expression | null {
  const last = denominator.kind === "product" ? denominator.factors.at(-1) : denominator;
  return last?.kind === "root" && last.index === 2n ? last : null;
}
