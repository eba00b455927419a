import type { Step } from "../../types";

/** Decides by the equals sign. */
export const lookForEqualsSign = (word: "equation" | "expression"): Step => ({
  rule: "look-for-equals-sign",
  title: "Look for an equals sign.",
  latex: `\\text{${word}}`,
  why:
    word === "equation"
      ? "An equation has an equals sign between two expressions."
      : "There is none: numbers, letters and operations alone make an expression.",
});
