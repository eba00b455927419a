import { itemByItem } from "./claims";
import { numberObligations } from "./number";
import { calculationEvidence } from "./number-evidence";
import { type Verifier, weakest } from "./obligations";

/** Checks every calculation of a list the way a single one is checked. */
export const CALCULATE_EACH: Verifier<"calculate-each"> = {
  list: ({ expressions, form }, { items }, budget) =>
    itemByItem(
      items,
      expressions.map((expression) => (answer) => () => {
        const { value, form: written } = numberObligations({ expression, at: new Map(), form }, answer, {
          evidence: (exact) => [calculationEvidence({ expression, answer, exact }, budget)],
          budget,
        });
        return weakest([value, written]);
      }),
    ),
};
