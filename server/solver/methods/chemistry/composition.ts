import { exactly, figureOf, places } from "../../expression/figures";
import { divide, multiply, rational } from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import type { ChemicalFormula, ChemistryQuestion } from "../../tasks/chemistry";
import type { AnswerValue, Step } from "../../types";
import { formulaMass } from "./add-atomic-masses";
import { quantityAnswer, type Worked } from "./worked";

/** Hundredths of a percent are as much as the atomic masses of every table support. */
const SHARE = places(2);

/** The share of each element in the mass of the whole. */
export function percentComposition(
  question: Extract<ChemistryQuestion, { ask: "percent-composition" }>,
): Worked | null {
  const whole = formulaMass(question.formula, "g/mol", null);
  if (!whole) return null;
  const symbols = question.element ? [question.element] : [...question.formula.atoms.keys()];
  const shares = symbols.flatMap((symbol) => {
    const value = shareOf(question.formula, symbol);
    return value ? [{ symbol, value }] : [];
  });
  if (shares.length < symbols.length) return null;
  const written = shares.map(({ value }) => `${toLatex(value)}\\%`);
  const [first] = shares;
  if (!first) return null;
  const answer: AnswerValue =
    shares.length === 1
      ? quantityAnswer(first.value, "%")
      : {
          kind: "named",
          values: shares.map(({ symbol, value }) => ({ name: symbol, value, unit: "%" })),
        };
  const step: Step = {
    rule: "share-of-mass",
    title: "Divide the mass of the element in one mole by the mass of the whole mole.",
    latex:
      shares.length === 1
        ? `${written}`
        : shares.map(({ symbol }, i) => `\\text{${symbol}: }${written[i]}`).join(",\\ "),
    why: "A percent by mass compares a part of the mass with all of it.",
  };
  return { steps: [...whole.steps, step], answer };
}

function shareOf(formula: ChemicalFormula, symbol: string) {
  const [part, whole] = [symbol, null].map((only) => formulaMass(formula, "g/mol", only)?.exact);
  if (!part || !whole) return null;
  return figureOf(exactly(multiply(rational(100n), divide(part, whole))), SHARE)?.node ?? null;
}
