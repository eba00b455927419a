import type { Expression } from "../../expression/ast";
import { equation, int, quotient, sum, symbol } from "../../expression/build";
import {
  constantValue,
  degreeIn,
  polynomialToExpression,
  univariateCoefficients,
} from "../../expression/polynomial";
import { divideWithRemainder } from "../../expression/polynomial-division";
import { divide, ONE } from "../../expression/rational";
import { valueLatex } from "../../printer/answer/value";
import { toLatex } from "../../printer/latex";
import type { Step } from "../../types";
import {
  exact,
  type Found,
  type Fraction,
  heightAt,
  heightName,
  pointsAnswer,
  reduced,
  relationAnswer,
  type Subject,
  wordAnswer,
} from "./subject";
import { factored, type Zero, zerosLatex, zerosOf } from "./zeros";

interface Vertical {
  readonly zeros: readonly Zero[];
  readonly steps: readonly Step[];
}

const fractionLatex = ({ top, bottom }: Fraction, { budget }: Subject): string =>
  constantValue(bottom)
    ? toLatex(factored(top, budget))
    : toLatex(quotient(factored(top, budget), factored(bottom, budget)));

/** The zeros that the bottom keeps in lowest terms; null for a function that is no fraction of polynomials. */
export function verticalOf(subject: Subject): Vertical | null {
  const { fraction, unknown, budget } = subject;
  if (!fraction || fraction.top.terms.length === 0 || constantValue(fraction.bottom)) return null;
  const lowest = reduced(fraction, budget);
  const zeros = zerosOf(lowest.bottom, unknown, budget);
  if (!zeros) return null;
  const steps: Step[] = [
    {
      rule: "factor-fraction",
      title: "Factorise the numerator and the denominator.",
      latex: fractionLatex(fraction, subject),
      why: "Common factors and zeros can be seen in the factors.",
    },
    {
      rule: "cancel-common-factors",
      title: "Cancel what both have in common.",
      latex: fractionLatex(lowest, subject),
      why: "Where a common factor is zero there is a hole, not an asymptote.",
    },
    {
      rule: "zeros-of-denominator",
      title: "Find where the denominator that is left is zero.",
      latex: zerosLatex(unknown, zeros).replace("zero", "zero of the denominator"),
      why: "There the value grows without bound.",
    },
  ];
  return { zeros, steps: steps.filter((step, i) => step.latex !== steps[i - 1]?.latex) };
}

export function verticalAnswer(subject: Subject): Found | null {
  const vertical = verticalOf(subject);
  if (!vertical) return null;
  const { zeros, steps } = vertical;
  if (zeros.length === 0) return { steps, answer: wordAnswer("none") };
  const { unknown } = subject;
  const roots = zeros.map(({ at }) => at);
  return {
    steps,
    answer: { kind: "roots", unknown, roots },
  };
}

/** The line that the graph comes close to far out: level for "horizontal", sloping for "slant". */
export function farLine(subject: Subject): {
  readonly line: Expression | null;
  readonly kind: "horizontal" | "slant";
  readonly steps: readonly Step[];
} | null {
  const { fraction, unknown, budget } = subject;
  if (!fraction || constantValue(fraction.bottom)) return null;
  const { top, bottom } = reduced(fraction, budget);
  const [n, m] = [degreeIn(top, unknown), degreeIn(bottom, unknown)];
  if (constantValue(bottom) || top.terms.length === 0) return null;
  const degrees = compared(n, m);
  const y = symbol(heightName(subject.output));
  if (n < m)
    return { line: int(0), kind: "horizontal", steps: [{ ...degrees, latex: toLatex(equation(y, int(0))) }] };
  if (n > m + 1) return { line: null, kind: "slant", steps: [{ ...degrees, latex: `${n} > ${m} + 1` }] };
  if (n === m) {
    const [a, b] = [top, bottom].map((p) => univariateCoefficients(p, unknown)?.at(-1) ?? ONE) as [
      typeof ONE,
      typeof ONE,
    ];
    const line = exact(divide(a, b));
    const ratio = `${toLatex(y)} = \\frac{${toLatex(exact(a))}}{${toLatex(exact(b))}} = ${toLatex(line)}`;
    return { line, kind: "horizontal", steps: [{ ...degrees, latex: ratio }] };
  }
  const { quotient: whole, remainder } = divideWithRemainder(top, bottom, { name: unknown, budget });
  const line = polynomialToExpression(whole);
  const rest = quotient(polynomialToExpression(remainder), polynomialToExpression(bottom));
  const divided: Step = {
    rule: "divide-for-slant",
    title: "Divide the numerator by the denominator.",
    latex: toLatex(sum([line, rest])),
    why: "Far out the fraction that is left comes close to zero, so the graph comes close to the line.",
  };
  return { line, kind: "slant", steps: [{ ...degrees, latex: `${n} = ${m} + 1` }, divided] };
}

