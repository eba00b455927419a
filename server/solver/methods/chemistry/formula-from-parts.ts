import { ELEMENTS } from "../../expression/elements";
import { divide, multiply, type Rational, rational, toNumber } from "../../expression/rational";
import { significant } from "../../expression/significant";
import { toLatex } from "../../printer/latex";
import type { ChemistryQuestion } from "../../tasks/chemistry";
import type { Step } from "../../types";
import { formulaOf } from "./empirical-formula";
import { plainFormula, upright, type Worked, writtenAnswer } from "./worked";

/** Ratios are brought to whole numbers by one of these factors. */
const FACTORS = [1, 2, 3, 4, 5, 6];
const ROUNDING = 0.035;
const MASS_ROUNDING = 0.02;

/** Moles from shares of the mass, their simplest ratio, and with a molar mass the whole molecule. */
export function formulaFromParts(
  question: Extract<ChemistryQuestion, { ask: "formula-from-parts" }>,
): Worked | null {
  const { parts, molarMass } = question;
  const moles = parts.map(({ element, share }) => {
    const mass = ELEMENTS.get(element)?.mass;
    return mass ? divide(share, mass) : null;
  });
  if (moles.some((each) => each === null)) return null;
  const known = moles as Rational[];
  const counts = wholeRatio(known);
  if (!counts) return null;
  const empirical = parts.map(({ element }, i) => [element, BigInt(counts[i] as number)] as const);
  const latex = formulaOf(empirical);
  const steps: Step[] = [
    {
      rule: "moles-of-each-element",
      title: "Take $100\\text{ g}$ and divide the mass of each element by its atomic mass.",
      latex: parts
        .map(
          ({ element }, i) =>
            `\\text{${element}: }${toLatex(significant(known[i] as Rational, 3))}\\text{ mol}`,
        )
        .join(",\\ "),
      why: "Atoms are counted in moles, and in $100\\text{ g}$ the percents are grams.",
    },
    {
      rule: "smallest-whole-ratio",
      title: "Divide by the smallest amount and make the numbers whole.",
      latex: upright(latex),
      why: "A formula counts whole atoms.",
    },
  ];
  if (molarMass === null) return { steps, answer: writtenAnswer(plainFormula(latex)) };
  const times = timesOf(empirical, molarMass);
  if (times === null) return null;
  const molecule = formulaOf(empirical.map(([element, count]) => [element, count * BigInt(times)] as const));
  if (times > 1)
    steps.push({
      rule: "multiply-to-molar-mass",
      title: `The molar mass is $${times}$ times that of the simplest formula: multiply every count by $${times}$.`,
      latex: upright(molecule),
      why: "The molecule holds the simplest formula a whole number of times.",
    });
  return { steps, answer: writtenAnswer(plainFormula(molecule)) };
}

function wholeRatio(moles: readonly Rational[]): number[] | null {
  const values = moles.map(toNumber);
  const least = Math.min(...values);
  if (!(least > 0)) return null;
  for (const factor of FACTORS) {
    const scaled = values.map((value) => (value / least) * factor);
    if (scaled.every((each) => Math.abs(each - Math.round(each)) < ROUNDING * factor))
      return scaled.map(Math.round);
  }
  return null;
}

function timesOf(counts: readonly (readonly [string, bigint])[], molarMass: Rational): number | null {
  const mass = counts.reduce(
    (sum, [element, count]) =>
      sum + toNumber(multiply(rational(count), ELEMENTS.get(element)?.mass ?? rational(0n))),
    0,
  );
  const ratio = toNumber(molarMass) / mass;
  const times = Math.round(ratio);
  return times >= 1 && Math.abs(ratio - times) / times < MASS_ROUNDING ? times : null;
}
