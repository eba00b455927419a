import type { Expression } from "../../expression/ast";
import { equation, product, quotient, symbol } from "../../expression/build";
import { toLatex } from "../../printer/latex";
import type { Step } from "../../types";
import { inline } from "../arithmetic/rule";

/** The percent relation with one of its three numbers unknown, and what that number is. */
export interface PercentSetting {
  readonly steps: readonly Step[];
  /** The calculation that gives the number asked for. */
  readonly calculation: Expression;
}

const percent = (rate: Expression): Expression => ({ kind: "percent", operand: rate });

/** rate % of whole: a multiplication. */
export function partOf(rate: Expression, whole: Expression): PercentSetting {
  const calculation = product([percent(rate), whole], true);
  return {
    calculation,
    steps: [
      {
        rule: "write-percent-product",
        title: "Write the question as a multiplication.",
        latex: toLatex(calculation),
        why: "“Of” means times: a percent of a number is the percent times the number.",
      },
    ],
  };
}

/** part = rate % · x, so x = part / rate %. */
export function wholeOf(rate: Expression, part: Expression): PercentSetting {
  const calculation = quotient(part, percent(rate));
  return {
    calculation,
    steps: [
      {
        rule: "write-percent-equation",
        title: "Write the question as an equation, with $x$ for the whole.",
        latex: toLatex(equation(product([percent(rate), symbol("x")], true), part)),
        why: "A percent of the whole is the percent times the whole.",
      },
      {
        rule: "divide-by-rate",
        title: `Divide both sides by ${inline(percent(rate))}.`,
        latex: toLatex(equation(symbol("x"), calculation)),
        why: "Dividing undoes the multiplication, so $x$ stands alone.",
      },
    ],
  };
}

/** The rate: part compared with the whole. */
export function rateOf(part: Expression, whole: Expression): PercentSetting {
  const calculation = quotient(part, whole);
  return {
    calculation,
    steps: [
      {
        rule: "write-percent-ratio",
        title: "Compare the part with the whole.",
        latex: toLatex(calculation),
        why: `The rate says which share of ${inline(whole)} the part ${inline(part)} is.`,
      },
    ],
  };
}
