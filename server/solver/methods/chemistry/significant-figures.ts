import { int } from "../../expression/build";
import { decimalNode, roundTo } from "../../expression/decimal";
import { divide, power, type Rational, rational, toNumber } from "../../expression/rational";
import { significant, significantDigits } from "../../expression/significant";
import { crossedLatex } from "../../printer/scientific";
import type { ChemistryQuestion } from "../../tasks/chemistry";
import { quantityAnswer, type Worked } from "./worked";

/** How many digits of a measured number carry meaning. */
export function countSignificant(written: string): Worked {
  const digits = significantDigits(written);
  return {
    answer: quantityAnswer(int(digits), ""),
    steps: [
      {
        rule: "count-significant-figures",
        title: "Count all digits from the first one that is not zero.",
        latex: String(digits),
        why: "Zeros in front only show the place; zeros between digits, and at the end behind a decimal point, are measured.",
      },
    ],
  };
}

/** A number, or the result of a calculation, kept to the digits that carry meaning. */
export function keepSignificant(task: Extract<ChemistryQuestion, { ask: "significant-value" }>): Worked {
  const shown = kept(task.value, task.keep);
  const reason = {
    asked: "So many figures are asked for.",
    factors: "A product or quotient has as many significant figures as its least exact number.",
    places: "A sum or difference has as many decimal places as its least exact number.",
  }[task.because];
  return {
    answer: quantityAnswer(shown, ""),
    steps: [
      {
        rule: "keep-significant-figures",
        title:
          "digits" in task.keep
            ? `Keep $${task.keep.digits}$ significant figures.`
            : `Keep $${task.keep.places}$ decimal places.`,
        latex: crossedLatex(shown),
        why: reason,
      },
    ],
  };
}

type Keep = Extract<ChemistryQuestion, { ask: "significant-value" }>["keep"];

const kept = (value: Rational, keep: Keep) => {
  if ("places" in keep) return decimalNode(roundTo(value, keep.places), keep.places);
  if (keep.scientific) return significantPower(value, keep.digits);
  const node = significant(value, keep.digits);
  const size = Math.abs(toNumber(value));
  const fits = size < 10 ** keep.digits;
  return fits || node.kind === "product" ? node : significantPower(value, keep.digits);
};

/** A whole number with zeros at its end is written with a power of ten, which shows the digits that count. */
function significantPower(value: Rational, digits: number) {
  const exponent = Math.floor(Math.log10(Math.abs(toNumber(value))));
  const mantissa = decimalNode(
    roundTo(divide(value, power(rational(10n), BigInt(exponent))), digits - 1),
    digits - 1,
  );
  return {
    kind: "product" as const,
    factors: [mantissa, { kind: "power" as const, base: int(10), exponent: int(exponent) }],
    explicit: true,
  };
}
