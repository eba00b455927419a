import { tidy } from "../../expression/tidy";
import { some, symbolsOf } from "../../expression/walk";
import type { LimitMove } from "./move";

/** (x² − 4)/(x − 2) as x + 2: what makes top and bottom zero cancels. */
export const cancelCommonFactor: LimitMove = {
  rule: "cancel-common-factor",
  title: "Factorise top and bottom and cancel what they share.",
  why: "Beside the point itself the fraction keeps its value, and the limit does not ask for the value at the point.",
  apply(e, { variable, budget }) {
    const holdsFraction = some(
      e,
      (node) =>
        (node.kind === "quotient" && symbolsOf(node.denominator).includes(variable)) ||
        (node.kind === "power" && node.exponent.kind === "negation"),
    );
    return holdsFraction ? tidy(e, budget) : null;
  },
};
