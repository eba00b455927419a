import { strandOf } from "../strand";
import type { Skill } from "../types";

/** Skills with numbers, percents and powers. */
export const NUMBER_SKILLS: readonly Skill[] = [
  ...strandOf("numbers", {
    "order-of-operations": {
      name: "Order of operations",
      family: "order-of-operations",
      example: "2 + 3 \\cdot 4",
    },
    "add-negatives": {
      name: "Adding negatives",
      family: "negative-numbers",
      example: "-7 + 3",
    },
    "multiply-negatives": {
      name: "Multiplying negatives",
      family: "negative-numbers",
      after: ["add-negatives"],
      example: "-4 \\cdot (-3)",
    },
    "absolute-values": {
      name: "Absolute value",
      family: "absolute-value",
      after: ["add-negatives"],
      example: "|{-7}|",
    },
    "powers-of-numbers": {
      name: "Powers",
      family: "powers-of-numbers",
      after: ["multiply-negatives"],
      example: "5^2",
    },
    "add-decimals": {
      name: "Adding decimals",
      family: "decimals",
      example: "1.2 + 0.35",
    },
    "multiply-decimals": {
      name: "Multiplying decimals",
      family: "decimals",
      after: ["add-decimals"],
      example: "0.4 \\cdot 1.2",
    },
    "round-numbers": {
      name: "Rounding",
      family: "rounding",
      example: "3.47 \\approx 3.5",
    },
    "prime-factors": {
      name: "Prime factors",
      family: "number-theory",
      example: "12 = 2^2 \\cdot 3",
    },
    "common-factor": {
      name: "Highest common factor",
      family: "number-theory",
      after: ["prime-factors"],
      example: "(12, 18)",
    },
    "common-multiple": {
      name: "Lowest common multiple",
      family: "number-theory",
      after: ["common-factor"],
      example: "[4, 6]",
    },
    "scientific-notation": {
      name: "Scientific notation",
      family: "scientific-notation",
      after: ["powers-of-numbers"],
      example: "3 \\cdot 10^4",
    },
  }),
  ...strandOf("fractions", {
    "lowest-terms": {
      name: "Lowest terms",
      family: "fractions-simplify",
      after: ["common-factor"],
      example: "\\frac{6}{8}",
    },
    "add-fractions": {
      name: "Adding fractions",
      family: "fractions-add",
      after: ["lowest-terms", "common-multiple"],
      example: "\\frac{1}{2} + \\frac{1}{3}",
    },
    "subtract-fractions": {
      name: "Subtracting fractions",
      family: "fractions-add",
      after: ["add-fractions"],
      example: "\\frac{1}{2} - \\frac{1}{3}",
    },
    "multiply-fractions": {
      name: "Multiplying fractions",
      family: "fractions-multiply",
      after: ["lowest-terms"],
      example: "\\frac{2}{3} \\cdot \\frac{1}{4}",
    },
    "divide-fractions": {
      name: "Dividing fractions",
      family: "fractions-multiply",
      after: ["multiply-fractions"],
      example: "\\frac{2}{3} : \\frac{1}{4}",
    },
    "mixed-numbers": {
      name: "Mixed numbers",
      family: "fractions-add",
      after: ["subtract-fractions"],
      example: "1\\tfrac{1}{2} + 2\\tfrac{1}{3}",
    },
    "fraction-of-amount": {
      name: "Fraction of an amount",
      family: "fractions-of",
      after: ["multiply-fractions"],
      example: "\\tfrac{3}{4} \\cdot 20",
    },
    "fraction-as-decimal": {
      name: "Fractions as decimals",
      family: "fractions-decimals",
      after: ["lowest-terms", "add-decimals"],
      example: "\\frac{3}{4} = 0.75",
    },
    "decimal-as-fraction": {
      name: "Decimals as fractions",
      family: "fractions-decimals",
      after: ["fraction-as-decimal"],
      example: "0.4 = \\frac{2}{5}",
    },
  }),
  ...strandOf("percent", {
    "percent-as-decimal": {
      name: "Percents as decimals",
      family: "percent-forms",
      after: ["fraction-as-decimal"],
      example: "35\\% = 0.35",
    },
    "decimal-as-percent": {
      name: "Decimals as percents",
      family: "percent-forms",
      after: ["percent-as-decimal"],
      example: "0.6 = 60\\%",
    },
    "percent-of": {
      name: "Percent of a number",
      family: "percent",
      after: ["percent-as-decimal"],
      example: "20\\% \\cdot 60",
    },
    "what-percent": {
      name: "Which percent",
      family: "percent",
      after: ["percent-of"],
      example: "\\frac{12}{48}",
    },
    "percent-whole": {
      name: "Finding the whole",
      family: "percent",
      after: ["what-percent"],
      example: "12 = 25\\% \\cdot x",
    },
    "change-by-percent": {
      name: "Up or down by percent",
      family: "percent-change",
      after: ["percent-of"],
      example: "80 + 15\\%",
    },
    "percent-change": {
      name: "Percent change",
      family: "percent-change",
      after: ["what-percent", "change-by-percent"],
      example: "40 \\to 50",
      spotChecked: true,
    },
  }),
  ...strandOf("powers", {
    "multiply-powers": {
      name: "Multiplying powers",
      family: "power-laws",
      after: ["powers-of-numbers"],
      example: "x^2 \\cdot x^3",
    },
    "divide-powers": {
      name: "Dividing powers",
      family: "power-laws",
      after: ["multiply-powers"],
      example: "x^5 : x^2",
    },
    "power-of-power": {
      name: "Power of a power",
      family: "power-laws",
      after: ["multiply-powers"],
      example: "(x^2)^3",
    },
    "negative-exponents": {
      name: "Negative exponents",
      family: "negative-exponents",
      after: ["divide-powers"],
      example: "x^{-2}",
    },
    "roots-of-numbers": {
      name: "Square roots",
      family: "roots",
      after: ["powers-of-numbers"],
      example: "\\sqrt{49}",
    },
    "simplify-roots": {
      name: "Simplifying roots",
      family: "roots-simplify",
      after: ["roots-of-numbers", "prime-factors"],
      example: "\\sqrt{50}",
    },
    "add-roots": {
      name: "Adding roots",
      family: "roots-add",
      after: ["simplify-roots"],
      example: "\\sqrt{8} + \\sqrt{2}",
    },
    rationalise: {
      name: "Roots in the denominator",
      family: "roots-rationalise",
      after: ["simplify-roots"],
      example: "\\frac{3}{\\sqrt{2}}",
    },
    "fractional-exponents": {
      name: "Fractional exponents",
      family: "fractional-exponents",
      after: ["negative-exponents", "roots-of-numbers"],
      example: "8^{2/3}",
    },
  }),
];
