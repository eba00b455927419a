import type { Expression } from "../../expression/ast";
import { int, number, power, product, scaled, sum, symbol } from "../../expression/build";
import { evaluateExact } from "../../expression/evaluate-exact";
import { polynomialOf, univariateCoefficients } from "../../expression/polynomial";
import {
  add,
  divide,
  fromInt,
  isZero as isNothing,
  multiply,
  negate,
  ONE,
  type Rational,
  subtract,
  ZERO,
} from "../../expression/rational";
import { tidy } from "../../expression/tidy";
import { symbolsOf } from "../../expression/walk";
import type { Budget } from "../../types";
import { derived, over, type SecondOrder, type Work } from "./shared";

/** One solution for a right side made of polynomials times powers of e, and of sines and cosines. */
export function particularPart(form: SecondOrder, { problem, budget }: Work): Expression | null {
  const terms = form.source.kind === "sum" ? form.source.terms : [form.source];
  const parts = terms.map((term) => partFor(form, { term, variable: problem.variable, budget }));
  return parts.includes(null) ? null : sum(parts as Expression[]);
}

interface Sought {
  readonly term: Expression;
  readonly variable: string;
  readonly budget: Budget;
}

const partFor = (form: SecondOrder, sought: Sought): Expression | null =>
  wavePart(form, sought) ?? growingPart(form, sought);

/** p(x)·e^(mx): with y = u·e^(mx), a u'' + (2am + b) u' + (am² + bm + c) u = p. */
function growingPart({ a, b, c }: SecondOrder, { term, variable, budget }: Sought): Expression | null {
  const rate = growthRate(term, variable, budget);
  if (!rate) return null;
  const growth: Expression = power(
    { kind: "constant", name: "e" },
    tidy(product([number(rate), symbol(variable)]), budget),
  );
  const plain = isNothing(rate) ? term : over(term, growth, budget);
  const polynomial = symbolsOf(plain).every((name) => name === variable) ? polynomialOf(plain, budget) : null;
  const wanted = polynomial && univariateCoefficients(polynomial, variable);
  if (!wanted) return null;
  const middle = add(multiply(fromInt(2), multiply(a, rate)), b);
  const last = add(add(multiply(a, multiply(rate, rate)), multiply(b, rate)), c);
  const found = coefficients([a, middle, last], wanted);
  const u = sum(
    found.flatMap((factor, degree) =>
      isNothing(factor) ? [] : [degree === 0 ? number(factor) : scaled(factor, xTo(degree, variable))],
    ),
  );
  return isNothing(rate) ? u : product([u, growth]);
}

const xTo = (degree: number, variable: string): Expression =>
  degree === 1 ? symbol(variable) : power(symbol(variable), int(degree));

/** The polynomial u with a u'' + b u' + c u = p, from the highest power down; where c or b is 0 it begins higher up. */
function coefficients(
  [a, b, c]: readonly [Rational, Rational, Rational],
  wanted: readonly Rational[],
): readonly Rational[] {
  const shift = !isNothing(c) ? 0 : !isNothing(b) ? 1 : 2;
  const found: Rational[] = Array(wanted.length + shift).fill(ZERO);
  for (let degree = wanted.length - 1; degree >= 0; degree -= 1) {
    const taken = (offset: number, factor: Rational): Rational => {
      const from = degree + offset;
      if (offset === shift) return ZERO;
      return multiply(multiply(factor, falling(from, offset)), found[from] ?? ZERO);
    };
    const rest = subtract(wanted[degree] as Rational, add(taken(0, c), add(taken(1, b), taken(2, a))));
    const lead = multiply([c, b, a][shift] as Rational, falling(degree + shift, shift));
    found[degree + shift] = divide(rest, lead);
  }
  return found;
}

/** n(n − 1)… with so many factors. */
const falling = (n: number, count: number): Rational =>
  count === 0 ? ONE : count === 1 ? fromInt(n) : fromInt(n * (n - 1));

/** m where the term is a polynomial times e^(mx); 0 without a power of e. */
function growthRate(term: Expression, variable: string, budget: Budget): Rational | null {
  const factors = term.kind === "product" ? term.factors : [term.kind === "negation" ? term.operand : term];
  const inner = factors.flatMap((factor) => (factor.kind === "product" ? factor.factors : [factor]));
  const found = inner.find(
    (factor) => factor.kind === "power" && factor.base.kind === "constant" && factor.base.name === "e",
  );
  if (found?.kind !== "power") return ZERO;
  const rate = derived(found.exponent, variable, budget);
  return rate && symbolsOf(rate).length === 0 ? evaluateExact(rate, new Map(), budget) : null;
}

/** k·sin(wx) or k·cos(wx). */
function wavePart({ a, b, c }: SecondOrder, { term, variable, budget }: Sought): Expression | null {
  const wave = waveIn(term);
  const [argument] = wave?.args ?? [];
  if (!wave || !argument) return null;
  const size = evaluated(over(term, wave, budget), budget);
  const speed = derived(argument, variable, budget);
  const w = speed && evaluated(speed, budget);
  const x = symbol(variable);
  if (!size || !w || !isSame(argument, tidy(product([number(w), x]), budget), budget)) return null;
  const own = subtract(c, multiply(a, multiply(w, w)));
  const other = multiply(b, w);
  const sine: Expression = { kind: "function", name: "sin", args: [argument] };
  const cosine: Expression = { kind: "function", name: "cos", args: [argument] };
  const isSine = wave.name === "sin";
  if (isNothing(own) && isNothing(other)) {
    // The wave itself solves the equation with 0 on the right: x times the other one.
    const factor = divide(size, multiply(fromInt(2), multiply(a, w)));
    return scaled(isSine ? negate(factor) : factor, product([x, isSine ? cosine : sine]));
  }
  const bottom = add(multiply(own, own), multiply(other, other));
  const along = divide(multiply(size, own), bottom);
  const across = divide(multiply(size, other), bottom);
  const parts = isSine
    ? [scaledOrNone(along, sine), scaledOrNone(negate(across), cosine)]
    : [scaledOrNone(along, cosine), scaledOrNone(across, sine)];
  return sum(parts.flat());
}

const scaledOrNone = (factor: Rational, of: Expression): Expression[] =>
  isNothing(factor) ? [] : [scaled(factor, of)];

const evaluated = (e: Expression, budget: Budget): Rational | null =>
  symbolsOf(e).length === 0 ? evaluateExact(e, new Map(), budget) : null;

const isSame = (a: Expression, b: Expression, budget: Budget): boolean => {
  const gap = over(a, b, budget);
  return gap.kind === "number" && gap.value.n === gap.value.d;
};

type FunctionNode = Extract<Expression, { readonly kind: "function" }>;

function waveIn(e: Expression): FunctionNode | null {
  if (e.kind === "function") return e.name === "sin" || e.name === "cos" ? e : null;
  if (e.kind === "negation") return waveIn(e.operand);
  if (e.kind === "quotient") return waveIn(e.numerator);
  return e.kind === "product" ? (e.factors.map(waveIn).find((found) => found !== null) ?? null) : null;
}