function compared(n: number, m: number): Omit<Step, "latex"> {
  const title = `Compare the degrees: ${n} in the numerator, ${m} in the denominator.`;
  const rule = "compare-degrees";
  if (n < m)
    return { rule, title, why: "The denominator outgrows the numerator, so the values come close to zero." };
  if (n === m)
    return { rule, title, why: "With equal degrees the leading terms decide, and their letters cancel." };
  return {
    rule,
    title,
    why:
      n === m + 1
        ? "One degree more leaves a line when divided."
        : "The values grow faster than those of any line.",
  };
}

export function farLineAnswer(subject: Subject, asked: "horizontal" | "slant"): Found | null {
  const far = farLine(subject);
  if (!far) return null;
  const { line, kind, steps } = far;
  if (!line || kind !== asked) return { steps: steps.slice(0, 1), answer: wordAnswer("none") };
  return { steps, answer: relationAnswer(heightName(subject.output), line) };
}

/** All asymptotes, those that go up first. */
export function asymptotesAnswer(subject: Subject): Found | null {
  const [vertical, far] = [verticalOf(subject), farLine(subject)];
  if (!vertical || !far) return null;
  const up = vertical.zeros.map(({ at }) => ({ name: subject.unknown, value: at }));
  const out = far.line ? [{ name: heightName(subject.output), value: far.line }] : [];
  const values = [...up, ...out];
  const steps = [...vertical.steps, ...far.steps];
  if (values.length === 0) return { steps, answer: wordAnswer("none") };
  return { steps, answer: { kind: "named", values } };
}

/** The points that a common factor takes out of the graph. */
export function holesAnswer(subject: Subject): Found | null {
  const { fraction, unknown, budget } = subject;
  const vertical = verticalOf(subject);
  const bottom = fraction && zerosOf(fraction.bottom, unknown, budget);
  if (!fraction || !vertical || !bottom) return null;
  const kept = new Set(vertical.zeros.map(({ at }) => toLatex(at)));
  const lowest = reduced(fraction, budget);
  const points: Expression[][] = [];
  for (const { at } of bottom.filter((zero) => !kept.has(toLatex(zero.at)))) {
    const x = rationalOf(at);
    const height = x && heightAt(lowest, unknown, x);
    if (!height) return null;
    points.push([at, exact(height)]);
  }
  const answer = pointsAnswer(subject, points, "none");
  const last: Step = {
    rule: "heights-of-holes",
    title: "Put the zero of the cancelled factor into what is left.",
    latex: valueLatex(answer),
    why: "The original has no value there, but its graph leads up to that point from both sides.",
  };
  return { steps: [...vertical.steps.slice(0, -1), last], answer };
}

/** The value of a zero that is a fraction; null for one with a root. */
function rationalOf(e: Expression): typeof ONE | null {
  if (e.kind === "number") return e.value;
  if (e.kind === "negation") {
    const inner = rationalOf(e.operand);
    return inner && { n: -inner.n, d: inner.d };
  }
  const [a, b] = e.kind === "quotient" ? [rationalOf(e.numerator), rationalOf(e.denominator)] : [null, null];
  return a && b ? divide(a, b) : null;
}
