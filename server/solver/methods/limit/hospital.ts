import { quotient } from "../../expression/build";
import { differentiate } from "../../expression/differentiate";
import { isNothing } from "./approach";
import type { LimitMove } from "./move";
import { tendencyOf } from "./tendency";

/** f/g as f′/g′ where both go to 0 or both grow without bound. */
export const hospital: LimitMove = {
  rule: "hospital",
  title: "Use L'Hôpital's rule: differentiate top and bottom.",
  why: "Top and bottom both go to $0$ or both grow without bound; then $\\lim \\frac{f}{g} = \\lim \\frac{f'}{g'}$ if that limit exists.",
  apply(e, approach) {
    if (e.kind !== "quotient") return null;
    const above = tendencyOf(e.numerator, approach);
    const below = tendencyOf(e.denominator, approach);
    if (!above || !below || above.kind !== below.kind || above.kind === "swings") return null;
    const bothZero =
      above.kind === "finite" && below.kind === "finite" && isNothing(above.value) && isNothing(below.value);
    if (above.kind === "finite" && !bothZero) return null;
    const top = differentiate(e.numerator, approach.variable, approach.budget);
    const bottom = differentiate(e.denominator, approach.variable, approach.budget);
    return top && bottom && !isNothing(bottom) ? quotient(top, bottom) : null;
  },
};
