import { checkDomain } from "./domain";
import { exactly, refuted, type Verifier, weakest } from "./obligations";
import { checkRange } from "./range";

/** Checks a domain and a range each the way one alone is checked. */
export const DOMAIN_AND_RANGE: Verifier<"domain-and-range"> = {
  "named-sets": ({ expression, unknown }, { sets }, budget) => ({
    names: () =>
      exactly(
        sets.length === 2 && sets[0]?.name === "domain" && sets[1]?.name === "range",
        "A domain and a range are asked for.",
      ),
    unknowns: () =>
      exactly(
        sets.every((each, i) => each.unknown === (i === 0 ? unknown : "y")),
        "The answer is about another letter.",
      ),
    sets: () => {
      const [inputs, outputs] = sets;
      if (!inputs || !outputs) return refuted("A set is missing.");
      return weakest([
        () => checkDomain({ expression, unknown, set: inputs.set }, budget),
        () => checkRange({ expression, unknown, set: outputs.set }, budget),
      ]);
    },
  }),
};
