import type { Expression } from "../expression/ast";
import { toLatex } from "../printer/latex";
import { exactly, type Verifier, verified, weakest } from "./obligations";
import { lettersOf, termsOf } from "./written-form";

const keyOf = (term: Expression): string => termsOf(term).map(lettersOf).join(" + ");

/** Every term that has a partner with the same letters and exponents is named, and no other; the partners stand
 * together. */
export const LIKE_TERMS: Verifier<"like-terms"> = {
  groups: ({ terms }, { groups }) => {
    const keys = terms.map(keyOf);
    const paired = terms.filter((term) => keys.filter((key) => key === keyOf(term)).length > 1).map(toLatex);
    const named = groups.flat().map(toLatex);
    const shared = groups.map((group) => new Set(group.map(keyOf)));
    const apart = new Set(shared.flatMap((own) => [...own])).size === shared.length;
    const isOften = (each: string) =>
      named.filter((other) => other === each).length <= paired.filter((other) => other === each).length;
    return {
      groups: () =>
        weakest([
          () => exactly(named.every(isOften), "A term has no partner, or stands twice."),
          () => exactly(apart && shared.every(({ size }) => size === 1), "Terms are not alike."),
          () => verified("Compared one by one, the other terms differ in a letter or in an exponent."),
        ]),
      complete: () =>
        exactly(
          paired.every((each) => named.includes(each)) && named.length >= paired.length,
          "A term is missing.",
        ),
    };
  },
};
