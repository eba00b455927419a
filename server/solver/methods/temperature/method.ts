import { add, divide, fromInt, multiply, type Rational, rational, subtract } from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import { table } from "../../table";
import type { Scale } from "../../tasks/unit-conversion";
import type { Derivation, Method, Step } from "../../types";
import { isRounded, roundAnswer } from "../unit-conversion/round-answer";
import { writtenValue } from "../unit-conversion/write-amount";

const NINE_FIFTHS = rational(9n, 5n);
const FREEZING = fromInt(32);
const ABSOLUTE = rational(27315n, 100n);

interface Formula {
  readonly latex: string;
  readonly put: (value: string) => string;
  readonly work: (value: Rational) => Rational;
}

const FORMULAS: Readonly<Record<string, Formula>> = table({
  CF: {
    latex: "F = \\frac{9}{5}C + 32",
    put: (value) => `F = \\frac{9}{5} \\cdot ${value} + 32`,
    work: (value) => add(multiply(NINE_FIFTHS, value), FREEZING),
  },
  FC: {
    latex: "C = \\frac{5}{9}(F - 32)",
    put: (value) => `C = \\frac{5}{9}(${value} - 32)`,
    work: (value) => divide(subtract(value, FREEZING), NINE_FIFTHS),
  },
  CK: {
    latex: "K = C + 273.15",
    put: (value) => `K = ${value} + 273.15`,
    work: (value) => add(value, ABSOLUTE),
  },
  KC: {
    latex: "C = K - 273.15",
    put: (value) => `C = ${value} - 273.15`,
    work: (value) => subtract(value, ABSOLUTE),
  },
});

const SIGNS: Readonly<Record<Scale, string>> = table({ C: "°C", F: "°F", K: "K" });

/** A temperature on another scale, by the formula that joins the two. */
export const temperature: Method = {
  id: "temperature",
  tasks: ["temperature"],
  work(problem): Derivation | null {
    if (problem.task !== "temperature") return null;
    const { value: start, from, to, form } = problem;
    const formula = FORMULAS[`${from}${to}`];
    if (!formula) return null;
    const exact = formula.work(start);
    const { value, rounded } = roundAnswer(exact, { form, fraction: false, approximate: false });
    const written = start.n < 0n ? `(${writtenValue(start)})` : writtenValue(start);
    const result = `${to} ${isRounded(exact, rounded) ? "\\approx" : "="} ${toLatex(value)}`;
    const steps: Step[] = [
      step("write-the-formula", "Write down the formula for this change of scale.", formula.latex),
      step("put-in-the-temperature", `Put in $${writtenValue(start)}$.`, formula.put(written)),
      step("work-out-the-temperature", "Work it out.", result),
    ];
    const unit = SIGNS[to];
    return {
      method: "temperature",
      steps,
      answer: { kind: "quantity", value, unit },
    };
  },
};

const WHY: Readonly<Record<string, string>> = table({
  "write-the-formula": "The two scales have different zeros, so one factor is not enough.",
  "put-in-the-temperature": "The letter stands for the temperature that is known.",
  "work-out-the-temperature": "Brackets first, then multiplication, then addition.",
});

const step = (rule: string, title: string, latex: string): Step => ({
  rule,
  title,
  latex,
  why: WHY[rule] as string,
});
