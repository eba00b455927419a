import { absolute, compare, fromInt } from "../../expression/rational";
import { normalised } from "../../expression/scientific";
import { scientificLatex } from "../../printer/scientific";
import type { ScientificRule } from "./rule";

/** 15 × 10⁻⁴ → 1.5 × 10⁻³ */
export const normaliseCoefficient: ScientificRule = {
  id: "normalise-coefficient",
  apply(number) {
    const state = normalised(number);
    if (!state || state.exponent === number.exponent) return null;
    const larger = compare(absolute(number.coefficient), fromInt(1)) > 0;
    return {
      state,
      latex: scientificLatex(state),
      title: "Make the number before the power of ten one from $1$ to $10$.",
      why: larger
        ? "Moving the point to the left makes the number smaller, so the exponent grows by as many places."
        : "Moving the point to the right makes the number larger, so the exponent drops by as many places.",
    };
  },
};
