import { decimalNode, roundTo } from "../../expression/decimal";
import { ELEMENTS } from "../../expression/elements";
import { divide, multiply, rational } from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import type { ChemicalFormula, ChemistryQuestion } from "../../tasks/chemistry";
import type { AnswerValue, Step } from "../../types";
import { formulaMass } from "./add-atomic-masses";
import { quantityAnswer, type Worked } from "./worked";

const PLACES = 2;

/** The share of each element in the mass of the whole. */
export function percentComposition(
  question: Extract<ChemistryQuestion, { ask: "percent-composition" }>,
): Worked | null {
  const whole = formulaMass(question.formula, "g/mol", null);
  if (!whole) return null;
  const symbols = question.element ? [question.element] : [...question.formula.atoms.keys()];
  const shares = symbols.map((symbol) => ({ symbol, value: shareOf(question.formula, symbol) }));
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
  const total = [...formula.atoms].reduce(
    (sum, [each, count]) => sum + (ELEMENTS.get(each)?.mass.n ?? 0n) * count * scaleOf(each),
    0n,
  );
  const part = (ELEMENTS.get(symbol)?.mass.n ?? 0n) * (formula.atoms.get(symbol) ?? 0n) * scaleOf(symbol);
  return decimalNode(
    roundTo(multiply(rational(100n), divide(rational(part), rational(total))), PLACES),
    PLACES,
  );
}

/** Brings every mass to ten-thousandths. */
const scaleOf = (symbol: string): bigint => 10_000n / (ELEMENTS.get(symbol)?.mass.d ?? 1n);
