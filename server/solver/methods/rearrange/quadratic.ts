import type { Expression, QuotientNode, Relation } from "../../expression/ast";
import { equation, int, negation, power, product, root, sum, symbol } from "../../expression/build";
import { inListedOrder } from "../../expression/listed-order";
import {
  constantValue,
  degreeIn,
  multiplyPolynomials,
  negatePolynomial,
  type Polynomial,
  polynomialOf,
  polynomialToExpression,
  scalePolynomial,
  subtractPolynomials,
} from "../../expression/polynomial";
import {
  coefficientsIn,
  numericContent,
  primitive,
  squareRootPolynomial,
} from "../../expression/polynomial-gcd";
import { fromInt, isNegative, rational } from "../../expression/rational";
import { extractSquare } from "../../expression/surd";
import { symbolsOf } from "../../expression/walk";
import { valueLatex } from "../../printer/answer/value";
import { toLatex } from "../../printer/latex";
import type { Budget, Problem, Step } from "../../types";
import { letterToPi, piToLetter } from "../linear-equation/pi-as-letter";
import { over, plus, times } from "../undo-operations/written-value";
import { named, rootLast, undone, type Worked } from "./undo";

type Equation = Problem & { readonly task: "solve" };

/** A polynomial equation of degree two in the unknown, with letters in its coefficients, by the quadratic formula; one in
 * which only one power of the unknown is left by taking the root.
 * @example ax² + bx + c = 0 // x = (-b ± √(b² - 4ac))/(2a) */
export function byQuadraticFormula(problem: Equation, budget: Budget): Worked | null {
  const { unknown } = problem;
  const gap = differenceOf(piToLetter(problem.equation), budget);
  if (!gap) return null;
  const p = leading(primitive(gap.difference), unknown);
  const coefficients = coefficientsIn(p, unknown);
  const degree = coefficients.length - 1;
  const written = coefficients.map((each) => inLetters(each, budget));
  if (degree < 2) return null;
  if (coefficients.slice(1, -1).every(({ terms }) => terms.length === 0))
    return onePower(written, gap.steps, { unknown, budget });
  const [c, b, a] = coefficients;
  if (degree !== 2 || !a || !b || !c || /complet/i.test(problem.method ?? "")) return null;
  const roots = inListedOrder(rootsOf({ a, b, c }, budget));
  return {
    steps: [...gap.steps, ...stepsFor({ problem, written, roots }, budget)],
    answer: { kind: "roots", unknown, roots },
  };
}

interface Gap {
  readonly difference: Polynomial;
  /** Both sides multiplied by what stands below their fraction lines, where letters do. */
  readonly steps: readonly Step[];
}

/** Left side minus right side; of fractions, multiplied by what stands below their lines. */
function differenceOf({ left, right }: Relation, budget: Budget): Gap | null {
  const [a, b] = [fractionOf(left), fractionOf(right)];
  const parts = [a.numerator, b.denominator, b.numerator, a.denominator].map((e) => polynomialOf(e, budget));
  const [p, q, r, s] = parts;
  if (!p || !q || !r || !s) return null;
  const [top, other] = [multiplyPolynomials(p, q, budget), multiplyPolynomials(r, s, budget)];
  const isWhole = constantValue(q) && constantValue(s);
  const cleared = equation(
    times(a.numerator, b.denominator, budget),
    times(b.numerator, a.denominator, budget),
  );
  const step: Step = {
    rule: "clear-denominators",
    title: "Multiply both sides by what stands below the fraction line.",
    latex: toLatex(equation(letterToPi(cleared.left), letterToPi(cleared.right))),
    why: "Then no fraction is left. What stands below must not be zero.",
  };
  return { difference: subtractPolynomials(top, other), steps: isWhole ? [] : [step] };
}

const fractionOf = (e: Expression): Pick<QuotientNode, "numerator" | "denominator"> =>
  e.kind === "quotient" ? e : { numerator: e, denominator: int(1) };

/** With π as the number again, which stands before the letters. */
const inLetters = (p: Polynomial, budget: Budget): Expression =>
  plus([letterToPi(polynomialToExpression(p))], budget);

/** With the highest power of the unknown not subtracted. */
function leading(p: Polynomial, unknown: string): Polynomial {
  const [first] = coefficientsIn(p, unknown)[degreeIn(p, unknown)]?.terms ?? [];
  return first && isNegative(first.coefficient) ? negatePolynomial(p) : p;
}

