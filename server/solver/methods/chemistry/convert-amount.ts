import { divide, multiply, type Rational, rational } from "../../expression/rational";
import { significant } from "../../expression/significant";
import { valueLatex } from "../../printer/answer/value";
import { toLatex } from "../../printer/latex";
import { crossedLatex } from "../../printer/scientific";
import { table } from "../../table";
import type { AmountUnit, ChemistryQuestion } from "../../tasks/chemistry";
import type { Step } from "../../types";
import { formulaMass } from "./add-atomic-masses";
import { quantityAnswer, type Worked } from "./worked";

/** The exact number of particles in a mole. */
export const AVOGADRO = rational(602_214_076n * 10n ** 15n);
const GRAMS: Readonly<Partial<Record<AmountUnit, Rational>>> = table({
  g: rational(1n),
  kg: rational(1000n),
  mg: rational(1n, 1000n),
});
const FEWEST_DIGITS = 2;
const FIGURES =
  "The result keeps as many significant figures as the amount told, at least two; nothing is rounded before.";

/** From an amount to moles and from there to the unit asked for. */
export function convertAmount(question: Extract<ChemistryQuestion, { ask: "amount" }>): Worked | null {
  const { formula, given, wanted } = question;
  const digits = Math.max(FEWEST_DIGITS, given.digits);
  const molar = formulaMass(formula, "g/mol", null);
  if (!molar) return null;
  const steps: Step[] = [];
  const needsMass = GRAMS[given.unit] !== undefined || GRAMS[wanted] !== undefined;
  if (needsMass) steps.push(...molar.steps);
  const mass = toLatex(molar.figure.node);
  const grams = GRAMS[given.unit];
  let moles = given.value;
  if (grams) moles = divide(multiply(given.value, grams), molar.exact);
  if (given.unit === "particles") moles = divide(given.value, AVOGADRO);
  if (given.unit !== "mol") {
    steps.push({
      rule: grams ? "divide-by-molar-mass" : "divide-by-avogadro",
      title: grams
        ? `Divide the mass in grams by the molar mass $${mass}\\text{ g/mol}$.`
        : "Divide the number of particles by Avogadro's number.",
      latex: `${crossedLatex(significant(moles, digits + (wanted === "mol" ? 0 : 2)))}\\text{ mol}`,
      why: `The amount in moles says how many portions of one mole there are.${wanted === "mol" ? ` ${FIGURES}` : ""}`,
    });
  }
  if (wanted === "mol") return { steps, answer: quantityAnswer(significant(moles, digits), "mol") };
  const wantedGrams = GRAMS[wanted];
  const result = wantedGrams ? divide(multiply(moles, molar.exact), wantedGrams) : multiply(moles, AVOGADRO);
  const answer = quantityAnswer(significant(result, digits), wantedGrams ? wanted : "");
  steps.push({
    rule: wantedGrams ? "multiply-by-molar-mass" : "multiply-by-avogadro",
    title: wantedGrams
      ? `Multiply the moles by the molar mass $${mass}\\text{ g/mol}$.`
      : "Multiply the moles by Avogadro's number $6.022 \\times 10^{23}$.",
    latex: valueLatex(answer),
    why: `Every mole brings the same mass and the same number of particles. ${FIGURES}`,
  });
  return { steps, answer };
}
