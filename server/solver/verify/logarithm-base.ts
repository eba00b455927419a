import type { Expression } from "../expression/ast";
import { logarithmOf } from "../expression/logarithm";
import { toLatex } from "../printer/latex";
import type { Check } from "../types";
import { exactly, type ProblemOf, refuted, type Verifier, verified } from "./obligations";
import { factorsOf } from "./written-form";

/** Checks log_b x = log_c x / log_c b by what the logarithms are taken of: the argument above, the old base below,
 * one base in both; and that it is the base asked for, with nothing else before the logarithms. */
export const LOGARITHM_BASE: Verifier<"logarithm-base"> = {
  expression: (problem, { expression: answer }) => ({
    value: () => checkQuotient(problem, answer),
    form: () => {
      const plain = answer.kind === "quotient" && [answer.numerator, answer.denominator].every(logarithmOf);
      const above = sideOf(answer, "numerator");
      return exactly(
        plain && above?.base === toLatex(problem.base),
        "Two logarithms with another base are asked for.",
      );
    },
  }),
};

function checkQuotient({ expression, base }: ProblemOf<"logarithm-base">, answer: Expression): Check {
  const old = logarithmOf(expression);
  const [above, below] = [sideOf(answer, "numerator"), sideOf(answer, "denominator")];
  if (!old || !above || !below) return refuted("It is no quotient of two logarithms.");
  const fits =
    above.base === below.base &&
    above.factor === below.factor &&
    above.argument === toLatex(old.argument) &&
    below.argument === toLatex(old.base);
  if (!fits) return refuted("The quotient is another one.");
  const power: Expression = { kind: "power", base: old.base, exponent: { kind: "symbol", name: "y" } };
  return verified(
    `Call it $y$: then $${toLatex(power)} = ${toLatex(old.argument)}$. Taking the logarithm with base $${toLatex(base)}$ on both sides and dividing gives $y = ${toLatex(answer)}$.`,
  );
}

interface Side {
  readonly factor: string;
  readonly base: string;
  readonly argument: string;
}

/** One logarithm and the number that stands before it. */
function sideOf(e: Expression, side: "numerator" | "denominator"): Side | null {
  if (e.kind !== "quotient" || e[side].kind === "negation") return null;
  const factors = factorsOf(e[side]);
  const logs = factors.flatMap((factor) => logarithmOf(factor) ?? []);
  const others = factors.filter((factor) => !logarithmOf(factor));
  const [log, ...more] = logs;
  if (!log || more.length > 0) return null;
  return {
    factor: others.map(toLatex).join(" "),
    base: toLatex(log.base),
    argument: toLatex(log.argument),
  };
}
