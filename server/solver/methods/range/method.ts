import type { Expression } from "../../expression/ast";
import { number } from "../../expression/build";
import { evaluateExact } from "../../expression/evaluate-exact";
import { type Polynomial, polynomialOf, univariateCoefficients } from "../../expression/polynomial";
import {
  add,
  divide,
  fromInt,
  isNegative,
  isZero,
  multiply,
  negate,
  ONE,
  type Rational,
  subtract,
  ZERO,
} from "../../expression/rational";
import { ALL_REALS, type End, type RealSet } from "../../expression/real-set";
import { children, symbolsOf } from "../../expression/walk";
import { toLatex } from "../../printer/latex";
import { writeSet } from "../../printer/real-set";
import type { Budget, Derivation, Method, Step } from "../../types";

/** The values a standard function takes: polynomials of degree 1, 2 and odd degree, and a·g(x) + k for a root, an
 * absolute value, a power with the letter in the exponent, a logarithm, a reciprocal, a sine or cosine. */
export const range: Method = {
  id: "range",
  tasks: ["range"],
  work(problem, budget): Derivation | null {
    if (problem.task !== "range") return null;
    const { expression, unknown, notation } = problem;
    const p = polynomialOf(expression, budget);
    const found = p ? ofPolynomial(p, unknown) : ofShape(expression, unknown, budget);
    if (!found) return null;
    const written = writeSet(found.set, { unknown: "y", notation });
    const last: Step = { ...WRITE, latex: written.latex };
    const steps = found.steps.at(-1)?.latex === written.latex ? found.steps : [...found.steps, last];
    return {
      method: "range",
      steps,
      answer: { kind: "set", unknown: "y", set: found.set },
    };
  },
};

interface Found {
  readonly steps: readonly Step[];
  readonly set: RealSet;
}

const WRITE = {
  rule: "write-range",
  title: "Write down the range.",
  why: "The range holds every value the function takes.",
};
const OPEN: End = { value: null, closed: false };
const from = (value: Rational, closed = true): RealSet => [
  { low: { value: number(value), closed }, high: OPEN },
];
const upTo = (value: Rational, closed = true): RealSet => [
  { low: OPEN, high: { value: number(value), closed } },
];

function ofPolynomial(p: Polynomial, unknown: string): Found | null {
  const coefficients = univariateCoefficients(p, unknown);
  if (!coefficients) return null;
  const [c = ZERO, b = ZERO, a = ZERO] = coefficients;
  const degree = coefficients.length - 1;
  if (degree === 0) return { steps: [], set: [{ low: closedAt(c), high: closedAt(c) }] };
  if (degree % 2 === 1) return { steps: [{ ...ODD, latex: "(-\\infty, \\infty)" }], set: ALL_REALS };
  if (degree !== 2) return null;
  const at = divide(negate(b), multiply(fromInt(2), a));
  const value = subtract(c, divide(multiply(b, b), multiply(fromInt(4), a)));
  const up = !isNegative(a);
  const step: Step = {
    rule: "vertex-value",
    title: `Find the ${up ? "lowest" : "highest"} point, at $${unknown} = -\\frac{b}{2a} = ${toLatex(number(at))}$.`,
    latex: `y = ${toLatex(number(value))}`,
    why: `The parabola opens ${up ? "upwards" : "downwards"}, so the value there is the ${up ? "smallest" : "largest"}.`,
  };
  return { steps: [step], set: up ? from(value) : upTo(value) };
}

const closedAt = (value: Rational): End => ({ value: number(value), closed: true });
const ODD = {
  rule: "odd-degree-range",
  title: "The degree is odd.",
  why: "Such a function goes down without end on one side and up without end on the other, so it takes every value.",
};

/** scale · core + shift, where the core is no sum, product or negation. */
interface Shape {
  readonly scale: Rational;
  readonly shift: Rational;
  readonly core: Expression;
}

