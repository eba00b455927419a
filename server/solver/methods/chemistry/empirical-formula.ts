import { gcd } from "../../expression/rational";
import type { ChemicalFormula } from "../../tasks/chemistry";
import { plainFormula, upright, type Worked, writtenAnswer } from "./worked";

/** The counts of a formula divided by what they have in common. */
export function empiricalFormula(formula: ChemicalFormula): Worked {
  const counts = [...formula.atoms.values()];
  const common = counts.reduce(gcd, 0n);
  const latex = formulaOf([...formula.atoms].map(([symbol, count]) => [symbol, count / common] as const));
  return {
    answer: writtenAnswer(plainFormula(latex)),
    steps: [
      {
        rule: common === 1n ? "counts-in-lowest-terms" : "divide-counts",
        title:
          common === 1n
            ? "The counts have no common factor, so the formula is the simplest one already."
            : `Divide every count by $${common}$.`,
        latex: upright(latex),
        why: "The empirical formula gives the smallest whole numbers in the same ratio.",
      },
    ],
  };
}

/** LaTeX of a formula from its counts; a count of one is not written. */
export const formulaOf = (counts: readonly (readonly [string, bigint])[]): string =>
  counts.map(([symbol, count]) => (count === 1n ? symbol : `${symbol}_{${count}}`)).join("");
