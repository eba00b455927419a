import { evaluateExact } from "../expression/evaluate-exact";
import { equals } from "../expression/rational";
import type { StatisticsTask } from "../tasks/statistics";
import { inForm } from "./claims";
import { refuted, spotChecked, type Verifier } from "./obligations";
import { CONFIDENCE } from "./statistics-confidence";
import { DATA } from "./statistics-data";
import { DISTRIBUTION } from "./statistics-distribution";
import { EVENT_CHANCE } from "./statistics-events";
import { COUNT_WAYS } from "./statistics-ways";

/** A number that the text tells under another name. */
export const TOLD_FIGURE: Verifier<"told-figure"> = {
  expression: (problem, { expression }, budget) => ({
    value: () => {
      const claim = evaluateExact(expression, new Map(), budget);
      return claim && equals(claim, problem.value)
        ? spotChecked("The number stands in the text with this meaning.")
        : refuted("The text tells another number.");
    },
    form: inForm(expression, problem.form, budget),
  }),
};

/** Figures of statistics are checked by adding up, sampling or counting instead of by formulas. */
export const STATISTICS_VERIFIERS: { readonly [T in StatisticsTask["task"]]: Verifier<T> } = {
  distribution: DISTRIBUTION,
  confidence: CONFIDENCE,
  data: DATA,
  "event-chance": EVENT_CHANCE,
  "count-ways": COUNT_WAYS,
  "told-figure": TOLD_FIGURE,
};