function ofShape(e: Expression, unknown: string, budget: Budget): Found | null {
  const shape = shapeOf(e, unknown, budget);
  const basic = shape && coreRange(shape.core, unknown, budget);
  if (!basic) return null;
  const { scale, shift, core } = shape;
  const set = moved(basic, { scale, shift, budget });
  const first: Step = {
    rule: "range-of-core",
    title: `Look at $${toLatex(core)}$ alone.`,
    latex: writeSet(basic, { unknown: "y", notation: "interval" }).latex,
    why: "These are all the values it takes.",
  };
  if (scale.n === 1n && scale.d === 1n && isZero(shift)) return { steps: [first], set };
  const second: Step = {
    rule: "scale-and-shift-range",
    title: "Multiply and add as the function does.",
    latex: writeSet(set, { unknown: "y", notation: "interval" }).latex,
    why: "Every value is stretched, turned over where the factor is negative, and shifted.",
  };
  return { steps: [first, second], set };
}

function shapeOf(e: Expression, unknown: string, budget: Budget): Shape | null {
  const constant = (part: Expression) => evaluateExact(part, new Map(), budget);
  const holds = (part: Expression) => symbolsOf(part).includes(unknown);
  if (children(e).filter(holds).length > 1) return null;
  const inner = children(e).find(holds);
  const others = children(e).filter((part) => part !== inner);
  const values = others.map(constant);
  const affine =
    e.kind === "sum" ||
    e.kind === "product" ||
    e.kind === "negation" ||
    (e.kind === "quotient" && e.numerator === inner);
  if (!inner || !affine) return { scale: ONE, shift: ZERO, core: e };
  const shape = values.includes(null) ? null : shapeOf(inner, unknown, budget);
  if (!shape) return null;
  const known = values as Rational[];
  if (e.kind === "sum") return { ...shape, shift: known.reduce(add, shape.shift) };
  const factor = e.kind === "negation" ? fromInt(-1) : known.reduce(multiply, ONE);
  if (isZero(factor)) return null;
  const by = e.kind === "quotient" ? divide(ONE, factor) : factor;
  return { ...shape, scale: multiply(shape.scale, by), shift: multiply(shape.shift, by) };
}

/** The values of a basic function of a linear expression. */
function coreRange(core: Expression, unknown: string, budget: Budget): RealSet | null {
  const linear = (part: Expression | undefined) => {
    const p = part && polynomialOf(part, budget);
    return p ? univariateCoefficients(p, unknown)?.length === 2 : false;
  };
  if (core.kind === "root" && linear(core.radicand)) return core.index % 2n === 0n ? from(ZERO) : ALL_REALS;
  if (core.kind === "absolute" && linear(core.operand)) return from(ZERO);
  if (core.kind === "power" && linear(core.exponent) && isGrowthBase(core.base)) return from(ZERO, false);
  if (core.kind === "quotient" && linear(core.denominator)) {
    const top = evaluateExact(core.numerator, new Map(), budget);
    return top && !isZero(top) ? [...upTo(ZERO, false), ...from(ZERO, false)] : null;
  }
  if (core.kind !== "function" || !linear(core.args[0])) return null;
  if (core.name === "ln" || core.name === "log") return ALL_REALS;
  const wave = core.name === "sin" || core.name === "cos";
  return wave ? [{ low: closedAt(fromInt(-1)), high: closedAt(ONE) }] : null;
}

const isGrowthBase = (e: Expression): boolean =>
  (e.kind === "constant" && e.name === "e") ||
  (e.kind === "number" && e.value.n > 0n && e.value.n !== e.value.d) ||
  (e.kind === "quotient" &&
    e.numerator.kind === "number" &&
    e.denominator.kind === "number" &&
    e.numerator.value.n > 0n &&
    e.numerator.value.n !== e.denominator.value.n);

function moved(
  set: RealSet,
  { scale, shift, budget }: { readonly scale: Rational; readonly shift: Rational; readonly budget: Budget },
): RealSet {
  const end = ({ value, closed }: End): End => {
    const old = value && evaluateExact(value, new Map(), budget);
    return old ? { value: number(add(multiply(old, scale), shift)), closed } : OPEN;
  };
  const images = set.map(({ low, high }) =>
    isNegative(scale) ? { low: end(high), high: end(low) } : { low: end(low), high: end(high) },
  );
  return isNegative(scale) ? images.toReversed() : images;
}
