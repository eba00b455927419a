import { isCollected, isMultipliedOut, type Rule } from "./rule";
import { combined } from "./side";

/** Adds up the like terms of each side. */
export const combineLikeTerms: Rule = (sides) => {
  if (!isMultipliedOut(sides) || isCollected(sides)) return null;
  return {
    rule: "combine-like-terms",
    title: "Combine like terms.",
    why: "Terms with the same letter add up to one term, and so do the plain numbers.",
    sides: { ...sides, left: combined(sides.left, sides.style), right: combined(sides.right, sides.style) },
  };
};
