import type { Relation } from "../../expression/ast";
import { number } from "../../expression/build";
import { polynomialOf, subtractPolynomials, totalDegree } from "../../expression/polynomial";
import { isZero, multiply, rational, sign, subtract, ZERO } from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import type { Budget, Derivation } from "../../types";

/** The kind of a conic with an xy term, by the sign of B² - 4AC; null without such a term. */
export function kindByDiscriminant({ left, right }: Relation, budget: Budget): Derivation | null {
  const [l, r] = [polynomialOf(left, budget), polynomialOf(right, budget)];
  const gap = l && r && subtractPolynomials(l, r);
  if (!gap || gap.terms.some((term) => totalDegree(term) > 2)) return null;
  const of = (x: number, y: number) =>
    gap.terms.find(({ exponents }) => (exponents.x ?? 0) === x && (exponents.y ?? 0) === y)?.coefficient ??
    ZERO;
  const [a, b, c] = [of(2, 0), of(1, 1), of(0, 2)];
  if (isZero(b)) return null;
  const discriminant = subtract(multiply(b, b), multiply(rational(4n), multiply(a, c)));
  const kind = { "-1": "ellipse", "0": "parabola", "1": "hyperbola" }[`${sign(discriminant)}`] as string;
  return {
    method: "conic",
    steps: [
      {
        rule: "conic-discriminant",
        title: "Work out $B^2 - 4AC$ from the terms $Ax^2 + Bxy + Cy^2$.",
        latex: `B^2 - 4AC = ${toLatex(number(discriminant))}`,
        why: "Turning the axes does not change this number.",
      },
      {
        rule: "identify-conic",
        title: `This is the equation of ${kind === "ellipse" ? "an" : "a"} ${kind}.`,
        latex: `\\text{${kind}}`,
        why: "It is negative for an ellipse, zero for a parabola and positive for a hyperbola.",
      },
    ],
    answer: { kind: "word", word: kind },
  };
}
