import { equation, number, scaled, sum, symbol } from "../../expression/build";
import { polynomialOf, subtractPolynomials, totalDegree } from "../../expression/polynomial";
import { isZero, negate, type Rational, ZERO } from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import type { Method, Step } from "../../types";

/** A linear system as the matrix of its coefficients with the constants at the end. */
export const augmentedMatrix: Method = {
  id: "augmented-matrix",
  tasks: ["augmented-matrix"],
  work(problem, budget) {
    if (problem.task !== "augmented-matrix") return null;
    const rows: Rational[][] = [];
    for (const { left, right } of problem.equations) {
      const [l, r] = [polynomialOf(left, budget), polynomialOf(right, budget)];
      const gap = l && r && subtractPolynomials(l, r);
      if (!gap || gap.terms.some((term) => totalDegree(term) > 1)) return null;
      const of = (name: string) =>
        gap.terms.find(({ exponents }) => Object.keys(exponents).join() === name)?.coefficient ?? ZERO;
      rows.push([...problem.unknowns.map(of), negate(of(""))]);
    }
    const ordered = rows.map((row) => {
      const terms = problem.unknowns.flatMap((name, i) =>
        isZero(row[i] as Rational) ? [] : [scaled(row[i] as Rational, symbol(name))],
      );
      return toLatex(equation(sum(terms), number(row.at(-1) as Rational)));
    });
    const cells = rows.map((row) => row.map(number));
    const latex = `\\begin{bmatrix} ${cells.map((row) => row.map(toLatex).join(" & ")).join(" \\\\ ")} \\end{bmatrix}`;
    const standard: Step = {
      rule: "unknowns-in-order",
      title: "Write every equation with the unknowns in order on the left.",
      latex: `\\begin{cases} ${ordered.join(" \\\\ ")} \\end{cases}`,
      why: "Each unknown needs a column of its own, and the constants stand on the right.",
    };
    const before = `\\begin{cases} ${problem.equations.map((each) => toLatex(each)).join(" \\\\ ")} \\end{cases}`;
    const last: Step = {
      rule: "write-coefficients",
      title: "Write down the numbers only.",
      latex,
      why: "A missing unknown counts as $0$; the last column holds the right-hand sides.",
    };
    return {
      method: "augmented-matrix",
      steps: standard.latex === before ? [last] : [standard, last],
      answer: { kind: "matrix", rows: cells },
    };
  },
};
