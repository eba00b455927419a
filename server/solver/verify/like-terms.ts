import { toLatex } from "../printer/latex";
import { picked } from "./claims";
import { type Verifier, verified, weakest } from "./obligations";
import { lettersOf, termsOf } from "./written-form";

/** Every term that has a partner with the same letters and exponents is named, and no other. */
export const LIKE_TERMS: Verifier<"like-terms"> = {
  list: ({ terms }, { items }) => {
    const keys = terms.map((term) => termsOf(term).map(lettersOf).join(" + "));
    const paired = terms.filter((_, i) => keys.some((key, j) => i !== j && key === keys[i]));
    const chosen = picked(items.map(toLatex), paired.map(toLatex));
    const evidence = "Compared one by one, the other terms differ in a letter or in an exponent.";
    return { ...chosen, items: () => weakest([chosen.items, () => verified(evidence)]) };
  },
};
