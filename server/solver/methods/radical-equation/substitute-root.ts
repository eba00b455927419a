import { boundedPower } from "../../expression/bounded-power";
import { equation, int, number, power, quotient, root, symbol } from "../../expression/build";
import { evaluateExact } from "../../expression/evaluate-exact";
import { collectTerms, polynomialToExpression, type Term } from "../../expression/polynomial";
import { isNegative, lcm, type Rational } from "../../expression/rational";
import type { RootPart, RootSum } from "../../expression/root-sum";
import { toLatex } from "../../printer/latex";
import type { Budget, Step } from "../../types";
import { quadraticEquation } from "../quadratic-equation/method";
import type { Equation } from "./equation-state";

/** The values of the unknown found by way of u = ᵑ√x. */
export interface Substituted {
  readonly steps: readonly Step[];
  readonly values: readonly Rational[];
}

/** x^(2/3) - 5x^(1/3) + 6 = 0 → u² - 5u + 6 = 0 for u = ³√x → x = 8 or x = 27. Null when the equation is not a
 * polynomial in one root of the letter, or u is not rational. */
export function substituteRoot(problem: Equation, gap: RootSum, budget: Budget): Substituted | null {
  const { unknown } = problem;
  const index = gap.roots.reduce((common, part) => lcm(common, part.index), 1n);
  if (index > 6n || !gap.roots.every((part) => isLetter(part, unknown))) return null;
  const letter = unknown === "u" ? "v" : "u";
  const terms = [
    ...gap.roots.map((part) => termIn(letter, part.coefficient, Number((part.power * index) / part.index))),
    ...gap.rest.terms.map(({ coefficient, exponents }) =>
      termIn(letter, coefficient, (exponents[unknown] ?? 0) * Number(index)),
    ),
  ];
  const inner = equation(polynomialToExpression(collectTerms(terms)), int(0));
  const found = quadraticEquation.work(
    {
      ...problem,
      equation: inner,
      unknown: letter,
      latex: toLatex(inner),
      form: { domain: "real" },
      method: undefined,
    },
    budget,
  );
  if (found?.answer.kind !== "roots") return null;
  const roots = found.answer.roots.map((value) => evaluateExact(value, new Map(), budget));
  if (roots.some((value) => value === null)) return null;
  const back = (roots as Rational[]).filter((value) => index % 2n === 1n || !isNegative(value));
  const values = back.map((value) => boundedPower(value, index));
  const rooted = index === 2n ? root(symbol(unknown)) : power(symbol(unknown), quotient(int(1), int(index)));
  const put: Step = {
    rule: "substitute-root",
    title: `Write $${letter}$ for $${toLatex(rooted)}$.`,
    latex: toLatex(inner),
    why: `Every power of $${toLatex(symbol(unknown))}$ in the equation is a power of $${toLatex(rooted)}$, so a polynomial equation is left.`,
  };
  return { steps: [put, ...found.steps, backStep(unknown, { letter, index, values })], values };
}

const termIn = (letter: string, coefficient: Rational, exponent: number): Term => ({
  coefficient,
  exponents: exponent === 0 ? {} : { [letter]: exponent },
});

function isLetter({ radicand }: RootPart, unknown: string): boolean {
  const [term, ...more] = radicand.terms;
  return (
    more.length === 0 &&
    term?.coefficient.n === 1n &&
    term.coefficient.d === 1n &&
    term.exponents[unknown] === 1
  );
}

function backStep(
  unknown: string,
  {
    letter,
    index,
    values,
  }: { readonly letter: string; readonly index: bigint; readonly values: readonly Rational[] },
): Step {
  const x = toLatex(symbol(unknown));
  return {
    rule: "substitute-back",
    title: `Go back to $${x}$.`,
    latex:
      values.map((value) => `${x} = ${toLatex(number(value))}`).join(" \\text{ or } ") ||
      "\\text{no solution}",
    why: `$${x} = ${letter}^${index}$.${index % 2n === 0n ? ` An even root is never negative, so only values of $${letter}$ that are not negative count.` : ""}`,
  };
}
