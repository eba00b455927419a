import type { Relation } from "../expression/ast";
import { type Polynomial, polynomialOf, subtractPolynomials } from "../expression/polynomial";
import { divide, equals } from "../expression/rational";
import type { Budget, Check } from "../types";
import { refuted, verified } from "./obligations";

const NEAR = 1e-7;

/** Whether two equations are multiples of each other when multiplied out. */
export function proportional(a: Relation, b: Relation, budget: Budget): boolean {
  const gap = ({ left, right }: Relation) => {
    const [l, r] = [polynomialOf(left, budget), polynomialOf(right, budget)];
    return l && r && subtractPolynomials(l, r);
  };
  const [p, q] = [gap(a), gap(b)];
  const [first, other] = [p?.terms[0], q?.terms[0]];
  if (!p || !q || !first || !other || p.terms.length !== q.terms.length) return false;
  const ratio = divide(first.coefficient, other.coefficient);
  return p.terms.every((term, i) => {
    const match = q.terms[i];
    return (
      match &&
      JSON.stringify(term.exponents) === JSON.stringify(match.exponents) &&
      equals(divide(term.coefficient, match.coefficient), ratio)
    );
  });
}

/** By the signs of the two factors of the squares. */
export function checkKind({ left, right }: Relation, word: string, budget: Budget): Check {
  const [l, r] = [polynomialOf(left, budget), polynomialOf(right, budget)];
  const gap = l && r && subtractPolynomials(l, r);
  if (!gap) return refuted("It is another curve.");
  const turned = checkTurnedKind(gap, word);
  if (turned.status === "refuted" || gap.terms.some(({ exponents }) => exponents.x && exponents.y))
    return turned;
  const of = (name: string) => gap.terms.find(({ exponents }) => exponents[name] === 2)?.coefficient;
  const [a, c] = [of("x"), of("y")];
  const found =
    !a || !c ? "parabola" : a.n < 0n !== c.n < 0n ? "hyperbola" : equals(a, c) ? "circle" : "ellipse";
  return found === word
    ? verified("The factors of $x^2$ and $y^2$ decide which curve it is.")
    : refuted("It is another curve.");
}

/** By the two squares left when the axes are turned: the roots of t² - (A + C)t + AC - B²/4, and a determinant that is
 * zero when the curve falls apart into lines or a point. */
function checkTurnedKind(gap: Polynomial, word: string): Check {
  const of = (x: number, y: number): number => {
    const term = gap.terms.find(({ exponents }) => (exponents.x ?? 0) === x && (exponents.y ?? 0) === y);
    return term ? Number(term.coefficient.n) / Number(term.coefficient.d) : 0;
  };
  const [a, b, c, d, e, f] = [of(2, 0), of(1, 1) / 2, of(0, 2), of(1, 0) / 2, of(0, 1) / 2, of(0, 0)];
  const whole = a * (c * f - e * e) - b * (b * f - e * d) + d * (b * e - c * d);
  const spread = Math.hypot(a - c, 2 * b);
  const [low, high] = [(a + c - spread) / 2, (a + c + spread) / 2];
  const isFlat = Math.abs(low * high) < NEAR * (low * low + high * high);
  const isRound = spread < NEAR;
  const found = isFlat ? "parabola" : low * high < 0 ? "hyperbola" : isRound ? "circle" : "ellipse";
  if (Math.abs(whole) < NEAR || ((found === "ellipse" || isRound) && (a + c) * whole > 0))
    return refuted("The equation stands for no such curve.");
  return found === word
    ? {
        status: "partial",
        evidence: [
          "Turned so that the $xy$ term is gone, the factors of the two squares show the same curve.",
        ],
      }
    : refuted("It is another curve.");
}
