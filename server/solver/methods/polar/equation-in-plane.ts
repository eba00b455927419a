import { equation, int, negation, sum } from "../../expression/build";
import {
  addPolynomials,
  collectTerms,
  multiplyPolynomials,
  negatePolynomial,
  type Polynomial,
  polynomialToExpression,
  powerPolynomial,
  subtractPolynomials,
  type Term,
  totalDegree,
  variablePolynomial,
} from "../../expression/polynomial";
import { primitive } from "../../expression/polynomial-gcd";
import { isNegative } from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import type { PolarEquationTask } from "../../tasks/polar";
import type { Budget, Derivation, Step } from "../../types";
import { inPlaneLetters } from "./polynomial-fraction";

const written = (p: Polynomial): string => toLatex(equation(polynomialToExpression(p), int(0)));

/** A polar equation in x and y: cos θ = x/r and sin θ = y/r put in, r² replaced by x² + y². A lone r is squared
 * away, which adds nothing, since (r, θ) and (−r, θ + π) are one point. */
export function equationInPlane({ equation: given }: PolarEquationTask, budget: Budget): Derivation | null {
  const fraction = inPlaneLetters(sum([given.left, negation(given.right)]), budget);
  if (!fraction || fraction.top.terms.length === 0) return null;
  const cleared = withoutCommonDistance(primitive(fraction.top));
  const { even, odd } = byDistance(cleared, budget);
  const square = squareOfDistance(budget);
  const result =
    odd.terms.length === 0
      ? even
      : even.terms.length === 0
        ? odd
        : subtractPolynomials(
            multiplyPolynomials(multiplyPolynomials(odd, odd, budget), square, budget),
            multiplyPolynomials(even, even, budget),
          );
  if (result.terms.every((term) => totalDegree(term) === 0)) return null;
  const answer = topDegreeLeft(primitive(result));
  const latex = toLatex(answer);
  const steps: Step[] = [
    {
      rule: "put-in-plane-letters",
      title:
        "Put in $\\cos\\theta = \\frac{x}{r}$ and $\\sin\\theta = \\frac{y}{r}$, and clear the fractions.",
      latex: written(cleared),
      why: "They follow from $x = r\\cos\\theta$ and $y = r\\sin\\theta$.",
    },
    {
      rule: "replace-distance",
      title: "Replace $r^2$ by $x^2 + y^2$ and put the terms in order.",
      latex,
      why:
        odd.terms.length > 0 && even.terms.length > 0
          ? "A lone $r$ is put on one side and squared first; $r$ and $-r$ lead to the same points."
          : "The distance from the origin is $r = \\sqrt{x^2 + y^2}$.",
    },
  ];
  return {
    method: "polar",
    steps: steps.filter((step, at) => at > 0 || step.latex !== latex),
    answer: { kind: "relation", relation: answer },
  };
}

const squareOfDistance = (budget: Budget): Polynomial =>
  addPolynomials(
    powerPolynomial(variablePolynomial("x"), 2, budget),
    powerPolynomial(variablePolynomial("y"), 2, budget),
  );

const distanceIn = (term: Term): number => term.exponents.r ?? 0;

/** The term without `count` factors r. */
function lessDistance(term: Term, count: number): Term {
  const { r = 0, ...others } = term.exponents;
  return { ...term, exponents: r > count ? { ...others, r: r - count } : others };
}

function withoutCommonDistance(p: Polynomial): Polynomial {
  const common = Math.min(...p.terms.map(distanceIn));
  return collectTerms(p.terms.map((term) => lessDistance(term, common)));
}

/** p as even + odd·r, with no r left in either. */
function byDistance(p: Polynomial, budget: Budget): { readonly even: Polynomial; readonly odd: Polynomial } {
  const square = squareOfDistance(budget);
  let [even, odd] = [collectTerms([]), collectTerms([])];
  for (const term of p.terms) {
    const count = distanceIn(term);
    const part = multiplyPolynomials(
      collectTerms([lessDistance(term, count)]),
      powerPolynomial(square, Math.floor(count / 2), budget),
      budget,
    );
    if (count % 2 === 0) even = addPolynomials(even, part);
    else odd = addPolynomials(odd, part);
  }
  return { even, odd };
}

/** The terms of the highest degree to the left, the others to the right. */
function topDegreeLeft(p: Polynomial) {
  const [first] = p.terms;
  const signed = first && isNegative(first.coefficient) ? negatePolynomial(p) : p;
  const degree = Math.max(...signed.terms.map(totalDegree));
  const left = signed.terms.filter((term) => totalDegree(term) === degree);
  const right = negatePolynomial({ terms: signed.terms.filter((term) => totalDegree(term) < degree) });
  return equation(
    polynomialToExpression({ terms: left }),
    right.terms.length > 0 ? polynomialToExpression(right) : int(0),
  );
}