/** a·xⁿ = c, from where it is a matter of undoing. */
function onePower(
  written: readonly Expression[],
  before: readonly Step[],
  { unknown, budget }: { readonly unknown: string; readonly budget: Budget },
): Worked | null {
  const [c, a] = [written[0], written.at(-1)];
  if (!c || !a) return null;
  const raised = power(symbol(unknown), int(written.length - 1));
  const collected = equation(times(a, raised, budget), times(int(-1), c, budget));
  const step: Step = {
    rule: "collect-powers",
    title: `Bring the terms with ${named(unknown)} to one side and take out $${toLatex(raised)}$.`,
    latex: toLatex(collected),
    why: `Then ${named(unknown)} stands in one place only, and the operations can be undone one by one.`,
  };
  return undone({ equation: collected, steps: [...before, step] }, { unknown, budget });
}

interface Quadratic {
  readonly a: Polynomial;
  readonly b: Polynomial;
  readonly c: Polynomial;
}

/** (-b ± √(b² - 4ac))/(2a) without common numbers and with square numbers before the root. */
function rootsOf({ a, b, c }: Quadratic, budget: Budget): readonly Expression[] {
  const discriminant = subtractPolynomials(
    multiplyPolynomials(b, b, budget),
    scalePolynomial(multiplyPolynomials(a, c, budget), fromInt(4)),
  );
  if (discriminant.terms.length === 0)
    return [over(inLetters(negatePolynomial(b), budget), inLetters(twice(a), budget), budget)];
  const square = squareRootPolynomial(discriminant, budget);
  const signs = [-1, 1] as const;
  if (square)
    return signs.map((sign) => {
      const top = subtractPolynomials(scalePolynomial(square, fromInt(sign)), b);
      return over(inLetters(top, budget), inLetters(twice(a), budget), budget);
    });
  const content = numericContent(discriminant).n;
  const size = extractSquare(content < 0n ? -content : content).outside;
  const bare = scalePolynomial(discriminant, rational(1n, size * size));
  const radical = root(inLetters(bare, budget));
  return signs.map((sign) => {
    const term = product(size === 1n ? [radical] : [int(size), radical]);
    const top = plus([inLetters(negatePolynomial(b), budget), sign < 0 ? negation(term) : term], budget);
    return over(rootLast(top), inLetters(twice(a), budget), budget);
  });
}

const twice = (p: Polynomial): Polynomial => scalePolynomial(p, fromInt(2));

interface Solution {
  readonly problem: Equation;
  /** c, b and a. */
  readonly written: readonly Expression[];
  readonly roots: readonly Expression[];
}

function stepsFor({ problem, written, roots }: Solution, budget: Budget): Step[] {
  const { unknown } = problem;
  const [c = int(0), b = int(0), a = int(1)] = written;
  const x = symbol(unknown);
  const square = power(x, int(2));
  const standard = sum([times(a, square, budget), times(b, x, budget), c]);
  const [shownA, shownB, shownC] = [a, b, c].map(inBrackets);
  const inside = `${shownB}^2 - 4 \\cdot ${shownA} \\cdot ${shownC}`;
  const allowed = symbolsOf(a).length > 0 ? ` This is allowed as long as $${toLatex(a)} \\ne 0$.` : "";
  const steps: Step[] = [
    {
      rule: "bring-to-standard-form",
      title: "Bring everything to one side, sorted by powers.",
      latex: toLatex(equation(standard, int(0))),
      why: `It is a quadratic equation in ${named(unknown)}: the other letters are treated like numbers.`,
    },
    {
      rule: "quadratic-formula",
      title: "Use the quadratic formula.",
      latex: `${toLatex(x)} = \\frac{-${shownB} \\pm \\sqrt{${inside}}}{2 \\cdot ${shownA}}`,
      why: `The factor of $${toLatex(square)}$ is $${toLatex(a)}$, that of ${named(unknown)} is $${toLatex(b)}$, and $${toLatex(c)}$ stands alone.${allowed}`,
    },
    {
      rule: "write-roots",
      title: "Simplify.",
      latex: valueLatex({ kind: "roots", unknown, roots }),
      why: "Both signs count. The solutions are real where what stands under the root is not negative.",
    },
  ];
  return steps.filter((step, at) => step.latex !== (steps[at - 1]?.latex ?? toLatex(problem.equation)));
}

const inBrackets = (e: Expression): string =>
  e.kind === "symbol" || e.kind === "number" || e.kind === "constant" ? toLatex(e) : `(${toLatex(e)})`;
