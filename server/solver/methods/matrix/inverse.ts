import { divide, isZero, multiply, negate, ONE, type Rational, ZERO } from "../../expression/rational";
import { LATEX } from "../../printer/answer/hand";
import { matrixWithFactor } from "../../printer/answer/matrix";
import { toLatex } from "../../printer/latex";
import type { Budget, Derivation, Step } from "../../types";
import { determinantSteps } from "./determinant";
import { type Exact, entry, matrixAnswer, matrixLatex } from "./exact";
import { reduced } from "./row-operation";

/** The inverse: by the formula for two rows, else by row operations on the matrix beside the identity. Null when the
 * matrix is not square. */
export function inverse(m: Exact, decimals: boolean, budget: Budget): Derivation | null {
  if (m.length !== m[0]?.length || m.length < 2) return null;
  return m.length === 2 ? byFormula(m, decimals, budget) : byRows(m, decimals, budget);
}

function byFormula(m: Exact, decimals: boolean, budget: Budget): Derivation {
  const [[a = ZERO, b = ZERO] = [], [c = ZERO, d = ZERO] = []] = m;
  const { steps, value } = determinantSteps(m, decimals, budget);
  const shownValue = toLatex(entry(value, decimals));
  const named = steps.map((step) => ({ ...step, latex: `\\det = ${step.latex}` }));
  if (isZero(value)) return none(named);
  const swapped = [
    [d, negate(b)],
    [negate(c), a],
  ];
  const answer = matrixAnswer(
    swapped.map((row) => row.map((each) => divide(each, value))),
    decimals,
  );
  const formula: Step = {
    rule: "inverse-formula",
    title: "Swap the diagonal, change the other two signs and divide by the determinant.",
    latex: `\\frac{1}{${shownValue}}${matrixLatex(swapped, decimals)}`,
    why: "$\\begin{bmatrix} a & b \\\\ c & d \\end{bmatrix}^{-1} = \\frac{1}{ad - bc}\\begin{bmatrix} d & -b \\\\ -c & a \\end{bmatrix}$.",
  };
  const last: Step = {
    rule: "divide-entries",
    title: "Simplify.",
    latex: matrixWithFactor(answer.rows, LATEX),
    why: "The fraction in front multiplies every entry.",
  };
  return {
    method: "matrix",
    steps: [...named, ...(last.latex === formula.latex ? [formula] : [formula, last])],
    answer,
  };
}

function byRows(m: Exact, decimals: boolean, budget: Budget): Derivation {
  const size = m.length;
  const beside = m.map((row, i) => [...row, ...row.map((_, j): Rational => (i === j ? ONE : ZERO))]);
  const { steps, result, pivots } = reduced(beside, size, budget);
  const start: Step = {
    rule: "put-identity-beside",
    title: "Write the identity matrix to the right.",
    latex: matrixLatex(beside),
    why: "The row operations that turn the left half into the identity turn the right half into the inverse.",
  };
  if (pivots < size) return none([start, ...steps]);
  const answer = matrixAnswer(
    result.map((row) => row.slice(size).map((each) => multiply(each, ONE))),
    decimals,
  );
  const last: Step = {
    rule: "read-inverse",
    title: "Read off the right half.",
    latex: matrixWithFactor(answer.rows, LATEX),
    why: "The left half is the identity now.",
  };
  return { method: "matrix", steps: [start, ...steps, last], answer };
}

/** The word for a matrix without an inverse. */
const NO_INVERSE = "no inverse";

function none(steps: readonly Step[]): Derivation {
  const last: Step = {
    rule: "no-inverse",
    title: "There is no inverse.",
    latex: `\\text{${NO_INVERSE}}`,
    why: "The determinant is $0$, so the rows depend on each other.",
  };
  return {
    method: "matrix",
    steps: [...steps, last],
    answer: { kind: "word", word: NO_INVERSE },
  };
}
