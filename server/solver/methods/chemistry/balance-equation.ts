import { type Rational, rational } from "../../expression/rational";
import { wholeKernel } from "../../expression/whole-kernel";
import type { Reaction, ReactionTerm } from "../../tasks/chemistry";
import type { Budget } from "../../types";
import { plainFormula, upright, type Worked, writtenAnswer } from "./worked";

/** Coefficients that make every element and the charge balance: the null space of the atom counts, exactly.
 * @returns null when there is no balance with positive numbers or more than one */
export function balanceEquation(reaction: Reaction, budget: Budget): Worked | null {
  const terms = [...reaction.left, ...reaction.right];
  const elements = [...new Set(terms.flatMap(({ formula }) => [...formula.atoms.keys()]))];
  const rows = elements.map((element) =>
    terms.map((term, i) => signed(term.formula.atoms.get(element) ?? 0n, i, reaction)),
  );
  rows.push(terms.map((term, i) => signed(BigInt(term.formula.charge), i, reaction)));
  const counts = wholeKernel(rows, terms.length, budget);
  if (!counts) return null;
  const latex = equationLatex(reaction, counts);
  const text = latex.replace(" \\to ", " → ");
  return {
    answer: writtenAnswer(plainFormula(text)),
    steps: [
      {
        rule: "balance-atoms",
        title: `Choose coefficients so that ${elements.map((each) => `$\\mathrm{${each}}$`).join(", ")} occur equally often on both sides.`,
        latex: upright(latex),
        why: "A reaction rearranges atoms; none is made or lost.",
      },
    ],
  };
}

const signed = (count: bigint, i: number, { left }: Reaction): Rational =>
  rational(i < left.length ? count : -count);

function equationLatex({ left, right }: Reaction, counts: readonly bigint[]): string {
  const side = (terms: readonly ReactionTerm[], from: number) =>
    terms
      .map(({ formula }, i) => `${counts[from + i] === 1n ? "" : counts[from + i]}${formula.latex}`)
      .join(" + ");
  return `${side(left, 0)} \\to ${side(right, left.length)}`;
}
