import { bothSidesWithout } from "./move-unknown";
import { isCollected, isMultipliedOut, type Rule, removal, withoutUnknown, withUnknown } from "./rule";
import { polynomialOfSide } from "./side";

/** Leaves the terms with the unknown alone on their side. */
export const moveConstant: Rule = (sides, unknown) => {
  if (!isMultipliedOut(sides) || !isCollected(sides)) return null;
  const [left, right] = [polynomialOfSide(sides.left), polynomialOfSide(sides.right)];
  const onLeft = withUnknown(left, unknown).length > 0;
  if (onLeft === withUnknown(right, unknown).length > 0) return null;
  const moving = withoutUnknown(onLeft ? left : right, unknown);
  if (moving.length === 0) return null;
  return {
    rule: "move-constant",
    title: `${removal(moving, sides.style)} both sides.`,
    why: "The same change on both sides keeps them equal, and leaves the unknown terms alone.",
    sides: bothSidesWithout(sides, moving),
  };
};
