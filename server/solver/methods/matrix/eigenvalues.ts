import type { Expression } from "../../expression/ast";
import { equation, int, negation, number, power, product, sum, symbol } from "../../expression/build";
import { absolute, add, isOne, negate, type Rational, ZERO } from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import type { Budget, Derivation, Step } from "../../types";
import { quadraticEquation } from "../quadratic-equation/method";
import { determinantOf, without } from "./determinant";
import { bracketed, type Exact, entry } from "./exact";

const NAME = "lambda";
const LAMBDA = symbol(NAME);
const LARGEST = 3;

/** The zeros of det(A − λI), by trace, minors and determinant. */
export function eigenvalues(m: Exact, decimals: boolean, budget: Budget): Derivation | null {
  if (m.length !== m[0]?.length || m.length < 2 || m.length > LARGEST) return null;
  const polynomial = characteristic(m, budget);
  const characteristicEquation = equation(polynomial, int(0));
  const solved = quadraticEquation.work(
    {
      task: "solve",
      equation: characteristicEquation,
      unknown: NAME,
      text: "",
      instruction: "",
      latex: "",
      form: {},
    },
    budget,
  );
  return (
    solved && {
      method: "matrix",
      steps: [shifted(m, decimals), expanded(characteristicEquation), ...solved.steps],
      answer: solved.answer,
    }
  );
}

/** det(λI − A) multiplied out. */
export function characteristicPolynomial(m: Exact, decimals: boolean, budget: Budget): Derivation | null {
  if (m.length !== m[0]?.length || m.length < 2 || m.length > LARGEST) return null;
  const expression = characteristic(m, budget);
  const last: Step = {
    rule: "characteristic-polynomial",
    title: "Work out the determinant, and let the highest power of $\\lambda$ be positive.",
    latex: toLatex(expression),
    why: "Its zeros are the eigenvalues.",
  };
  return {
    method: "matrix",
    steps: [shifted(m, decimals), last],
    answer: { kind: "expression", expression },
  };
}

const traceOf = (m: Exact): Rational => m.reduce((total, row, i) => add(total, row[i] ?? ZERO), ZERO);

/** λ² − tr λ + det, and for three rows λ³ − tr λ² + (sum of the minors on the diagonal) λ − det. */
function characteristic(m: Exact, budget: Budget): Expression {
  const minors = m.reduce((total, _, i) => add(total, determinantOf(without(m, i, i), budget)), ZERO);
  const [trace, determinant] = [traceOf(m), determinantOf(m, budget)];
  const coefficients =
    m.length === 2 ? [determinant, negate(trace)] : [negate(determinant), minors, negate(trace)];
  const terms = coefficients.flatMap((value, degree) => (value.n === 0n ? [] : [termOf(value, degree)]));
  return sum([power(LAMBDA, int(m.length)), ...terms.reverse()]);
}

function termOf(value: Rational, degree: number): Expression {
  const size = absolute(value);
  const letters = degree === 1 ? LAMBDA : power(LAMBDA, int(degree));
  const term = degree === 0 ? number(size) : isOne(size) ? letters : product([number(size), letters]);
  return value.n < 0n ? negation(term) : term;
}

function shifted(m: Exact, decimals: boolean): Step {
  const cells = m.map((row, i) =>
    row.map((each, j) => {
      const shown = entry(each, decimals);
      return toLatex(i === j ? (each.n === 0n ? negation(LAMBDA) : sum([shown, negation(LAMBDA)])) : shown);
    }),
  );
  return {
    rule: "subtract-lambda",
    title: "Subtract $\\lambda$ along the diagonal.",
    latex: `\\det(A - \\lambda I) = ${bracketed(cells, "v")}`,
    why: "For an eigenvalue $A\\vec{v} = \\lambda\\vec{v}$ has a solution other than zero, so $A - \\lambda I$ has no inverse.",
  };
}

const expanded = (relation: Parameters<typeof toLatex>[0]): Step => ({
  rule: "characteristic-equation",
  title: "Work out the determinant and set it to zero.",
  latex: toLatex(relation),
  why: "A matrix has no inverse exactly when its determinant is $0$.",
});
