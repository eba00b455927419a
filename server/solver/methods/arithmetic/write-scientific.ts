import { terminatingDigits } from "../../expression/decimal";
import { normalised, scientificNode } from "../../expression/scientific";
import { rationalValue } from "../../expression/surd-number";
import { scientificLatex } from "../../printer/scientific";
import type { FinishRule } from "./finish-rule";

/** 48,300 → 4.83 × 10⁴, and 0 stays 0. */
export const writeScientific: FinishRule = {
  id: "write-in-scientific-notation",
  apply({ node, value }, { form }) {
    const rational = rationalValue(value);
    if (form.number !== "scientific" || !rational || terminatingDigits(rational) === null) return null;
    const written = normalised({ coefficient: rational, exponent: 0n });
    if (!written) return { node, title: "Leave $0$ as it is.", why: "$0$ has no first digit to begin with." };
    const { exponent } = written;
    const places = exponent < 0n ? -exponent : exponent;
    return {
      node: scientificNode(written),
      title:
        exponent === 0n
          ? "Write the power of ten."
          : `Move the decimal point ${places} ${places === 1n ? "place" : "places"} to the ${exponent > 0n ? "left" : "right"}.`,
      why:
        exponent === 0n
          ? "The number is already from $1$ to $10$, and $10^{0} = 1$."
          : `One digit other than $0$ stands before the point then, and $10^{${exponent}}$ puts the point back.`,
      latex: scientificLatex(written),
    };
  },
};
